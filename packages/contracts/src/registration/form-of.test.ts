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
const modules = { usernameRegistration: true, mobileRegistration: true, registrationSmsVerification: true, mobileRegistrationPassword: true, directRegistration: true };
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

  describe('the field for an invitation code', () => {
    const invited = { ...modules, directRegistration: false };
    const codes = (affiliateCode: 'required' | 'optional' | 'off', referralCode: 'required' | 'optional' | 'off') => [...rules, rule('affiliateCode', affiliateCode), rule('referralCode', referralCode)];
    const field = (...args: Parameters<typeof formOf>) => shown(formOf(...args)?.filter((each) => each.field === 'affiliateCode' || each.field === 'referralCode'));

    it.each([
      ['off', 'off', []],
      ['optional', 'off', ['affiliateCode']],
      ['off', 'optional', ['affiliateCode']],
      ['optional', 'required', ['affiliateCode*']],
      ['required', 'optional', ['affiliateCode*']],
    ] as const)('is one where the rules have the code of agents %s and that of friends %s', (affiliateCode, referralCode, expected) => {
      expect(field('username', codes(affiliateCode, referralCode), modules)).toEqual(expected);
    });

    it.each(['username', 'mobile'] as const)('is required in the %s tab without direct registration, also where the rules have it off or not at all', (tab) => {
      expect(field(tab, codes('off', 'off'), invited)).toEqual(['affiliateCode*']);
      expect(field(tab, rules, invited)).toEqual(['affiliateCode*']);
      expect(field(tab, rules, modules)).toEqual([]);
    });

    it('is not required where a code came with the address, whoever requires it', () => {
      expect([field('username', codes('off', 'off'), invited, { held: true }), field('username', codes('required', 'off'), modules, { held: true })]).toEqual([['affiliateCode'], ['affiliateCode']]);
    });

    it('is not required for want of direct registration where an agent is named, and stays so by a rule', () => {
      expect([field('username', codes('off', 'off'), invited, { named: true }), field('username', codes('required', 'off'), invited, { named: true })]).toEqual([['affiliateCode'], ['affiliateCode*']]);
    });

    it('is shown where the code of the address failed, whatever the rules say', () => {
      expect([field('username', codes('off', 'off'), modules, { failed: true }), field('username', rules, modules, { failed: true })]).toEqual([['affiliateCode'], ['affiliateCode']]);
    });

    it('is shown and required where the server asked for a code, unless an agent is named', () => {
      expect([field('username', rules, modules, { asked: true }), field('username', codes('optional', 'off'), modules, { asked: true, held: true })]).toEqual([['affiliateCode*'], ['affiliateCode*']]);
      expect(field('username', rules, modules, { asked: true, named: true })).toEqual(['affiliateCode']);
    });

    it('keeps the form of the rule that switches it on', () => {
      const only = [...rules, rule('affiliateCode', 'off'), { ...rule('referralCode', 'optional'), minLength: 8 }];
      expect(formOf('username', only, modules)?.find(({ field: name }) => name === 'affiliateCode')).toMatchObject({ enabled: true, minLength: 8 });
    });
  });

  it.each([
    ['username', { usernameRegistration: false }],
    ['mobile', { mobileRegistration: false }],
  ] as const)('returns no form for a %s tab that is switched off', (tab, off) => {
    expect(formOf(tab, rules, { ...modules, ...off })).toBeUndefined();
  });
});
