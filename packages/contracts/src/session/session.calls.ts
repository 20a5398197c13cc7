import type { CallSpec } from '../call.ts';

/** Calls that begin and end a session. */
export const sessionCalls = {
  login: { method: 'POST', path: '/wps/session/login', moduleId: 'WPS', token: false, encrypted: true },
  freePlay: { method: 'POST', path: '/wps/session/login/freeplay', moduleId: 'WPS', token: false },
  logout: { method: 'POST', alsoMethods: ['DELETE'], path: '/wps/session/logout', moduleId: 'WPS', token: true },
  captcha: { method: 'GET', path: '/wps/captcha', moduleId: 'WPS', token: false },
} as const satisfies Record<string, CallSpec>;
