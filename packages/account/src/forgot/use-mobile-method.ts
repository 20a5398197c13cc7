import type { ApiProblem } from '@livery/api-sdk';
import { phoneMessage, problemOf, useFieldErrors, useHumanCheck, usePasswordRule, usePhone, useSmsCode, useSubmit } from '@livery/forms';
import type { FieldErrors, HumanCheckState, PasswordRule, PhoneState, SmsCode, SubmitState } from '@livery/forms';
import type { SessionDispatch } from '@livery/session';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from '../api.ts';
import { rememberedLogin } from '../remember/login-cookie.ts';
import type { SignInFlow } from '../second-factor/use-sign-in-flow.ts';

/** Fields of the recovery by mobile number, in the order of the form. */
export const mobileMethodFields = ['mobileNum', 'captcha', 'verificationCode', 'newPassword'] as const;
/** One of them. */
export type MobileMethodField = (typeof mobileMethodFields)[number];

/** Recovery by mobile number. Its state outlives its form. */
export interface MobileMethod extends FieldErrors<MobileMethodField>, Omit<SubmitState, 'run'> {
  readonly phone: PhoneState;
  readonly sms: SmsCode;
  readonly check: HumanCheckState;
  /** Required for sending a code; not for the new password. */
  readonly checkShown: boolean;
  /** The field to focus when a code cannot be requested. */
  readonly fieldToFocus: { readonly field: MobileMethodField } | undefined;
  readonly rule: PasswordRule;
  readonly newPassword: string;
  readonly setNewPassword: (password: string) => void;
  /** Submits, unless something is missing; returns the field to focus. */
  readonly send: () => Promise<MobileMethodField | undefined>;
}

/** Sets a new password with a code sent to the account's number, and logs in. */
export function useMobileMethod({ take }: SignInFlow): MobileMethod {
  const dispatch = useDispatch<SessionDispatch>();
  const [remembered] = useState(rememberedLogin);
  const phone = usePhone({ diallingCode: remembered?.countryDialingCode, number: remembered?.mobileNum });
  const [checkShown, setCheckShown] = useState(false);
  const check = useHumanCheck(checkShown);
  const rule = usePasswordRule();
  const [newPassword, setNewPassword] = useState('');
  const [fieldToFocus, setFieldToFocus] = useState<{ readonly field: MobileMethodField }>();
  const { run, ...attempt } = useSubmit();
  const sms = useSmsCode({
    purpose: 'password',
    phone,
    check,
    onCheckWanted: setCheckShown,
    onFault: (field, message) => {
      faults.setError(field, message);
      setFieldToFocus({ field });
    },
    onSent: () => faults.clearError('verificationCode'),
  });
  const atNumber = phoneMessage(phone);
  const atPassword = rule.fault(newPassword);
  const faults = useFieldErrors<MobileMethodField>(mobileMethodFields, {
    ...(atNumber === undefined ? {} : { mobileNum: atNumber }),
    ...(sms.code.trim() === '' ? { verificationCode: { ns: 'errors', key: 'code.missing' } } : {}),
    ...(atPassword === undefined ? {} : { newPassword: atPassword }),
  });

  const attemptIt = async (): Promise<ApiProblem | undefined> => {
    const proved = await sms.prove();
    if ('problem' in proved) return proved.problem;
    const { code, idToken } = proved.proof;
    const number = { mobileNum: phone.plain, countryDialingCode: phone.diallingCode };
    const request = { ...number, newPassword, verificationCode: code, ...(idToken === undefined ? {} : { firebaseIdToken: idToken }) };
    const { data, error } = await dispatch(accountApi.endpoints.passwordByPhone.initiate(request, { track: false }));
    const problem = data === undefined ? problemOf(error) : undefined;
    sms.answered(problem);
    if (data === undefined) return problem;
    // The code is used up; another attempt needs a new one.
    sms.setCode('');
    await take(data, { username: phone.plain, method: idToken === undefined ? 'sms' : 'firebase' });
    return undefined;
  };

  return {
    ...faults,
    ...attempt,
    phone,
    sms,
    check,
    checkShown,
    fieldToFocus,
    rule,
    newPassword,
    setNewPassword,
    send: async () => {
      const first = faults.validate();
      if (attempt.busy || first !== undefined) return first;
      const refused = await run(attemptIt);
      return refused === undefined ? undefined : faults.setServerErrors(refused);
    },
  };
}
