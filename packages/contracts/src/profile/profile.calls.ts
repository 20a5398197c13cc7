import type { CallSpec } from '../call.ts';

/** Calls about what an account says of its holder. */
export const profileCalls = {
  profile: { method: 'GET', path: '/wps/member/profile', moduleId: 'WPS', token: true, guard: 'openMemberCentre' },
  saveProfile: { method: 'PUT', path: '/wps/member/profile', moduleId: 'WPS', token: true, encrypted: true, guard: 'openMemberCentre' },
} as const satisfies Record<string, CallSpec>;
