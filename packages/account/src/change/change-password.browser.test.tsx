import { brand, memberInfo, permission, refuse, registerRule, security, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { openDialogsOf } from '@livery/app-shell';
import { readSession, typedPassword } from '@livery/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountApi } from '../api.ts';
import { forgetLogin, rememberedLogin, rememberLogin } from '../remember/login-cookie.ts';
import { field, fill, openDialog, path } from '../test-support/open-dialog.ts';

beforeEach(forgetLogin);
afterEach(() => {
  cleanup();
  forgetLogin();
});

type App = Awaited<ReturnType<typeof openDialog>>;
const openNames = ({ store }: App) => openDialogsOf(store.getState()).map(({ name }) => name);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const shown = (name: string) => document.querySelector(`[name="${name}"]`) !== null;
const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Logs in with an expired password, up to its change. */
async function reachForced(answers: Answers = {}) {
  const app = await openDialog('loginPopupModal', { answers: { loginV2: () => sessionOpened({ passwordExpired: true }), ...answers } });
  await fill('username', 'mira01');
  await fill('password', 'Old-2026');
  await userEvent.click(button(/^Log in/));
  await dialog('Your password has expired');
  return app;
}
const fillNew = async (password = 'New-2026!') => {
  await fill('newPassword', password);
  await fill('confirmNewPassword', password);
  // It is loading until it is known what a forced change asks for.
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
};

describe('ChangePasswordDialog', () => {
  it('opens after a login with an expired password, works by keyboard alone, and does not ask again for the password just typed', async () => {
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    const app = await reachForced({ changePassword });
    expect(readSession('cpw')).toBe('true');
    expect([field('username').value, field('username').readOnly, shown('oldPassword')]).toEqual(['mira01', true, false]);
    await waitFor(() => expect(document.activeElement).toBe(field('newPassword')));
    await screen.findByRole('button', { name: 'Change password' });
    await userEvent.keyboard('New-2026!{Tab}{Tab}New-2026!{Enter}');
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(changePassword.mock.calls).toEqual([[{ oldPassword: 'Old-2026', newPassword: 'New-2026!', confirmNewPassword: 'New-2026!' }]]);
    await waitFor(() => expect(path()).toBe('/'));
    expect([readSession('cpw'), typedPassword(), app.store.getState().session]).toEqual([undefined, undefined, expect.objectContaining({ loggedIn: true, mustChangePassword: false })]);
    expect(app.store.getState().toasts.queue).toEqual([expect.objectContaining({ tone: 'success' })]);
  });

  it('cannot be closed while it is forced, except by logging out', async () => {
    const app = await reachForced();
    expect(screen.queryByRole('button', { name: 'Close this dialog' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(openNames(app)).toEqual(['changePassModal']);
    await userEvent.click(button('Log out instead'));
    await screen.findByRole('alertdialog');
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(openNames(app)).toEqual(['changePassModal']));
    await userEvent.click(button('Log out instead'));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect([openNames(app), app.store.getState().session.loggedIn, path()]).toEqual([[], false, '/']));
    expect(typedPassword()).toBeUndefined();
  });

  it('asks for the old password after a reload, when it is no longer in memory', async () => {
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    const app = await openDialog('changePassModal', { session: 'member', answers: { changePassword } }, { forced: true });
    await waitFor(() => expect(document.activeElement).toBe(field('oldPassword')));
    await userEvent.keyboard('Old-2026');
    await fillNew();
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(changePassword.mock.lastCall?.[0]).toMatchObject({ oldPassword: 'Old-2026' });
  });

  it('asks for the consent too, with the first password of an account that an upline opened', async () => {
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    const app = await openDialog('changePassModal', { session: 'member', answers: { changePassword, memberInfo: () => memberInfo({ firstPassword: true }) } }, { forced: true });
    await dialog('Make this account your own');
    await waitFor(() => expect(shown('agreed')).toBe(true));
    await fill('oldPassword', 'Old-2026');
    await fillNew();
    expect(changePassword).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(field('agreed')));
    await userEvent.click(field('agreed'));
    await userEvent.click(button('Change password'));
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(changePassword.mock.calls).toEqual([[{ oldPassword: 'Old-2026', newPassword: 'New-2026!', confirmNewPassword: 'New-2026!', ageConfirmed: true, termsVersion: permission().registration.termsVersion }]]);
  });

  it.each([
    ['who the member is', 'memberInfo'],
    ['what registrations ask for', 'registerSettings'],
  ] as const)('offers to try again when it cannot learn %s, and goes on then', async (_what, call) => {
    let broken = true;
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    const given = { memberInfo: memberInfo({ firstPassword: call === 'registerSettings' }), registerSettings: permission().registration };
    const answers: Answers = { changePassword, memberInfo: () => given.memberInfo, [call]: () => (broken ? refuse('UNKNOWN_ERROR') : given[call]) };
    const app = await openDialog('changePassModal', { session: 'member', answers }, { forced: true });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    expect([screen.queryByRole('button', { name: /^Change password/ }), shown('agreed')]).toEqual([null, false]);
    broken = false;
    await userEvent.click(retry);
    await screen.findByRole('button', { name: 'Change password' });
    if (call === 'registerSettings') await userEvent.click(field('agreed'));
    await fill('oldPassword', 'Old-2026');
    await fillNew();
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(changePassword).toHaveBeenCalledTimes(1);
  });

  it('asks for the consent anew when the terms have changed meanwhile', async () => {
    let minimumAge = 18;
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    const answers: Answers = { changePassword, memberInfo: () => memberInfo({ firstPassword: true }), registerSettings: () => ({ ...permission().registration, minimumAge }) };
    const { store } = await openDialog('changePassModal', { session: 'member', answers }, { forced: true });
    await screen.findByText(/18 years/);
    await fill('oldPassword', 'Old-2026');
    await userEvent.click(field('agreed'));
    minimumAge = 21;
    await act(async () => void (await store.dispatch(accountApi.endpoints.registerSettings.initiate(undefined, { forceRefetch: true, subscribe: false }))));
    await screen.findByText(/21 years/);
    expect(field('agreed').checked).toBe(false);
    await fillNew();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('asks for a proved number with the first password where registrations do', async () => {
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => refuse('CODE_INVALID'));
    const { registration } = permission();
    const fields = [...registration.fields, registerRule('mobileNum'), registerRule('verificationCode')];
    const answers: Answers = { changePassword, memberInfo: () => memberInfo({ firstPassword: true }), registerSettings: () => ({ ...registration, fields }) };
    await openDialog('changePassModal', { session: 'member', brand: brand({ features: { registrationSmsVerification: true } }), answers }, { forced: true });
    await waitFor(() => expect([shown('mobileNum'), shown('verificationCode')]).toEqual([true, true]));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('+63'), { timeout: 10_000 });
    await fill('mobileNum', '9171234567');
    await fill('verificationCode', '000000');
    await fill('oldPassword', 'Old-2026');
    await userEvent.click(field('agreed'));
    await fillNew();
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(changePassword.mock.lastCall?.[0]).toMatchObject({ mobileNum: '9171234567', verificationCode: '000000', ageConfirmed: true });
  });

  it('asks for the old password when the one in memory is rejected', async () => {
    await reachForced({ changePassword: () => refuse('PASSWORD_WRONG') });
    await fillNew();
    await screen.findByText(/present password is not correct/);
    await waitFor(() => expect(document.activeElement).toBe(field('oldPassword')));
  });

  it('can be opened by the member, and closed', async () => {
    const app = await openDialog('changePassModal', { session: 'member' });
    await dialog('Change your password');
    expect(shown('oldPassword')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openNames(app)).toEqual([]));
  });

  it('asks an account without a password for a code to its number', async () => {
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    const smsReauthentication = vi.fn<NonNullable<Answers['smsReauthentication']>>(() => ({ expiredMinutes: 1 }));
    const app = await openDialog('changePassModal', { session: 'member', answers: { changePassword, smsReauthentication, security: () => security({ currentFactor: 'phone' }) } });
    await waitFor(() => expect(shown('oldPassword')).toBe(false));
    await fillNew();
    await screen.findByText('Please enter the verification code.');
    expect(changePassword).not.toHaveBeenCalled();
    await userEvent.click(button('Send code'));
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(smsReauthentication).toHaveBeenCalledTimes(1);
    await fill('verificationCode', '123456');
    await userEvent.click(button('Change password'));
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(changePassword.mock.lastCall?.[0]).toMatchObject({ oldPassword: '', verificationCode: '123456' });
  });

  it('shows a wrong code to the number at its field', async () => {
    await openDialog('changePassModal', { session: 'member', answers: { changePassword: () => refuse('CODE_INVALID'), security: () => security({ currentFactor: 'phone' }) } });
    await waitFor(() => expect(shown('verificationCode')).toBe(true));
    await fill('verificationCode', '000000');
    await fillNew();
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(field('verificationCode').getAttribute('aria-invalid')).toBe('true');
  });

  it('marks missing and differing fields, and sends nothing', async () => {
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => ({ changed: true }));
    await openDialog('changePassModal', { session: 'member', answers: { changePassword } });
    await userEvent.click(button('Change password'));
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(3);
    expect(document.activeElement).toBe(field('oldPassword'));
    await fill('oldPassword', 'Old-2026');
    await fill('newPassword', 'New-2026!');
    await fill('confirmNewPassword', 'New-2026?');
    await userEvent.click(button('Change password'));
    await screen.findByText(/two passwords are not the same/);
    expect(document.activeElement).toBe(field('confirmNewPassword'));
    expect(changePassword).not.toHaveBeenCalled();
  });

  it.each([
    ['PASSWORD_WRONG', /present password is not correct/, 'oldPassword'],
    ['PASSWORD_UNCHANGED', /This is your present password/, 'newPassword'],
  ] as const)('shows %s at its field', async (code, words, at) => {
    await openDialog('changePassModal', { session: 'member', answers: { changePassword: () => refuse(code) } });
    await fill('oldPassword', 'Old-2026');
    await fillNew();
    await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(field(at)));
  });

  it('shows the minutes to wait after too many wrong passwords', async () => {
    await openDialog('changePassModal', { session: 'member', answers: { changePassword: () => refuse('TRY_AGAIN_LATER', { retryAfter: 290 }) } });
    await fill('oldPassword', 'Old-2026');
    await fillNew();
    expect((await screen.findByRole('alert')).textContent).toContain('after 5 minutes');
  });

  it('keeps its values when the network fails, and sends once for several presses', async () => {
    let broken = true;
    const changePassword = vi.fn<NonNullable<Answers['changePassword']>>(() => {
      if (broken) throw new TypeError('Failed to fetch');
      return { changed: true };
    });
    const app = await reachForced({ changePassword });
    await fillNew();
    await screen.findByRole('alert');
    expect([field('newPassword').value, field('confirmNewPassword').value]).toEqual(['New-2026!', 'New-2026!']);
    broken = false;
    const before = changePassword.mock.calls.length;
    const submit = button(/^Change password/);
    submit.click();
    submit.click();
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(changePassword.mock.calls.length - before).toBe(1);
  });

  it('ends the one-tap login on this device, and keeps the name', async () => {
    rememberLogin({ username: 'mira01', method: 'username', device: true });
    const app = await openDialog('changePassModal', { session: 'member' });
    await fill('oldPassword', 'Old-2026');
    await fillNew();
    await waitFor(() => expect(openNames(app)).toEqual([]));
    expect(rememberedLogin()).toEqual({ username: 'mira01', method: 'username', device: false });
  });
});
