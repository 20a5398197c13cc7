import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { isOver } from './transfer-words.ts';
import { useFollowBalance } from './use-follow-balance.ts';

/** How often the wallets are looked up while money is under way, in milliseconds: a vendor's answer has no event of its own. */
export const WATCH_MS = 3000;

/** What the member has: in the main wallet, at each vendor, under way. Followed while something is under way, and by pushed balances. */
export function useFunds() {
  const [wait, setWait] = useState(0);
  const watch = { pollingInterval: wait, skipPollingIfUnfocused: true };
  const wallets = memberCentreApi.useFundsQuery(undefined, watch);
  const totals = memberCentreApi.useFundTotalsQuery(undefined, watch);
  const open = (wallets.data?.wallets ?? []).flatMap((wallet) => wallet.open).filter((transfer) => !isOver(transfer));
  const interval = open.length > 0 ? WATCH_MS : 0;
  if (interval !== wait) setWait(interval);
  useFollowBalance(wallets, totals);
  return { wallets, totals, open };
}
