import { permission, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { sessionApi } from '@livery/session';
import { useMessageText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HumanCheckPart } from '../human/human-check-part.tsx';
import { useHumanCheck } from '../human/use-human-check.ts';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { usePhone } from './use-phone.ts';
import { useSmsCode } from './use-sms-code.ts';

type Sms = NonNullable<Answers['smsRegister']>;

let clock = 0;
const now = () => clock;
beforeEach(() => {
  clock = 1_000_000;
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function Form({ purpose }: { readonly purpose: 'register' | 'login' }) {
  const messageText = useMessageText();
  sessionApi.usePermissionQuery();
  const phone = usePhone({ number: '0917 555 0123' });
  const [wanted, setWanted] = useState(false);
  const [faults, setFaults] = useState<Record<string, Message>>({});
  const [proved, setProved] = useState('');
  const check = useHumanCheck(wanted);
  const sms = useSmsCode({ purpose, phone, check, now, onCheckWanted: setWanted, onFault: (field, message) => setFaults({ [field]: message }) });
  const errorAt = (field: string) => (faults[field] === undefined ? undefined : messageText(faults[field]));
  return (
    <>
      <PhoneField phone={phone} error={errorAt('mobileNum')} onChanged={() => setFaults({})} />
      {wanted ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      <CodeField sms={sms} now={now} />
      <button type="button" onClick={() => void sms.prove().then((answer) => setProved(JSON.stringify(answer)))}>
        prove
      </button>
      <output>{proved}</output>
    </>
  );
}

function Page({ purpose = 'register' }: { readonly purpose?: 'register' | 'login' }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        toggle
      </button>
      {open ? <Form purpose={purpose} /> : null}
    </>
  );
}

async function show(answers: Answers, purpose?: 'register' | 'login') {
  await renderApp(<Page {...(purpose === undefined ? {} : { purpose })} />, { answers });
  // The picker is a chunk of its own.
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('+63'), { timeout: 10_000 });
}
const button = () => screen.getByRole('button', { name: /code|Again|again|Sending/ });
/** Lets time pass, and the countdown notice. */
const pass = (seconds: number) =>
  act(async () => {
    clock += seconds * 1000;
    await new Promise((resolve) => setTimeout(resolve, 300));
  });

describe('CodeField', () => {
  it('requests one code, counts the server’s minutes down and requests none meanwhile', async () => {
    const smsRegister = vi.fn<Sms>(() => ({ expiredMinutes: 2 }));
    await show({ smsRegister });
    button().click();
    button().click();
    await screen.findByRole('button', { name: 'Again in 120 s' });
    expect(smsRegister.mock.calls).toEqual([[{ mobileNo: '09175550123', countryDialingCode: '+63' }]]);
    await screen.findByText('The code is on its way.');
    await pass(119);
    await screen.findByRole('button', { name: 'Again in 1 s' });
    button().click();
    await pass(1);
    await screen.findByRole('button', { name: 'Send again' });
    await screen.findByText('You can ask for another code now.');
    expect(smsRegister).toHaveBeenCalledTimes(1);
    button().click();
    await screen.findByRole('button', { name: 'Again in 120 s' });
  });

  it('continues its countdown when the form is closed and opened again', async () => {
    const smsRegister = vi.fn<Sms>(() => ({ expiredMinutes: 1 }));
    await show({ smsRegister });
    button().click();
    await screen.findByRole('button', { name: 'Again in 60 s' });
    const toggle = screen.getByRole('button', { name: 'toggle' });
    toggle.click();
    await pass(20);
    toggle.click();
    const again = await screen.findByRole('button', { name: 'Again in 40 s' });
    again.click();
    expect(smsRegister).toHaveBeenCalledTimes(1);
  });

  it('takes a code typed in the digits of any script', async () => {
    await show({});
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Verification code/ });
    await userEvent.type(field, '٤٨۲१౦๗');
    expect(field.value).toBe('482107');
  });

  it('requests a login code by the call of the login', async () => {
    const smsNoLogin = vi.fn<NonNullable<Answers['smsNoLogin']>>(() => ({ expiredMinutes: 1 }));
    await show({ smsNoLogin }, 'login');
    button().click();
    await screen.findByRole('button', { name: 'Again in 60 s' });
    expect(smsNoLogin.mock.calls).toEqual([[{ mobileNum: '09175550123', countryDialingCode: '+63', purpose: 'login' }]]);
  });

  it('shows a refusal in a dialog in the server’s words and allows another request after a second', async () => {
    const smsRegister = vi.fn<Sms>(() => ({ refuse: 'FUNCTION_DISABLED', message: 'No codes are sent today.' }));
    await show({ smsRegister });
    button().click();
    await screen.findByRole('alertdialog');
    expect(screen.getByText('No codes are sent today.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    button().click();
    await pass(1);
    expect(smsRegister).toHaveBeenCalledTimes(1);
    button().click();
    await waitFor(() => expect(smsRegister).toHaveBeenCalledTimes(2));
  });

  it('waits for the server’s retryAfter when requests are throttled', async () => {
    await show({ smsRegister: () => refuse('TOO_MANY_REQUESTS', { retryAfter: 42 }) });
    button().click();
    expect(await screen.findByRole('button', { name: 'Again in 42 s', hidden: true })).not.toBeNull();
    expect(screen.queryByText('The code is on its way.')).toBeNull();
    await pass(42);
    await screen.findByText('You can ask for another code now.');
  });

  it('requests no code for a missing or invalid number and shows the error at its field', async () => {
    const smsRegister = vi.fn<Sms>(() => ({ expiredMinutes: 1 }));
    await show({ smsRegister });
    const number = screen.getByRole('textbox', { name: /^Mobile number/ });
    await userEvent.fill(number, '');
    button().click();
    await screen.findByText('Please enter your mobile number.');
    await userEvent.fill(number, '12x');
    button().click();
    await screen.findByText(/digit/);
    expect(smsRegister).not.toHaveBeenCalled();
  });

  it('shows the captcha once the server asks for it and sends its answer', async () => {
    const smsRegister = vi.fn<Sms>(({ captcha }) => (captcha === 'K7QP' ? { expiredMinutes: 1 } : refuse('CAPTCHA_REQUIRED', { captcha: true })));
    await show({ smsRegister });
    button().click();
    const field = await screen.findByRole('textbox', { name: /^Characters/ });
    await pass(1);
    button().click();
    await screen.findByText('Please type the characters from the picture to continue.');
    expect(smsRegister).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.querySelector('button[aria-hidden=true] > img')).not.toBeNull());
    await userEvent.type(field, 'K7QP');
    button().click();
    await screen.findByRole('button', { name: 'Again in 60 s' });
    expect(smsRegister.mock.lastCall).toEqual([expect.objectContaining({ captchaId: 'c-1', captcha: 'K7QP' })]);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Characters/ })).toBeNull());
  });

  it('lets an outside provider send the code and exchanges it once for an ID token', async () => {
    const verification = { phone: { provider: 'external', apiUrl: 'https://id.example', apiKey: 'k' }, humanCheck: { provider: 'captcha' } } as const;
    const smsRegister = vi.fn<Sms>(() => ({ expiredMinutes: 5 }));
    const answers: Readonly<Record<string, object>> = {
      'https://id.example/v1/accounts:sendVerificationCode?key=k': { sessionInfo: 's-1' },
      'https://id.example/v1/accounts:signInWithPhoneNumber?key=k': { idToken: 'jwt' },
    };
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => Response.json(answers[address as string]));
    await show({ smsRegister, permission: () => permission({ verification }) });
    button().click();
    // Always a minute, whatever the platform's own codes wait.
    await screen.findByRole('button', { name: 'Again in 60 s' });
    await userEvent.type(screen.getByRole('textbox', { name: /^Verification code/ }), '123456');
    const prove = screen.getByRole('button', { name: 'prove' });
    for (let times = 0; times < 2; times += 1) {
      prove.click();
      await screen.findByText('{"proof":{"code":"123456","idToken":"jwt"}}');
    }
    expect(smsRegister).not.toHaveBeenCalled();
    expect(fetched.mock.calls.map(([address, init]) => [address, init?.body])).toEqual([
      ['https://id.example/v1/accounts:sendVerificationCode?key=k', '{"phoneNumber":"+639175550123"}'],
      ['https://id.example/v1/accounts:signInWithPhoneNumber?key=k', '{"sessionInfo":"s-1","code":"123456"}'],
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '9');
    prove.click();
    await screen.findByText(/CODE_INVALID/);
  });
});
