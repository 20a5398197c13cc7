import { api } from '@livery/api-sdk';
import { calls } from '@livery/contracts';
import type { CallSpec } from '@livery/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SessionThunk } from './dispatch.ts';

interface CachedAnswer {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/**
 * Forgets every cached answer of a call that needs a token: another visitor of this tab must not see it, not even for a
 * moment. With `refetch`, what was there is fetched anew for whoever is logged in now.
 */
export function forgetPrivateAnswers({ refetch }: { readonly refetch: boolean }): SessionThunk<void> {
  return (dispatch, getState) => {
    const { api: cache } = getState() as unknown as { api?: { queries: Readonly<Record<string, CachedAnswer | undefined>> } };
    for (const [queryCacheKey, answer] of Object.entries(cache?.queries ?? {})) {
      const name = answer?.endpointName;
      if (name === undefined || !(calls as Readonly<Record<string, CallSpec>>)[name]?.token) continue;
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
      const endpoint = (api.endpoints as Readonly<Record<string, { initiate: Initiate } | undefined>>)[name];
      if (refetch && endpoint) dispatch(endpoint.initiate(answer?.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
}
