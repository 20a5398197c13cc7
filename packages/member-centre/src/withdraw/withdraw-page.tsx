import { useFailure, useFocusOnReturn, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { EmptyState, iconCard, iconWithdraw, LinkButton, Notice } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { Sections } from '../cashier/cashier-style.ts';
import { SupportLink } from '../support/support-link.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import type { Account, Options } from './amounts.ts';
import { withdrawalApi } from './api.ts';
import { NewWithdrawal } from './new-withdrawal.tsx';
import { TurnoverPanel } from './turnover-panel.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { WithdrawalView } from './withdrawal-view.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

const part = (name: 'payoutAccounts' | 'transactionPassword') => href('securityCenter', { query: { part: name } });

/** Being paid: withdrawals under way, a new one, and those that are over; or the one that the address names. */
export function WithdrawPage() {
  const { query, push, remove } = useCentreQuery();
  const id = query.get('withdrawal');
  useFocusOnReturn(id !== null);
  if (id !== null) return <WithdrawalView key={id} id={id} onBack={() => remove('withdrawal')} />;
  return <Withdrawals onOpen={(withdrawal) => push({ withdrawal })} />;
}

function Withdrawals({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useText('member');
  const options = withdrawalApi.useWithdrawalOptionsQuery();
  const known = memberCentreApi.usePayoutAccountsQuery();
  const optionsFailure = useFailure(options);
  const accountsFailure = useFailure(known);
  const failure = optionsFailure ?? accountsFailure;
  const refetch = async () => {
    if (options.isError) await options.refetch();
    if (known.isError) await known.refetch();
  };
  return (
    <Sections>
      <WithdrawalList which="open" title={t('withdraw.underWay')} onOpen={onOpen} />
      {options.currentData !== undefined && known.currentData !== undefined ? (
        <Offer options={options.currentData} accounts={known.currentData.accounts} hasPin={known.currentData.transactionPassword} onMade={onOpen} />
      ) : failure !== undefined ? (
        <PageFailed title={t('withdraw.failed')} error={failure} onRetry={refetch} />
      ) : (
        <PageLoading shape="form" />
      )}
      <WithdrawalList which="past" title={t('withdraw.past')} onOpen={onOpen} />
      <ZoneNote />
    </Sections>
  );
}

interface OfferProps {
  readonly options: Options;
  readonly accounts: readonly Account[];
  readonly hasPin: boolean;
  readonly onMade: (id: string) => void;
}

/** The form, or what is in its way and what to do about it: one thing at a time, the first that has to be done. */
function Offer({ options, accounts, hasPin, onMade }: OfferProps) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const { methods, stops, turnover } = options;
  if (stops.includes('methods')) return <EmptyState glyph={iconWithdraw} title={t('withdraw.noMethods')} description={t('withdraw.noMethodsNext')} actions={<SupportLink />} />;
  if (!hasPin) {
    return (
      <Notice tone="info" actions={<LinkButton size="sm" variant="outline" href={part('transactionPassword')}>{t('pin.choose')}</LinkButton>}>
        {t('withdraw.pinFirst')}
      </Notice>
    );
  }
  if (accounts.length === 0) {
    return <EmptyState glyph={iconCard} title={t('withdraw.noAccounts')} description={t('withdraw.noAccountsNext')} actions={<LinkButton href={part('payoutAccounts')}>{t('payout.add')}</LinkButton>} />;
  }
  if (stops.includes('contact')) {
    return (
      <Notice tone="info" actions={<LinkButton size="sm" variant="outline" href={href('securityCenter')}>{t('withdraw.contactLink')}</LinkButton>}>
        {t('withdraw.contactFirst')}
      </Notice>
    );
  }
  if (stops.includes('turnover')) return <TurnoverPanel turnover={turnover} />;
  const [stop] = (['open', 'count', 'day'] as const).filter((one) => stops.includes(one));
  if (stop !== undefined) {
    return (
      <Notice tone="info" actions={<SupportLink />}>
        {stop === 'open' ? t('withdraw.stop.open') : stop === 'count' ? t('withdraw.stop.count') : t('withdraw.stop.day')}
      </Notice>
    );
  }
  const cooling = accounts.every(({ usable }) => !usable) ? accounts.toSorted((one, other) => one.usableAt.localeCompare(other.usableAt))[0] : undefined;
  if (cooling !== undefined) {
    return (
      <Notice tone="info" actions={<LinkButton size="sm" variant="outline" href={part('payoutAccounts')}>{t('payout.open')}</LinkButton>}>
        {t('withdraw.noneUsable', { name: cooling.name, time: dateTime(cooling.usableAt) })}
      </Notice>
    );
  }
  const payable = accounts.some(({ usable, kind, provider }) => usable && methods.some(({ kinds, institutions }) => kinds.includes(kind) && (institutions === null || institutions.includes(provider))));
  if (!payable) {
    return (
      <Notice tone="info" actions={<LinkButton size="sm" variant="outline" href={part('payoutAccounts')}>{t('withdraw.manageAccounts')}</LinkButton>}>
        {t('withdraw.accountNoMethod')}
      </Notice>
    );
  }
  return <NewWithdrawal options={options} accounts={accounts} onMade={onMade} />;
}
