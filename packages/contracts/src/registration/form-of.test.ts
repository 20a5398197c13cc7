import { describe, expect, it } from 'vitest';
import type { RegisterField, RegisterRule } from './check-fields.ts';
import { formOf } from './form-of.ts';

const rule = (field: RegisterField, shown: 'required' | 'optional' | 'off'): RegisterRule => ({
  field,
  enabled: shown !== 'off',
  required: shown === 'required',
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
});
const modules = { usernameRegistration: true, mobileRegistration: true, registrationSmsVerification: true, mobileRegistrationPassword: true };
const rules = [
  rule('username', 'required'),
  rule('password', 'required'),
  rule('confirmPassword', 'required'),
  rule('email', 'optional'),
  rule('mobileNum', 'off'),
  rule('verificationCode', 'off'),
];
const shown = (form: readonly RegisterRule[] | undefined) =>
  form?.filter(({ enabled }) => enabled).map(({ field, required }) => (required ? `${field}*` : field));

describe('formOf', () => {
  it("keeps the server's rules of the user name tab where no number is asked for", () => {
    expect(shown(formOf('username', rules, modules))).toEqual(['username*', 'password*', 'confirmPassword*', 'email']);
  });

  it('contains a code wherever a number is asked for and numbers are verified', () => {
    const withNumber = rules.map((each) => (each.field === 'mobileNum' ? rule('mobileNum', 'optional') : each));
    expect(shown(formOf('username', withNumber, modules))).toContain('verificationCode*');
    expect(shown(formOf('username', withNumber, { ...modules, registrationSmsVerification: false }))).not.toContain('verificationCode*');
  });

  it('contains a number and no user name in the mobile tab, and a password where the merchant requires one', () => {
    expect(shown(formOf('mobile', rules, modules))).toEqual(['password*', 'confirmPassword*', 'email', 'mobileNum*', 'verificationCode*']);
    expect(shown(formOf('mobile', rules, { ...modules, mobileRegistrationPassword: false }))).toEqual(['email', 'mobileNum*', 'verificationCode*']);
  });

  it.each([
    ['username', { usernameRegistration: false }],
    ['mobile', { mobileRegistration: false }],
  ] as const)('returns no form for a %s tab that is switched off', (tab, off) => {
    expect(formOf(tab, rules, { ...modules, ...off })).toBeUndefined();
  });
});
