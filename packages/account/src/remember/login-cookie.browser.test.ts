import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLogin, rememberedLogin, rememberLogin } from './login-cookie.ts';

const mira = { username: 'mira; ü=1', mobileNum: '917 123 4567', countryDialingCode: '+63', method: 'sms', device: true } as const;

beforeEach(forgetLogin);
afterEach(forgetLogin);

describe('login cookie', () => {
  it('keeps a login with any characters, until it is forgotten', () => {
    expect(rememberedLogin()).toBeUndefined();
    rememberLogin(mira);
    expect(rememberedLogin()).toEqual(mira);
    rememberLogin({ username: 'tom', method: 'username', device: false });
    expect(rememberedLogin()).toEqual({ username: 'tom', method: 'username', device: false });
    forgetLogin();
    expect(rememberedLogin()).toBeUndefined();
  });

  const cookieValue = (): string => /(?:^|; )livery_login=([^;]*)/.exec(document.cookie)?.[1] ?? '';

  it('lasts one day, for the whole site, and is not sent in cross-site requests', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    rememberLogin(mira);
    expect(written.mock.lastCall?.[0]).toMatch(/^livery_login=[\w-]+; Max-Age=86400; Path=\/; SameSite=Strict$/);
    written.mockRestore();
  });

  it('sends nothing readable with a request, and never the same value twice', () => {
    rememberLogin(mira);
    const [first, bytes] = [cookieValue(), atob(cookieValue().replaceAll('-', '+').replaceAll('_', '/'))];
    for (const text of [first, decodeURIComponent(first), bytes]) expect(text).not.toMatch(/mira|917 123|username|method/);
    rememberLogin(mira);
    expect(cookieValue()).not.toBe(first);
  });

  it('stores nothing where either half is missing', () => {
    rememberLogin(mira);
    localStorage.removeItem('livery.login');
    expect(rememberedLogin()).toBeUndefined();
    rememberLogin(mira);
    document.cookie = 'livery_login=; Max-Age=0; Path=/';
    expect(rememberedLogin()).toBeUndefined();
  });

  it('stores nothing where local storage is forbidden', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    rememberLogin(mira);
    forbidden.mockRestore();
    expect([cookieValue(), rememberedLogin()]).toEqual(['', undefined]);
  });

  it.each(['garbage%', encodeURIComponent('{"username":1}'), encodeURIComponent('{"username":"a","method":"sms","device":true}'), 'null', ''])('ignores a foreign value: %s', (value) => {
    document.cookie = `livery_login=${value}; Path=/`;
    expect(rememberedLogin()).toBeUndefined();
  });
});
