import type { CallSpec } from '../call.ts';

/** Calls that begin and end a session, and those about the sessions of an account. */
export const sessionCalls = {
  login: { method: 'POST', path: '/wps/session/login', moduleId: 'WPS', token: false, encrypted: true },
  loginV2: { method: 'POST', path: '/wps/session/loginV2', moduleId: 'WPS', token: false, encrypted: true },
  loginVerify: { method: 'POST', path: '/wps/session/login/verify', moduleId: 'WPS', token: false, encrypted: true },
  loginVerifySms: { method: 'POST', path: '/wps/session/login/verify/sms', moduleId: 'WPS', token: false },
  deviceLogin: { method: 'POST', path: '/wps/session/login/device', moduleId: 'WPS', token: false },
  forgetDevice: { method: 'DELETE', path: '/wps/session/login/device', moduleId: 'WPS', token: false },
  freePlay: { method: 'POST', path: '/wps/session/login/freeplay', moduleId: 'WPS', token: false },
  logout: { method: 'POST', alsoMethods: ['DELETE'], path: '/wps/session/logout', moduleId: 'WPS', token: true, guard: 'useAccount', beforePasswordChange: true },
  sessions: { method: 'GET', path: '/wps/session/list', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  endSession: { method: 'DELETE', path: '/wps/session/list', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  endDevice: { method: 'DELETE', path: '/wps/session/devices', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
} as const satisfies Record<string, CallSpec>;
