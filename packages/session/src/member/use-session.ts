import { roleOf } from '@livery/contracts';
import type { Role } from '@livery/contracts';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sessionSlice } from '../session-slice.ts';
import type { SessionRoot, SessionState } from '../session-slice.ts';

/** The session as components see it. */
export interface Session extends SessionState {
  readonly role: Role;
}

/** Selects the session from a store's state. */
export function sessionOf({ session }: SessionRoot): Session {
  return { ...session, role: roleOf(session.loggedIn, session.agentType) };
}

/** The current session; a new object only after a change. */
export function useSession(): Session {
  const session = useSelector((state: SessionRoot) => state.session);
  return useMemo(() => sessionOf({ session }), [session]);
}

/** The visitor's role. */
export function useRole(): Role {
  return useSelector((state: SessionRoot) => roleOf(state.session.loggedIn, state.session.agentType));
}

/** The post-login step, until it was shown: `first` after the first login ever. */
export function useAfterLogin(): { readonly afterLogin: SessionState['afterLogin']; readonly shown: () => void } {
  const dispatch = useDispatch();
  const afterLogin = useSelector((state: SessionRoot) => state.session.afterLogin);
  return useMemo(
    () => ({ afterLogin, shown: () => void dispatch(sessionSlice.actions.afterLoginShown()) }),
    [afterLogin, dispatch],
  );
}
