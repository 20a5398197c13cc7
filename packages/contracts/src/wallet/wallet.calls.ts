import type { CallSpec } from '../call.ts';

/** Calls about the member's money. */
export const walletCalls = {
  balance: { method: 'GET', path: '/wps/v2/wallets/balance', moduleId: 'WPS', token: true, guard: 'seeBalance' },
  walletRecords: { method: 'GET', path: '/wps/v2/wallets/records', moduleId: 'WPS', token: true, guard: 'seeRecords' },
} as const satisfies Record<string, CallSpec>;
