import type { CallSpec } from '../call.ts';

/** Calls about pictures that members upload. */
export const uploadsCalls = {
  uploadImage: { method: 'PUT', path: '/wps/member/images', moduleId: 'WPS', token: true, encrypted: true, guard: 'openMemberCentre', bodyLimit: 9_600_000 },
  uploadedImage: { method: 'GET', path: '/wps/member/images', moduleId: 'WPS', token: true, guard: 'openMemberCentre' },
} as const satisfies Record<string, CallSpec>;
