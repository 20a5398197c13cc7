import type { CallSpec } from '../call.ts';

/** Calls about the member's money. */
export const walletCalls = {
  balance: { method: 'GET', path: '/wps/v2/wallets/balance', moduleId: 'WPS', token: true },
  walletRecords: { method: 'GET', path: '/wps/v2/wallets/records', moduleId: 'WPS', token: true },
} as const satisfies Record<string, CallSpec>;
