import type { CallSpec } from '../call.ts';

/** Calls about the site that no first screen makes, so that their table is not among the first scripts. */
export const serviceCalls = {
  customerService: { method: 'GET', path: '/wps/system/customerService', moduleId: 'WPS', token: false },
} as const satisfies Record<string, CallSpec>;
