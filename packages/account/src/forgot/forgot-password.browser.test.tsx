import { brand, permission, refuse, registerRule, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { openDialogsOf } from '@livery/app-shell';
import { sessionApi } from '@livery/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetLogin, rememberedLogin, rememberLogin } from '../remember/login-cookie.ts';
import { captchaPictureShown } from '../test-support/captcha-picture-shown.ts';
import { field, fill, openDialog, path } from '../test-support/open-dialog.ts';

beforeEach(forgetLogin);
afterEach(() => {
  cleanup();
  forgetLogin();
});

type App = Awaited<ReturnType<typeof openDialog>>;
const openNames = ({ store }: App) => openDialogsOf(store.getState()).map(({ name }) => name);
const loggedIn = async ({ store }: App) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));
const shows = (name: string) => document.querySelector(`[name="${name}"]`) !== null;
const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function openEmail(answers: Answers = {}) {
  const app = await openDialog('forgetPassModal', { answers });
  await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
  return app;
}
const fillEmail = async () => {
  await fill('username', ' mira01 ');
  await fill('email', 'mira@example.com');
  await userEvent.click(button('Send the email'));
};
const fillMobile = async () => {
  await screen.findByRole('combobox', { name: 'Country code' });
  await fill('mobileNum', '0917 123 4567');
  await fill('verificationCode', ' 246810 ');
  await fill('newPassword', 'New-2026 ');
  await userEvent.click(button('Set password and log in'));
};

describe('ForgotPasswordDialog', () => {
  it('starts with the mobile number, and offers e-mail only where the site has no reset by phone', async () => {
    await openDialog('forgetPassModal');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mobile number');
    cleanup();
    await openDialog('forgetPassModal', { brand: brand({ features: { mobilePasswordRecovery: false } }) });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(field('email')).not.toBeNull();
  });

  it('shows the form of the mobile number alone where the site sends no password by e-mail, also to whoever comes with an address', async () => {
    await openDialog('forgetPassModal', { brand: brand({ features: { emailPasswordRecovery: false } }) }, { email: 'mira@example.com' });
    expect(field('mobileNum')).not.toBeNull();
    expect([screen.queryByRole('tab'), shows('email')]).toEqual([null, false]);
  });

  it('shows no form where the site has neither recovery', async () => {
    await openDialog('forgetPassModal', { brand: brand({ features: { mobilePasswordRecovery: false, emailPasswordRecovery: false } }) });
    expect(await screen.findByText(/^This is not available right now/)).not.toBeNull();
    expect([shows('email'), shows('mobileNum')]).toEqual([false, false]);
    expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).not.toBe('');
  });

  it('sends the e-mail by keyboard alone, closes, and tells where to look', async () => {
    const passwordByEmail = vi.fn<NonNullable<Answers['passwordByEmail']>>(() => ({ sent: true }));
    const app = await openDialog('forgetPassModal', { answers: { passwordByEmail } });
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}{Tab} mira01 {Tab} mira@example.com {Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Please look into your mail' });
    expect(dialog.textContent).toContain('within 30 minutes');
    expect(passwordByEmail.mock.calls).toEqual([[{ username: 'mira01', email: 'mira@example.com' }]]);
    expect(openNames(app)).toEqual(['confirm']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(openNames(app)).toEqual([]));
  });

  it('sends no e-mail without a user name and an address', async () => {
    const passwordByEmail = vi.fn<NonNullable<Answers['passwordByEmail']>>(() => ({ sent: true }));
    await openEmail({ passwordByEmail });
    await userEvent.click(button('Send the email'));
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
    expect(document.activeElement).toBe(field('username'));
    expect(passwordByEmail).not.toHaveBeenCalled();
  });

  it('closes after a rejection too, with its reason', async () => {
    const app = await openEmail({ passwordByEmail: () => refuse('TOO_MANY_REQUESTS', { retryAfter: 120 }) });
    await fillEmail();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('after 2 minutes');
    expect(openNames(app)).toEqual(['confirm']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps its values and offers a retry when the network fails', async () => {
    let broken = true;
    const passwordByEmail = () => {
      if (broken) throw new TypeError('Failed to fetch');
      return { sent: true } as const;
    };
    const app = await openEmail({ passwordByEmail });
    await fillEmail();
    await screen.findByRole('alertdialog');
    broken = false;
    await userEvent.click(button('Try again'));
    await screen.findByRole('dialog', { name: 'Forgotten your password?' });
    expect([field('username').value, field('email').value]).toEqual([' mira01 ', 'mira@example.com']);
    await userEvent.click(button('Send the email'));
    await screen.findByRole('alertdialog', { name: 'Please look into your mail' });
    expect(openNames(app)).toEqual(['confirm']);
  });

  it('stays open for the human check when one is required', async () => {
    await openEmail({ passwordByEmail: ({ captcha }) => (captcha === 'K7QP' ? { sent: true } : refuse('CAPTCHA_REQUIRED', { captcha: true })) });
    await fillEmail();
    await waitFor(() => expect(document.activeElement).toBe(field('captcha')));
    await captchaPictureShown();
    await userEvent.keyboard('K7QP{Enter}');
    await screen.findByRole('alertdialog', { name: 'Please look into your mail' });
  });

  it('sets a password with a code by keyboard alone, logs in and opens the home page', async () => {
    rememberLogin({ username: 'mira01', method: 'username', device: true });
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(() => ({ expiredMinutes: 1 }));
    const passwordByPhone = vi.fn<NonNullable<Answers['passwordByPhone']>>(() => sessionOpened());
    const app = await openDialog('forgetPassModal', { answers: { smsNoLogin, passwordByPhone } });
    await screen.findByRole('combobox', { name: 'Country code' });
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
    await userEvent.keyboard('0917 123 4567{Tab}{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    await userEvent.keyboard('246810{Tab}{Tab}New-2026 {Enter}');
    await loggedIn(app);
    expect(smsNoLogin.mock.calls).toEqual([[{ mobileNum: '09171234567', countryDialingCode: '+63', purpose: 'password' }]]);
    expect(passwordByPhone.mock.calls).toEqual([[{ mobileNum: '09171234567', countryDialingCode: '+63', verificationCode: '246810', newPassword: 'New-2026 ' }]]);
    await waitFor(() => expect([path(), openNames(app)]).toEqual(['/', []]));
    expect(rememberedLogin()?.device).toBe(false);
  });

  it('checks the new password by the rule of the site, before sending and in the answer', async () => {
    const passwordByPhone = vi.fn<NonNullable<Answers['passwordByPhone']>>(() => refuse('VALIDATION_FAILED', { fields: [{ field: 'newPassword', rule: 'length', min: 10, max: 32 }] }));
    const app = await openDialog('forgetPassModal', { answers: { passwordByPhone, permission: () => permission({ registration: { ...permission().registration, fields: [registerRule('password', { minLength: 9, maxLength: 32 })] } }) } });
    await act(() => app.store.dispatch(sessionApi.endpoints.permission.initiate()));
    await screen.findByText('Please use 9 to 32 characters.');
    await screen.findByRole('combobox', { name: 'Country code' });
    await fill('mobileNum', '9171234567');
    await fill('verificationCode', '246810');
    await fill('newPassword', 'short');
    await userEvent.click(button('Set password and log in'));
    expect(document.activeElement).toBe(field('newPassword'));
    expect(passwordByPhone).not.toHaveBeenCalled();
    await fill('newPassword', 'long-enough');
    await userEvent.click(button('Set password and log in'));
    await screen.findByText('Please use 10 to 32 characters.');
  });

  it.each([
    ['CODE_INVALID', /code is not right/, 'verificationCode'],
    ['CODE_EXPIRED', /code has expired/, 'verificationCode'],
    ['PHONE_INVALID', /number does not look right/, 'mobileNum'],
  ] as const)('shows %s at its field', async (code, words, at) => {
    await openDialog('forgetPassModal', { answers: { passwordByPhone: () => refuse(code) } });
    await fillMobile();
    await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(field(at)));
  });

  it('tells the verified owner of a number that it has no account', async () => {
    await openDialog('forgetPassModal', { answers: { passwordByPhone: () => refuse('LOGIN_FAILED') } });
    await fillMobile();
    expect((await screen.findByRole('alert')).textContent).toContain('No account has this mobile number.');
  });

  it('asks for the second factor when required, and starts again with another code when the challenge expires', async () => {
    let lapsed = true;
    const answers: Answers = {
      passwordByPhone: () => ({ secondFactor: { challengeId: 'ch', methods: [{ method: 'totp', hint: null }], expiresIn: 600 } }),
      loginVerify: () => (lapsed ? refuse('CHALLENGE_EXPIRED') : sessionOpened()),
    };
    const app = await openDialog('forgetPassModal', { answers });
    await fillMobile();
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Code from your authenticator app' }), '123456');
    expect((await screen.findByRole('alert')).textContent).toContain('ask for a new code');
    expect([field('mobileNum').value, field('verificationCode').value, field('newPassword').value]).toEqual(['0917 123 4567', '', 'New-2026 ']);
    lapsed = false;
    await fill('verificationCode', '135790');
    await userEvent.click(button('Set password and log in'));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Code from your authenticator app' }), '123456');
    await loggedIn(app);
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('keeps its values when the network fails, and sends once for several presses', async () => {
    let broken = true;
    const passwordByPhone = vi.fn<NonNullable<Answers['passwordByPhone']>>(() => {
      if (broken) throw new TypeError('Failed to fetch');
      return sessionOpened();
    });
    const app = await openDialog('forgetPassModal', { answers: { passwordByPhone } });
    await fillMobile();
    await screen.findByRole('alert');
    expect([field('verificationCode').value, field('newPassword').value]).toEqual([' 246810 ', 'New-2026 ']);
    broken = false;
    const before = passwordByPhone.mock.calls.length;
    const submit = button(/^Set password/);
    submit.click();
    submit.click();
    await loggedIn(app);
    expect(passwordByPhone.mock.calls.length - before).toBe(1);
  });

  it('leads back to the login', async () => {
    const app = await openDialog('forgetPassModal');
    await userEvent.click(button('Back to login'));
    await waitFor(() => expect(openNames(app)).toEqual(['loginPopupModal']));
  });
});
