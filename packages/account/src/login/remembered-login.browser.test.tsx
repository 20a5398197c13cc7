import { memberInfo, refuse, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetLogin, rememberedLogin, rememberLogin } from '../remember/login-cookie.ts';
import { field, fill, openDialog } from '../test-support/open-dialog.ts';

const mira = { username: 'mira01', method: 'username', device: true } as const;

beforeEach(forgetLogin);
afterEach(() => {
  cleanup();
  forgetLogin();
});

const open = (answers: Answers = {}) => openDialog('loginPopupModal', { answers });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me for a day' });
const loggedIn = async ({ store }: Awaited<ReturnType<typeof open>>) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));

describe('remembered login', () => {
  it("stores the account's own name and no secret, when asked to remember", async () => {
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    const app = await open({ loginV2, memberInfo: () => memberInfo({ account: 'Mira01' }) });
    expect(box().checked).toBe(false);
    await fill('username', 'mira01');
    await fill('password', 'Secret-2026');
    await userEvent.click(box());
    await userEvent.keyboard('{Enter}');
    await loggedIn(app);
    expect(loginV2.mock.lastCall?.[0]).toMatchObject({ remember: true });
    await waitFor(() => expect(rememberedLogin()).toEqual({ username: 'Mira01', method: 'username', device: true }));
    expect(document.cookie).not.toContain('Secret');
  });

  it('fills in the name when the device is no longer remembered, and forgets it when the box is cleared', async () => {
    rememberLogin({ ...mira, device: false });
    const app = await open();
    expect([field('username').value, field('password').value, box().checked]).toEqual(['mira01', '', true]);
    await fill('password', 'Secret-2026');
    await userEvent.click(box());
    await userEvent.click(button(/^Log in/));
    await loggedIn(app);
    await waitFor(() => expect(rememberedLogin()).toBeUndefined());
  });

  it('logs a remembered device in with one tap, by keyboard alone', async () => {
    rememberLogin(mira);
    const deviceLogin = vi.fn<NonNullable<Answers['deviceLogin']>>(() => sessionOpened());
    const app = await open({ deviceLogin });
    await waitFor(() => expect(document.activeElement).toBe(button('Continue as mira01')));
    await userEvent.keyboard('{Enter}');
    await loggedIn(app);
    expect(deviceLogin).toHaveBeenCalledTimes(1);
    expect(rememberedLogin()).toEqual(mira);
  });

  it('asks a remembered device for the second factor too, and returns to the one-tap form', async () => {
    rememberLogin(mira);
    await open({ deviceLogin: () => ({ secondFactor: { challengeId: 'ch', methods: [{ method: 'totp', hint: null }], expiresIn: 600 } }) });
    await userEvent.click(button('Continue as mira01'));
    await screen.findByRole('dialog', { name: 'Is it really you?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(document.activeElement).toBe(button('Continue as mira01')));
  });

  it('asks for a login when the gateway no longer knows the device, and keeps the name', async () => {
    rememberLogin(mira);
    await open({ deviceLogin: () => refuse('DEVICE_UNKNOWN') });
    await userEvent.click(button('Continue as mira01'));
    expect((await screen.findByRole('alert')).textContent).toContain('no longer remembered');
    expect(field('username').value).toBe('mira01');
    expect(rememberedLogin()).toEqual({ ...mira, device: false });
  });

  it('shows any other error, and can be retried', async () => {
    rememberLogin(mira);
    let blocked = true;
    const app = await open({ deviceLogin: () => (blocked ? refuse('ACCOUNT_BLOCKED') : sessionOpened()) });
    await userEvent.click(button('Continue as mira01'));
    expect((await screen.findByRole('alert')).textContent).toContain('locked');
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    blocked = false;
    await userEvent.click(button('Continue as mira01'));
    await loggedIn(app);
  });

  it('allows another account without forgetting the device', async () => {
    rememberLogin(mira);
    await open();
    await userEvent.click(button('Use another account'));
    await waitFor(() => expect(document.activeElement).toBe(field('username')));
    expect(rememberedLogin()).toEqual(mira);
  });

  it('forgets the device in the browser and at the gateway', async () => {
    rememberLogin(mira);
    const forgetDevice = vi.fn<NonNullable<Answers['forgetDevice']>>(() => ({ forgotten: true }));
    await open({ forgetDevice });
    await userEvent.click(button('Forget this device'));
    await screen.findByText('This device is forgotten. Please log in.');
    expect(forgetDevice).toHaveBeenCalledTimes(1);
    expect(rememberedLogin()).toBeUndefined();
  });

  it('does not confirm a forgotten device when the gateway was not reached', async () => {
    rememberLogin(mira);
    await open({
      forgetDevice: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(button('Forget this device'));
    await screen.findByRole('alert');
    expect(rememberedLogin()).toEqual(mira);
  });
});
