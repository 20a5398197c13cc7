import type { CallSpec } from '../call.ts';

/** The balance, which every page of a member shows. */
export const balanceCalls = {
  balance: { method: 'GET', path: '/wps/v2/wallets/balance', moduleId: 'WPS', token: true, guard: 'seeBalance' },
} as const satisfies Record<string, CallSpec>;
