import type { ResponseOf } from '@livery/contracts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { memberCentreApi } from '../api.ts';
import { isOver } from '../records/bet-state.tsx';
import type { BetRecord } from '../records/bet-state.tsx';

/** How often a bet that is not over is asked about while it is looked at, in milliseconds. */
export const ASK_AGAIN = 15_000;

/** What {@link useReceipt} gives. */
export interface ReceiptView {
  readonly receipt: ResponseOf<'betRecord'> | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/**
 * A bet in full. One that is not over yet is followed to its end, and where it has moved on from what the list says, the
 * list and the totals are fetched anew with it.
 */
export function useReceipt({ id, state }: BetRecord): ReceiptView {
  const dispatch = useDispatch();
  const { currentData: receipt, error, refetch } = memberCentreApi.useBetRecordQuery({ id });
  const now = receipt?.state ?? state;
  memberCentreApi.endpoints.betRecord.useQuerySubscription({ id }, { pollingInterval: isOver(now) ? 0 : ASK_AGAIN });
  useEffect(() => {
    if (now !== state) dispatch(memberCentreApi.util.invalidateTags(['Records']));
  }, [dispatch, now, state]);
  return { receipt, error, refetch };
}
