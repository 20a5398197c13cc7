import { href } from '@livery/navigation';
import { refuse, renderApp, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

async function open(answers: Answers = {}) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'email' } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const fill = async (label: RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;
const codeField = () => screen.getByLabelText(/^Code from the email/);
const asked = () => vi.fn((_request: object) => ({ expiredMinutes: 1 }));
const taken = () => vi.fn((_request: object) => ({ proved: true as const }));

describe('EmailPart', () => {
  it.each([
    ['no address', { email: null }, 'Add an email address'],
    ['an address that is not proved', {}, 'Confirm email address'],
    ['a proved address', { emailProved: true }, 'Change email address'],
  ])('opens from the overview of an account with %s', async (_, over, button) => {
    await renderApp(<CentreSite />, { session: 'member', answers: { security: () => security(over) }, route: href('securityCenter') });
    await userEvent.click(await screen.findByRole('link', { name: button }));
    await waitFor(() => expect(address()).toBe('/member/securityCenter?part=email'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Email address'));
  });

  it('proves the address of the account with the code and the password, and leads back', async () => {
    const [emailCode, proveEmail] = [asked(), taken()];
    await open({ emailCode, proveEmail });
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Again in \d+ s$/ })).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(codeField()));
    expect(emailCode.mock.calls).toEqual([[{}]]);
    await fill(/^Code from the email/, '123456');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await waitFor(() => expect(address()).toBe('/member/securityCenter'));
    expect(proveEmail.mock.calls).toEqual([[{ code: '123456', password: 'Secret-1' }]]);
  });

  it('shows what is missing, and sends nothing', async () => {
    const proveEmail = taken();
    const centre = await open({ proveEmail });
    await press('Confirm');
    await centre.findByText('Please enter the verification code.');
    expect(centre.getByText('Please type your present password.')).not.toBeNull();
    expect([proveEmail.mock.calls.length, document.activeElement]).toEqual([0, codeField()]);
  });

  it.each([
    ['CODE_INVALID', 'This code is not right. Please type the code of the last email, or ask for a new one.'],
    ['CODE_EXPIRED', 'This verification code has expired. Please ask for a new one.'],
  ] as const)('says at the code that it was refused with %s', async (code, text) => {
    const centre = await open({ proveEmail: () => refuse(code, { fields: [{ field: 'code', rule: 'invalid' }] }) });
    await fill(/^Code from the email/, '123456');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await centre.findByText(text);
    expect(document.activeElement).toBe(codeField());
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for another address, which is proved before it is kept', async () => {
    const [emailCode, proveEmail] = [asked(), taken()];
    const centre = await open({ security: () => security({ emailProved: true }), emailCode, proveEmail });
    await centre.findByText('Confirmed');
    await press('Use another address');
    const field = await screen.findByLabelText(/^New email address/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await press('Send code');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(emailCode).not.toHaveBeenCalled();
    await userEvent.fill(field, 'newer@example.com');
    await fill(/^Code from the email/, '123456');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await centre.findByText('Please ask for a code to this address first.');
    await press('Send code');
    await waitFor(() => expect(emailCode.mock.calls).toEqual([[{ email: 'newer@example.com' }]]));
    await screen.findByRole('button', { name: /^Again in/ });
    await press('Confirm');
    await waitFor(() => expect(proveEmail.mock.calls).toEqual([[{ code: '123456', password: 'Secret-1' }]]));
  });

  it('leads back to the address of the account', async () => {
    const centre = await open();
    await press('Use another address');
    await screen.findByLabelText(/^New email address/);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByLabelText(/^New email address/)).toBeNull());
    expect(centre.getByRole('button', { name: 'Use another address' })).not.toBeNull();
  });

  it('shows the fault of an address at its field', async () => {
    const centre = await open({ security: () => security({ email: null }), emailCode: () => refuse('VALIDATION_FAILED', { fields: [{ field: 'email', rule: 'invalid' }] }) });
    await userEvent.fill(await centre.findByLabelText(/^New email address/), 'mira@example.com');
    await press('Send code');
    await waitFor(() => expect(centre.getByLabelText(/^New email address/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('waits as long as the server says before another code', async () => {
    await open({ emailCode: () => refuse('TOO_MANY_REQUESTS', { retryAfter: 40 }) });
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Again in (?:40|39) s$/ })).not.toBeNull();
    expect(screen.queryByText('The code is on its way.')).toBeNull();
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for a person where the server wants one, and sends the answer with the next request', async () => {
    const emailCode = vi.fn((request: { captcha?: string | undefined }) => (request.captcha === 'K7QP' ? { expiredMinutes: 1 } : refuse('CAPTCHA_REQUIRED', { captcha: true })));
    await open({ emailCode });
    await press('Send code');
    const captcha = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[name=captcha]');
      if (found === null) throw new Error('no captcha');
      return found;
    });
    await userEvent.fill(captcha, 'K7QP');
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Again in/ })).not.toBeNull();
    await waitFor(() => expect(document.querySelector('[name=captcha]')).toBeNull());
  });

  it('says that the site keeps no addresses, with a way to support', async () => {
    const centre = await open({ security: () => security({ email: null, emailChangeable: false }) });
    await centre.findByText(/This site keeps no email addresses/);
    expect(centre.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('offers no other address where the site lets nobody change it', async () => {
    const centre = await open({ security: () => security({ emailProved: true, emailChangeable: false }) });
    await centre.findByText(/We reach you at this address/);
    expect(centre.queryByRole('button', { name: 'Use another address' })).toBeNull();
  });
});
