import type { CallSpec } from '../call.ts';

/** Calls about cashback. */
export const cashbackCalls = {
  cashback: { method: 'GET', path: '/wps/member/cashback', moduleId: 'WPS', token: true, guard: 'seeRecords' },
  cashbackClaim: { method: 'POST', path: '/wps/member/cashback/claim', moduleId: 'WPS', token: true, guard: 'claimPromotion', idempotent: true },
} as const satisfies Record<string, CallSpec>;
