import { useState } from 'react';

/** What a query says of itself. */
export interface AskedQuery<Failure = unknown> {
  /** The answer to the present argument. */
  readonly currentData?: unknown;
  readonly error?: Failure | undefined;
  readonly isFetching: boolean;
}

/**
 * Why nothing of a query is there: undefined where something is, or it is waited for. It stays while it is tried again, so that the button which does
 * that keeps the focus and says that it is busy. What failed before the page was opened is asked for anew and tells nothing.
 */
export function useFailure<Failure>({ currentData, error, isFetching }: AskedQuery<Failure>): Failure | undefined {
  const [earlier] = useState(error);
  return currentData !== undefined || (isFetching && error === earlier) ? undefined : error;
}
