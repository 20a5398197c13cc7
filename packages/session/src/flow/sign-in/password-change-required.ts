import type { ApiProblem } from '@livery/api-sdk';
import type { SessionThunk } from '../dispatch.ts';
import { sessionEffects } from '../start/load-session-effects.ts';

/**
 * The server refused a call since the password must be changed first, which this page did not know: opens the change above the page.
 * For `createTransport`'s `onProblem`.
 */
export function passwordProblem({ code }: Pick<ApiProblem, 'code'>): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    if (code === 'PASSWORD_CHANGE_REQUIRED') dispatch((await sessionEffects.load()).forcePasswordChange());
  };
}
