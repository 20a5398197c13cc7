import { useText } from '@livery/i18n';
import { EmptyState, iconWallet, Skeleton } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { memberCentreApi } from '../api.ts';
import { PAGE_SIZE } from '../records/page-size.ts';
import { useVendors } from '../records/use-vendors.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { MoveByItself } from './move-by-itself.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferRecord } from './transfer-record.tsx';
import { UnderWay } from './under-way.tsx';
import { useFunds } from './use-funds.ts';
import { VendorList } from './vendor-list.tsx';
import { Columns, WalletLayout } from './wallet-style.ts';
import { WithdrawalsUnderWay } from './withdrawals-under-way.tsx';
import { WalletTotals } from './wallet-totals.tsx';
import { PageFailed } from '../support/page-failed.tsx';

/** My wallet: everything the member has, what is at each vendor, what is under way, and moving it. */
export function MyWallet() {
  const t = useText('member');
  const tCommon = useText('common');
  const { wallets, totals, open } = useFunds();
  const { nameOf } = useVendors();
  const { currentData, ...query } = memberCentreApi.useFundTransfersInfiniteQuery({ pageSize: PAGE_SIZE });
  const entries = currentData?.pages.flatMap(({ records }) => records);
  const id = useId();
  // What has changed its state is in the record too.
  const stages = open.map(({ transferId, state }) => `${transferId} ${state}`).join();
  const { refetch } = query;
  const before = useRef(stages);
  useEffect(() => {
    if (before.current !== stages) void refetch();
    before.current = stages;
  }, [stages, refetch]);

  const known = wallets.data?.wallets;
  const vendorName = (vassalage: string) => known?.find((wallet) => wallet.vassalage === vassalage)?.displayName ?? nameOf(vassalage);
  const refresh = () => Promise.all([wallets.refetch(), totals.refetch()]);
  return (
    <WalletLayout>
      <WalletTotals totals={totals.data} failed={totals.error !== undefined} refreshing={totals.isFetching} onRefresh={refresh} />
      <UnderWay open={open} vendorName={vendorName} />
      <WithdrawalsUnderWay />
      {wallets.data === undefined ? (
        wallets.error === undefined ? (
          <div role="status" aria-label={tCommon('state.loading')}>
            <Skeleton style={{ blockSize: '14rem' }} />
          </div>
        ) : (
          <PageFailed title={t('funds.failed')} error={wallets.error} onRetry={wallets.refetch} compact />
        )
      ) : wallets.data.wallets.length === 0 ? (
        <EmptyState glyph={iconWallet} title={t('funds.none')} description={t('funds.noneText')} compact />
      ) : (
        <Columns>
          <div>
            <VendorList wallets={wallets.data.wallets} />
            <MoveByItself choice={wallets.data.choice} knownAt={wallets.fulfilledTimeStamp ?? 0} />
          </div>
          <TransferForm wallets={wallets.data.wallets} current={(transferId) => [...open, ...(entries ?? [])].find((transfer) => transfer.transferId === transferId)} />
        </Columns>
      )}
      <section aria-labelledby={id}>
        <h3 id={id}>{t('funds.record')}</h3>
        <TransferRecord pages={{ entries, ...query }} vendorName={vendorName} />
      </section>
      <SupportLine>{t('funds.support')}</SupportLine>
      <ZoneNote />
    </WalletLayout>
  );
}
