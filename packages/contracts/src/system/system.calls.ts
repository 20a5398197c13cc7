import type { CallSpec } from '../call.ts';

/** Calls about the site as a whole. */
export const systemCalls = {
  systemStatus: { method: 'GET', path: '/wps/system/status', moduleId: 'WPS', token: false },
  permission: { method: 'GET', path: '/wps/system/permission', moduleId: 'WPS', token: false },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel', moduleId: 'WPS', token: false },
  registerSettings: { method: 'GET', path: '/wps/system/setting/register', moduleId: 'WPS', token: false },
  domainRoute: { method: 'GET', path: '/wps/system/domainRoute', moduleId: 'WPS', token: false },
  countries: { method: 'GET', path: '/wps/system/countries', moduleId: 'WPS', token: false },
  helpCenter: { method: 'GET', path: '/wps/system/helpCenter', moduleId: 'WPS', token: false },
  cryptoKey: { method: 'GET', path: '/wps/crypto/key', moduleId: 'WPS', token: false },
  clientErrors: { method: 'POST', path: '/wps/system/clientErrors', moduleId: 'WPS', token: false },
  events: { method: 'GET', path: '/wps/events', moduleId: 'WPS', token: true, guard: 'useAccount', stream: true },
} as const satisfies Record<string, CallSpec>;
