import { brand, captchaPicture, refuse, renderApp, sessionOpened, workChallenge } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { useDialogs } from '@livery/app-shell';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetLogin } from '../remember/login-cookie.ts';
import { captchaPictureShown } from '../test-support/captcha-picture-shown.ts';
import { fill as enter } from '../test-support/open-dialog.ts';
import { LoginDialog } from './login-dialog.tsx';

beforeEach(forgetLogin);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Opener() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => void open('loginPopupModal', { reason: 'required' })}>
      open
    </button>
  );
}

async function openLogin(answers: Answers = {}, handlers: Parameters<typeof http.all>[1][] = []) {
  const app = await renderApp(<Opener />, { answers, dialogs: { loginPopupModal: LoginDialog }, handlers: handlers.map((handler) => http.post('*/wps/session/loginV2', handler)) });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  return app;
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^User name or mobile/ });
const password = () => document.querySelector<HTMLInputElement>('[name=password]') as HTMLInputElement;
const captcha = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Characters/ });
const submit = () => screen.getByRole('button', { name: /^Log in/ });
const loggedIn = async (store: { getState: () => { session: { loggedIn: boolean } } }) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));
const fill = async () => {
  await enter('username', '  mira01 ');
  await enter('password', ' Secret-2026 ');
};

describe('LoginDialog', () => {
  it.each([
    [{ mobilePasswordRecovery: false }, true],
    [{ emailPasswordRecovery: false }, true],
    [{ mobilePasswordRecovery: false, emailPasswordRecovery: false }, false],
  ])('offers the recovery of a password where the site has one: %o', async (features, offered) => {
    await renderApp(<Opener />, { brand: brand({ features }), dialogs: { loginPopupModal: LoginDialog } });
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByRole('button', { name: /^Create an account|^Register/ });
    expect(screen.queryByRole('button', { name: 'Forgotten your password?' }) !== null).toBe(offered);
  });

  it('sends a trimmed name and the password as typed, by keyboard alone', async () => {
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    const { store } = await openLogin({ loginV2 });
    await waitFor(() => expect(document.activeElement).toBe(name()));
    await userEvent.keyboard('  mira01 {Tab} Secret-2026 {Enter}');
    await loggedIn(store);
    expect(loginV2.mock.calls).toEqual([[{ username: 'mira01', password: ' Secret-2026 ', type: 'username', remember: false }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads a blocked member to customer service', async () => {
    await openLogin({ loginV2: () => refuse('ACCOUNT_BLOCKED') });
    await fill();
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('This account is locked');
    expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toMatch(/^(mailto:|https:)/);
  });

  it('marks missing fields, focuses the first of them, and sends nothing', async () => {
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => sessionOpened());
    await openLogin({ loginV2 });
    await userEvent.type(name(), '   ');
    await userEvent.click(submit());
    expect(document.activeElement).toBe(name());
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
    await userEvent.type(name(), 'mira01');
    await userEvent.click(submit());
    expect(document.activeElement).toBe(password());
    expect(loginV2).not.toHaveBeenCalled();
  });

  it('moves no field when messages appear at its fields', async () => {
    const style = document.documentElement.style;
    // The measures that a brand brings.
    for (const [measure, value] of [['font-size-sm', '0.8125rem'], ['line-height-snug', '1.3'], ['space-1', '0.25rem'], ['space-2', '0.5rem']] as const) style.setProperty(`--${measure}`, value);
    await openLogin();
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    const places = () => [name(), password(), submit()].map((element) => Math.round(element.getBoundingClientRect().top));
    const before = places();
    await userEvent.click(submit());
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
    expect(places()).toEqual(before);
    document.documentElement.removeAttribute('style');
  });

  it('closes with Escape', async () => {
    const { store } = await openLogin();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().session.loggedIn).toBe(false);
  });

  it('shows the reason of a rejection and keeps its values', async () => {
    await openLogin({ loginV2: () => refuse('LOGIN_FAILED') });
    await fill();
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('is not right');
    expect([name().value, password().value]).toEqual(['  mira01 ', ' Secret-2026 ']);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(captcha()).toBeNull();
  });

  it('shows the captcha once an answer requires it, and sends its proof from then on', async () => {
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(({ captcha: answer }) => (answer === 'K7QP' ? sessionOpened() : refuse('LOGIN_FAILED', { captcha: true })));
    const { store } = await openLogin({ loginV2 });
    await fill();
    await userEvent.click(submit());
    await captchaPictureShown();
    await userEvent.click(submit());
    expect(document.activeElement).toBe(captcha());
    expect(loginV2).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' K7QP {Enter}');
    await loggedIn(store);
    expect(loginV2.mock.lastCall).toEqual([expect.objectContaining({ captchaId: 'c-1', captcha: 'K7QP' })]);
  });

  it('sends the work of the device in place of what the picture shows, and works anew for each attempt', async () => {
    const captchaWork = vi.fn<NonNullable<Answers['captchaWork']>>(() => workChallenge());
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => refuse('LOGIN_FAILED', { captcha: true }));
    const { store } = await openLogin({ loginV2, captchaWork });
    await fill();
    await userEvent.click(submit());
    await userEvent.click(await screen.findByRole('button', { name: /Continue without it/ }));
    await screen.findAllByText('Done. You can go on.');
    loginV2.mockImplementation(() => refuse('HUMAN_CHECK_FAILED', { captcha: true }));
    await userEvent.click(submit());
    await waitFor(() => expect(captchaWork).toHaveBeenCalledTimes(2));
    await screen.findAllByText('Done. You can go on.');
    loginV2.mockImplementation(() => sessionOpened());
    await userEvent.click(submit());
    await loggedIn(store);
    const proof = loginV2.mock.lastCall?.[0].captchaWork ?? '';
    expect(JSON.parse(atob(proof))).toMatchObject({ challenge: workChallenge().challenge, solution: { counter: 25 } });
    expect(loginV2.mock.lastCall?.[0].captcha).toBeUndefined();
  });

  it('shows a wrong captcha at its field, empties it and loads another', async () => {
    let drawn = 0;
    const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
    const loginV2: Answers['loginV2'] = ({ captchaId }) => refuse(captchaId === undefined ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_FAILED', { captcha: true });
    await openLogin({ loginV2, captcha: () => ({ captchaId: `c-${(drawn += 1)}`, image: `${image}#${drawn}`, expiresIn: 120 }) });
    await fill();
    await userEvent.click(submit());
    await captchaPictureShown('#1');
    expect(captcha()?.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(captcha() as HTMLInputElement, 'wrong');
    await userEvent.click(submit());
    await captchaPictureShown('#2');
    await screen.findByText(/do not match the picture/);
    expect(captcha()?.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(captcha()));
  });

  it('loads another picture at most once a second, and automatically when one expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    let drawn = 0;
    const draw = () => ({ captchaId: 'c', image: `${captchaPicture}#${(drawn += 1)}`, expiresIn: 120 });
    await openLogin({ loginV2: () => refuse('CAPTCHA_REQUIRED', { captcha: true }), captcha: draw });
    await fill();
    await userEvent.click(submit());
    await captchaPictureShown('#1');
    const refresh = screen.getByRole('button', { name: 'Show another picture' });
    refresh.click();
    refresh.click();
    await captchaPictureShown('#2');
    await userEvent.type(captcha() as HTMLInputElement, 'abc');
    await vi.advanceTimersByTimeAsync(121_000);
    await captchaPictureShown('#3');
    expect(captcha()?.value).toBe('');
  });

  it('shows the minutes to wait', async () => {
    await openLogin({ loginV2: () => refuse('TRY_AGAIN_LATER', { captcha: true, retryAfter: 241 }) });
    await fill();
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again after 5 minutes.');
  });

  it('keeps its values and the captcha when the network fails, and succeeds on retry', async () => {
    let broken = true;
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(({ captcha: answer }) => (answer === undefined ? refuse('LOGIN_FAILED', { captcha: true }) : sessionOpened()));
    const captchaCall = vi.fn<NonNullable<Answers['captcha']>>(() => ({ captchaId: 'c-1', image: captchaPicture, expiresIn: 120 }));
    const cut = () => {
      if (loginV2.mock.calls.length === 1 && broken) throw new TypeError('Failed to fetch');
    };
    const { store } = await openLogin({ loginV2, captcha: captchaCall }, [cut]);
    await fill();
    await userEvent.click(submit());
    await captchaPictureShown();
    await userEvent.type(captcha() as HTMLInputElement, 'K7QP');
    await userEvent.click(submit());
    expect((await screen.findByText(/cannot reach the site/)).closest('[role=alert]')).not.toBeNull();
    expect([name().value, password().value, captcha()?.value]).toEqual(['  mira01 ', ' Secret-2026 ', 'K7QP']);
    broken = false;
    await userEvent.click(submit());
    await loggedIn(store);
    expect(captchaCall).toHaveBeenCalledTimes(1);
  });

  it('sends once for several presses', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof sessionOpened>>();
    const loginV2 = vi.fn<NonNullable<Answers['loginV2']>>(() => promise);
    const { store } = await openLogin({ loginV2 });
    await fill();
    await userEvent.keyboard('{Enter}{Enter}');
    submit().click();
    submit().click();
    await waitFor(() => expect(loginV2).toHaveBeenCalled());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    resolve(sessionOpened());
    await loggedIn(store);
    expect(loginV2).toHaveBeenCalledTimes(1);
  });
});
