import type { Handlers } from '../../platform/http/index.ts';
import { freePlayHandler, type FreePlayDeps } from './free-play.ts';

export type { FreePlayDeps } from './free-play.ts';
export { ABSOLUTE_MS, createSessions, IDLE_MS, type OpenedSession, type Sessions, type SessionsEnded } from './sessions.ts';

/** Handlers of the session module. */
export function sessionHandlers(deps: FreePlayDeps): Handlers<'freePlay' | 'logout'> {
  return {
    freePlay: freePlayHandler(deps),
    async logout({ tenant, session }) {
      await deps.sessions.end(tenant.id, session.id);
      return { loggedOut: true };
    },
  };
}
