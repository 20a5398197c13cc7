import type { CallSpec } from '../call.ts';

/** Calls about the picture that an account shows. */
export const avatarCalls = {
  playerIcon: { method: 'GET', path: '/wps/member/info/icon', moduleId: 'WPS', token: true, guard: 'useAccount' },
  playerAvatars: { method: 'GET', path: '/wps/relay/MCSFE_getPlayerAvatar', moduleId: 'MCSFE', token: true, guard: 'openMemberCentre', relay: true },
  choosePlayerIcon: { method: 'PUT', path: '/wps/member/info/icon', moduleId: 'WPS', token: true, guard: 'openMemberCentre' },
} as const satisfies Record<string, CallSpec>;
