import type { CallSpec } from '../call.ts';

/** Calls about the documents that prove who an account's holder is. */
export const identityCalls = {
  documents: { method: 'GET', path: '/wps/member/documents', moduleId: 'WPS', token: true, guard: 'openMemberCentre' },
  sendDocuments: { method: 'PUT', path: '/wps/member/documents', moduleId: 'WPS', token: true, encrypted: true, guard: 'openMemberCentre' },
} as const satisfies Record<string, CallSpec>;
