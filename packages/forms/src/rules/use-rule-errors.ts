import { checkRegistration, toLatinDigits } from '@livery/contracts';
import type { RegisterField, RegisterRule, RegisterValues } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import { fieldErrorMessage } from '../errors/field-error-message.ts';
import type { FieldMessage } from '../errors/field-message.ts';

/** The errors of a registration form. */
export interface RuleErrors {
  /** Marks a field as left: its error shows from now on. */
  readonly leave: (field: RegisterField) => void;
  /** The error to show at a field now. */
  readonly messageAt: (field: string) => Message | undefined;
  /** Shows every error; returns the invalid fields in the order of the form. */
  readonly validate: () => readonly RegisterField[];
  /** Removes the server's error of a field. */
  readonly clearServerError: (field: string) => void;
  /** Hides every error of a field until it is left or the form is submitted. */
  readonly clearError: (field: RegisterField) => void;
  /** Shows the errors of a refused call. */
  readonly setServerErrors: (messages: readonly FieldMessage[]) => void;
  /** Shows one error at its field. */
  readonly setError: (message: FieldMessage) => void;
}

/** Text around which people type blanks by accident; passwords keep theirs. */
const untouched: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

/** What was typed as it is checked and sent: without blanks at the ends, and a transaction password in digits from 0 to 9. */
export function trimmed(values: RegisterValues): RegisterValues {
  const plain = (field: string, value: string | undefined) => (untouched.includes(field) ? value : value?.trim());
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, field === 'paymentPassword' && value !== undefined ? toLatinDigits(value) : plain(field, value)]));
}

/** Checks the values of a registration by the rules of its fields, in the order of the form. */
export function useRuleErrors(rules: readonly RegisterRule[], values: RegisterValues): RuleErrors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly FieldMessage[]>([]);
  const faults = checkRegistration(rules, values);
  const clearServerError = (field: string) => setAnswered((before) => before.filter((message) => message.field !== field));

  return {
    clearServerError,
    clearError: (field) => {
      clearServerError(field);
      setLeft((before) => new Set([...before].filter((each) => each !== field)));
    },
    leave: (field) => {
      // A field passed by while still empty is not a mistake yet.
      if ((values[field] ?? '') !== '') setLeft((before) => new Set(before).add(field));
    },
    messageAt: (field) => {
      const fault = left.has(field) ? faults.find((each) => each.field === field) : undefined;
      return answered.find((message) => message.field === field)?.message ?? (fault && fieldErrorMessage(fault));
    },
    validate: () => {
      setLeft(new Set(rules.map(({ field }) => field)));
      return faults.map(({ field }) => field as RegisterField);
    },
    setServerErrors: (messages) => {
      setAnswered(messages);
      // The captcha was emptied for the next one: that is no mistake yet.
      setLeft((before) => new Set([...before].filter((field) => field !== 'captcha')));
    },
    setError: (message) => setAnswered((before) => [...before.filter(({ field }) => field !== message.field), message]),
  };
}
