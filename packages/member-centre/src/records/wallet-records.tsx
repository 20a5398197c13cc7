import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { DateTime, Money } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { SignedMoney } from './bet-records.tsx';
import { PAGE_SIZE } from './page-size.ts';
import { RecordList } from './record-list.tsx';

const knownKinds = ['bet', 'win', 'rollback', 'welcome', 'demo', 'deposit', 'reversal', 'correction'] as const;
type KnownKind = (typeof knownKinds)[number];
const isKnown = (kind: string): kind is KnownKind => (knownKinds as readonly string[]).includes(kind);

/** How the money moved: every entry of the ledger on the member's account. */
export function WalletRecords() {
  const t = useText('member');
  const format = useFormat();
  const { currency } = useBrand();
  const { currentData, ...query } = memberCentreApi.useWalletRecordsInfiniteQuery({ pageSize: PAGE_SIZE });
  const entries = currentData?.pages.flatMap((page) => page.records);
  const money = (amount: string) => format.money(amount, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent });
  const columns = [t('wallet.time'), t('wallet.kind'), t('wallet.reference'), t('wallet.amount'), t('wallet.balance')] as const;
  return (
    <RecordList
      label={t('page.transactionHistory')}
      columns={columns}
      pages={{ entries, ...query }}
      keyOf={(entry) => entry.id}
      empty={t('wallet.empty')}
      row={(entry) => (
        <>
          <td data-label={columns[0]}>
            <DateTime value={entry.at}>{format.dateTime(entry.at)}</DateTime>
          </td>
          <td data-label={columns[1]}>{isKnown(entry.kind) ? t(`wallet.kind.${entry.kind}`) : t('wallet.kind.other')}</td>
          <td data-label={columns[2]}>
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
