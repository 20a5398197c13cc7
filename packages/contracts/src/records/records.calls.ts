import type { CallSpec } from '../call.ts';

/** Calls about single bets and what bets add up to. The list itself is `betRecords`. */
export const recordsCalls = {
  betRecord: { method: 'GET', path: '/wps/member/bets/record', moduleId: 'WPS', token: true, guard: 'seeRecords' },
  betTotals: { method: 'GET', path: '/wps/member/bets/totals', moduleId: 'WPS', token: true, guard: 'seeRecords' },
} as const satisfies Record<string, CallSpec>;
