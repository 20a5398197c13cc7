import { brand, fetchFrom, permission, refuse, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { sessionApi } from '@livery/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetLogin, rememberedLogin } from '../remember/login-cookie.ts';
import { field, fill, openDialog } from '../test-support/open-dialog.ts';

beforeEach(forgetLogin);
afterEach(() => {
  cleanup();
  forgetLogin();
});

type Options = Parameters<typeof openDialog>[1];

async function openSms(answers: Answers = {}, options: Options = {}) {
  const app = await openDialog('loginPopupModal', { ...options, answers });
  await userEvent.click(screen.getByRole('tab', { name: 'With SMS code' }));
  await screen.findByRole('combobox', { name: 'Country code' });
  return app;
}
const loggedIn = async ({ store }: Awaited<ReturnType<typeof openSms>>) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));
const send = () => screen.getByRole('button', { name: /^(Send|Again)/ });
const submit = () => screen.getByRole('button', { name: /^Log in/ });

describe('SMS login', () => {
  it('logs in by keyboard alone with the code sent to a number, and remembers both', async () => {
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(() => ({ expiredMinutes: 1 }));
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    const app = await openDialog('loginPopupModal', { answers: { smsNoLogin, loginV2 } });
    await waitFor(() => expect(document.activeElement).toBe(field('username')));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}');
    await screen.findByRole('combobox', { name: 'Country code' });
    await userEvent.keyboard('{Tab}{Tab}917 123 4567{Tab}{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(smsNoLogin.mock.calls).toEqual([[{ mobileNum: '9171234567', countryDialingCode: '+63', purpose: 'login' }]]);
    expect(send().textContent).toMatch(/^Again in \d+ s$/);
    await userEvent.keyboard(' 246810 {Tab}{Tab} {Enter}');
    await loggedIn(app);
    expect(loginV2.mock.calls).toEqual([[{ username: '9171234567', password: '246810', type: 'sms', countryDialingCode: '+63', remember: true }]]);
    await waitFor(() => expect(rememberedLogin()).toEqual({ username: 'mira01', mobileNum: '917 123 4567', countryDialingCode: '+63', method: 'sms', device: true }));
  });

  it('marks missing fields, and requests no code without a number', async () => {
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(() => ({ expiredMinutes: 1 }));
    await openSms({ smsNoLogin });
    await userEvent.click(send());
    await screen.findByText('Please enter your mobile number.');
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
    await fill('mobileNum', '9171234567');
    await userEvent.click(submit());
    await screen.findByText('Please enter the verification code.');
    expect(document.activeElement).toBe(field('verificationCode'));
    expect(smsNoLogin).not.toHaveBeenCalled();
  });

  it('clears the error of a missing code when one is being sent', async () => {
    await openSms({ smsNoLogin: () => ({ expiredMinutes: 1 }) });
    await fill('mobileNum', '9171234567');
    await userEvent.click(submit());
    await screen.findByText('Please enter the verification code.');
    await userEvent.click(send());
    await waitFor(() => expect(screen.queryByText('Please enter the verification code.')).toBeNull());
    await userEvent.click(submit());
    await screen.findByText('Please enter the verification code.');
  });

  it('requests a code once a second at most, and shows why none was sent', async () => {
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(() => ({ ...refuse('QUOTA_EXCEEDED'), message: 'Too many codes for this number today.' }));
    await openSms({ smsNoLogin });
    await fill('mobileNum', '9171234567');
    send().click();
    send().click();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Too many codes for this number today.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    send().click();
    expect(smsNoLogin).toHaveBeenCalledTimes(1);
  });

  it('shows a wrong code at its field', async () => {
    await openSms({ loginV2: () => refuse('CODE_INVALID') });
    await fill('mobileNum', '9171234567');
    await fill('verificationCode', '111111');
    await userEvent.click(submit());
    await screen.findByText(/code is not right/);
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
  });

  it('tells the verified owner of a number that it has no account', async () => {
    await openSms({ loginV2: () => refuse('LOGIN_FAILED') });
    await fill('mobileNum', '9171234567');
    await fill('verificationCode', '246810');
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('No account has this mobile number.');
  });

  it('shows the human check while sending a code requires it, and not for the login', async () => {
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(({ captcha }) => (captcha === 'K7QP' ? { expiredMinutes: 1 } : refuse('CAPTCHA_REQUIRED', { captcha: true })));
    const app = await openSms({ smsNoLogin });
    await fill('mobileNum', '9171234567');
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('captcha')));
    await userEvent.keyboard('K7QP');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(document.querySelector('[name=captcha]')).toBeNull();
    await userEvent.keyboard('246810{Enter}');
    await loggedIn(app);
  });

  it('keeps its values in either form, and shows a rejection in the form it belongs to', async () => {
    await openSms({ loginV2: () => refuse('LOGIN_FAILED') });
    await fill('mobileNum', '9171234567');
    await userEvent.click(screen.getByRole('tab', { name: 'With password' }));
    await fill('username', 'mira01');
    await fill('password', 'Secret-2026');
    await userEvent.click(submit());
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('tab', { name: 'With SMS code' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('mobileNum').value).toBe('9171234567');
    await userEvent.click(screen.getByRole('tab', { name: 'With password' }));
    expect([field('username').value, field('password').value]).toEqual(['mira01', 'Secret-2026']);
  });

  it('is offered where the site has it switched on', async () => {
    await openDialog('loginPopupModal', { brand: brand({ features: { smsLogin: false } }) });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(field('password')).not.toBeNull();
  });

  it('sends the dialling code with a mobile number and its password', async () => {
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    const app = await openDialog('loginPopupModal', { answers: { loginV2 } });
    await fill('username', ' 0917 123 4567 ');
    await screen.findByRole('combobox', { name: 'Country code' });
    expect(document.activeElement).toBe(field('username'));
    await fill('password', 'Secret-2026');
    await userEvent.click(submit());
    await loggedIn(app);
    expect(loginV2.mock.calls).toEqual([[{ username: '0917 123 4567', password: 'Secret-2026', type: 'username', countryDialingCode: '+63', remember: false }]]);
  });

  it('takes the country of a number that is typed with its plus', async () => {
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(() => ({ expiredMinutes: 1 }));
    const app = await openSms({ loginV2, smsNoLogin });
    await fill('mobileNum', '+91 98765 43210');
    await userEvent.click(send());
    await waitFor(() => expect(smsNoLogin.mock.calls).toEqual([[{ mobileNum: '+919876543210', countryDialingCode: '+91', purpose: 'login' }]]));
    await userEvent.click(screen.getByRole('tab', { name: 'With password' }));
    await fill('username', '+91 98765 43210');
    await fill('password', 'Secret-2026');
    await userEvent.click(submit());
    await loggedIn(app);
    expect(loginV2.mock.lastCall?.[0]).toMatchObject({ username: '+91 98765 43210', countryDialingCode: '+91' });
  });

  it('lets the outside provider send and check the code, and sends its ID token instead', async () => {
    const asked: unknown[] = [];
    const provider = http.post(/^https:\/\/phone\.example\/v1\/accounts:/, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(request.url.includes('sendVerificationCode') ? { sessionInfo: 's-1' } : { idToken: 'token-1' });
    });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom([provider]));
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    const external = { provider: 'external', apiUrl: 'https://phone.example', apiKey: 'k' } as const;
    const app = await openDialog('loginPopupModal', { answers: { loginV2, permission: () => permission({ verification: { phone: external, humanCheck: { provider: 'captcha' } } }) } });
    await act(() => app.store.dispatch(sessionApi.endpoints.permission.initiate()));
    await userEvent.click(screen.getByRole('tab', { name: 'With SMS code' }));
    await fill('mobileNum', '0917 123 4567');
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    await userEvent.keyboard('246810{Enter}');
    await loggedIn(app);
    expect(asked).toEqual([{ phoneNumber: '+639171234567' }, { sessionInfo: 's-1', code: '246810' }]);
    expect(loginV2.mock.calls).toEqual([
      [{ username: '09171234567', password: '', type: 'firebase', countryDialingCode: '+63', firebaseIdToken: 'token-1', remember: false }],
    ]);
    fetching.mockRestore();
  });
});
