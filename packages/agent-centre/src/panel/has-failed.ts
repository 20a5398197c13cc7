/** What is known of a query. */
export interface Answered {
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Whether nothing of a query is there, and nothing is on its way: what shows placeholders until then shows nothing. */
export const hasFailed = ({ currentData, error, isFetching }: Answered): boolean => currentData === undefined && error !== undefined && !isFetching;
