import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { DateTime, Money } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { PAGE_SIZE } from './page-size.ts';
import { RecordList } from './record-list.tsx';
import { SignedMoney } from './signed-money.tsx';
import { useMoneyText } from './use-money-text.ts';

/** Why money moved, by the ledger's word for it; a word that is not known here is "other". */
const kinds: Readonly<Record<string, PlainTextKey<'member'> | undefined>> = {
  bet: 'wallet.kind.bet',
  win: 'wallet.kind.win',
  rollback: 'wallet.kind.rollback',
  welcome: 'wallet.kind.welcome',
  demo: 'wallet.kind.demo',
  deposit: 'wallet.kind.deposit',
  reversal: 'wallet.kind.reversal',
  correction: 'wallet.kind.correction',
  'transfer-in': 'wallet.kind.transferIn',
  'transfer-out': 'wallet.kind.transferOut',
  'transfer-back': 'wallet.kind.transferBack',
};

/** How the money moved: every entry of the ledger on the member's account. */
export function WalletRecords() {
  const t = useText('member');
  const { dateTime } = useRecordTime();
  const money = useMoneyText();
  const { currentData, ...query } = memberCentreApi.useWalletRecordsInfiniteQuery({ pageSize: PAGE_SIZE });
  const columns = [t('wallet.time'), t('wallet.kind'), t('wallet.reference'), t('wallet.amount'), t('wallet.balance')] as const;
  return (
    <RecordList
      label={t('page.transactionHistory')}
      columns={columns}
      pages={{ entries: currentData?.pages.flatMap((page) => page.records), ...query }}
      keyOf={(entry) => entry.id}
      empty={t('wallet.empty')}
      row={(entry) => (
        <>
          <td data-label={columns[0]}>
            <DateTime value={entry.at}>{dateTime(entry.at)}</DateTime>
          </td>
          <td data-label={columns[1]}>{t(kinds[entry.kind] ?? 'wallet.kind.other')}</td>
          <td data-kind="note" data-label={columns[2]}>
            <small>{entry.reference}</small>
          </td>
          <td data-kind="sum" data-label={columns[3]}>
            <SignedMoney amount={entry.amount} format={money} />
          </td>
          <td data-kind="sum" data-label={columns[4]}>
            <Money>{money(entry.balanceAfter)}</Money>
          </td>
        </>
      )}
    />
  );
}
