import type { CallName, RequestOf, ResponseOf } from '@livery/contracts';
import type { EndpointBuilder, InfiniteQueryDefinition, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { LiveryBaseQuery, TagType } from './api.ts';

/** Builder that `api.injectEndpoints` hands out. */
export type CallBuilder = EndpointBuilder<LiveryBaseQuery, TagType, 'api'>;

type CallQuery<Name extends CallName> = QueryDefinition<RequestOf<Name>, LiveryBaseQuery, TagType, ResponseOf<Name>, 'api'>;
type CallMutation<Name extends CallName> = MutationDefinition<RequestOf<Name>, LiveryBaseQuery, TagType, ResponseOf<Name>, 'api'>;
/** Which page of an endless list: its number from 1, and the cursor that the page before gave, where it gave one. */
export interface PageParam {
  readonly pageNo: number;
  readonly before?: string;
}

type CallPages<Name extends CallName> = InfiniteQueryDefinition<
  Omit<RequestOf<Name>, 'pageNo' | 'before'>,
  PageParam,
  LiveryBaseQuery,
  TagType,
  ResponseOf<Name>,
  'api'
>;

/** What RTK Query lets a query decide besides how it is sent: tags, life in the cache, what happens around it. */
export type QueryOptions<Name extends CallName> = Pick<
  CallQuery<Name>,
  'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted' | 'onCacheEntryAdded' | 'serializeQueryArgs' | 'merge' | 'forceRefetch'
>;

/** The same for a mutation. */
export type MutationOptions<Name extends CallName> = Pick<
  CallMutation<Name>,
  'invalidatesTags' | 'onQueryStarted' | 'onCacheEntryAdded'
>;

/** Names of the calls that answer page by page. */
export type PagedCall = {
  [Name in CallName]: RequestOf<Name> extends { pageNo?: number | undefined } ? Name : never;
}[CallName];

/**
 * A reading call as an endpoint, typed by the contract:
 * `api.injectEndpoints({ endpoints: (build) => ({ balance: query(build, 'balance', { providesTags: ['Balance'] }) }) })`.
 */
export function query<Name extends CallName>(build: CallBuilder, name: Name, options: QueryOptions<Name> = {}): CallQuery<Name> {
  return build.query<ResponseOf<Name>, RequestOf<Name>>({ ...options, query: (request) => ({ name, request }) });
}

/** An acting call as an endpoint, typed by the contract: `mutation(build, 'logout', { invalidatesTags: ['Member'] })`. */
export function mutation<Name extends CallName>(
  build: CallBuilder,
  name: Name,
  options: MutationOptions<Name> = {},
): CallMutation<Name> {
  return build.mutation<ResponseOf<Name>, RequestOf<Name>>({ ...options, query: (request) => ({ name, request }) });
}

/** Options of an endless list. */
export interface PagesOptions<Name extends PagedCall> extends Pick<CallPages<Name>, 'providesTags' | 'keepUnusedDataFor'> {
  /**
   * What becomes of a list that is stale: `allPages` fetches every page that is loaded, and replaces them together, so that
   * nobody who reads further down loses their place. Without it the list begins anew with its first page.
   */
  readonly refetch?: 'allPages';
}

/** The page after one, if there is one. */
function pageAfter({ totalPages, next }: { readonly totalPages: number; readonly next?: string }, { pageNo }: PageParam): PageParam | undefined {
  if (pageNo >= totalPages) return undefined;
  return next === undefined ? { pageNo: pageNo + 1 } : { pageNo: pageNo + 1, before: next };
}

/** A call that answers page by page as an endless list; the page's number and cursor are RTK Query's to keep. */
export function pages<Name extends PagedCall>(build: CallBuilder, name: Name, { refetch, ...options }: PagesOptions<Name> = {}): CallPages<Name> {
  return build.infiniteQuery<ResponseOf<Name>, Omit<RequestOf<Name>, 'pageNo' | 'before'>, PageParam>({
    ...options,
    infiniteQueryOptions: {
      initialPageParam: { pageNo: 1 },
      refetchCachedPages: refetch === 'allPages',
      getNextPageParam: (last, _, page) => pageAfter(last as { totalPages: number; next?: string }, page),
    },
    query: ({ queryArg, pageParam }) => ({ name, request: { ...queryArg, ...pageParam } }),
  });
}
