import { api, rowAtHand } from '@livery/api-sdk';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SessionDispatch, SessionThunk } from './dispatch.ts';

interface CachedAnswer {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/** Every cached answer of a call that needs a token, or may, by its key in the cache. */
function privateAnswers(state: unknown): (readonly [key: string, name: string, args: unknown])[] {
  const { api: cache } = state as { api?: { queries: Readonly<Record<string, CachedAnswer | undefined>> } };
  return Object.entries(cache?.queries ?? {}).flatMap(([key, answer]) => {
    const name = answer?.endpointName;
    // Whatever is not known to be public is not shown to another visitor.
    const isPrivate = name !== undefined && rowAtHand(name)?.token !== false;
    return isPrivate ? [[key, name, answer?.originalArgs] as const] : [];
  });
}

function fetchAnew(dispatch: SessionDispatch, name: string, args: unknown): void {
  const endpoint = (api.endpoints as Readonly<Record<string, { initiate: Initiate } | undefined>>)[name];
  if (endpoint) dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: true }));
}

/**
 * Forgets every cached answer of a call that needs a token: another visitor of this tab must not see it, not even for a
 * moment. With `refetch`, what was there is fetched anew for whoever is logged in now.
 */
export function clearAuthenticatedCache({ refetch }: { readonly refetch: boolean }): SessionThunk<void> {
  return (dispatch, getState) => {
    for (const [queryCacheKey, name, args] of privateAnswers(getState())) {
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
      if (refetch) fetchAnew(dispatch, name, args);
    }
  };
}

/** Fetches every such answer anew in its place: for the member who had it before, so that nothing on the page moves. */
export function refreshAuthenticatedCache(): SessionThunk<void> {
  return (dispatch, getState) => {
    for (const [, name, args] of privateAnswers(getState())) if (name !== 'memberInfo') fetchAnew(dispatch, name, args);
  };
}
