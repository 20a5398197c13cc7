import type { CallSpec } from '../call.ts';

/** Calls of the cashier about withdrawals. */
export const withdrawalCalls = {
  withdrawalOptions: { method: 'GET', path: '/wps/v2/wallets/withdrawalOptions', moduleId: 'WPS', token: true, guard: 'withdraw' },
  withdrawalCreate: { method: 'POST', path: '/wps/v2/wallets/withdrawalCreate', moduleId: 'WPS', token: true, encrypted: true, guard: 'withdraw', idempotent: true },
  withdrawals: { method: 'GET', path: '/wps/v2/wallets/withdrawals', moduleId: 'WPS', token: true, guard: 'withdraw' },
  withdrawalOne: { method: 'GET', path: '/wps/v2/wallets/withdrawalOne', moduleId: 'WPS', token: true, guard: 'withdraw' },
  withdrawalCancel: { method: 'POST', path: '/wps/v2/wallets/withdrawalCancel', moduleId: 'WPS', token: true, guard: 'withdraw', idempotent: true },
  withdrawalConfirm: { method: 'POST', path: '/wps/v2/wallets/withdrawalConfirm', moduleId: 'WPS', token: true, guard: 'withdraw', idempotent: true },
} as const satisfies Record<string, CallSpec>;
