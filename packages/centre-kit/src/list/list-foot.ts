import type { InfiniteState } from '@livery/ui-kit';

/** What a paged query says of itself. */
export interface PagedQuery {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** What stands below the loaded pages of a list. */
export interface ListFoot {
  readonly state: InfiniteState;
  /** The next page did not load; otherwise those that are loaded could not be fetched anew. */
  readonly nextFailed: boolean;
  /** Fetches the next page, or tries again what failed. */
  readonly onMore: () => void;
}

/** The foot of a paged list: a refetch that failed is tried again as a whole, a next page by itself. */
export function listFoot({ error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch }: PagedQuery): ListFoot {
  const failed = error !== undefined;
  return {
    // A list that is whole stays so while it is fetched anew: there is no next page to wait for.
    state: isFetching && (hasNextPage || failed) ? 'loading' : failed ? 'error' : hasNextPage ? 'idle' : 'end',
    nextFailed: isFetchNextPageError,
    onMore: () => void (failed && !isFetchNextPageError ? refetch() : fetchNextPage()),
  };
}
