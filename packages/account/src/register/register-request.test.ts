import type { RegisterField, RegisterRule } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { registerMobileRequest, registerRequest } from './register-request.ts';

const rule = (field: RegisterField): RegisterRule => ({ field, enabled: true, required: false, acceptedPattern: null, patternId: null, minLength: null, maxLength: null });
const place = { hostname: 'play.example', origin: 'https://play.example', pathname: '/register', search: '?from=mail' };
const extras = { diallingCode: '+63', phone: undefined, humanProof: undefined, invitation: {}, typedIsFriends: false, termsVersion: '3', device: 'WEB' as const, place };
const always = { domain: 'play.example', login: true, registerUrl: 'https://play.example/register?from=mail', registerMethod: 'WEB', ageConfirmed: true, termsVersion: '3' };
const secrets = { password: 'Secret-2026', confirmPassword: 'Secret-2026' };
const byName = (['username', 'password', 'confirmPassword', 'email', 'payeeName', 'idNumber', 'captcha', 'affiliateCode'] as const).map(rule);
const byNumber = (['mobileNum', 'verificationCode'] as const).map(rule);

describe('registerRequest', () => {
  it("contains the fields of the form and their values, the captcha's proof and the page's address", () => {
    const values = { username: 'mira01', ...secrets, email: '', payeeName: undefined, idNumber: 'X1', captcha: 'typed', line: 'of the other tab' };
    expect(registerRequest(byName, values, { ...extras, humanProof: { captchaId: 'c-1', captcha: 'K7QP' } })).toEqual({
      ...always,
      ...secrets,
      username: 'mira01',
      idNumber: 'X1',
      captchaId: 'c-1',
      captcha: 'K7QP',
    });
  });

  it('contains no captcha where none was shown, and no dialling code without a number', () => {
    const sent = registerRequest(byName, { username: 'mira01', ...secrets, captcha: 'typed' }, extras);
    expect([Object.hasOwn(sent, 'captcha'), Object.hasOwn(sent, 'countryDialingCode')]).toEqual([false, false]);
  });

  it('contains a number with its dialling code and its proof', () => {
    expect(registerMobileRequest(byNumber, { mobileNum: '9171234567', verificationCode: '123456' }, { ...extras, phone: { code: '123456', idToken: undefined } })).toEqual({
      ...always,
      mobileNum: '9171234567',
      countryDialingCode: '+63',
      verificationCode: '123456',
    });
  });

  it("contains an outside provider's token and channel", () => {
    const sent = registerMobileRequest(byNumber, { mobileNum: '9171234567' }, { ...extras, phone: { code: '123456', idToken: 'jwt' }, humanProof: { humanToken: 't' } });
    expect(sent).toMatchObject({ verificationCode: '123456', firebaseChannel: 'sms', firebaseIdToken: 'jwt', humanToken: 't' });
  });

  it('contains the invitation, also where the form has no field for it, unless another is typed', () => {
    const invitation = { affiliateCode: 'AGENT7', referralCode: 'FRIEND', domain: 'agent.example' };
    const sent = (values: object) => registerRequest(byName, { username: 'mira01', ...secrets, ...values }, { ...extras, invitation });
    expect(sent({})).toMatchObject(invitation);
    expect(sent({ affiliateCode: 'TYPED' })).toMatchObject({ affiliateCode: 'TYPED', referralCode: 'FRIEND' });
  });

  it("contains a typed code as a friend's too where the server has a field for that, in place of the one of the address", () => {
    const invitation = { affiliateCode: 'AGENT7', referralCode: 'FRIEND' };
    const sent = (values: object) => registerRequest(byName, { username: 'mira01', ...secrets, ...values }, { ...extras, invitation, typedIsFriends: true });
    expect(sent({ affiliateCode: 'TYPED' })).toMatchObject({ affiliateCode: 'TYPED', referralCode: 'TYPED' });
    expect(sent({})).toMatchObject(invitation);
  });
});
