import type { ApiProblem } from '@livery/api-sdk';
import { isApiProblem } from '@livery/api-sdk';
import type { ResponseOf } from '@livery/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionApi } from '../calls.ts';
import { balanceHidden, onBalanceHidden, setBalanceHidden } from '../storage/balance-hidden.ts';
import { useSession } from './use-session.ts';

/** The member's balance as the header shows it. */
export interface BalanceView {
  /** The last answer, if there is one. */
  readonly balance: ResponseOf<'balance'> | undefined;
  /** Masked with stars; stored on this device. */
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
  /** When the last answer came, in milliseconds since 1970 UTC; a pushed change leaves it as it is. */
  readonly answeredAt: number | undefined;
  /** Refetches it; resolves when that succeeded or failed. */
  readonly refresh: () => Promise<void>;
  readonly refreshing: boolean;
  /** The last fetch failed: the shown balance may be out of date. */
  readonly stale: boolean;
  readonly problem: ApiProblem | undefined;
}

/** The balance of the member who is logged in; nothing is fetched for a visitor. Push events keep it current. */
export function useBalance(): BalanceView {
  const { loggedIn } = useSession();
  const { currentData, error, fulfilledTimeStamp, isFetching, refetch } = sessionApi.useBalanceQuery(undefined, {
    skip: !loggedIn,
    refetchOnReconnect: true,
  });
  const hidden = useSyncExternalStore(onBalanceHidden, balanceHidden, () => false);
  const refresh = useCallback(async () => {
    if (loggedIn) await refetch();
  }, [loggedIn, refetch]);
  const problem = isApiProblem(error) ? error : undefined;
  return {
    balance: loggedIn ? currentData : undefined,
    answeredAt: fulfilledTimeStamp,
    hidden,
    setHidden: setBalanceHidden,
    refresh,
    refreshing: isFetching,
    stale: problem !== undefined && currentData !== undefined,
    problem,
  };
}
