import type { ApiProblem } from '@livery/api-sdk';
import { toLatinDigits } from '@livery/contracts';
import { usePaymentPasswordRule } from '@livery/forms';
import { useMessageText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { useState } from 'react';

/** Fields of a form that sets a transaction password. */
export type PinField = 'oldPaymentPassword' | 'paymentPassword' | 'confirmPaymentPassword';

/** The transaction password that a form sets. */
export interface Pin {
  /** The fields that show, in their order. */
  readonly fields: readonly PinField[];
  /** What is missing or wrong, by field. */
  readonly faults: Readonly<Partial<Record<PinField, Message>>>;
  readonly values: Readonly<Record<PinField, string>>;
  /** What a new one must be. */
  readonly hint: string | undefined;
  readonly set: (field: PinField, value: string) => void;
  /** What is to be said at a field where the server refused for the transaction password. */
  readonly refused: (problem: ApiProblem) => { readonly field: PinField; readonly message: Message } | undefined;
}

const missing: Message = { ns: 'account', key: 'validation.required' };
const mismatch: Message = { ns: 'account', key: 'validation.mismatch' };
const wrong: Message = { ns: 'member', key: 'pin.wrong' };
const unchanged: Message = { ns: 'member', key: 'pin.unchanged' };

/** A new transaction password, twice; @param asksOld and the present one before it. */
export function usePin(asksOld: boolean): Pin {
  const messageText = useMessageText();
  const rule = usePaymentPasswordRule();
  const [values, setValues] = useState<Pin['values']>({ oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '' });
  const newFault = rule.fault(values.paymentPassword);
  const again = values.confirmPaymentPassword;
  const againFault = again === '' ? missing : again === values.paymentPassword ? undefined : mismatch;
  return {
    fields: asksOld ? ['oldPaymentPassword', 'paymentPassword', 'confirmPaymentPassword'] : ['paymentPassword', 'confirmPaymentPassword'],
    faults: {
      ...(asksOld && values.oldPaymentPassword === '' ? { oldPaymentPassword: missing } : {}),
      ...(newFault === undefined ? {} : { paymentPassword: newFault }),
      ...(againFault === undefined ? {} : { confirmPaymentPassword: againFault }),
    },
    values,
    hint: rule.hint === undefined ? undefined : messageText(rule.hint),
    // The former one is sent as it was typed: it may have been set before digits of other scripts were replaced.
    set: (field, value) => setValues((before) => ({ ...before, [field]: field === 'oldPaymentPassword' ? value : toLatinDigits(value) })),
    refused({ code, fields = [] }) {
      if (code === 'PASSWORD_UNCHANGED') return { field: 'paymentPassword', message: unchanged };
      return fields.some(({ field }) => field === 'oldPaymentPassword') ? { field: 'oldPaymentPassword', message: wrong } : undefined;
    },
  };
}
