import { href } from '@livery/navigation';
import { refuse, renderApp, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

async function open(answers: Answers) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'transactionPassword' } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const fill = async (label: RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const twice = async (pin: string, again = pin) => {
  await fill(/^New transaction password\W*$/, pin);
  await fill(/^New transaction password again/, again);
};
const address = () => screen.getByTestId('address').textContent;
const isSet: Answers = { security: () => security({ transactionPassword: true, totp: true }) };

describe('TransactionPassword', () => {
  it('shows on its card whether one is set, and since when', async () => {
    await renderApp(<CentreSite />, { session: 'member', answers: { security: () => security({ transactionPassword: true, transactionPasswordChangedAt: '2025-12-05T08:00:00Z' }) }, route: href('securityCenter') });
    const card = await screen.findByRole('region', { name: 'Transaction password' });
    expect(card.textContent).toMatch(/Last changed on .*2025/);
    await follow('Change transaction password');
    await waitFor(() => expect(address()).toBe('/member/securityCenter?part=transactionPassword'));
  });

  it('is set with the login password, and leads back to the overview', async () => {
    const set = vi.fn((_request: object) => ({ changed: true as const }));
    await open({ setPaymentPassword: set });
    await fill(/^Present password/, 'Secret-1');
    await twice('246810');
    await press('Save');
    await waitFor(() => expect(address()).toBe('/member/securityCenter'));
    expect(set.mock.calls).toEqual([[{ password: 'Secret-1', code: '', paymentPassword: '246810', confirmPaymentPassword: '246810' }]]);
  });

  it('is set in digits from 0 to 9 when it was typed in others', async () => {
    const set = vi.fn((_request: object) => ({ changed: true as const }));
    await open({ setPaymentPassword: set });
    await fill(/^Present password/, 'Secret-1');
    await twice('٢٤٦٨١٠', '۲۴۶۸۱۰');
    await press('Save');
    await waitFor(() => expect(set.mock.calls[0]?.[0]).toMatchObject({ paymentPassword: '246810', confirmPaymentPassword: '246810' }));
  });

  it('stays where the member went when it is saved only then', async () => {
    let answer: (value: { changed: true }) => void = () => {};
    await renderApp(<CentreSite />, { session: 'member', answers: { setPaymentPassword: () => new Promise((resolve) => (answer = resolve)) }, route: href('securityCenter') });
    await follow('Set a transaction password');
    await fill(/^Present password/, 'Secret-1');
    await twice('246810');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true'));
    await press('Close');
    await waitFor(() => expect(address()).toBe('/'));
    await act(async () => {
      answer({ changed: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(address()).toBe('/');
  });

  it('shows what is missing and what does not match, and sends nothing', async () => {
    const set = vi.fn((_request: object) => ({ changed: true as const }));
    const centre = await open({ setPaymentPassword: set });
    await fill(/^Present password/, 'Secret-1');
    await twice('246810', '246811');
    await press('Save');
    await waitFor(() => expect(centre.getByLabelText(/^New transaction password again/).getAttribute('aria-invalid')).toBe('true'));
    expect(set).not.toHaveBeenCalled();
  });

  it('is changed by means of the present one, whose fault shows at its field', async () => {
    const answers = [() => refuse('PASSWORD_WRONG', { fields: [{ field: 'oldPaymentPassword', rule: 'invalid' }] }), () => refuse('PASSWORD_UNCHANGED'), () => ({ changed: true as const })];
    const centre = await open({ ...isSet, changePaymentPassword: () => answers.shift()?.() ?? { changed: true } });
    await fill(/^Present transaction password/, '111111');
    await twice('246810');
    await press('Save');
    await centre.findByText('This is not your transaction password. Please check it.');
    expect(document.activeElement).toBe(centre.getByLabelText(/^Present transaction password/));
    expect(centre.queryByLabelText(/^Present password/)).toBeNull();
    await fill(/^Present transaction password/, '246810');
    await press('Save');
    await centre.findByText('This is your present transaction password. Please choose another one.');
    await twice('135791');
    await press('Save');
    await waitFor(() => expect(address()).toBe('/member/securityCenter'));
  });

  it('is replaced with the login password and a code of the app where it was forgotten', async () => {
    const set = vi.fn((_request: object) => ({ changed: true as const }));
    await open({ ...isSet, setPaymentPassword: set });
    await press('I forgot my transaction password');
    await fill(/^Present password/, 'Secret-1');
    await fill(/^Code from the app, or a recovery code/, '123456');
    await twice('246810');
    await press('Save');
    await waitFor(() => expect(set.mock.calls).toEqual([[{ password: 'Secret-1', code: '123456', paymentPassword: '246810', confirmPaymentPassword: '246810' }]]));
  });

  it('asks for a code to the number where there is no app', async () => {
    const set = vi.fn((_request: object) => ({ changed: true as const }));
    const centre = await open({ security: () => security({ transactionPassword: true }), setPaymentPassword: set });
    await press('I forgot my transaction password');
    await press('Send code');
    await userEvent.fill(await centre.findByLabelText(/^Code from the SMS/), '654321');
    await fill(/^Present password/, 'Secret-1');
    await twice('246810');
    await press('Save');
    await waitFor(() => expect(set.mock.calls[0]?.[0]).toMatchObject({ password: 'Secret-1', verificationCode: '654321', paymentPassword: '246810' }));
  });

  it('says how to go on where the account has no second proof', async () => {
    const centre = await open({ security: () => security({ transactionPassword: true, mobileProved: false }) });
    await press('I forgot my transaction password');
    const notice = (await centre.findByText('A new one needs a second proof')).closest('[role=status]');
    // It is in the place of the form, whose first field would have it.
    await waitFor(() => expect(document.activeElement).toBe(notice?.parentElement));
    expect(centre.getByRole('link', { name: 'Set up two-step login' })).not.toBeNull();
    expect(centre.getByRole('link', { name: 'Ask customer service' })).not.toBeNull();
    expect(centre.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
