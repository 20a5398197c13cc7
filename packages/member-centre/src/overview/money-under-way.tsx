import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Skeleton, StatusTag } from '@livery/ui-kit';
import { useId } from 'react';
import { depositApi } from '../deposit/api.ts';
import { useDepositWords } from '../deposit/deposit-words.ts';
import { useMoneyText } from '../records/use-money-text.ts';
import { useVendors } from '../records/use-vendors.ts';
import { stateTag } from '../wallet/transfer-words.ts';
import { withdrawalApi } from '../withdraw/api.ts';
import { useWithdrawalWords } from '../withdraw/withdrawal-words.ts';
import { ListFailed } from './list-failed.tsx';
import { LinkLine } from './link-line.tsx';
import { LinkLines, Nothing } from './overview-style.ts';
import type { TransfersAtAGlance } from './use-money-at-a-glance.ts';

/** The most deposits, and withdrawals, under way that are listed; their pages have all. */
const MOST = 5;

/** Deposits, withdrawals, and transfers between the wallet and vendors, that have not ended, each a link to where it is followed. */
export function MoneyUnderWay({ transfers, moving }: TransfersAtAGlance) {
  const t = useText('member');
  const tCommon = useText('common');
  const id = useId();
  const money = useMoneyText();
  const words = useDepositWords();
  const withdrawalWords = useWithdrawalWords();
  const { nameOf } = useVendors();
  const deposits = depositApi.useDepositsQuery({ which: 'open', limit: MOST });
  const withdrawals = withdrawalApi.useWithdrawalsQuery({ which: 'open', limit: MOST });
  const paid = deposits.data?.records;
  const lists = [deposits, withdrawals, transfers];
  const failed = lists.filter(({ data, isError }) => data === undefined && isError);
  const lines = [
    ...(paid ?? []).map((deposit) => {
      const { tag, tone } = words(deposit);
      return <LinkLine key={deposit.id} href={`${href('depositv2')}?deposit=${deposit.id}`} title={t('overview.deposit', { amount: money(deposit.amount) })} note={deposit.method.name} tag={<StatusTag tone={tone}>{tag}</StatusTag>} />;
    }),
    ...(withdrawals.data?.records ?? []).map((withdrawal) => {
      const { tag, tone } = withdrawalWords(withdrawal);
      return <LinkLine key={withdrawal.id} href={`${href('withdraw')}?withdrawal=${withdrawal.id}`} title={t('withdraw.title', { amount: money(withdrawal.amount) })} note={withdrawal.account.name} tag={<StatusTag tone={tone}>{tag}</StatusTag>} />;
    }),
    ...(moving ?? []).map((transfer) => {
      const { tone, key } = stateTag(transfer.state);
      const title = t(transfer.direction === 'in' ? 'overview.toVendor' : 'overview.fromVendor', { amount: money(transfer.amount), vendor: nameOf(transfer.vassalage) });
      return <LinkLine key={transfer.transferId} href={href('transferFund')} title={title} tag={<StatusTag tone={tone}>{t(key)}</StatusTag>} />;
    }),
  ];
  const isKnown = lists.every(({ data }) => data !== undefined);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('overview.underWay')}</h3>
      {failed.length > 0 ? <ListFailed onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} /> : null}
      {lines.length > 0 ? <LinkLines>{lines}</LinkLines> : null}
      {lines.length === 0 && isKnown ? <Nothing>{t('overview.nothingUnderWay')}</Nothing> : null}
      {lines.length === 0 && !isKnown && failed.length === 0 ? (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '3.5rem' }} />
        </div>
      ) : null}
    </section>
  );
}
