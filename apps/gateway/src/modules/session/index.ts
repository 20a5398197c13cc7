import type { Handlers } from '../../platform/http/index.ts';
import { freePlayHandler, type FreePlayDeps } from './free-play.ts';
import { sessionListHandlers, type SessionListDeps } from './handlers.ts';

export { deviceName } from './device-name.ts';
export { createDevices, type Devices, type RememberedDevice } from './devices.ts';
export type { FreePlayDeps } from './free-play.ts';
export { ABSOLUTE_MS, createSessions, IDLE_MS, type OpenedSession, type Sessions, type SessionsEnded } from './sessions.ts';

/** Handlers of the session module. */
export function sessionHandlers(deps: FreePlayDeps & SessionListDeps): Handlers<'freePlay' | 'logout' | 'sessions' | 'endSession'> {
  return { freePlay: freePlayHandler(deps), ...sessionListHandlers(deps) };
}
