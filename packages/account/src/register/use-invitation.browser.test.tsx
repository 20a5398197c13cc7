import { permission, refuse, registerRule, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { useDialogs } from '@livery/app-shell';
import { invitation, storeInvitation } from '@livery/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RegisterDialog } from './register-dialog.tsx';

type Register = NonNullable<Answers['register']>;
type Affiliate = NonNullable<Answers['affiliate']>;

afterEach(cleanup);

function Opener() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => void open('registerModal')}>
      open
    </button>
  );
}

const { registration } = permission();
const registerSettings = () => ({ ...registration, fields: [...registration.fields, registerRule('affiliateCode', { required: false, minLength: 2 })] });
const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
const loggedIn = async (store: { getState: () => { session: { loggedIn: boolean } } }) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));

async function openRegister(search: string, answers: Answers) {
  const app = await renderApp(<Opener />, { answers: { registerSettings, ...answers }, dialogs: { registerModal: RegisterDialog } });
  storeInvitation(search);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(field('username')).not.toBeNull());
  return app;
}
async function send(): Promise<void> {
  await userEvent.fill(field('username') as HTMLInputElement, 'mira01');
  await userEvent.fill(field('password') as HTMLInputElement, 'Secret-2026');
  await userEvent.fill(field('confirmPassword') as HTMLInputElement, 'Secret-2026');
  await userEvent.click(field('agreed') as HTMLInputElement);
  await userEvent.click(screen.getByRole('button', { name: /^Create account/ }));
}

describe('useInvitation', () => {
  it('applies a valid code without asking for one, and forgets it afterwards', async () => {
    const affiliate = vi.fn<Affiliate>(({ code }) => ({ code }));
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister('?code=AGENT7&referralCode=FRIEND', { affiliate, register });
    await waitFor(() => expect(affiliate.mock.calls).toEqual([[{ code: 'AGENT7', domain: location.hostname }]]));
    expect(field('affiliateCode')).toBeNull();
    await send();
    await loggedIn(store);
    expect(register.mock.calls).toEqual([[expect.objectContaining({ affiliateCode: 'AGENT7', referralCode: 'FRIEND', domain: location.hostname })]]);
    expect(invitation()).toEqual({});
  });

  it('asks for a code where the address has none', async () => {
    const affiliate = vi.fn<Affiliate>(({ code }) => ({ code }));
    await openRegister('', { affiliate });
    expect(field('affiliateCode')).not.toBeNull();
    expect(affiliate).not.toHaveBeenCalled();
  });

  it('shows in a dialog that a code is invalid, asks for another, and does not send the invalid one', async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister('?ref=NOBODY&referralCode=FRIEND', { affiliate: () => refuse('AFFILIATE_CODE_INVALID'), register });
    await screen.findByRole('alertdialog', { name: 'Invitation code error' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('affiliateCode')?.value).toBe('');
    expect(invitation()).toEqual({ referralCode: 'FRIEND' });
    await send();
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).not.toHaveProperty('affiliateCode');
    expect(register.mock.lastCall?.[0]).toMatchObject({ referralCode: 'FRIEND' });
  });

  it('keeps a code that cannot be checked now, and leaves the decision to the registration call', async () => {
    const register = vi.fn<Register>(({ affiliateCode }) => (affiliateCode === undefined ? sessionOpened() : refuse('AFFILIATE_CODE_INVALID')));
    const { store } = await openRegister('?r=NOBODY', { affiliate: () => refuse('UNKNOWN_ERROR'), register });
    expect(field('affiliateCode')).toBeNull();
    await send();
    await waitFor(() => expect(field('affiliateCode')).not.toBeNull());
    expect(screen.getByText('This affiliate code is not valid. Please check it, or leave the field empty.')).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')));
    await userEvent.click(screen.getByRole('button', { name: /^Create account/ }));
    await loggedIn(store);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('is kept over navigation and reloads', async () => {
    await renderApp(<p>site</p>);
    storeInvitation('?code=AGENT7');
    storeInvitation('');
    expect(invitation()).toEqual({ affiliateCode: 'AGENT7' });
    storeInvitation('?code=OTHER');
    expect(invitation()).toEqual({ affiliateCode: 'OTHER' });
  });
});
