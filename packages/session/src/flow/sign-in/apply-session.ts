import type { AgentType } from '@livery/contracts';
import { sessionApi } from '../../calls.ts';
import { dialogsSlice } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import type { SessionState } from '../../session-slice.ts';
import { loginKeys } from '../../storage/keys.ts';
import { clearSession, writeSession } from '../../storage/session-storage.ts';
import type { SessionThunk } from '../dispatch.ts';
import { clearAuthenticatedCache, refreshAuthenticatedCache } from './authenticated-cache.ts';
import { markSessionEnding } from '../sign-out/session-expired.ts';

/** The session that was opened. */
export interface AppliedSession {
  readonly token: string;
  /** The typed name; shown until the member's own data have arrived. */
  readonly username: string;
  readonly mustChangePassword: boolean;
  readonly afterLogin?: SessionState['afterLogin'];
  /** Kind of account and member, where they are known in advance. */
  readonly agentType?: AgentType | undefined;
  readonly memberId?: string | undefined;
}

/**
 * Takes a session up in this tab: the token is kept, the ways in close, the member's data are fetched. For the member
 * who was here before, what stands open stays as it is and is brought up to date; before anybody else it is closed and
 * forgotten first. Resolves when the member's data are there or could not be fetched; the session stands either way.
 */
export function applySession({ token, username, mustChangePassword, afterLogin, agentType, memberId }: AppliedSession): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getState().session;
    const former = before.interrupted?.memberId ?? before.memberId;
    // Only the member's data show who logged in again: until they arrive the login stays above what is open.
    const later = before.interrupted !== undefined && former !== undefined && memberId === undefined;

    const settle = (same: boolean): void => {
      if (same) {
        dispatch(refreshAuthenticatedCache());
      } else {
        dispatch(clearAuthenticatedCache({ refetch: true }));
        dispatch(dialogsSlice.actions.privateClosed());
      }
      dispatch(sessionSlice.actions.resumed(same));
      dispatch(dialogsSlice.actions.signInClosed());
      if (mustChangePassword) dispatch(dialogsSlice.actions.opened('changePassModal', { forced: true }));
    };

    markSessionEnding(undefined);
    clearSession(loginKeys);
    writeSession('token', token);
    writeSession('username', username);
    if (agentType !== undefined) writeSession('isAgent', String(agentType));
    if (mustChangePassword) writeSession('cpw', 'true');
    dispatch(sessionSlice.actions.opened({ account: username, agentType, mustChangePassword, afterLogin }));
    if (!later) settle(former !== undefined && former === memberId);
    const answer = dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
    // A failed answer still carries the previous data.
    const { data, isSuccess } = await answer;
    if (later) settle(isSuccess && data.id === former);
  };
}
