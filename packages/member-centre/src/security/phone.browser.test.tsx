import { href } from '@livery/navigation';
import { sessionApi } from '@livery/session';
import { fetchFrom, permission, refuse, renderApp, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
    await userEvent.click(await screen.findByRole('link', { name: button }));
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
    expect(centre.getByLabelText<HTMLInputElement>(/^Code from the app/).value).toBe('');
  });

  it('keeps the proofs of two numbers apart where an outside provider sends the codes', async () => {
    const confirmed: unknown[] = [];
    const provider = http.post(/^https:\/\/phone\.example\/v1\/accounts:/, async ({ request }) => {
      const body = (await request.json()) as { readonly phoneNumber?: string; readonly sessionInfo?: string; readonly code?: string };
      if (body.phoneNumber !== undefined) return HttpResponse.json({ sessionInfo: body.phoneNumber });
      confirmed.push(body);
      return body.code === '000000' ? HttpResponse.json({ error: { message: 'INVALID_CODE' } }, { status: 400 }) : HttpResponse.json({ idToken: `of ${body.sessionInfo ?? ''}` });
    });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom([provider]));
    const external = { provider: 'external', apiUrl: 'https://phone.example', apiKey: 'k' } as const;
    const provePhone = taken();
    const answers: Answers = { provePhone, security: () => security(), permission: () => permission({ verification: { phone: external, humanCheck: { provider: 'captcha' } } }) };
    const app = await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'phone' } }) });
    await act(() => app.store.dispatch(sessionApi.endpoints.permission.initiate()));
    await press('Use another number');
    await screen.findByLabelText(/^New mobile number/);
    const named = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    const [first, second] = await screen.findAllByRole('button', { name: 'Send code' });
    // A missing number is said at its own field.
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(named('ownMobileNum')));
    expect([named('mobileNum').getAttribute('aria-invalid'), named('ownMobileNum').getAttribute('aria-invalid')]).toEqual([null, 'true']);
    await userEvent.fill(named('mobileNum'), '+639172000001');
    // Its label and prefix make a name that no locator finds.
    fireEvent.change(named('ownMobileNum'), { target: { value: '+639171234567' } });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull());
    await userEvent.fill(named('verificationCode'), '654321');
    await userEvent.fill(named('code'), '000000');
    await fill(/^Present password/, 'Secret-1');
    await press('Confirm');
    await waitFor(() => expect(document.activeElement).toBe(named('code')));
    expect([named('code').getAttribute('aria-invalid'), named('verificationCode').getAttribute('aria-invalid')]).toEqual(['true', null]);
    // The proof of the own number was good, and still is.
    await userEvent.fill(named('code'), '123456');
    await press('Confirm');
    await waitFor(() => expect(provePhone).toHaveBeenCalledTimes(1));
    expect(confirmed).toEqual([
      { sessionInfo: '+639171234567', code: '654321' },
      { sessionInfo: '+639172000001', code: '000000' },
      { sessionInfo: '+639172000001', code: '123456' },
    ]);
    expect(provePhone.mock.calls[0]?.[0]).toMatchObject({ mobileNum: '+639172000001', idToken: 'of +639172000001', firebaseIdToken: 'of +639171234567' });
    fetching.mockRestore();
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
