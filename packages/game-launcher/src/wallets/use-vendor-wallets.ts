import { useState } from 'react';
import { walletsApi } from './api.ts';
import { isMoving } from './transfer-stage.ts';

/** Polling interval while money is in transit, in milliseconds. */
const WATCH_MS = 3000;

/** Money at vendors with wallets of their own; watched as long as some of it moves. */
export function useVendorWallets() {
  const [wait, setWait] = useState(0);
  const result = walletsApi.useMerchantWalletQuery(undefined, { pollingInterval: wait, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true });
  const interval = result.data?.wallets.some(isMoving) === true ? WATCH_MS : 0;
  if (interval !== wait) setWait(interval);
  return result;
}
