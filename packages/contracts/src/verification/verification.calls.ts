import type { CallSpec } from '../call.ts';

/** Calls that prove something about a visitor before there is a session. */
export const verificationCalls = {
  captcha: { method: 'GET', path: '/wps/captcha', moduleId: 'WPS', token: false },
  smsNoLogin: { method: 'POST', path: '/wps/verification/sms/noLogin', moduleId: 'WPS', token: false },
  smsRegister: { method: 'POST', path: '/wps/verification/sms/register', moduleId: 'WPS', token: false },
} as const satisfies Record<string, CallSpec>;
