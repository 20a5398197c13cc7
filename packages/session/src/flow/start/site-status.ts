import type { ApiProblem } from '@livery/api-sdk';
import { sessionApi } from '../../calls.ts';
import type { SessionThunk } from '../dispatch.ts';

/** Fetches whether the site is open, bypassing the cache. */
export function fetchSiteStatus(): SessionThunk<void> {
  return (dispatch) => void dispatch(sessionApi.endpoints.systemStatus.initiate({}, { forceRefetch: true, subscribe: false }));
}

/** A call was refused because the site is closed: fetches the status. For `createTransport`'s `onProblem`. */
export function siteProblem({ kind }: ApiProblem): SessionThunk<void> {
  return (dispatch) => {
    if (kind === 'maintenance' || kind === 'region') dispatch(fetchSiteStatus());
  };
}
