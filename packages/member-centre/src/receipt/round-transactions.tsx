import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { DateTime, SignedMoney, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';

type RoundTransaction = ResponseOf<'betRecord'>['transactions'][number];

const keyOf = ({ platformTxId }: RoundTransaction): string => platformTxId;

/** Texts by the vendor's call; a call that is not known here is "other". */
const calls: Readonly<Record<string, PlainTextKey<'member'> | undefined>> = {
  bet: 'wallet.kind.bet',
  win: 'wallet.kind.win',
  rollback: 'wallet.kind.rollback',
  stage: 'receipt.call.stage',
  'round-end': 'receipt.call.roundEnd',
};

/** The transactions of a round, first to last, with their ids at the vendor and here. */
export function RoundTransactions({ transactions }: { readonly transactions: readonly RoundTransaction[] }) {
  const t = useText('member');
  const tCommon = useText('common');
  const { dateTime } = useSiteTime();
  const money = useMoneyText();
  const columns: readonly TableColumn<RoundTransaction>[] = [
    { key: 'time', header: t('wallet.time'), cell: ({ at }) => <DateTime value={at}>{dateTime(at)}</DateTime> },
    { key: 'kind', header: t('wallet.kind'), cell: ({ call }) => t(calls[call] ?? 'wallet.kind.other') },
    {
      key: 'ids',
      header: t('receipt.transactionIds'),
      wide: true,
      cell: ({ vendorTxId, platformTxId }) => (
        <>
          <small>
            <bdi>{vendorTxId}</bdi>
          </small>
          <small>
            <bdi>{platformTxId}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'amount',
      header: t('wallet.amount'),
      align: 'end',
      cell: ({ call, amount }) => (amount === null ? '\u2013' : <SignedMoney amount={call === 'bet' ? `-${amount}` : amount} format={money} />),
    },
  ];
  return <Table label={t('receipt.transactions')} columns={columns} rows={transactions} rowKey={keyOf} loadingLabel={tCommon('state.loading')} empty={null} />;
}
