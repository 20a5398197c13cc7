import type { CallSpec } from '../call.ts';

/** Calls about the accounts that a member's money is paid to. */
export const payoutCalls = {
  payoutAccounts: { method: 'GET', path: '/wps/member/payoutAccounts', moduleId: 'WPS', token: true, guard: 'withdraw' },
  addPayoutAccount: { method: 'PUT', path: '/wps/member/payoutAccounts', moduleId: 'WPS', token: true, encrypted: true, guard: 'withdraw' },
  removePayoutAccount: { method: 'POST', path: '/wps/member/payoutAccounts/remove', moduleId: 'WPS', token: true, encrypted: true, guard: 'withdraw' },
} as const satisfies Record<string, CallSpec>;
