import type { ApiProblem } from '@livery/api-sdk';
import { sessionApi } from '../calls.ts';
import type { SessionThunk } from './dispatch.ts';

/** Asks whether the site is open, whatever was answered before. */
export function fetchSiteStatus(): SessionThunk<void> {
  return (dispatch) => void dispatch(sessionApi.endpoints.systemStatus.initiate({}, { forceRefetch: true, subscribe: false }));
}

/** A call was refused because the site is closed: shows why. For `createTransport`'s `onProblem`. */
export function siteProblem({ kind }: ApiProblem): SessionThunk<void> {
  return (dispatch) => {
    if (kind === 'maintenance' || kind === 'region') dispatch(fetchSiteStatus());
  };
}
