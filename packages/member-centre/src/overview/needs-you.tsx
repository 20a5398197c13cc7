import { useFeature } from '@livery/brand-kit/react';
import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { useSession } from '@livery/session';
import { memberCentreApi } from '../api.ts';
import { withdrawalApi } from '../withdraw/api.ts';
import { PART } from '../security/part-query.ts';
import type { PartKey } from '../security/security-parts.tsx';
import { GlanceList } from './glance-list.tsx';
import { LinkLine } from './link-line.tsx';

/** The most payouts that are asked about here; their page has all. */
const MOST = 5;

const partOfAccount = (part: PartKey): string => href('securityCenter', { query: { [PART]: part } });

/** What the member has still to do, most urgent first, each a link to where it is done. */
export function NeedsYou() {
  const t = useText('member');
  const { unread } = useSession();
  const security = memberCentreApi.useSecurityCentreQuery();
  const profile = memberCentreApi.useProfileQuery();
  const accounts = memberCentreApi.usePayoutAccountsQuery();
  const withdrawals = withdrawalApi.useWithdrawalsQuery({ which: 'open', limit: MOST });
  const money = useMoneyText();
  // Messages belong to a toggle; without it the gateway refuses to count them.
  const hasMessages = useFeature('memberCentre');
  memberCentreApi.useUnreadCountQuery(undefined, { skip: !hasMessages });
  const missing = profile.data?.fields.filter(({ required, value }) => required && value === null) ?? [];
  const lines = [
    // What is not answered in time counts as received, or may do so.
    ...(withdrawals.data?.records ?? []).flatMap(({ id: withdrawal, canConfirm, arrives, peers }) => {
      const question = (key: string, amount: string, note: string) => <LinkLine key={key} href={href('withdraw', { query: { withdrawal } })} title={t('withdraw.confirm.title', { arrives: money(amount) })} note={note} />;
      const told = peers?.payments.filter(({ canDispute }) => canDispute) ?? [];
      return [...(canConfirm ? [question(withdrawal, arrives, t('withdraw.confirm.why'))] : []), ...told.map(({ id, amount }) => question(id, amount, t('withdraw.peers.why')))];
    }),
    ...(hasMessages && unread > 0 ? [<LinkLine key="unread" href={href('messageV2')} title={t('inbox.unread', { count: unread })} />] : []),
    ...(missing.length > 0 ? [<LinkLine key="profile" href={partOfAccount('profile')} title={t('overview.profile')} note={t('overview.profileWhy')} />] : []),
    ...(security.data?.transactionPassword === false ? [<LinkLine key="pin" href={partOfAccount('transactionPassword')} title={t('pin.choose')} note={t('overview.pinWhy')} />] : []),
    ...(accounts.data?.accounts.length === 0 ? [<LinkLine key="payout" href={partOfAccount('payoutAccounts')} title={t('overview.payout')} note={t('overview.payoutWhy')} />] : []),
    ...(security.data?.totp === false ? [<LinkLine key="totp" href={href('secondFactor')} title={t('overview.factor')} note={t('overview.factorWhy')} />] : []),
  ];
  return <GlanceList title={t('overview.needsYou')} nothing={t('overview.nothingNeeded')} queries={[security, profile, accounts, withdrawals]} lines={lines} />;
}
