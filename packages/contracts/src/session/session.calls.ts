import type { CallSpec } from '../call.ts';

/**
 * Calls that begin and end a session, and those about the sessions of an account. What opens a session takes the token of the one that
 * it replaces, which ends.
 */
export const sessionCalls = {
  login: { method: 'POST', path: '/wps/session/login', moduleId: 'WPS', token: false, optionalToken: true, encrypted: true },
  loginV2: { method: 'POST', path: '/wps/session/loginV2', moduleId: 'WPS', token: false, optionalToken: true, encrypted: true },
  loginVerify: { method: 'POST', path: '/wps/session/login/verify', moduleId: 'WPS', token: false, optionalToken: true, encrypted: true },
  loginVerifySms: { method: 'POST', path: '/wps/session/login/verify/sms', moduleId: 'WPS', token: false },
  deviceLogin: { method: 'POST', path: '/wps/session/login/device', moduleId: 'WPS', token: false, optionalToken: true },
  forgetDevice: { method: 'DELETE', path: '/wps/session/login/device', moduleId: 'WPS', token: false },
  freePlay: { method: 'POST', path: '/wps/session/login/freeplay', moduleId: 'WPS', token: false, optionalToken: true },
  logout: { method: 'POST', alsoMethods: ['DELETE'], path: '/wps/session/logout', moduleId: 'WPS', token: true, guard: 'useAccount', beforePasswordChange: true },
  sessions: { method: 'GET', path: '/wps/session/list', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  endSession: { method: 'DELETE', path: '/wps/session/list', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  endDevice: { method: 'DELETE', path: '/wps/session/devices', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
} as const satisfies Record<string, CallSpec>;
