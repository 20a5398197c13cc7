import { createSpreadCall, systemClock } from '@livery/api-sdk';
import type { SpreadCall } from '@livery/api-sdk';
import { useBalance } from '@livery/session';
import { useEffect, useRef } from 'react';

/** How soon the wallets are looked up after a pushed balance, in milliseconds: once for a burst of bets, since each look-up asks every vendor. */
const PUSH_WAIT_MS = { least: 300, most: 1500 };

/** The part of a query's result by which it is asked again. */
export interface AskedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => PromiseLike<unknown>;
}

/**
 * Asks anew. A look-up that is under way is waited for first: a query is not asked twice at once, and that answer may be older than
 * the push. Once the component is gone nothing is asked: RTK Query throws then.
 */
async function askAnew({ isFetching, refetch }: AskedQuery, gone: AbortSignal): Promise<void> {
  if (isFetching) await refetch();
  if (!gone.aborted) await refetch();
}

/** Asks queries about the member's money anew after a pushed balance, and the balance itself: what is held is not in the push. */
export function useFollowBalance(...queries: readonly AskedQuery[]): void {
  const { balance, refreshing, refresh } = useBalance();
  const latest = useRef<readonly AskedQuery[]>([]);
  const lookUp = useRef<SpreadCall>(undefined);
  useEffect(() => {
    latest.current = [...queries, { isFetching: refreshing, refetch: refresh }];
  });
  useEffect(() => {
    const gone = new AbortController();
    const look = () => {
      for (const query of latest.current) void askAnew(query, gone.signal);
    };
    const call = createSpreadCall(look, { ...PUSH_WAIT_MS, clock: systemClock, random: Math.random });
    lookUp.current = call;
    return () => {
      call.stop();
      gone.abort();
    };
  }, []);

  const version = balance?.version;
  const known = useRef(version);
  useEffect(() => {
    if (known.current !== undefined && version !== known.current) lookUp.current?.();
    known.current = version;
  }, [version]);
}
