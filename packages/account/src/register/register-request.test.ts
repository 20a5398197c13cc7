import { expect, it } from 'vitest';
import { registerRequest } from './register-request.ts';

const place = { hostname: 'play.example', origin: 'https://play.example', pathname: '/register', search: '?from=mail' };
const values = { username: 'mira01', password: 'Secret-2026', confirmPassword: 'Secret-2026', email: '', payeeName: undefined, idNumber: 'X1', captcha: 'typed' };

it('sends what was filled in, with the captcha’s proof and where it came from', () => {
  expect(registerRequest(values, { captchaId: 'c-1', captcha: 'K7QP' }, '3', place)).toEqual({
    username: 'mira01',
    password: 'Secret-2026',
    confirmPassword: 'Secret-2026',
    idNumber: 'X1',
    captchaId: 'c-1',
    captcha: 'K7QP',
    domain: 'play.example',
    login: true,
    registerUrl: 'https://play.example/register?from=mail',
    registerMethod: 'WEB',
    ageConfirmed: true,
    termsVersion: '3',
  });
});

it('sends no captcha where none was shown', () => {
  expect(registerRequest(values, undefined, '3', place)).not.toHaveProperty('captcha');
});
