import type { ResponseOf } from '@livery/contracts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { memberCentreApi } from '../api.ts';
import { isFinal } from '../records/bet-state.tsx';
import type { BetState } from '../records/bet-state.tsx';

/** How often the receipt of a bet that is not final is fetched while it shows, in milliseconds. */
export const POLL_INTERVAL_MS = 15_000;

/** A receipt that is loading, loaded or refused. */
export interface ReceiptView {
  readonly receipt: ResponseOf<'betRecord'> | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/**
 * A bet in full. One that is not final yet is polled until it is. When its state is no longer the one in the list
 * (`listed`), the list and the totals are fetched again too.
 */
export function useReceipt(id: string, listed: BetState | undefined): ReceiptView {
  const dispatch = useDispatch();
  const { currentData: receipt, error, refetch } = memberCentreApi.useBetRecordQuery({ id });
  const state = receipt?.state ?? listed;
  memberCentreApi.endpoints.betRecord.useQuerySubscription({ id }, { pollingInterval: state === undefined || isFinal(state) ? 0 : POLL_INTERVAL_MS, skipPollingIfUnfocused: true });
  useEffect(() => {
    if (listed !== undefined && state !== listed) dispatch(memberCentreApi.util.invalidateTags(['Records']));
  }, [dispatch, listed, state]);
  return { receipt, error, refetch };
}
