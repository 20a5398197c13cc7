import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { DateTime } from '@livery/ui-kit';
import { RecordTable } from '../records/record-table.ts';
import { SignedMoney } from '../records/signed-money.tsx';
import { useMoneyText } from '../records/use-money-text.ts';
import { useRecordTime } from '../time/use-record-time.ts';

type Transaction = ResponseOf<'betRecord'>['transactions'][number];

/** What a call of the vendor's did; a word that is not known here is "other". */
const calls: Readonly<Record<string, PlainTextKey<'member'> | undefined>> = {
  bet: 'wallet.kind.bet',
  win: 'wallet.kind.win',
  rollback: 'wallet.kind.rollback',
  stage: 'receipt.call.stage',
  'round-end': 'receipt.call.roundEnd',
};

/** Everything of a round, first to last, with its ids at the vendor and here. */
export function RoundTransactions({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const t = useText('member');
  const { dateTime } = useRecordTime();
  const money = useMoneyText();
  const columns = [t('wallet.time'), t('wallet.kind'), t('receipt.transactionIds'), t('wallet.amount')] as const;
  return (
    <RecordTable aria-label={t('receipt.transactions')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ call, vendorTxId, platformTxId, amount, at }) => (
          <tr key={platformTxId}>
            <td data-label={columns[0]}>
              <DateTime value={at}>{dateTime(at)}</DateTime>
            </td>
            <td data-label={columns[1]}>{t(calls[call] ?? 'wallet.kind.other')}</td>
            <td data-kind="note" data-label={columns[2]}>
              <small dir="auto">{vendorTxId}</small>
              <small dir="auto">{platformTxId}</small>
            </td>
            <td data-kind="sum" data-label={columns[3]}>
              {amount === null ? '\u2013' : <SignedMoney amount={call === 'bet' ? `-${amount}` : amount} format={money} />}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
