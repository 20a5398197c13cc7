import type { CallName, RequestOf, ResponseOf } from '@livery/contracts';
import type { InfiniteQueryDefinition } from '@reduxjs/toolkit/query/react';
import type { LiveryBaseQuery, TagType } from './api.ts';
import type { CallBuilder } from './endpoints.ts';

/** Names of the calls whose list goes on behind the id of its last record: `before` asks for that part, `next` names it. */
export type CursorCall = {
  [Name in CallName]: RequestOf<Name> extends { before?: string | undefined; limit?: number | undefined } ? (ResponseOf<Name> extends { next: string | null } ? Name : never) : never;
}[CallName];

type Asked<Name extends CursorCall> = Omit<RequestOf<Name>, 'before' | 'limit'>;
type CursorPages<Name extends CursorCall> = InfiniteQueryDefinition<Asked<Name>, string | null, LiveryBaseQuery, TagType, ResponseOf<Name>, 'api'>;

export interface CursorPagesOptions<Name extends CursorCall> extends Pick<CursorPages<Name>, 'providesTags' | 'keepUnusedDataFor'> {
  /** Records of each part. */
  readonly pageSize: number;
}

/**
 * A call that answers part by part as a list that is as long as it was asked for; the cursor is RTK Query's to keep. All parts that are
 * loaded are fetched anew together, so a record that moved between two lists is in one of them.
 */
export function cursorPages<Name extends CursorCall>(build: CallBuilder, name: Name, { pageSize, ...options }: CursorPagesOptions<Name>): CursorPages<Name> {
  return build.infiniteQuery<ResponseOf<Name>, Asked<Name>, string | null>({
    ...options,
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => (last as { next: string | null }).next },
    query: ({ queryArg, pageParam }) => ({ name, request: { ...queryArg, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) } }),
  });
}
