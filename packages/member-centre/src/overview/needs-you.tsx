import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { useSession } from '@livery/session';
import { Skeleton } from '@livery/ui-kit';
import { useId } from 'react';
import { memberCentreApi } from '../api.ts';
import { useMoneyText } from '../records/use-money-text.ts';
import { withdrawalApi } from '../withdraw/api.ts';
import { PART } from '../security/part-query.ts';
import type { PartKey } from '../security/security-parts.tsx';
import { ListFailed } from './list-failed.tsx';
import { LinkLine } from './link-line.tsx';
import { LinkLines, Nothing } from './overview-style.ts';

/** The most payouts that are asked about here; their page has all. */
const MOST = 5;

const partOfAccount = (part: PartKey): string => `${href('securityCenter')}?${PART}=${part}`;

/** What the member has still to do, most urgent first, each a link to where it is done. */
export function NeedsYou() {
  const t = useText('member');
  const tCommon = useText('common');
  const id = useId();
  const { unread } = useSession();
  const security = memberCentreApi.useSecurityCentreQuery();
  const profile = memberCentreApi.useProfileQuery();
  const accounts = memberCentreApi.usePayoutAccountsQuery();
  const withdrawals = withdrawalApi.useWithdrawalsQuery({ which: 'open', limit: MOST });
  const money = useMoneyText();
  memberCentreApi.useUnreadCountQuery();
  const lists = [security, profile, accounts, withdrawals];
  const failed = lists.filter(({ data, isError }) => data === undefined && isError);
  const isKnown = lists.every(({ data }) => data !== undefined);
  const missing = profile.data?.fields.filter(({ required, value }) => required && value === null) ?? [];
  const lines = [
    // What is not answered in time counts as received.
    ...(withdrawals.data?.records ?? []).flatMap(({ id: withdrawal, canConfirm, arrives }) =>
      canConfirm ? [<LinkLine key={withdrawal} href={`${href('withdraw')}?withdrawal=${withdrawal}`} title={t('withdraw.confirm.title', { arrives: money(arrives) })} note={t('withdraw.confirm.why')} />] : [],
    ),
    ...(unread > 0 ? [<LinkLine key="unread" href={href('messageV2')} title={t('inbox.unread', { count: unread })} />] : []),
    ...(missing.length > 0 ? [<LinkLine key="profile" href={partOfAccount('profile')} title={t('overview.profile')} note={t('overview.profileWhy')} />] : []),
    ...(security.data?.transactionPassword === false ? [<LinkLine key="pin" href={partOfAccount('transactionPassword')} title={t('pin.choose')} note={t('overview.pinWhy')} />] : []),
    ...(accounts.data?.accounts.length === 0 ? [<LinkLine key="payout" href={partOfAccount('payoutAccounts')} title={t('overview.payout')} note={t('overview.payoutWhy')} />] : []),
    ...(security.data?.totp === false ? [<LinkLine key="totp" href={href('secondFactor')} title={t('overview.factor')} note={t('overview.factorWhy')} />] : []),
  ];
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('overview.needsYou')}</h3>
      {failed.length > 0 ? <ListFailed onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} /> : null}
      {lines.length > 0 ? <LinkLines>{lines}</LinkLines> : null}
      {lines.length === 0 && isKnown ? <Nothing>{t('overview.nothingNeeded')}</Nothing> : null}
      {lines.length === 0 && !isKnown && failed.length === 0 ? (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '3.5rem' }} />
        </div>
      ) : null}
    </section>
  );
}
