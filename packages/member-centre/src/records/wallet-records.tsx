import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { DateTime, Money, NoValue, SignedMoney } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { ZoneNote } from '../time/zone-note.tsx';
import { PAGE_SIZE } from './page-size.ts';
import { PagedRecords } from './paged-records.tsx';
import { useMoneyText } from './use-money-text.ts';
import { useVendors } from './use-vendors.ts';

/** Texts by the kind of a ledger entry; a kind that is not known here is "other". */
const kinds: Readonly<Record<string, PlainTextKey<'member'> | undefined>> = {
  bet: 'wallet.kind.bet',
  win: 'wallet.kind.win',
  'win-rejected': 'wallet.kind.winRejected',
  rollback: 'wallet.kind.rollback',
  welcome: 'wallet.kind.welcome',
  demo: 'wallet.kind.demo',
  deposit: 'wallet.kind.deposit',
  withdrawal: 'wallet.kind.withdrawal',
  'withdrawal-return': 'wallet.kind.withdrawalReturn',
  'withdrawal-settle': 'wallet.kind.withdrawalSettle',
  reversal: 'wallet.kind.reversal',
  correction: 'wallet.kind.correction',
  'member-transfer': 'wallet.kind.memberTransfer',
  referral: 'wallet.kind.referral',
  'transfer-in': 'wallet.kind.transferIn',
  'transfer-out': 'wallet.kind.transferOut',
  'transfer-back': 'wallet.kind.transferBack',
};

type WalletRecord = ResponseOf<'walletRecords'>['records'][number];

const keyOf = (entry: WalletRecord): string => entry.id;

/** The account record: every entry of the ledger on the member's account. */
export function WalletRecords() {
  const t = useText('member');
  const { dateTime } = useRecordTime();
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const { currentData, ...query } = memberCentreApi.useWalletRecordsInfiniteQuery({ pageSize: PAGE_SIZE });
  const columns: readonly TableColumn<WalletRecord>[] = [
    { key: 'time', header: t('wallet.time'), cell: (entry) => <DateTime value={entry.at}>{dateTime(entry.at)}</DateTime> },
    { key: 'kind', header: t('wallet.kind'), cell: (entry) => t(kinds[entry.kind] ?? 'wallet.kind.other') },
    {
      key: 'of',
      header: t('wallet.of'),
      // The game stands over its vendor.
      lines: 2,
      cell: ({ gameName, vassalage }) =>
        vassalage === null ? <NoValue label={t('wallet.ofNone')} /> : gameName === null ? (
          <bdi>{nameOf(vassalage)}</bdi>
        ) : (
          <>
            <bdi>{gameName}</bdi>
            <small>
              <bdi>{nameOf(vassalage)}</bdi>
            </small>
          </>
        ),
    },
    { key: 'amount', header: t('wallet.amount'), align: 'end', cell: (entry) => <SignedMoney amount={entry.amount} format={money} /> },
    { key: 'balance', header: t('wallet.balance'), align: 'end', cell: (entry) => <Money>{money(entry.balanceAfter)}</Money> },
  ];
  return (
    <>
      <ZoneNote />
      <PagedRecords
        label={t('page.transactionHistory')}
        columns={columns}
        pages={{ entries: currentData?.pages.flatMap((page) => page.records), ...query }}
        rowKey={keyOf}
        empty={t('wallet.empty')}
      />
    </>
  );
}
