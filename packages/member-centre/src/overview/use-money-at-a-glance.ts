import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { PAGE_SIZE } from '../records/page-size.ts';
import { isOver } from '../wallet/transfer-words.ts';
import { useFollowBalance } from '../wallet/use-follow-balance.ts';
import { WATCH_MS } from '../wallet/use-funds.ts';

/** Everything that the member has, and the transfers that have not ended: followed while there is one, and by pushed balances. */
export function useMoneyAtAGlance() {
  const [wait, setWait] = useState(0);
  const watch = { pollingInterval: wait, skipPollingIfUnfocused: true };
  const totals = memberCentreApi.useFundTotalsQuery(undefined, watch);
  const transfers = memberCentreApi.useFundTransfersInfiniteQuery({ pageSize: PAGE_SIZE }, watch);
  const moving = transfers.data?.pages.flatMap(({ records }) => records).filter((transfer) => !isOver(transfer));
  const interval = moving !== undefined && moving.length > 0 ? WATCH_MS : 0;
  if (interval !== wait) setWait(interval);
  useFollowBalance(totals, transfers);
  return { totals, transfers, moving };
}

/** What {@link useMoneyAtAGlance} knows of transfers. */
export type TransfersAtAGlance = Pick<ReturnType<typeof useMoneyAtAGlance>, 'transfers' | 'moving'>;
