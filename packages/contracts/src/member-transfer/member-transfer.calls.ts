import type { CallSpec } from '../call.ts';

/** Calls about money between an agent and the members that it invited. */
export const memberTransferCalls = {
  memberTransferOptions: { method: 'GET', path: '/wps/member/transfers/options', moduleId: 'WPS', token: true, guard: 'transferToUpline' },
  memberTransfers: { method: 'GET', path: '/wps/member/transfers', moduleId: 'WPS', token: true, guard: 'transferToUpline' },
  transferToUpline: { method: 'POST', path: '/wps/member/transfers/upline', moduleId: 'WPS', token: true, encrypted: true, guard: 'transferToUpline', idempotent: true },
  downlineMember: { method: 'GET', path: '/wps/member/transfers/downline', moduleId: 'WPS', token: true, guard: 'transferToDownline' },
  transferToDownline: { method: 'POST', path: '/wps/member/transfers/downline', moduleId: 'WPS', token: true, encrypted: true, guard: 'transferToDownline', idempotent: true },
} as const satisfies Record<string, CallSpec>;
