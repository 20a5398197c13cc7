import type { CallSpec } from '../call.ts';

/** Calls that prove something about a visitor. */
export const verificationCalls = {
  captcha: { method: 'GET', path: '/wps/captcha', moduleId: 'WPS', token: false },
  captchaWork: { method: 'POST', path: '/wps/captcha/work', moduleId: 'WPS', token: false },
  smsNoLogin: { method: 'POST', path: '/wps/verification/sms/noLogin', moduleId: 'WPS', token: false },
  smsRegister: { method: 'POST', path: '/wps/verification/sms/register', moduleId: 'WPS', token: false },
  smsReauthentication: { method: 'POST', path: '/wps/verification/sms/reauthentication', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
} as const satisfies Record<string, CallSpec>;
