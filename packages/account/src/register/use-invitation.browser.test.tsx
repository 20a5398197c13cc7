import { brand, permission, refuse, registerRule, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { useDialogs } from '@livery/app-shell';
import { clearInvitation, invitation, storeInvitation } from '@livery/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RegisterDialog } from './register-dialog.tsx';

type Register = NonNullable<Answers['register']>;
type Affiliate = NonNullable<Answers['affiliate']>;

beforeEach(clearInvitation);
afterEach(() => {
  cleanup();
  clearInvitation();
});

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
/** Whether the form asks for a code. */
const codeAsked = () => (field('affiliateCode')?.getAttribute('aria-required') === 'true' ? 'required' : field('affiliateCode') === null ? 'not asked' : 'optional');
const loggedIn = async (store: { getState: () => { session: { loggedIn: boolean } } }) => waitFor(() => expect(store.getState().session.loggedIn).toBe(true));

/** Nobody registers here without an invitation. */
const invited = brand({ features: { directRegistration: false } });
/** Knows the code of a friend alone. */
const onlyFriends: Affiliate = ({ code }) => (code === 'FRIEND' ? { code } : refuse('AFFILIATE_CODE_INVALID'));

async function openRegister(search: string, answers: Answers, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(<Opener />, { ...options, answers: { registerSettings, ...answers }, dialogs: { registerModal: RegisterDialog } });
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
    // Both are checked at once, and arrive in any order.
    await waitFor(() => expect(affiliate.mock.calls.map(([asked]) => asked).toSorted((one, other) => one.code.localeCompare(other.code))).toEqual(['AGENT7', 'FRIEND'].map((code) => ({ code, domain: location.hostname }))));
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
    const { store } = await openRegister('?ref=NOBODY&referralCode=FRIEND', { affiliate: onlyFriends, register });
    expect((await screen.findByRole('alertdialog', { name: 'Invitation code error' })).textContent).toContain('or go on without');
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
    expect(screen.getByText('The invitation code in this address is not valid. You can enter another one in the form, or go on without.')).not.toBeNull();
    expect(screen.queryByText(/typed as it was given/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')));
    await userEvent.click(screen.getByRole('button', { name: /^Create account/ }));
    await loggedIn(store);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it("asks for no code where a friend's came with the address, and sends that", async () => {
    const affiliate = vi.fn<Affiliate>(({ code }) => ({ code }));
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister('?referralCode=FRIEND', { affiliate, register }, { brand: invited });
    await waitFor(() => expect(affiliate).toHaveBeenCalledOnce());
    expect(field('affiliateCode')).toBeNull();
    await send();
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ referralCode: 'FRIEND' });
  });

  it.each([
    ['?code=NOBODY', {}],
    ['?code=NOBODY&referralCode=NOBODY', { referralCode: 'NOBODY' }],
  ])("shows the field also where the rules have none when the agent's code of %s is not good, and says so once", async (search, kept) => {
    await openRegister(search, { affiliate: () => refuse('AFFILIATE_CODE_INVALID'), registerSettings: () => registration });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(codeAsked()).toBe('optional');
    expect(invitation()).toEqual(kept);
  });

  it("keeps a friend's code that the check knows nothing of, shows the field, and leaves the decision to the registration", async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister('?referralCode=FRIEND', { affiliate: () => refuse('AFFILIATE_CODE_INVALID'), register, registerSettings: () => registration });
    await waitFor(() => expect(codeAsked()).toBe('optional'));
    expect([screen.queryByRole('alertdialog'), invitation()]).toEqual([null, { referralCode: 'FRIEND' }]);
    await send();
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ referralCode: 'FRIEND' });
  });

  it("sends a friend's code that the check knows nothing of beside the one that is required", async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister('?referralCode=FRIEND', { affiliate: () => refuse('AFFILIATE_CODE_INVALID'), register }, { brand: invited });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect([codeAsked(), invitation()]).toEqual(['required', {}]);
    await userEvent.fill(field('affiliateCode') as HTMLInputElement, 'AGENT234');
    await send();
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ affiliateCode: 'AGENT234', referralCode: 'FRIEND' });
  });

  it.each([
    ['', { affiliateCode: 'TYPED234', referralCode: 'TYPED234' }],
    ['?code=NOBODY&referralCode=FRIEND', { affiliateCode: 'TYPED234', referralCode: 'FRIEND' }],
    ['?code=NOBODY&referralCode=NOBODY', { affiliateCode: 'TYPED234', referralCode: 'TYPED234' }],
  ])("sends what is typed as a friend's code too where the server has a field for it, unless one came with %s that is good", async (search, expected) => {
    const register = vi.fn<Register>(() => sessionOpened());
    const rules = () => ({ ...registration, fields: [...registration.fields, registerRule('referralCode', { required: false })] });
    const { store } = await openRegister(search, { affiliate: onlyFriends, register, registerSettings: rules });
    if (search !== '') await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    await userEvent.fill(field('affiliateCode') as HTMLInputElement, 'TYPED234');
    await send();
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject(expected);
  });

  it("shows a fault of a friend's code at the one field, with the focus", async () => {
    const register = vi.fn<Register>(() => refuse('VALIDATION_FAILED', { fields: [{ field: 'referralCode', rule: 'length', min: 8 }] }));
    await openRegister('', { register, registerSettings: () => ({ ...registration, fields: [...registration.fields, registerRule('referralCode', { required: false })] }) });
    await userEvent.fill(field('affiliateCode') as HTMLInputElement, 'TYPED');
    await send();
    await waitFor(() => expect(field('affiliateCode')?.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('affiliateCode'));
  });

  it.each([
    ['without direct registration', { brand: invited }, () => registration],
    ["by the merchant's rule", {}, () => ({ ...registration, fields: [...registration.fields, registerRule('affiliateCode')] })],
  ] as const)('does not offer to go on without a code where one is required %s', async (_, options, rules) => {
    await openRegister('?code=NOBODY', { affiliate: () => refuse('AFFILIATE_CODE_INVALID'), registerSettings: rules }, options);
    const dialog = await screen.findByRole('alertdialog', { name: 'Invitation code error' });
    expect(dialog.textContent).toContain('registration here is by invitation');
    expect(dialog.textContent).not.toContain('go on without');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(codeAsked()).toBe('required');
  });

  it('offers to go on without another code where that of a friend is held, also without direct registration', async () => {
    const register = vi.fn<Register>(() => sessionOpened());
    const { store } = await openRegister('?code=NOBODY&referralCode=FRIEND', { affiliate: onlyFriends, register }, { brand: invited });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('or go on without');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(codeAsked()).toBe('optional');
    await send();
    await loggedIn(store);
    expect(register.mock.lastCall?.[0]).toMatchObject({ referralCode: 'FRIEND' });
  });

  it("drops a friend's code that the registration refuses, and none that was not refused", async () => {
    const register = vi.fn<Register>(({ referralCode, affiliateCode }) => (referralCode === undefined && affiliateCode === 'GOOD2345' ? sessionOpened() : refuse('AFFILIATE_CODE_INVALID')));
    const { store } = await openRegister('?referralCode=FRIEND', { affiliate: () => refuse('UNKNOWN_ERROR'), register }, { brand: invited });
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')));
    expect([invitation(), codeAsked()]).toEqual([{}, 'required']);
    expect(screen.getByText('The invitation code in this address is not valid. Please enter another one in the form: registration here is by invitation.')).not.toBeNull();
    await userEvent.keyboard('WRONG234{Enter}');
    await waitFor(() => expect(register).toHaveBeenCalledTimes(2));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByText(/^This invitation code is not valid/);
    await userEvent.fill(field('affiliateCode') as HTMLInputElement, 'GOOD2345');
    await userEvent.click(screen.getByRole('button', { name: /^Create account/ }));
    await loggedIn(store);
  });

  it('keeps the code of the address when another that was typed is refused', async () => {
    const register = vi.fn<Register>(() => refuse('AFFILIATE_CODE_INVALID'));
    await openRegister('?code=NOBODY&referralCode=FRIEND', { affiliate: onlyFriends, register });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    await userEvent.fill(field('affiliateCode') as HTMLInputElement, 'WRONG234');
    await send();
    await screen.findByRole('alertdialog');
    expect(invitation()).toEqual({ referralCode: 'FRIEND' });
  });

  it.each([
    ['AFFILIATE_CODE_INVALID', {}],
    ['AFFILIATE_CODE_INVALID', { fields: [{ field: 'referralCode', rule: 'invalid' }] }],
  ] as const)('shows in a dialog and at its field that a typed code was refused with %s %j, and leads back to the field', async (code, detail) => {
    await openRegister('', { register: () => refuse(code, detail) });
    await userEvent.fill(field('affiliateCode') as HTMLInputElement, 'WRONG234');
    await send();
    const dialog = await screen.findByRole('alertdialog', { name: 'Invitation code error' });
    expect(dialog.textContent).toContain('This invitation code is not valid. Please check that it is typed as it was given to you.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')));
    // Also when the dialog has returned the focus.
    await new Promise((done) => setTimeout(done, 100));
    expect(document.activeElement).toBe(field('affiliateCode'));
    expect(field('affiliateCode')?.getAttribute('aria-invalid')).toBe('true');
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
