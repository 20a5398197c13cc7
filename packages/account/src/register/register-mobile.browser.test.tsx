import type { WidgetApi } from '@livery/forms';
import { brand, permission, refuse, registerRule, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { useDialogs } from '@livery/app-shell';
import { sessionApi } from '@livery/session';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { captchaPictureShown } from '../test-support/captcha-picture-shown.ts';
import { fill as enter } from '../test-support/open-dialog.ts';
import { RegisterDialog } from './register-dialog.tsx';

type RegisterMobile = NonNullable<Answers['registerMobile']>;
type Settings = ReturnType<typeof permission>['registration'];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

function Opener() {
  const { open } = useDialogs();
  const { data } = sessionApi.usePermissionQuery();
  return (
    <button type="button" disabled={data === undefined} onClick={() => void open('registerModal', { tab: 'mobile' })}>
      open
    </button>
  );
}

const number = registerRule('mobileNum', { enabled: false, patternId: 'DIGITS', acceptedPattern: '^[0-9]+$', minLength: 6, maxLength: 15 });
const code = registerRule('verificationCode', { enabled: false, patternId: 'DIGITS', acceptedPattern: '^[0-9]+$', minLength: 4, maxLength: 8 });
const settings = (...more: Settings['fields']): Settings => {
  const { registration } = permission();
  return { ...registration, fields: [...registration.fields, number, code, ...more] };
};

async function openRegister(answers: Answers = {}, features: object = { registrationSmsVerification: true }, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(<Opener />, {
    brand: brand({ features }),
    dialogs: { registerModal: RegisterDialog },
    ...options,
    answers: { registerSettings: () => settings(), ...answers },
  });
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'open' });
  await waitFor(() => expect(opener.disabled).toBe(false));
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Join Testbrand' });
  return app;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`) as HTMLInputElement;
const picker = () => waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('+63'), { timeout: 10_000 });
const submit = () => screen.getByRole('button', { name: /^Create account/ });
const loggedIn = async (store: { getState: () => { session: { loggedIn: boolean } } }) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));
const errorOf = (name: string) => document.getElementById((field(name).getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;

async function fill(): Promise<void> {
  await picker();
  await enter('mobileNum', '0917 555 0123');
  await enter('verificationCode', '123456');
  await enter('password', 'Secret-2026');
  await enter('confirmPassword', 'Secret-2026');
  await userEvent.click(field('agreed'));
}

describe('registration by mobile number', () => {
  it('clears the error of a missing code when one is being sent', async () => {
    await openRegister({ smsRegister: () => ({ expiredMinutes: 1 }) });
    await picker();
    await userEvent.click(submit());
    await waitFor(() => expect(errorOf('verificationCode')).toBe('Please enter the verification code.'));
    await enter('mobileNum', '0917 555 0123');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field('verificationCode').getAttribute('aria-invalid')).toBeNull());
  });

  it('registers by keyboard alone: country, number, code, password', async () => {
    const smsRegister = vi.fn<NonNullable<Answers['smsRegister']>>(() => ({ expiredMinutes: 1 }));
    const registerMobile = vi.fn<RegisterMobile>(() => sessionOpened({ firstTimeLogin: true }));
    const { store } = await openRegister({ smsRegister, registerMobile });
    await picker();
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}ind{ArrowDown}{Enter}');
    await userEvent.keyboard('{Tab}98765 43210{Tab}{Tab}{Enter}');
    await screen.findByRole('button', { name: 'Again in 60 s' });
    expect(smsRegister.mock.calls).toEqual([[{ mobileNo: '9876543210', countryDialingCode: '+91' }]]);
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    await userEvent.keyboard('123456{Tab}{Tab}Secret-2026{Tab}{Tab}Secret-2026{Tab}{Tab} {Enter}');
    await loggedIn(store);
    expect(registerMobile.mock.calls).toEqual([
      [
        {
          mobileNum: '9876543210',
          countryDialingCode: '+91',
          verificationCode: '123456',
          password: 'Secret-2026',
          confirmPassword: 'Secret-2026',
          domain: location.hostname,
          login: true,
          registerUrl: expect.stringContaining(location.origin),
          registerMethod: 'WEB',
          ageConfirmed: true,
          termsVersion: '1',
        },
      ],
    ]);
  });

  it.each([
    ['PHONE_TAKEN', 'mobileNum', 'This mobile number is already in use. Please log in, or use another number.'],
    ['PHONE_INVALID', 'mobileNum', 'This mobile number does not look right. Please check the number and the country code.'],
    ['CODE_INVALID', 'verificationCode', 'This verification code is not right. Please check it, or ask for a new one.'],
    ['CODE_EXPIRED', 'verificationCode', 'This verification code has expired. Please ask for a new one.'],
  ] as const)('shows %s at its field, and keeps all values, the captcha too', async (refusal, name, text) => {
    const answers = { registerMobile: () => refuse(refusal), registerSettings: () => settings(registerRule('captcha', { minLength: null, maxLength: null })) };
    await openRegister(answers);
    await fill();
    await captchaPictureShown();
    await enter('captcha', 'K7QP');
    await userEvent.click(submit());
    await waitFor(() => expect(errorOf(name)).toBe(text));
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(['mobileNum', 'verificationCode', 'password', 'captcha'].map((each) => field(each).value)).toEqual(['0917 555 0123', '123456', 'Secret-2026', 'K7QP']);
  });

  it('repeats an attempt whose answer was lost under the same key, since a code is valid once', async () => {
    const keys: (string | null)[] = [];
    let broken = true;
    const lose = http.put('*/wps/member/register/mobile', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (broken) throw new TypeError('Failed to fetch');
    });
    const { store } = await openRegister({}, undefined, { handlers: [lose] });
    await fill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    // A double click in one task, so that no repetition comes between on a slow machine.
    fireEvent.click(submit());
    fireEvent.click(submit());
    for (const attempts of [1, 2, 3]) {
      await waitFor(() => expect(keys.length).toBeGreaterThanOrEqual(attempts));
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect((await screen.findByRole('alert')).textContent).toContain('cannot reach the site');
    broken = false;
    await userEvent.click(submit());
    await loggedIn(store);
    expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  });
});

describe('registration with outside providers', () => {
  it('sends an ID token for the number and another token for the human check', async () => {
    const verification = {
      phone: { provider: 'external', apiUrl: 'https://id.example', apiKey: 'k' },
      humanCheck: { provider: 'turnstile', siteKey: 'site-1', scriptUrl: 'data:text/javascript,//registration' },
    } as const;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ sessionInfo: 's-1', idToken: 'jwt' }));
    let solve: ((token: string) => void) | undefined;
    const page: Window & { turnstile?: WidgetApi } = window;
    page.turnstile = {
      render: (_, { callback }) => {
        solve = callback;
        return 'w-1';
      },
      reset: () => {},
      remove: () => {},
    };
    const registerMobile = vi.fn<RegisterMobile>(() => sessionOpened());
    const registerSettings = () => settings(registerRule('captcha'));
    const { store } = await openRegister({ registerMobile, registerSettings, permission: () => permission({ verification }) });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: 'Again in 60 s' });
    await userEvent.click(submit());
    expect(document.activeElement?.getAttribute('data-field')).toBe('captcha');
    await waitFor(() => expect(solve).toBeDefined());
    solve?.('human');
    await waitFor(() => expect(screen.queryByText(/to continue/)).toBeNull());
    await userEvent.click(submit());
    await loggedIn(store);
    const proofs = { verificationCode: '123456', firebaseChannel: 'sms', firebaseIdToken: 'jwt', humanToken: 'human' };
    expect(registerMobile.mock.calls).toEqual([[expect.objectContaining(proofs)]]);
    delete page.turnstile;
  });
});

describe('registration methods', () => {
  it('are shown as tabs, open on the requested one, and share their values', async () => {
    await openRegister();
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['User name', 'Mobile number']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mobile number');
    await enter('password', 'Secret-2026');
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field('username')).not.toBeNull());
    expect(field('password').value).toBe('Secret-2026');
    expect(document.activeElement?.textContent).toBe('User name');
    expect(field('mobileNum')).toBeNull();
  });

  it.each([
    ['user name', { mobileRegistration: false }, 'username'],
    ['mobile number', { usernameRegistration: false }, 'mobileNum'],
  ])('offer %s alone and no tabs where the other is switched off', async (_, features, name) => {
    await openRegister({}, features);
    await waitFor(() => expect(field(name)).not.toBeNull());
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('are closed where both are switched off', async () => {
    await openRegister({}, { mobileRegistration: false, usernameRegistration: false });
    expect(await screen.findByText(/Registration is closed/)).not.toBeNull();
  });
});
