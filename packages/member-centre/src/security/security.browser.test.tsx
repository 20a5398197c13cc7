import { openDialogsOf } from '@livery/app-shell';
import { href } from '@livery/navigation';
import { refuse, renderApp, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CODES = ['ABCDE-23456', 'FGHJK-34567'];

async function open(page: 'securityCenter' | 'secondFactor', answers: Answers = {}) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href(page) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const enrolled: Answers = { security: () => security({ totp: true, recoveryCodesLeft: 7 }) };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const passwordField = () => screen.getByLabelText(/^Present password/);
const shownCodes = () => [...document.querySelectorAll('ol code')].map(({ textContent }) => textContent);

describe('SecurityCentre', () => {
  it('leads to the page of the second factor, which its menu does not list', async () => {
    const centre = await open('securityCenter');
    await userEvent.click(await centre.findByRole('link', { name: 'Set up two-step login' }));
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 2, name: 'Two-step login' })));
    expect(screen.getByTestId('address').textContent).toBe('/member/securityCenter/secondFactor');
    const menu = centre.getByRole('navigation', { name: 'Pages of the member centre' });
    expect(within(menu).queryByRole('link', { name: 'Two-step login' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'My account' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(centre.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 2, name: 'My account' })));
    expect(screen.getByTestId('address').textContent).toBe('/member/securityCenter');
  });

  it('shows the password, how the member is reached and the login before, and leads to the change of the password', async () => {
    const { store } = await renderApp(<CentreSite />, { session: 'member', answers: { security: () => security({ email: null }) }, route: href('securityCenter') });
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    const text = (name: string) => centre.getByRole('region', { name }).textContent;
    await centre.findByRole('region', { name: 'Password' });
    expect(text('Password')).toMatch(/^PasswordLast changed on .*2025/);
    expect(text('How we reach you')).toBe('How we reach youMobile number+63 ••• ••• 4567ConfirmedEmail address–noneChange mobile numberAdd an email address');
    expect(text('Last login before this one')).toMatch(/203\.0\.113\.7, Philippines/);
    await press('Change password');
    expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['changePassModal']);
  });

  it('says what an account without a password logs in with, and offers to choose one', async () => {
    const centre = await open('securityCenter', { security: () => security({ currentFactor: 'phone', passwordChangedAt: null, lastLogin: null }) });
    await centre.findByText(/you log in with a code to your number/);
    expect(centre.getByRole('button', { name: 'Choose a password' })).not.toBeNull();
    expect(centre.getByText('This is your first login.')).not.toBeNull();
  });

  it('shows the account where the server has none of the calls that are not of the profile account', async () => {
    const none = () => refuse('NOT_FOUND');
    const centre = await open('securityCenter', { playerIcon: none, profile: none, payoutAccounts: none, documents: none, sessions: none, unreadCount: none });
    const picture = await centre.findByRole('region', { name: 'Picture' });
    expect([picture.querySelector('img'), picture.querySelector('[data-initials]')?.getAttribute('data-initials')]).toEqual([null, expect.stringMatching(/^[A-Z]{1,2}$/)]);
    expect(centre.getByRole('button', { name: 'Change password' })).not.toBeNull();
    expect(centre.queryByRole('alert')).toBeNull();
  });

  it('shows that the settings did not load, and retries', async () => {
    let closed = true;
    const centre = await open('securityCenter', { security: () => (closed ? refuse('UNKNOWN_ERROR') : security({ totp: true })) });
    await centre.findByText('Your security settings did not load.');
    closed = false;
    await press('Try again');
    expect(await centre.findByRole('link', { name: 'Manage two-step login' })).not.toBeNull();
  });
});

describe('SecondFactorPage', () => {
  it('turns the app on with password and code, and shows the recovery codes once', async () => {
    let on = false;
    const confirm = vi.fn((_request: { password?: string; code: string }) => {
      on = true;
      return { recoveryCodes: CODES };
    });
    const centre = await open('secondFactor', { security: () => security({ totp: on, recoveryCodesLeft: on ? 2 : 0 }), totpConfirm: confirm });
    await press('Set up an authenticator app');
    expect(await centre.findByRole('img', { name: /^QR code/ })).not.toBeNull();
    expect(centre.getByText('JBSW Y3DP EHPK 3PXP')).not.toBeNull();

    await press('Turn on');
    await centre.findByText('Please type your present password.');
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.fill(await screen.findByLabelText(/^Present password/), 'Secret-1');
    await userEvent.fill(centre.getByLabelText(/^Code from your authenticator app/), '123456');
    await press('Turn on');
    await waitFor(() => expect(shownCodes()).toEqual(CODES));
    expect(confirm.mock.calls[0]?.[0]).toEqual({ password: 'Secret-1', code: '123456' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your recovery codes'));

    await press('I have kept the codes');
    expect(await centre.findByText('2 recovery codes are left.')).not.toBeNull();
    expect(shownCodes()).toEqual([]);
  });

  it('copies and downloads the recovery codes', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:codes'));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('secondFactor', { ...enrolled, recoveryCodes: () => ({ recoveryCodes: CODES }) });
    await press('Get new recovery codes');
    await userEvent.fill(await screen.findByLabelText(/^Present password/), 'Secret-1');
    await userEvent.fill(screen.getByLabelText(/^Code from the app, or a recovery code/), '123456');
    await press('Get new recovery codes');
    await press('Copy the codes');
    expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
    await press('Download the codes');
    expect([names[0]?.endsWith('-recovery-codes.txt'), await saved[0]?.text()]).toEqual([true, 'ABCDE-23456\nFGHJK-34567\n']);
    // Some browsers read the data after the click, and the codes are shown this once.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(revoked).not.toHaveBeenCalledWith('blob:codes');
  });

  it('shows a wrong code at its field and empties it, and a wrong password at its own', async () => {
    const answers = [() => refuse('CODE_INVALID'), () => refuse('PASSWORD_WRONG')];
    const centre = await open('secondFactor', { totpConfirm: () => answers.shift()?.() ?? { recoveryCodes: CODES } });
    await press('Set up an authenticator app');
    await userEvent.fill(await screen.findByLabelText(/^Present password/), 'Secret-1');
    const code = centre.getByLabelText<HTMLInputElement>(/^Code from your authenticator app/);
    await userEvent.fill(code, '000000');
    await press('Turn on');
    await centre.findByText(/wait for the app's next code/);
    expect([code.value, document.activeElement]).toEqual(['', code]);
    await userEvent.fill(code, '111111');
    await press('Turn on');
    await waitFor(() => expect(document.activeElement).toBe(passwordField()));
    expect(passwordField().getAttribute('aria-invalid')).toBe('true');
  });

  it('turns the app off with a code of the app or a recovery code', async () => {
    let on = true;
    const remove = vi.fn((_request: { password?: string; code: string }) => {
      on = false;
      return { removed: true as const };
    });
    const centre = await open('secondFactor', { security: () => security({ totp: on, recoveryCodesLeft: 7 }), totpRemove: remove });
    await press('Turn off');
    await userEvent.fill(await screen.findByLabelText(/^Present password/), 'Secret-1');
    await userEvent.fill(centre.getByLabelText(/^Code from the app, or a recovery code/), 'ABCDE-٢٣٤٥٦');
    await press('Turn off');
    expect(await centre.findByRole('button', { name: 'Set up an authenticator app' })).not.toBeNull();
    expect(remove.mock.calls[0]?.[0]).toEqual({ password: 'Secret-1', code: 'ABCDE-23456' });
  });

  it('asks an account without a password for a code to its number, beside that of the app', async () => {
    const renew = vi.fn((_request: object) => ({ recoveryCodes: CODES }));
    const centre = await open('secondFactor', { security: () => security({ totp: true, currentFactor: 'phone' }), recoveryCodes: renew });
    await press('Get new recovery codes');
    await centre.findByText(/ask for a code to your number .*4567/);
    expect(centre.queryByLabelText(/^Present password/)).toBeNull();
    await press('Send code');
    await userEvent.fill(await centre.findByLabelText(/^Code from the SMS/), '654321');
    await userEvent.fill(centre.getByLabelText(/^Code from the app, or a recovery code/), '123456');
    await press('Get new recovery codes');
    await waitFor(() => expect(shownCodes()).toEqual(CODES));
    expect(renew.mock.calls).toEqual([[{ password: '', code: '123456', verificationCode: '654321' }]]);
  });

  it('shows which of two codes was wrong', async () => {
    const answers = [() => refuse('CODE_INVALID', { fields: [{ field: 'code', rule: 'invalid' }] }), () => refuse('CODE_INVALID')];
    const centre = await open('secondFactor', { security: () => security({ totp: true, currentFactor: 'phone' }), recoveryCodes: () => answers.shift()?.() ?? { recoveryCodes: CODES } });
    await press('Get new recovery codes');
    const [ofNumber, ofApp] = [await centre.findByLabelText(/^Code from the SMS/), centre.getByLabelText(/^Code from the app/)];
    await userEvent.fill(ofNumber, '654321');
    await userEvent.fill(ofApp, '000000');
    await press('Get new recovery codes');
    await waitFor(() => expect(document.activeElement).toBe(ofApp));
    await userEvent.fill(ofApp, '123456');
    await press('Get new recovery codes');
    await waitFor(() => expect(document.activeElement).toBe(ofNumber));
  });

  it('returns to its former state when a change is cancelled', async () => {
    const centre = await open('secondFactor', enrolled);
    await press('Turn off');
    await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Two-step login' })));
    expect(await centre.findByText('7 recovery codes are left.')).not.toBeNull();
  });

  it('shows why no app can be set up', async () => {
    const centre = await open('secondFactor', { totpStart: () => refuse('FUNCTION_DISABLED') });
    await press('Set up an authenticator app');
    expect(await centre.findByRole('alert')).not.toBeNull();
  });
});
