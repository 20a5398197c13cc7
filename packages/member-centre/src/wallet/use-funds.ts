import { createSpreadCall, systemClock } from '@livery/api-sdk';
import type { SpreadCall } from '@livery/api-sdk';
import { useBalance } from '@livery/session';
import { useEffect, useRef, useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { isOver } from './transfer-words.ts';

/** How often the wallets are looked up while money is under way, in milliseconds: a vendor's answer has no event of its own. */
export const WATCH_MS = 3000;
/** How soon they are looked up after a pushed balance, in milliseconds: once for a burst of bets, since each look-up asks every vendor. */
const PUSH_WAIT_MS = { least: 300, most: 1500 };

/** What the member has: in the main wallet, at each vendor, under way. Followed while something is under way, and by pushed balances. */
export function useFunds() {
  const [wait, setWait] = useState(0);
  const watch = { pollingInterval: wait, skipPollingIfUnfocused: true };
  const wallets = memberCentreApi.useFundsQuery(undefined, watch);
  const totals = memberCentreApi.useFundTotalsQuery(undefined, watch);
  const { balance } = useBalance();
  const open = (wallets.data?.wallets ?? []).flatMap((wallet) => wallet.open).filter((transfer) => !isOver(transfer));
  const interval = open.length > 0 ? WATCH_MS : 0;
  if (interval !== wait) setWait(interval);

  const version = balance?.version;
  const known = useRef(version);
  const lookUp = useRef<SpreadCall>(undefined);
  const { refetch: refetchWallets } = wallets;
  const { refetch: refetchTotals } = totals;
  useEffect(() => {
    const look = () => {
      void refetchWallets();
      void refetchTotals();
    };
    const call = createSpreadCall(look, { ...PUSH_WAIT_MS, clock: systemClock, random: Math.random });
    lookUp.current = call;
    return () => call.stop();
  }, [refetchWallets, refetchTotals]);
  useEffect(() => {
    if (known.current !== undefined && version !== known.current) lookUp.current?.();
    known.current = version;
  }, [version]);
  return { wallets, totals, open };
}
