import { BrandProvider } from '@livery/brand-kit/react';
import { createText, TextProvider } from '@livery/i18n';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogHost } from '@livery/app-shell';
import type { DialogProps, DialogRegistry } from '@livery/app-shell';
import { sessionApi } from '../calls.ts';
import { openSession } from '../flow/sign-in/open-session.ts';
import { takePostLoginAction } from '../flow/sign-in/post-login-action.ts';
import { useGuard } from '../member/use-guard.ts';
import { useRole } from '../member/use-session.ts';
import { permissionAnswer } from '../test-support/permission-answer.ts';
import { testBrand } from '../test-support/test-brand.ts';
import { member, testStore } from '../test-support/test-store.ts';
import type { Answers } from '../test-support/test-store.ts';
import { clearInvitation, storeInvitation } from './invitation.ts';
import { useRegistrationOffered } from './registration-offered.ts';

const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
beforeAll(() => text.load('errors'));
// A development server compiles the chunk of the overlays on demand.
beforeAll(async () => void (await import('@livery/app-shell')), 60_000);

let stop = () => {};
beforeEach(clearInvitation);
afterEach(() => {
  stop();
  clearInvitation();
  sessionStorage.clear();
});

/** The toggles, the visit's address, and whether registration is offered. */
const cases = [
  ['to everybody', {}, '', true],
  ['to everybody where a code is asked for, since it may be typed', { directRegistration: false }, '', true],
  ['to whoever was invited by a link', { directRegistration: false }, '?code=AGENT7', true],
  ['where a number is the only way to register', { usernameRegistration: false }, '', true],
  ['to nobody where there is no way to register', { usernameRegistration: false, mobileRegistration: false }, '?code=AGENT7', false],
] as const;

function show(ui: ReactElement, features: (typeof cases)[number][1], search: string, answers: Answers = {}, registry: DialogRegistry = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { store, asked } = testStore({ memberInfo: () => member({ type: 4 }), ...answers });
  storeInvitation(search);
  root.render(
    <Provider store={store as never}>
      <TextProvider text={text}>
        <BrandProvider brand={testBrand(features)}>
          {ui}
          <DialogHost registry={registry} />
        </BrandProvider>
      </TextProvider>
    </Provider>,
  );
  stop = () => {
    root.unmount();
    place.remove();
  };
  return { store, checked: () => asked.includes('affiliate') };
}

const seen = (words: string) => vi.waitFor(() => expect(document.body.textContent).toContain(words), 5000);
const press = async (label: string) => {
  await seen(label);
  [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.click();
};

function Offer() {
  const offered = useRegistrationOffered();
  return <p>{offered ? 'offered' : 'closed'}</p>;
}

describe('useRegistrationOffered', () => {
  it.each(cases)('offers registration %s, without a call', async (_, features, search, offered) => {
    const { checked } = show(<Offer />, features, search);
    await seen(offered ? 'offered' : 'closed');
    expect(checked()).toBe(false);
  });

  it.each([
    [true, 'offered'],
    [undefined, 'offered'],
    [false, 'closed'],
  ] as const)('follows what the server says of the registration: open %s is %s', async (open, expected) => {
    const permission = permissionAnswer();
    const { store } = show(<Offer />, {}, '', { permission: () => ({ ...permission, registration: { ...permission.registration, ...(open === undefined ? {} : { open }) } }) });
    await store.dispatch(sessionApi.endpoints.permission.initiate());
    await vi.waitFor(() => expect(document.body.textContent?.trim()).toBe(expected), 5000);
  });
});

describe('trial account before an action for true accounts', () => {
  const acted = vi.fn<() => void>();
  beforeEach(() => {
    acted.mockClear();
    takePostLoginAction();
  });

  function Play() {
    const guard = useGuard();
    const role = useRole();
    const [outcome, setOutcome] = useState('');
    return (
      <>
        <button type="button" onClick={() => setOutcome(guard('openMemberCentre', acted) ? 'let in' : 'stopped')}>{`records of a ${role}`}</button>
        {outcome}
      </>
    );
  }
  function Register({ overlay }: DialogProps<'registerModal'>) {
    return overlay.isOpen ? <dialog open>the registration</dialog> : null;
  }
  const opening = { opened: { token: 'trial', firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-01T12:00:00Z' }, username: '', method: 'freePlay', forcedPasswordChange: false } as const;

  it.each(cases)('is led to the registration where that is offered: %s', async (_, features, search, offered) => {
    const { store } = show(<Play />, features, search, {}, { registerModal: Register });
    // Free play begins later in the visit, whose invitation it must keep.
    await store.dispatch(openSession(opening));
    await press('records of a trial');
    await seen('Please register an account first.');
    expect(document.body.textContent).toContain('stopped');
    await press('OK');
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Please register'), 5000);
    await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toBe(offered ? 'the registration' : undefined), 5000);
    expect(acted).not.toHaveBeenCalled();
  });

  it('performs the action once it is a true account', async () => {
    const { store } = show(<Play />, { directRegistration: false }, '?code=AGENT7', { memberInfo: () => member() }, { registerModal: Register });
    await store.dispatch(openSession({ ...opening, opened: { ...opening.opened, token: 'trial-2' } }));
    store.dispatch({ type: 'session/memberKnown', payload: member({ type: 4 }) });
    await press('records of a trial');
    await press('OK');
    await seen('the registration');
    await store.dispatch(openSession({ ...opening, opened: { ...opening.opened, token: 'true' }, username: 'ann', method: 'register' }));
    expect(acted).toHaveBeenCalledOnce();
  });
});
