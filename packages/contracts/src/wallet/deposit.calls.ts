import type { CallSpec } from '../call.ts';

/** Calls of the cashier about deposits. */
export const depositCalls = {
  depositMethods: { method: 'GET', path: '/wps/v2/wallets/depositMethods', moduleId: 'WPS', token: true, guard: 'deposit' },
  depositCreate: { method: 'POST', path: '/wps/v2/wallets/depositCreate', moduleId: 'WPS', token: true, guard: 'deposit', idempotent: true },
  deposits: { method: 'GET', path: '/wps/v2/wallets/deposits', moduleId: 'WPS', token: true, guard: 'deposit' },
  depositOne: { method: 'GET', path: '/wps/v2/wallets/depositOne', moduleId: 'WPS', token: true, guard: 'deposit' },
  depositPaid: { method: 'POST', path: '/wps/v2/wallets/depositPaid', moduleId: 'WPS', token: true, guard: 'deposit' },
  depositProof: { method: 'POST', path: '/wps/v2/wallets/depositProof', moduleId: 'WPS', token: true, guard: 'deposit' },
  depositCancel: { method: 'POST', path: '/wps/v2/wallets/depositCancel', moduleId: 'WPS', token: true, guard: 'deposit' },
} as const satisfies Record<string, CallSpec>;
