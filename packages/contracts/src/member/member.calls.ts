import type { CallSpec } from '../call.ts';
import { memberInfoCalls } from './member-info.calls.ts';

/** Calls of the account holder. */
export const memberCalls = {
  ...memberInfoCalls,
  register: { method: 'PUT', path: '/wps/member/register', moduleId: 'WPS', token: false, optionalToken: true, encrypted: true, idempotent: true },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', moduleId: 'WPS', token: false, optionalToken: true, encrypted: true, idempotent: true },
  betRecords: { method: 'GET', path: '/wps/member/bets', moduleId: 'WPS', token: true, guard: 'seeRecords' },
  changePassword: { method: 'POST', path: '/wps/member/password', moduleId: 'WPS', token: true, encrypted: true, guard: 'changePassword', beforePasswordChange: true },
  setPaymentPassword: { method: 'PUT', path: '/wps/member/paymentPassword', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
  changePaymentPassword: { method: 'POST', path: '/wps/member/paymentPassword', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
  passwordByPhone: { method: 'POST', path: '/wps/member/password/verification', moduleId: 'WPS', token: false, optionalToken: true, encrypted: true },
  passwordByEmail: { method: 'POST', path: '/wps/member/password/email', moduleId: 'WPS', token: false, form: true },
  affiliate: { method: 'GET', path: '/wps/agent/affiliate', moduleId: 'WPS', token: false },
  security: { method: 'GET', path: '/wps/member/security', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  addresses: { method: 'GET', path: '/wps/member/addresses', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  forgetAddress: { method: 'DELETE', path: '/wps/member/addresses', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  totpStart: { method: 'POST', path: '/wps/member/totp', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  totpConfirm: { method: 'POST', path: '/wps/member/totp/confirm', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
  totpRemove: { method: 'POST', path: '/wps/member/totp/remove', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
  emailCode: { method: 'POST', path: '/wps/member/email/code', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  proveEmail: { method: 'POST', path: '/wps/member/email', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
  phoneCode: { method: 'POST', path: '/wps/member/phone/code', moduleId: 'WPS', token: true, guard: 'manageSecurity' },
  provePhone: { method: 'POST', path: '/wps/member/phone', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
  recoveryCodes: { method: 'POST', path: '/wps/member/recoveryCodes', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageSecurity' },
} as const satisfies Record<string, CallSpec>;
