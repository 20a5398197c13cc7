import { phoneMessage, useFieldErrors, useHumanCheck, usePhone, useSmsCode } from '@livery/forms';
import type { FieldErrors, PhoneState, SmsCode } from '@livery/forms';
import { useState } from 'react';
import { codeMessage } from './code-message.ts';
import type { Challenge } from './use-sign-in-flow.ts';
import type { SecondFactorFlow } from './use-second-factor.ts';

/** Fields of the proof by the outside provider. */
export type PhoneFactorField = 'mobileNum' | 'verificationCode';

/** The account's number, which its owner types, and the code that the outside provider sends to it. */
export interface PhoneFactor extends FieldErrors<PhoneFactorField> {
  readonly phone: PhoneState;
  readonly sms: SmsCode;
  /** The field that needs the focus after a failed request for a code. */
  readonly wanted: { readonly field: PhoneFactorField } | undefined;
  /** Sends, unless something is missing; answers with the field to go to. */
  readonly send: () => Promise<PhoneFactorField | undefined>;
}

/** The dialling code that a masked number begins with. */
const diallingCodeIn = (masked: string | null | undefined): string | undefined => /^\+\d+/.exec(masked ?? '')?.[0];

/** Keeps a number and its code while another way to prove who one is may show; without such a way it does nothing. */
export function usePhoneFactor({ methods }: Challenge, { verify, busy }: SecondFactorFlow): PhoneFactor {
  const method = methods.find(({ method }) => method === 'phone');
  const phone = usePhone({ diallingCode: diallingCodeIn(method?.hint), asked: method !== undefined });
  const [wanted, setWanted] = useState<{ readonly field: PhoneFactorField }>();
  const unusedCheck = useHumanCheck(false);
  const sms = useSmsCode({
    purpose: 'secondFactor',
    phone,
    // Whether a person asks is the provider's to find out; where it doubts that, it can only be asked again.
    check: { ...unusedCheck, answered: true, renew: () => undefined },
    onCheckWanted: () => undefined,
    onFault: (_, message) => {
      faults.setError('mobileNum', message);
      setWanted({ field: 'mobileNum' });
    },
    onSent: () => faults.clearError('verificationCode'),
  });
  const atNumber = phoneMessage(phone);
  const faults = useFieldErrors<PhoneFactorField>(['mobileNum', 'verificationCode'], {
    ...(atNumber === undefined ? {} : { mobileNum: atNumber }),
    ...(sms.code.trim() === '' ? { verificationCode: { ns: 'errors', key: 'code.missing' } } : {}),
  });

  const send = async (): Promise<PhoneFactorField | undefined> => {
    if (busy) return undefined;
    const first = faults.validate();
    if (first !== undefined) return first;
    const refused = await verify('phone', sms.prove);
    sms.answered(refused);
    if (refused === undefined) return undefined;
    const field = faults.setServerErrors(refused);
    const message = codeMessage('phone', refused);
    if (message !== undefined) faults.setError('verificationCode', message);
    return field;
  };
  return { ...faults, phone, sms, wanted, send };
}
