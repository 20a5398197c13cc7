import { brand, captchaPicture, permission, refuse, registerRule, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { useDialogs } from '@livery/app-shell';
import { sessionApi, useRegistrationOffered } from '@livery/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LoginDialog } from '../login/login-dialog.tsx';
import { captchaPictureShown } from '../test-support/captcha-picture-shown.ts';
import { fill as enter } from '../test-support/open-dialog.ts';
import { RegisterDialog } from './register-dialog.tsx';

type Settings = ReturnType<typeof permission>['registration'];
type Register = NonNullable<Answers['register']>;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Opener() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => void open('registerModal')}>
      open
    </button>
  );
}

const settings = (over: Partial<Settings> = {}): Settings => ({ ...permission().registration, ...over });
const withField = (...rules: Settings['fields']) => settings({ fields: [...settings().fields, ...rules] });

/** Begins a page as the site does, with the toggles. */
function Ways() {
  const { data } = sessionApi.usePermissionQuery();
  const offered = useRegistrationOffered();
  return data === undefined ? null : <p>{offered ? 'offered' : 'closed'}</p>;
}

async function openRegister(answers: Answers = {}, { ways = false, ...options }: Parameters<typeof renderApp>[1] & { readonly ways?: boolean } = {}) {
  const page = (
    <>
      <Opener />
      {ways ? <Ways /> : null}
    </>
  );
  const app = await renderApp(page, { ...options, answers, dialogs: { registerModal: RegisterDialog, loginPopupModal: LoginDialog } });
  if (ways) await screen.findByText('offered');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog', { name: 'Join Testbrand' });
  return app;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const username = () => field(/^User name/);
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = () => screen.getByRole('button', { name: /^Create account/ });
const loggedIn = async (store: { getState: () => { session: { loggedIn: boolean } } }) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));
const errorOf = (input: HTMLInputElement) => document.getElementById((input.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;

async function fill(): Promise<void> {
  await screen.findByLabelText(/^User name/);
  await enter('username', 'mira01');
  await enter('password', 'Secret-2026');
  await enter('confirmPassword', 'Secret-2026');
  await userEvent.click(box());
}

describe('registration form', () => {
  it('registers by keyboard alone, and logs in', async () => {
    const register = vi.fn<Register>(() => sessionOpened({ firstTimeLogin: true }));
    const { store } = await openRegister({ register });
    await waitFor(() => expect(document.activeElement).toBe(username()));
    await userEvent.keyboard('mira01{Tab}Secret-2026{Tab}{Tab}Secret-2026{Tab}{Tab} {Enter}');
    await loggedIn(store);
    expect(register.mock.calls).toEqual([
      [expect.objectContaining({ username: 'mira01', password: 'Secret-2026', confirmPassword: 'Secret-2026', ageConfirmed: true, termsVersion: '1', login: true, registerMethod: 'WEB' })],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the enabled fields only, marks the required ones and labels the optional ones', async () => {
    const extra = [registerRule('email', { required: false }), registerRule('idNumber'), registerRule('line', { enabled: false })];
    await openRegister({ registerSettings: () => withField(...extra) });
    await screen.findByLabelText('Email address (optional)');
    expect(screen.getByLabelText('Email address (optional)').getAttribute('aria-required')).toBeNull();
    expect(field(/^Identity number/).getAttribute('aria-required')).toBe('true');
    expect(screen.queryByLabelText(/LINE/)).toBeNull();
  });

  it('registers with an optional captcha left empty, and sends one that was answered', async () => {
    const register = vi.fn<Register>(({ captcha }) => (captcha === undefined ? refuse('UNKNOWN_ERROR') : sessionOpened()));
    const { store } = await openRegister({ register, registerSettings: () => withField(registerRule('captcha', { required: false, minLength: null, maxLength: null })) });
    await fill();
    const captcha = await screen.findByLabelText<HTMLInputElement>(/^Characters .*\(optional\)/);
    expect(captcha.getAttribute('aria-required')).toBeNull();
    await captchaPictureShown();
    await userEvent.click(submit());
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect([Object.hasOwn(register.mock.lastCall?.[0] ?? {}, 'captcha'), Object.hasOwn(register.mock.lastCall?.[0] ?? {}, 'captchaId')]).toEqual([false, false]);
    await captchaPictureShown();
    await userEvent.type(captcha, 'K7QP{Enter}');
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ captcha: 'K7QP', captchaId: 'c-1' });
  });

  it("focuses the first invalid field and shows each fault at its field, with the server's bounds", async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    await openRegister({ register });
    await userEvent.type(await screen.findByLabelText(/^User name/), 'mi ra');
    await enter('confirmPassword', 'other-one-2026');
    await userEvent.click(submit());
    expect(document.activeElement).toBe(username());
    expect(errorOf(username())).toBe('Please use 4 to 16 letters or digits.');
    expect(errorOf(field(/^Password$/))).toBe('Please fill in this field.');
    expect(errorOf(box())).toBe('Please confirm your age and accept the terms to continue.');
    expect(register).not.toHaveBeenCalled();
  });

  it('checks a field when it is left, unless it is still empty', async () => {
    await openRegister();
    await userEvent.click(await screen.findByLabelText(/^User name/));
    await userEvent.keyboard('{Tab}');
    expect(username().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(username(), 'x');
    await userEvent.keyboard('{Tab}');
    expect(errorOf(username())).toBe('Please use 4 to 16 letters or digits.');
    await userEvent.type(username(), 'ray');
    await waitFor(() => expect(username().getAttribute('aria-invalid')).toBeNull());
  });

  it('requires two equal passwords', async () => {
    await openRegister();
    await fill();
    await userEvent.type(field(/^Password$/), 'x');
    expect(errorOf(field(/^Password again/))).toContain('not the same');
    await userEvent.click(submit());
    expect(document.activeElement).toBe(field(/^Password again/));
  });

  it('allows blanks inside names, and trims them', async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister({ register, registerSettings: () => withField(registerRule('payeeName', { maxLength: 40 })) });
    await fill();
    await userEvent.type(field(/^Full name/), ' Mira Lund {Enter}');
    await loggedIn(store);
    expect(register.mock.lastCall?.[0].payeeName).toBe('Mira Lund');
  });

  it('sends nothing without age and terms', async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    await openRegister({ register, registerSettings: () => settings({ minimumAge: 21 }) });
    await fill();
    expect(screen.getByText(/I am 21 years old or older/)).not.toBeNull();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Terms and conditions' }).getAttribute('href')).toBe('/help#terms');
    await userEvent.click(box());
    await userEvent.click(submit());
    expect(document.activeElement).toBe(box());
    expect(register).not.toHaveBeenCalled();
  });

  it('links to the terms on the page without the site around it where a login comes first', async () => {
    await openRegister({}, { brand: brand({ features: { loginedToHomePage: true } }) });
    const terms = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Terms and conditions' });
    // `/helpmc` is among the paths of P-2.4 that need no login; `/help` is not.
    expect([terms.getAttribute('href'), terms.target]).toEqual(['/helpmc#terms', '_blank']);
  });
});

describe('rejected registration', () => {
  it('shows its fault at the field until that is changed', async () => {
    await openRegister({ register: () => refuse('USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'taken' }] }) });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(errorOf(username())).toBe('This user name is taken. Please choose another one.'));
    expect(document.activeElement).toBe(username());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(username(), '2');
    expect(username().getAttribute('aria-invalid')).toBeNull();
  });

  it('shows its fault above the form where it concerns no field', async () => {
    await openRegister({ register: () => refuse('REGISTRATION_CLOSED') });
    await fill();
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('Registration is closed');
  });

  it('for new terms clears the consent and loads the terms in force', async () => {
    let version = 1;
    const register = vi.fn<Register>(({ termsVersion }) => (termsVersion === '2' ? sessionOpened() : refuse('TERMS_NOT_ACCEPTED')));
    const { store } = await openRegister({ register, registerSettings: () => settings({ termsVersion: String(version) }) });
    await fill();
    version = 2;
    await userEvent.click(submit());
    await waitFor(() => expect(box().checked).toBe(false));
    expect(errorOf(box())).toBe('Please accept the terms and conditions to continue.');
    await userEvent.click(box());
    await userEvent.click(submit());
    await loggedIn(store);
  });

  it('for the captcha empties it, and accepts another', async () => {
    let drawn = 0;
    const captcha = () => ({ captchaId: `c-${(drawn += 1)}`, image: `${captchaPicture}#${drawn}`, expiresIn: 120 });
    const register = vi.fn<Register>(({ captchaId }) => (captchaId === 'c-2' ? sessionOpened() : refuse('CAPTCHA_FAILED', { captcha: true })));
    const { store } = await openRegister({ register, captcha, registerSettings: () => withField(registerRule('captcha', { minLength: null, maxLength: null })) });
    await fill();
    await captchaPictureShown('#1');
    await userEvent.click(submit());
    expect(document.activeElement).toBe(field(/^Characters/));
    await userEvent.keyboard('one{Enter}');
    await captchaPictureShown('#2');
    expect(field(/^Characters/).value).toBe('');
    expect(errorOf(field(/^Characters/))).toContain('do not match');
    await userEvent.type(field(/^Characters/), 'two{Enter}');
    await loggedIn(store);
  });
});

it('the registration form repeats an attempt whose answer was lost under the same key, and sends once at a double press', async () => {
  const keys: (string | null)[] = [];
  let broken = true;
  const lose = http.put('*/wps/member/register', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    if (broken) throw new TypeError('Failed to fetch');
  });
  const asked = withField(registerRule('captcha', { minLength: null, maxLength: null }));
  const { store } = await openRegister({ registerSettings: () => asked }, { handlers: [lose] });
  await fill();
  await captchaPictureShown();
  await userEvent.type(field(/^Characters/), 'K7QP');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  submit().click();
  submit().click();
  for (const attempts of [1, 2, 3]) {
    await waitFor(() => expect(keys.length).toBeGreaterThanOrEqual(attempts));
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect((await screen.findByRole('alert')).textContent).toContain('cannot reach the site');
  expect([username().value, field(/^Password$/).value, box().checked, field(/^Characters/).value]).toEqual(['mira01', 'Secret-2026', true, 'K7QP']);
  broken = false;
  await userEvent.click(submit());
  await loggedIn(store);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  expect(keys[0]).not.toBeNull();
});

it('the registration form returns the same request when its captcha has expired since the answer was lost', async () => {
  const keys: (string | null)[] = [];
  let broken = true;
  const lose = http.put('*/wps/member/register', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    if (broken) throw new TypeError('Failed to fetch');
  });
  let given = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const captcha = () => ({ captchaId: `c-${(given += 1)}`, image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', expiresIn: 60 });
  const asked = withField(registerRule('captcha', { minLength: null, maxLength: null }));
  const { store } = await openRegister({ registerSettings: () => asked, captcha }, { handlers: [lose] });
  await fill();
  await captchaPictureShown();
  await userEvent.type(field(/^Characters/), 'K7QP');
  submit().click();
  for (const attempts of [1, 2, 3]) {
    await waitFor(() => expect(keys.length).toBeGreaterThanOrEqual(attempts));
    await vi.advanceTimersByTimeAsync(2000);
  }
  await screen.findByRole('alert');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(field(/^Characters/).value).toBe('K7QP');
  broken = false;
  await userEvent.click(submit());
  await loggedIn(store);
  expect([keys.length, new Set(keys).size, given]).toEqual([4, 1, 1]);
});

describe('registration by invitation', () => {
  const invited = brand({ features: { directRegistration: false } });
  const code = () => field(/^Invitation code/);

  it('asks for a code whatever the rules say, and says why', async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister({ register }, { brand: invited });
    await fill();
    expect(screen.getByText(/^You can register here by invitation/)).not.toBeNull();
    await userEvent.click(submit());
    expect([document.activeElement, errorOf(code())]).toEqual([code(), 'Please fill in this field.']);
    expect(register).not.toHaveBeenCalled();
    await userEvent.keyboard('FRND2345{Enter}');
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ affiliateCode: 'FRND2345' });
  });

  it('takes the name of an agent in place of the code, where the form asks for one', async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister({ register, registerSettings: () => withField(registerRule('recommenderId', { required: false })) }, { brand: invited });
    await fill();
    await userEvent.type(field(/^Referrer/), 'agent77');
    await userEvent.click(submit());
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ recommenderId: 'agent77' });
  });

  it('shows a refused name of an agent at its field', async () => {
    const register = () => refuse('AFFILIATE_CODE_INVALID', { fields: [{ field: 'recommenderId', rule: 'invalid' }] });
    await openRegister({ register, registerSettings: () => withField(registerRule('recommenderId', { required: false })) }, { brand: invited });
    await fill();
    await userEvent.type(field(/^Referrer/), 'nobody7');
    await userEvent.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(field(/^Referrer/)));
    expect(errorOf(field(/^Referrer/))).not.toBe('');
  });

  it('shows the field when the server requires a code and the page did not know', async () => {
    const register = vi.fn<Register>(({ affiliateCode }) => (affiliateCode === undefined ? refuse('VALIDATION_FAILED', { fields: [{ field: 'affiliateCode', rule: 'required' }] }) : sessionOpened()));
    const { store } = await openRegister({ register });
    await fill();
    expect(screen.queryByText(/by invitation/)).toBeNull();
    await userEvent.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(screen.getByLabelText('Invitation code').getAttribute('aria-required')).toBe('true');
    expect(screen.getByText(/^You can register here by invitation/)).not.toBeNull();
    await userEvent.keyboard('FRND2345{Enter}');
    await loggedIn(store);
  });

  it("has one field where the rules name an agent's code and a friend's", async () => {
    await openRegister({ registerSettings: () => withField(registerRule('affiliateCode', { required: false }), registerRule('referralCode', { required: false })) });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Invitation code/)).name).toBe('affiliateCode');
    expect(document.querySelector('form [name=referralCode]')).toBeNull();
  });
});

describe('registration dialog', () => {
  it('shows that registration is closed where no user name may be chosen', async () => {
    await openRegister({ registerSettings: () => settings({ fields: [] }) });
    await screen.findByText(/Registration is closed/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows that the merchant has closed registration, with the way to customer service', async () => {
    await openRegister({ registerSettings: () => settings({ open: false }) });
    await screen.findByText(/Registration is closed/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).not.toBe('');
  });

  it('keeps what was typed when it learns at the registration that this is closed, and says so once', async () => {
    let open = true;
    const asked = vi.fn<NonNullable<Answers['permission']>>(() => permission({ registration: settings({ open }) }));
    const { store } = await openRegister({ register: () => refuse('REGISTRATION_CLOSED'), registerSettings: () => settings({ open }), permission: asked }, { ways: true });
    await fill();
    expect(screen.getByText('offered')).not.toBeNull();
    open = false;
    await userEvent.click(submit());
    await screen.findByText('closed');
    expect([screen.getAllByText(/Registration is closed/).length, username().value, box().checked]).toEqual([1, 'mira01', true]);
    expect(screen.getAllByRole('link', { name: 'Ask customer service' })).toHaveLength(1);
    expect(store.getState().session.loggedIn).toBe(false);
  });

  it('says that registration was closed, over what is typed already, when it hears of it', async () => {
    let open = true;
    const register = () => refuse('VALIDATION_FAILED', { fields: [{ field: 'username', rule: 'invalid' }] });
    await openRegister({ register, registerSettings: () => settings({ open }) });
    await fill();
    open = false;
    await userEvent.click(submit());
    await screen.findByText(/Registration is closed/);
    expect(username().value).toBe('mira01');
  });

  it('asks anew for the toggles that the page began with when it opens and when its rules are refused', async () => {
    const asked = vi.fn<NonNullable<Answers['permission']>>(() => permission());
    const register = () => refuse('VALIDATION_FAILED', { fields: [{ field: 'affiliateCode', rule: 'required' }] });
    await openRegister({ register, permission: asked }, { ways: true });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  });

  it('offers a retry when the rules could not be loaded', async () => {
    let refused = true;
    await openRegister({ registerSettings: () => (refused ? refuse('UNKNOWN_ERROR') : settings()) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    refused = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText(/^User name/)).not.toBeNull();
  });

  it('closes when the login opens', async () => {
    await openRegister();
    await userEvent.click(await screen.findByRole('button', { name: /^Log in/ }));
    await screen.findByRole('dialog', { name: 'Welcome back to Testbrand' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });
});
