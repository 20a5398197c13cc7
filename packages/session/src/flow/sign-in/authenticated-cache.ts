import { api, loadedCallSpec } from '@livery/api-sdk';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SessionDispatch, SessionThunk } from '../dispatch.ts';

interface CachedAnswer {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

interface PrivateAnswer {
  readonly key: string;
  readonly name: string;
  readonly args: unknown;
  /** A mounted component subscribes to it. */
  readonly mounted: boolean;
}

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/** Every cached answer of a call that requires or accepts a token. */
function privateAnswers(dispatch: SessionDispatch, state: unknown): PrivateAnswer[] {
  const { api: cache } = state as { api?: { queries: Readonly<Record<string, CachedAnswer | undefined>> } };
  // The middleware returns its subscriptions for this action; they are not in the state.
  const subscriptions = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as { getSubscriptionCount?: (key: string) => number };
  return Object.entries(cache?.queries ?? {}).flatMap(([key, answer]) => {
    const name = answer?.endpointName;
    // Endpoints not known to be public are treated as private.
    const row = name === undefined ? undefined : loadedCallSpec(name);
    const isPrivate = name !== undefined && (row?.token !== false || row.optionalToken === true);
    return isPrivate ? [{ key, name, args: answer?.originalArgs, mounted: (subscriptions.getSubscriptionCount?.(key) ?? 0) > 0 }] : [];
  });
}

function refetch(dispatch: SessionDispatch, { name, args }: PrivateAnswer): void {
  const endpoint = (api.endpoints as Readonly<Record<string, { initiate: Initiate } | undefined>>)[name];
  if (endpoint) dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: true }));
}

function remove(dispatch: SessionDispatch, { key }: PrivateAnswer): void {
  dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never }));
}

/**
 * Removes every cached answer of a call that requires or accepts a token, so that another visitor of this tab never sees it.
 * With `refetch`, mounted queries are fetched again for the member who is logged in now.
 */
export function clearAuthenticatedCache(options: { readonly refetch: boolean }): SessionThunk<void> {
  return (dispatch, getState) => {
    for (const answer of privateAnswers(dispatch, getState())) {
      remove(dispatch, answer);
      if (options.refetch && answer.mounted) refetch(dispatch, answer);
    }
  };
}

/**
 * Fetches again, in place, every such answer that the page shows, for the member who had it before; the others are removed.
 * The member's own data are left to the code that applies the session.
 */
export function refreshAuthenticatedCache(): SessionThunk<void> {
  return (dispatch, getState) => {
    for (const answer of privateAnswers(dispatch, getState())) {
      if (answer.name === 'memberInfo') continue;
      if (answer.mounted) refetch(dispatch, answer);
      else remove(dispatch, answer);
    }
  };
}
