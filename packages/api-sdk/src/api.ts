import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallName, RequestOf } from '@livery/contracts';
import type { ApiProblem } from './problem/problem.ts';
import type { Transport } from './transport/transport.ts';

/** Cache tags: what may become stale, and is refetched when a call invalidates it. */
export const tagTypes = [
  'System',
  'Member',
  'Balance',
  'Records',
  'Games',
  'Recents',
  'Favourites',
  'Content',
  'Promotions',
  'Unread',
  'Deposits',
] as const;

export type TagType = (typeof tagTypes)[number];

/** What an endpoint asks of the transport. */
export interface CallArgs {
  readonly name: CallName;
  readonly request: unknown;
}

/** Base query of every endpoint: its error is always an `ApiProblem`. */
export type LiveryBaseQuery = BaseQueryFn<CallArgs, unknown, ApiProblem>;

/** What the store must be given as the thunk middleware's `extraArgument`. */
export interface ApiExtra {
  readonly transport: Transport;
}

const baseQuery: LiveryBaseQuery = async ({ name, request }, { extra, signal }) => {
  const { transport } = extra as ApiExtra;
  const result = await transport.call(name, request as RequestOf<typeof name>, signal);
  return 'problem' in result ? { error: result.problem } : { data: result.value };
};

/**
 * The one base API. Features add the calls of their domain with `api.injectEndpoints`; the portal puts its reducer and
 * middleware into the store, with `{ transport }` as the thunk's extra argument.
 *
 * What a call invalidates is fetched anew once no call is under way (RTK's `delayed`), which the transport's time limit bounds.
 * With `immediately` a query that is just being fetched would be left out, and keep an answer from before the change.
 */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
