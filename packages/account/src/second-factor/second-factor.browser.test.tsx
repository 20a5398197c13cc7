import { sessionApi } from '@livery/session';
import { fetchFrom, permission, refuse, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetLogin, rememberedLogin } from '../remember/login-cookie.ts';
import { field, fill, openDialog } from '../test-support/open-dialog.ts';

type Methods = ('totp' | 'sms' | 'phone' | 'recovery')[];

const asked = (methods: Methods, challengeId = 'ch-1') => ({
  secondFactor: { challengeId, methods: methods.map((method) => ({ method, hint: method === 'sms' || method === 'phone' ? '+63 ••• ••• 4567' : null })), expiresIn: 600 },
});
const code = (name = 'Code from your authenticator app') => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(forgetLogin);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  forgetLogin();
});

/** Logs in as far as the second step. */
async function reachSecondStep(methods: Methods, answers: Answers = {}) {
  const app = await openDialog('loginPopupModal', { answers: { loginV2: () => asked(methods), ...answers } });
  await waitFor(() => expect(document.activeElement).toBe(field('username')));
  await fill('username', 'mira01');
  await fill('password', 'Secret-2026');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Is it really you?' });
  return app;
}
const loggedIn = async ({ store }: Awaited<ReturnType<typeof reachSecondStep>>) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));

describe('second factor step', () => {
  it('asks for the code in the same dialog, by keyboard alone, and sends it with its last digit', async () => {
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(() => sessionOpened());
    const app = await reachSecondStep(['totp', 'recovery'], { loginVerify });
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining('an address that is new to us')));
    await userEvent.keyboard('123456');
    await loggedIn(app);
    expect(loginVerify.mock.calls).toEqual([[{ challengeId: 'ch-1', method: 'totp', code: '123456', registerAddress: true }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('accepts a pasted code, and does not remember the address when asked not to', async () => {
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(() => sessionOpened());
    const app = await reachSecondStep(['totp'], { loginVerify });
    expect(code().autocomplete).toBe('one-time-code');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Trust this address/ }));
    code().focus();
    // One input of the whole text, as a paste makes it.
    document.execCommand('insertText', false, ' 123 456 ');
    await loggedIn(app);
    expect(loginVerify.mock.lastCall?.[0]).toMatchObject({ code: '123456', registerAddress: false });
  });

  it('shows a wrong code at its field, empties it and accepts the next', async () => {
    const app = await reachSecondStep(['totp'], { loginVerify: ({ code: typed }) => (typed === '654321' ? sessionOpened() : refuse('CODE_INVALID')) });
    await userEvent.fill(code(), '111111');
    await screen.findByText(/code is not right/);
    expect(code().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect([document.activeElement, code().value]).toEqual([code(), '']));
    await userEvent.keyboard('654321');
    await loggedIn(app);
  });

  it.each([
    ['totp', 'Code from your authenticator app', /next code.+clock/],
    ['recovery', 'Recovery code', /typing slips.+once/],
    ['sms', 'Code from the SMS', /ask for a new one/],
  ] as const)('explains a wrong code of the kind %s', async (method, name, words) => {
    await reachSecondStep([method], { loginVerify: () => refuse('CODE_INVALID') });
    code(name).focus();
    // Six digits are sent with the last of them.
    await userEvent.keyboard(method === 'recovery' ? '111111{Enter}' : '111111');
    await screen.findByText(words);
    expect(screen.queryAllByText(/new one/)).toHaveLength(method === 'sms' ? 1 : 0);
  });

  it('sends nothing while the code is empty', async () => {
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(() => sessionOpened());
    await reachSecondStep(['totp'], { loginVerify });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Please enter the verification code.');
    expect(document.activeElement).toBe(code());
    expect(loginVerify).not.toHaveBeenCalled();
  });

  it('returns to the first step when the challenge has expired, with a note and the values typed', async () => {
    let challenges = 0;
    const answers: Answers = {
      loginV2: () => asked(['totp'], `ch-${(challenges += 1)}`),
      loginVerify: ({ challengeId }) => (challengeId === 'ch-2' ? sessionOpened() : refuse('CHALLENGE_EXPIRED')),
    };
    const app = await reachSecondStep(['totp'], answers);
    await userEvent.fill(code(), '123456');
    await screen.findByRole('dialog', { name: /^Welcome back/ });
    expect((await screen.findByRole('alert')).textContent).toContain('took too long');
    expect([field('username').value, field('password').value]).toEqual(['mira01', 'Secret-2026']);
    await waitFor(() => expect(document.activeElement).toBe(field('username')));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Is it really you?' });
    await userEvent.fill(code(), '123456');
    await loggedIn(app);
  });

  it('returns to the first step on request, without a note', async () => {
    await reachSecondStep(['totp']);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('dialog', { name: /^Welcome back/ });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('password').value).toBe('Secret-2026');
  });

  it('sends a code to the masked number, counts down to the next, and keeps the countdown while another method is shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    const loginVerifySms = vi.fn<NonNullable<Answers['loginVerifySms']>>(() => ({ expiredMinutes: 2 }));
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(() => sessionOpened());
    const app = await reachSecondStep(['sms', 'recovery'], { loginVerifySms, loginVerify });
    const send = () => screen.getByRole('button', { name: /^(Send|Again)/ });
    await waitFor(() => expect(document.activeElement).toBe(send()));
    await screen.findByText(/4567/);
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(code('Code from the SMS')));
    expect(send().textContent).toMatch(/Again in 1[12]\d s/);
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(screen.getByRole('button', { name: 'Get a code by SMS' }));
    expect(send().textContent).toMatch(/Again in 1[12]\d s/);
    send().click();
    expect(loginVerifySms.mock.calls).toEqual([[{ challengeId: 'ch-1' }]]);
    await vi.advanceTimersByTimeAsync(121_000);
    await waitFor(() => expect(send().textContent).toBe('Send again'));
    await userEvent.fill(code('Code from the SMS'), '246810');
    await loggedIn(app);
    expect(loginVerify.mock.lastCall?.[0]).toMatchObject({ method: 'sms', code: '246810' });
  });

  it('clears the error of the code when another is being sent', async () => {
    await reachSecondStep(['sms'], { loginVerifySms: () => ({ expiredMinutes: 1 }), loginVerify: () => refuse('CODE_EXPIRED') });
    await userEvent.fill(code('Code from the SMS'), '111111');
    await waitFor(() => expect(code('Code from the SMS').getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(code('Code from the SMS').getAttribute('aria-invalid')).toBeNull());
  });

  const external = { provider: 'external', apiUrl: 'https://phone.example', apiKey: 'k' } as const;
  const sentOutside = { permission: () => permission({ verification: { phone: external, humanCheck: { provider: 'captcha' } } }) };

  it('shows at the number that the outside provider requires a human check, and allows a retry', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = vi.fn<() => void>();
    const provider = http.post(/^https:\/\/phone\.example\/v1\/accounts:/, () => {
      asked();
      return HttpResponse.json({ error: { message: 'CAPTCHA_CHECK_FAILED' } }, { status: 400 });
    });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom([provider]));
    const app = await reachSecondStep(['phone'], sentOutside);
    await act(() => app.store.dispatch(sessionApi.endpoints.permission.initiate()));
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
    await fill('mobileNum', '0917 123 4567');
    const send = screen.getByRole('button', { name: 'Send code' });
    await userEvent.click(send);
    await waitFor(() => expect(field('mobileNum').getAttribute('aria-invalid')).toBe('true'));
    vi.setSystemTime(Date.now() + 2000);
    await userEvent.click(send);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    fetching.mockRestore();
  });

  it('lets the outside provider verify the number, typed whole by its owner, and sends its ID token', async () => {
    const asked: unknown[] = [];
    const provider = http.post(/^https:\/\/phone\.example\/v1\/accounts:/, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(request.url.includes('sendVerificationCode') ? { sessionInfo: 's-1' } : { idToken: `token-${asked.length}` });
    });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom([provider]));
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(({ code: typed }) => (typed === '246810' ? sessionOpened() : refuse('CODE_INVALID')));
    const app = await reachSecondStep(['phone', 'recovery'], {
      loginVerify,
      ...sentOutside,
    });
    await act(() => app.store.dispatch(sessionApi.endpoints.permission.initiate()));
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
    await screen.findByText(/whole number of your account.+4567/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Please enter your mobile number.');
    await screen.findByText('Please enter the verification code.');

    await fill('mobileNum', '0917 123 4567');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(screen.queryByText('Please enter the verification code.')).toBeNull();
    await userEvent.keyboard('111111{Enter}');
    await screen.findByText(/another number than your account's/);
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(screen.getByRole('button', { name: 'Get a code by SMS' }));
    expect(field('mobileNum').value).toBe('0917 123 4567');
    expect(asked).toEqual([{ phoneNumber: '+639171234567' }, { sessionInfo: 's-1', code: '111111' }]);
    expect(loginVerify.mock.calls).toEqual([[{ challengeId: 'ch-1', method: 'phone', code: '111111', firebaseIdToken: 'token-2', registerAddress: true }]]);
    fetching.mockRestore();
  });

  it("shows the server's message when no code was sent", async () => {
    await reachSecondStep(['sms'], { loginVerifySms: () => ({ ...refuse('QUOTA_EXCEEDED'), message: 'Too many codes for this number today.' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Too many codes for this number today.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-disabled')).toBeNull());
  });

  it('accepts a recovery code in any spelling', async () => {
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(() => sessionOpened());
    const app = await reachSecondStep(['totp', 'recovery'], { loginVerify });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(document.activeElement).toBe(code('Recovery code')));
    await userEvent.keyboard(' abcd-efgh-jkmn {Enter}');
    await loggedIn(app);
    expect(loginVerify.mock.lastCall?.[0]).toMatchObject({ method: 'recovery', code: 'abcd-efgh-jkmn' });
  });

  it('keeps the code when the network fails, and succeeds on retry', async () => {
    let broken = true;
    const loginVerify = () => {
      if (broken) throw new TypeError('Failed to fetch');
      return sessionOpened();
    };
    const app = await reachSecondStep(['totp'], { loginVerify });
    await userEvent.fill(code(), '123456');
    await screen.findByRole('alert');
    expect(code().value).toBe('123456');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await loggedIn(app);
  });

  it('sends once for several presses', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const loginVerify = vi.fn<NonNullable<Answers['loginVerify']>>(async () => {
      await promise;
      return sessionOpened();
    });
    const app = await reachSecondStep(['totp'], { loginVerify });
    await userEvent.fill(code(), '123456');
    screen.getByRole('button', { name: /^Continue/ }).click();
    await waitFor(() => expect(loginVerify).toHaveBeenCalled());
    await userEvent.keyboard('{Enter}');
    resolve(undefined);
    await loggedIn(app);
    expect(loginVerify).toHaveBeenCalledTimes(1);
  });

  it('remembers the login only after the second step succeeded', async () => {
    const app = await openDialog('loginPopupModal', { answers: { loginV2: () => asked(['totp']), loginVerify: () => sessionOpened() } });
    await fill('username', 'mira01');
    await fill('password', 'Secret-2026');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me for a day' }));
    await userEvent.click(screen.getByRole('button', { name: /^Log in/ }));
    await screen.findByRole('dialog', { name: 'Is it really you?' });
    expect(rememberedLogin()).toBeUndefined();
    await userEvent.fill(code(), '123456');
    await loggedIn(app);
    await waitFor(() => expect(rememberedLogin()).toEqual({ username: 'mira01', method: 'username', device: true }));
    expect(document.cookie).not.toContain('Secret');
  });
});
