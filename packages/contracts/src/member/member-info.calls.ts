import type { CallSpec } from '../call.ts';

/** The member's own data, which every page needs. */
export const memberInfoCalls = {
  memberInfo: { method: 'GET', path: '/wps/member/info', moduleId: 'WPS', token: true, guard: 'useAccount', beforePasswordChange: true },
} as const satisfies Record<string, CallSpec>;
