import { phoneMessage, useFieldErrors, usePhone, useSmsCode } from '@livery/forms';
import type { FieldErrors, PhoneState, SmsCode } from '@livery/forms';
import { useState } from 'react';
import type { RememberedLogin } from '../remember/login-cookie.ts';
import type { LoginFlow } from './use-login.ts';

/** Fields of the login by SMS code. */
export type SmsMethodField = 'mobileNum' | 'verificationCode' | 'captcha';

/** State of the login by SMS code. It outlives its form, which unmounts while another method, or the second step, shows. */
export interface SmsMethod extends FieldErrors<SmsMethodField> {
  readonly phone: PhoneState;
  readonly sms: SmsCode;
  /** The field to focus when a code cannot be requested. */
  readonly fieldToFocus: { readonly field: SmsMethodField } | undefined;
  /** Submits, unless something is missing; returns the field to focus. */
  readonly send: (remember: boolean) => Promise<SmsMethodField | undefined>;
}

/** Keeps a mobile number and the code sent to it, by the platform or by the outside provider of the merchant's settings. */
export function useSmsMethod(flow: LoginFlow, known: RememberedLogin | undefined): SmsMethod {
  const { submit, busy, check, checkRequired, wantCheck } = flow;
  const phone = usePhone({ diallingCode: known?.countryDialingCode, number: known?.method === 'username' ? undefined : known?.mobileNum });
  const [fieldToFocus, setFieldToFocus] = useState<{ readonly field: SmsMethodField }>();
  const atNumber = phoneMessage(phone);
  const sms = useSmsCode({
    purpose: 'login',
    phone,
    check,
    onCheckWanted: wantCheck,
    onFault: (field, message) => {
      faults.setError(field, message);
      setFieldToFocus({ field });
    },
    onSent: () => {
      faults.clearError('verificationCode');
      faults.clearError('captcha');
    },
  });
  const faults = useFieldErrors<SmsMethodField>(['mobileNum', 'verificationCode', 'captcha'], {
    ...(atNumber === undefined ? {} : { mobileNum: atNumber }),
    ...(sms.code.trim() === '' ? { verificationCode: { ns: 'errors', key: 'code.missing' } } : {}),
    ...(checkRequired && !check.answered ? { captcha: check.missing } : {}),
  });

  const send = async (remember: boolean): Promise<SmsMethodField | undefined> => {
    if (busy) return undefined;
    const first = faults.validate();
    if (first !== undefined) return first;
    const refused = await submit(async () => {
      const proved = await sms.prove();
      if ('problem' in proved) return proved;
      const { code, idToken } = proved.proof;
      const number = { username: phone.plain, countryDialingCode: phone.diallingCode, remember };
      const request = idToken === undefined ? ({ ...number, type: 'sms', password: code } as const) : ({ ...number, type: 'firebase', firebaseIdToken: idToken } as const);
      return { request, entry: { ...number, mobileNum: phone.number.trim(), method: request.type } };
    });
    sms.answered(refused);
    return refused === undefined ? undefined : faults.setServerErrors(refused);
  };
  return { ...faults, phone, sms, fieldToFocus, send };
}
