import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { StatusTag } from '@livery/ui-kit';
import { depositApi } from '../deposit/api.ts';
import { useDepositWords } from '../deposit/deposit-words.ts';
import { useVendors } from '../records/use-vendors.ts';
import { stateTag } from '../wallet/transfer-words.ts';
import { withdrawalApi } from '../withdraw/api.ts';
import { useWithdrawalWords } from '../withdraw/withdrawal-words.ts';
import { GlanceList } from './glance-list.tsx';
import { LinkLine } from './link-line.tsx';
import type { TransfersAtAGlance } from './use-money-at-a-glance.ts';

/** The most deposits, and withdrawals, under way that are listed; their pages have all. */
const MOST = 5;

/** Deposits, withdrawals, and transfers between the wallet and vendors, that have not ended, each a link to where it is followed. */
export function MoneyUnderWay({ transfers, moving }: TransfersAtAGlance) {
  const t = useText('member');
  const money = useMoneyText();
  const words = useDepositWords();
  const withdrawalWords = useWithdrawalWords();
  const { nameOf } = useVendors();
  const deposits = depositApi.useDepositsQuery({ which: 'open', limit: MOST });
  const withdrawals = withdrawalApi.useWithdrawalsQuery({ which: 'open', limit: MOST });
  const lines = [
    ...(deposits.data?.records ?? []).map((deposit) => {
      const { tag, tone } = words(deposit);
      return <LinkLine key={deposit.id} href={href('depositv2', { query: { deposit: deposit.id } })} title={t('overview.deposit', { amount: money(deposit.amount) })} note={deposit.method.name} tag={<StatusTag tone={tone}>{tag}</StatusTag>} />;
    }),
    ...(withdrawals.data?.records ?? []).map((withdrawal) => {
      const { tag, tone } = withdrawalWords(withdrawal);
      return <LinkLine key={withdrawal.id} href={href('withdraw', { query: { withdrawal: withdrawal.id } })} title={t('withdraw.title', { amount: money(withdrawal.amount) })} note={withdrawal.account.name} tag={<StatusTag tone={tone}>{tag}</StatusTag>} />;
    }),
    ...(moving ?? []).map((transfer) => {
      const { tone, key } = stateTag(transfer.state);
      const title = t(transfer.direction === 'in' ? 'overview.toVendor' : 'overview.fromVendor', { amount: money(transfer.amount), vendor: nameOf(transfer.vassalage) });
      return <LinkLine key={transfer.transferId} href={href('transferFund')} title={title} tag={<StatusTag tone={tone}>{t(key)}</StatusTag>} />;
    }),
  ];
  return <GlanceList title={t('overview.underWay')} nothing={t('overview.nothingUnderWay')} queries={[deposits, withdrawals, transfers]} lines={lines} />;
}
