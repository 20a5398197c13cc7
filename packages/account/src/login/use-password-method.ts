import { useFieldErrors } from '@livery/forms';
import type { FieldErrors } from '@livery/forms';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import type { RememberedLogin } from '../remember/login-cookie.ts';
import { looksLikeNumber } from './looks-like-number.ts';
import type { LoginFlow } from './use-login.ts';

/** Fields of the login by password. */
export type PasswordMethodField = 'username' | 'password' | 'captcha';

/** State of the login by password. It outlives its form, which unmounts while another method, or the second step, shows. */
export interface PasswordMethod extends FieldErrors<PasswordMethodField> {
  /** A user name, or a mobile number. */
  readonly username: string;
  readonly setUsername: (username: string) => void;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  /** The typed name may be a mobile number: a dialling code is sent with it. */
  readonly isNumber: boolean;
  /** Submits, unless something is missing; returns the field to focus. */
  readonly send: (countryDialingCode: string, remember: boolean) => Promise<PasswordMethodField | undefined>;
}

const missing: Message = { ns: 'account', key: 'validation.required' };

/** Keeps user name or mobile number, and password. The password is sent as typed. */
export function usePasswordMethod({ submit, busy, check, checkRequired }: LoginFlow, known: RememberedLogin | undefined): PasswordMethod {
  const [username, setUsername] = useState(() => (known?.method === 'username' ? (known.mobileNum ?? known.username) : ''));
  const [password, setPassword] = useState('');
  const name = username.trim();
  const isNumber = looksLikeNumber(name);
  const faults = useFieldErrors<PasswordMethodField>(['username', 'password', 'captcha'], {
    ...(name === '' ? { username: missing } : {}),
    ...(password === '' ? { password: missing } : {}),
    ...(checkRequired && !check.answered ? { captcha: check.missing } : {}),
  });

  const send = async (countryDialingCode: string, remember: boolean): Promise<PasswordMethodField | undefined> => {
    if (busy) return undefined;
    const first = faults.validate();
    if (first !== undefined) return first;
    const number = isNumber ? { countryDialingCode } : {};
    const refused = await submit(() => ({
      request: { username: name, password, type: 'username', remember, ...number },
      entry: { username: name, password, method: 'username', remember, ...number, ...(isNumber ? { mobileNum: name } : {}) },
    }));
    if (refused === undefined) return undefined;
    const field = faults.setServerErrors(refused);
    return refused.code === 'LOGIN_FAILED' ? 'password' : field;
  };
  return { ...faults, username, setUsername, password, setPassword, isNumber, send };
}
