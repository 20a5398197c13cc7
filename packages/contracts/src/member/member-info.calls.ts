import type { CallSpec } from '../call.ts';

/** Who is here: every page asks. */
export const memberInfoCalls = {
  memberInfo: { method: 'GET', path: '/wps/member/info', moduleId: 'WPS', token: true, guard: 'useAccount' },
} as const satisfies Record<string, CallSpec>;
