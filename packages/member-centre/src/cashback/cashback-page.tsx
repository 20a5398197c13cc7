import { useFailure } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { EmptyState, iconGift, Skeleton, token } from '@livery/ui-kit';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { cashbackApi } from './api.ts';
import { CashbackLayout } from './cashback-style.ts';
import { Collect } from './collect.tsx';
import { EarnedGames } from './earned-games.tsx';
import { Payments, Rates } from './rates-and-payments.tsx';
import { PageFailed } from '../support/page-failed.tsx';

/** Cashback: what can be collected, what it comes from, the rates, and what was paid. */
export function CashbackPage() {
  const t = useText('member');
  const tCommon = useText('common');
  const query = cashbackApi.useCashbackQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data === undefined) {
    if (failure !== undefined) return <PageFailed title={t('cashback.failed')} error={failure} onRetry={refetch} />;
    return (
      <div role="status" aria-label={tCommon('state.loading')}>
        <Skeleton style={{ blockSize: '8rem' }} />
        <Skeleton style={{ blockSize: '1.5em', inlineSize: '12rem', marginBlock: token.space[5] }} />
        <Skeleton style={{ blockSize: '10rem' }} />
      </div>
    );
  }
  const { rates, games, claims, earned } = data;
  const none = rates.length === 0 && games.length === 0 && claims.length === 0 && !/[1-9]/.test(earned);
  return (
    <CashbackLayout>
      {none ? (
        <EmptyState glyph={iconGift} title={t('cashback.none')} description={t('cashback.noneNext')} />
      ) : (
        <>
          <Collect cashback={data} onCollected={async () => (await refetch()).isSuccess} />
          <EarnedGames cashback={data} />
          <Rates rates={rates} />
          <Payments claims={claims} />
        </>
      )}
      <SupportLine>{t('cashback.support')}</SupportLine>
      <ZoneNote />
    </CashbackLayout>
  );
}
