import { checkRegistration } from '@livery/contracts';
import type { RegisterField, RegisterRule, RegisterValues } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import { fieldErrorMessage } from '../errors/field-error-message.ts';
import type { FieldMessage } from '../errors/field-message.ts';

/** What is wrong with a registration form. */
export interface RuleErrors {
  /** A field was left: its fault may show from now on. */
  readonly leave: (field: RegisterField) => void;
  /** What is to be said at a field now. */
  readonly messageAt: (field: string) => Message | undefined;
  /** Shows every fault and returns the faulty fields, in the order of the form. */
  readonly checkAll: () => readonly RegisterField[];
  /** What was found at a field has been dealt with. */
  readonly forget: (field: string) => void;
  /** What was said at a field holds no more: nothing is said there until it is left or sent again. */
  readonly silence: (field: RegisterField) => void;
  /** Shows what the server found. */
  readonly takeAnswer: (messages: readonly FieldMessage[]) => void;
  /** Shows what was found at one field. */
  readonly say: (message: FieldMessage) => void;
}

/** Text around which people type blanks by accident; passwords keep theirs. */
const untouched: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

/** What was typed as it is checked and sent: without blanks at the ends. */
export function trimmed(values: RegisterValues): RegisterValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, untouched.includes(field) ? value : value?.trim()]));
}

/** Checks the values of a registration by the rules of its fields, in the order of the form. */
export function useRuleErrors(rules: readonly RegisterRule[], values: RegisterValues): RuleErrors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly FieldMessage[]>([]);
  const faults = checkRegistration(rules, values);
  const forget = (field: string) => setAnswered((before) => before.filter((message) => message.field !== field));

  return {
    forget,
    silence: (field) => {
      forget(field);
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
    checkAll: () => {
      setLeft(new Set(rules.map(({ field }) => field)));
      return faults.map(({ field }) => field as RegisterField);
    },
    takeAnswer: (messages) => {
      setAnswered(messages);
      // The captcha was emptied for the next one: that is no mistake yet.
      setLeft((before) => new Set([...before].filter((field) => field !== 'captcha')));
    },
    say: (message) => setAnswered((before) => [...before.filter(({ field }) => field !== message.field), message]),
  };
}
