import type { CallSpec } from '../call.ts';

/** Calls of the account holder. */
export const memberCalls = {
  register: { method: 'PUT', path: '/wps/member/register', moduleId: 'WPS', token: false, encrypted: true, idempotent: true },
  memberInfo: { method: 'GET', path: '/wps/member/info', moduleId: 'WPS', token: true },
  betRecords: { method: 'GET', path: '/wps/member/bets', moduleId: 'WPS', token: true },
} as const satisfies Record<string, CallSpec>;
