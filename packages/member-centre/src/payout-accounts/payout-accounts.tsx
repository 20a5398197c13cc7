import { useFailure, useFocusOnReturn, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { Button, EmptyState, iconCard, Notice, StatusTag } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { MaskedNumber } from '../cashier/masked-number.tsx';
import { PART } from '../security/part-query.ts';
import { EntryList } from '../security/security-style.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { AddAccount } from './add-account.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Known = ResponseOf<'payoutAccounts'>;
type Account = Known['accounts'][number];

/** The bank accounts and wallets that the member's money is paid to; adds and removes them. */
export function PayoutAccounts() {
  const t = useText('member');
  const query = memberCentreApi.usePayoutAccountsQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  return (
    <>
      {data !== undefined ? (
        <Accounts known={data} />
      ) : failure === undefined ? (
        <PageLoading shape="list" />
      ) : (
        <PageFailed title={t('payout.failed')} error={failure} onRetry={refetch} />
      )}
      <SupportLine>{t('account.support')}</SupportLine>
      <ZoneNote />
    </>
  );
}

function Accounts({ known }: { readonly known: Known }) {
  const t = useText('member');
  const [step, setStep] = useState<'list' | 'add' | Account>('list');
  const back = () => setStep('list');
  useFocusOnReturn(step !== 'list');
  if (step === 'add') return <AddAccount known={known} onDone={back} />;
  if (step !== 'list') return <RemoveAccount account={step} onDone={back} />;
  const { accounts, most, coolingHours, payeeName, transactionPassword } = known;
  return (
    <>
      <p>{coolingHours === 0 ? t('payout.intro') : t('payout.introCooling', { count: coolingHours })}</p>
      {accounts.length === 0 ? (
        <EmptyState glyph={iconCard} title={t('payout.empty')} compact />
      ) : (
        <EntryList aria-label={t('payout.title')}>
          {accounts.map((account) => (
            <AccountEntry key={account.id} account={account} onRemove={() => setStep(account)} />
          ))}
        </EntryList>
      )}
      {payeeName === null || !transactionPassword ? (
        <Missing payeeName={payeeName} />
      ) : accounts.length < most ? (
        <Button onClick={() => setStep('add')}>{t('payout.add')}</Button>
      ) : (
        <p>{t('payout.full', { count: most })}</p>
      )}
    </>
  );
}

function AccountEntry({ account: { name, holder, lastFour, usable, usableAt }, onRemove }: { readonly account: Account; readonly onRemove: () => void }) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  return (
    <li>
      <div>
        <div data-name="">
          <bdi>{name}</bdi>
          <MaskedNumber lastFour={lastFour} />
          {usable ? null : <StatusTag tone="warning">{t('payout.cooling')}</StatusTag>}
        </div>
        <div data-facts="">
          <bdi>{holder}</bdi>
          {usable ? null : <span>{t('payout.usableFrom', { time: dateTime(usableAt) })}</span>}
        </div>
      </div>
      <Button variant="outline" size="sm" aria-label={t('payout.removeOf', { name, digits: lastFour })} onClick={onRemove}>
        {t('payout.remove')}
      </Button>
    </li>
  );
}

/** What has to be there before an account can be added, with the way to it. */
function Missing({ payeeName }: { readonly payeeName: string | null }) {
  const t = useText('member');
  const { replace } = useCentreQuery();
  const part = payeeName === null ? 'profile' : 'transactionPassword';
  return (
    <Notice
      tone="info"
      actions={
        <Button size="sm" variant="outline" onClick={() => replace({ [PART]: part })}>
          {payeeName === null ? t('profile.open') : t('pin.choose')}
        </Button>
      }
    >
      {payeeName === null ? t('payout.nameFirst') : t('payout.pinFirst')}
    </Notice>
  );
}
