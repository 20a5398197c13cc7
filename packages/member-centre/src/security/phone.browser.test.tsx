import { href } from '@livery/navigation';
import { refuse, renderApp, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

async function open(over: Parameters<typeof security>[0] = {}, answers: Answers = {}) {
  await renderApp(<CentreSite />, { session: 'member', answers: { security: () => security(over), ...answers }, route: href('securityCenter', { query: { part: 'phone' } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const unproved = { mobileProved: false };
const fill = async (label: RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;
const codeField = () => screen.getByLabelText(/^Code from the message/);
const asked = () => vi.fn((_request: object) => ({ expiredMinutes: 1 }));
const taken = () => vi.fn((_request: object) => ({ proved: true as const }));

describe('PhonePart', () => {
  it.each([
    ['no number', { mobile: null, mobileProved: false }, 'Add a mobile number'],
    ['a number that is not proved', unproved, 'Confirm mobile number'],
    ['a proved number', {}, 'Change mobile number'],
  ])('opens from the overview of an account with %s', async (_, over, button) => {
    await renderApp(<CentreSite />, { session: 'member', answers: { security: () => security(over) }, route: href('securityCenter') });
    await press(button);
    await waitFor(() => expect(address()).toBe('/member/securityCenter?part=phone'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mobile number'));
  });

  it('proves the number of the account with the code and the password, and leads back', async () => {
    const [phoneCode, provePhone] = [asked(), taken()];
    await open(unproved, { phoneCode, provePhone });
    await press('Send code');
    await waitFor(() => expect(document.activeElement).toBe(codeField()));
    expect(phoneCode.mock.calls).toEqual([[{}]]);
    await fill(/^Code from the message/, '123456');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await waitFor(() => expect(address()).toBe('/member/securityCenter'));
    expect(provePhone.mock.calls).toEqual([[{ code: '123456', password: 'Secret-1' }]]);
  });

  it('shows what is missing, and sends nothing', async () => {
    const provePhone = taken();
    const centre = await open(unproved, { provePhone });
    await press('Confirm');
    await centre.findByText('Please enter the verification code.');
    expect(centre.getByText('Please type your present password.')).not.toBeNull();
    expect([provePhone.mock.calls.length, document.activeElement]).toEqual([0, codeField()]);
  });

  it('says at the code that it was refused', async () => {
    const centre = await open(unproved, { provePhone: () => refuse('CODE_INVALID', { fields: [{ field: 'code', rule: 'invalid' }] }) });
    await fill(/^Code from the message/, '123456');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await centre.findByText('This code is not right. Please type the code of the last message, or ask for a new one.');
    expect(document.activeElement).toBe(codeField());
  });

  it('replaces a proved number with a code to each', async () => {
    const [phoneCode, provePhone, smsReauthentication] = [asked(), taken(), asked()];
    await open({}, { phoneCode, provePhone, smsReauthentication });
    await press('Use another number');
    const field = await screen.findByLabelText(/^New mobile number/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.fill(field, '917 200 0001');
    const [first, second] = await screen.findAllByRole('button', { name: 'Send code' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(phoneCode.mock.calls).toEqual([[{ mobileNum: '9172000001', countryDialingCode: '+63' }]]));
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(smsReauthentication).toHaveBeenCalledTimes(1));
    await fill(/^Code from the message/, '123456');
    await userEvent.fill(document.querySelector<HTMLInputElement>('[name=verificationCode]') as HTMLInputElement, '654321');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await waitFor(() => expect(provePhone.mock.calls).toEqual([[{ mobileNum: '9172000001', countryDialingCode: '+63', code: '123456', verificationCode: '654321', password: 'Secret-1' }]]));
  });

  it('asks for a code of the app in the place of one to the former number, and says at it what was refused', async () => {
    const provePhone = vi.fn((_request: object) => refuse('CODE_INVALID', { fields: [{ field: 'factorCode', rule: 'invalid' }] }));
    const centre = await open({ totp: true }, { provePhone });
    await press('Use another number');
    await fill(/^New mobile number/, '9172000001');
    expect(document.querySelector('[name=verificationCode]')).toBeNull();
    await fill(/^Code from the message/, '123456');
    await fill(/^Code from the app/, '111111');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await centre.findByText(/Please wait for the app's next code/);
    expect(provePhone.mock.calls).toEqual([[{ mobileNum: '9172000001', countryDialingCode: '+63', code: '123456', factorCode: '111111', password: 'Secret-1' }]]);
    await waitFor(() => expect(document.activeElement).toBe(centre.getByLabelText(/^Code from the app/)));
  });

  it('says at the number that another account has it', async () => {
    const centre = await open({ mobile: null, mobileProved: false }, { provePhone: () => refuse('PHONE_TAKEN', { fields: [{ field: 'mobileNum', rule: 'taken' }] }) });
    await fill(/^New mobile number/, '9172000001');
    await fill(/^Code from the message/, '123456');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await waitFor(() => expect(centre.getByLabelText(/^New mobile number/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('says that the site keeps no numbers, with a way to support', async () => {
    const centre = await open({ mobile: null, mobileProved: false, mobileChangeable: false });
    await centre.findByText(/This site keeps no mobile numbers/);
    expect(centre.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});
