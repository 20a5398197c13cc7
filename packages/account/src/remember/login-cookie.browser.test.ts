import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLogin, rememberedLogin, rememberLogin } from './login-cookie.ts';

const mira = { username: 'mira; ü=1', mobileNum: '917 123 4567', countryDialingCode: '+63', method: 'sms', device: true } as const;

beforeEach(forgetLogin);
afterEach(forgetLogin);

it('keeps a login, whatever characters are in it, until it is forgotten', () => {
  expect(rememberedLogin()).toBeUndefined();
  rememberLogin(mira);
  expect(rememberedLogin()).toEqual(mira);
  rememberLogin({ username: 'tom', method: 'username', device: false });
  expect(rememberedLogin()).toEqual({ username: 'tom', method: 'username', device: false });
  forgetLogin();
  expect(rememberedLogin()).toBeUndefined();
});

it('lasts one day, for the whole site, and is not sent along from other sites', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  rememberLogin(mira);
  expect(written.mock.lastCall?.[0]).toMatch(/^livery_login=[^;]+; Max-Age=86400; Path=\/; SameSite=Lax$/);
  written.mockRestore();
});

it.each(['garbage%', encodeURIComponent('{"username":1}'), encodeURIComponent('{"username":"a","way":"freePlay","device":true}'), 'null'])('ignores what is not ours: %s', (value) => {
  document.cookie = `livery_login=${value}; Path=/`;
  expect(rememberedLogin()).toBeUndefined();
});
