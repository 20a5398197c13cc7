import { useDialogs } from '@livery/app-shell';
import { sessionApi } from '@livery/session';
import { captchaPicture, permission, registerRule, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginDialog } from './login/login-dialog.tsx';
import { Prewarm } from './prewarm.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** Counts the fields that are created, attached to the page or not. */
function fieldsMade() {
  const make = vi.spyOn(document, 'createElement');
  return () => make.mock.calls.filter(([name]) => name === 'input').length;
}
const frames = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('prewarm', () => {
  it('renders both forms hidden, without requests or a visible change', async () => {
    const { registration } = permission();
    const rules = { ...registration, fields: [...registration.fields, registerRule('captcha'), registerRule('mobileNum')] };
    const registerSettings = vi.fn<NonNullable<Answers['registerSettings']>>(() => rules);
    const captcha = vi.fn<NonNullable<Answers['captcha']>>(() => ({ captchaId: 'c-1', image: captchaPicture, expiresIn: 120 }));
    const countries = vi.fn<NonNullable<Answers['countries']>>(() => ({ countries: [], current: null }));
    const made = fieldsMade();
    function Page() {
      const { data } = sessionApi.usePermissionQuery();
      return (
        <>
          <button type="button">here</button>
          {data === undefined ? null : <Prewarm />}
        </>
      );
    }
    const { store } = await renderApp(<Page />, { answers: { registerSettings, captcha, countries, permission: () => permission({ registration: rules }) } });
    screen.getByRole('button', { name: 'here' }).focus();
    // The name, the password and the box of the one; of the other the password twice, the captcha, the number and the box besides.
    await waitFor(() => expect(made()).toBe(9));
    // RTK Query notes its subscribers some time later; requests are counted by the answers.
    const state = () => ({ ...store.getState(), api: undefined });
    const before = state();
    await frames();
    expect([registerSettings, captcha, countries].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect(document.querySelectorAll('input, form, [role=dialog], [inert], [aria-hidden]')).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'here' }));
    expect(state()).toEqual(before);
  });

  it('renders nothing while a dialog is open', async () => {
    function Page() {
      const { open } = useDialogs();
      const [fetched, setFetched] = useState(false);
      return (
        <>
          <button type="button" onClick={() => open('loginPopupModal')}>
            open
          </button>
          <button type="button" onClick={() => setFetched(true)}>
            fetched
          </button>
          {fetched ? <Prewarm /> : null}
        </>
      );
    }
    await renderApp(<Page />, { dialogs: { loginPopupModal: LoginDialog } });
    act(() => screen.getByRole('button', { name: 'open' }).click());
    await screen.findByRole('dialog');
    await frames();
    const made = fieldsMade();
    act(() => screen.getByRole('button', { name: 'fetched', hidden: true }).click());
    await frames();
    expect(made()).toBe(0);
  });
});
