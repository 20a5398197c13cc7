import { checkRegistration } from '@livery/contracts';
import type { RegisterField, RegisterRule, RegisterValues } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import { faultMessage } from '../fields/fault-text.ts';
import type { FieldMessage } from '../fields/field-message.ts';

/** What the form holds, and what is wrong with it. */
export interface RegisterFormState {
  /** Rules of the fields shown, in the order of the form. */
  readonly rules: readonly RegisterRule[];
  /** What stands in the fields, blanks and all. */
  readonly typed: RegisterValues;
  /** The same as it is checked and sent: without blanks at the ends. */
  readonly values: RegisterValues;
  readonly set: (field: RegisterField, value: string) => void;
  /** A field was left: its fault may show from now on. */
  readonly leave: (field: RegisterField) => void;
  /** What is to be said at a field now. */
  readonly messageAt: (field: string) => Message | undefined;
  /** Shows every fault and returns the first faulty field. */
  readonly checkAll: () => RegisterField | undefined;
  /** What the server found at a field has been dealt with. */
  readonly forget: (field: string) => void;
  /** Shows what the server found. */
  readonly takeAnswer: (messages: readonly FieldMessage[]) => void;
}

/** Text around which people type blanks by accident; passwords keep theirs. */
const untouched: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];

function trimmed(values: RegisterValues): RegisterValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, untouched.includes(field as RegisterField) ? value : value?.trim()]));
}

/** Keeps the values of a registration and checks them by the server's rules. `captcha` is what was answered to it, kept with its picture. */
export function useRegisterValues(fields: readonly RegisterRule[], captcha: string): RegisterFormState {
  const rules = fields.filter(({ enabled }) => enabled);
  const [typed, setTyped] = useState<RegisterValues>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly FieldMessage[]>([]);
  const values = trimmed({ ...typed, captcha });
  // Whoever is shown a captcha must answer it: it is never optional.
  const faults = checkRegistration(rules.map((rule) => (rule.field === 'captcha' ? { ...rule, required: true } : rule)), values);
  const forget = (field: string) => setAnswered((before) => before.filter((message) => message.field !== field));
  const faultAt = (field: string) => (left.has(field) ? faults.find((fault) => fault.field === field) : undefined);

  return {
    rules,
    typed,
    values,
    set: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }));
      forget(field);
    },
    forget,
    leave: (field) => {
      // A field passed by while still empty is not a mistake yet.
      if ((values[field] ?? '') !== '') setLeft((before) => new Set(before).add(field));
    },
    messageAt: (field) => {
      const fault = faultAt(field);
      return answered.find((message) => message.field === field)?.message ?? (fault && faultMessage(fault));
    },
    checkAll: () => {
      setLeft(new Set(rules.map(({ field }) => field)));
      return faults[0]?.field as RegisterField | undefined;
    },
    takeAnswer: (messages) => {
      setAnswered(messages);
      // The captcha was emptied for the next one: that is no mistake yet.
      setLeft((before) => new Set([...before].filter((field) => field !== 'captcha')));
    },
  };
}
