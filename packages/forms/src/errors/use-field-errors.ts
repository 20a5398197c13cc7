import type { ApiProblem } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { useMessageText, useText } from '@livery/i18n';
import { useState } from 'react';
import { fieldMessages } from './field-message.ts';
import type { FieldMessage } from './field-message.ts';

/** The errors of a form's fields. */
export interface FieldErrors<Field extends string> {
  /** The error to show at a field now. */
  readonly errorAt: (field: Field) => string | undefined;
  /** Removes the server's error of a field; called when the field changes. */
  readonly clearServerError: (field: Field) => void;
  /** Hides every error of a field until the next submit. */
  readonly clearError: (field: Field) => void;
  /** Shows every error; returns the first invalid field. */
  readonly validate: () => Field | undefined;
  /** Shows one error at a field. */
  readonly setError: (field: Field, message: Message) => void;
  /** Shows the errors of a refused call; returns the first field it names. */
  readonly setServerErrors: (problem: ApiProblem) => Field | undefined;
}

/**
 * Keeps what is wrong with a form's fields: their own `faults` from the first try to send on, and what the server found,
 * until the field is changed. `shown` lists the fields in the order of the form.
 */
export function useFieldErrors<Field extends string>(shown: readonly Field[], faults: Readonly<Partial<Record<Field, Message>>>): FieldErrors<Field> {
  const messageText = useMessageText();
  // What is said at a field stands in this catalogue, which not every page with a form has loaded: without it its key would be shown.
  useText('account');
  const [tried, setTried] = useState(false);
  const [silent, setSilent] = useState<readonly Field[]>([]);
  const [answered, setAnswered] = useState<readonly FieldMessage[]>([]);

  const clearServerError = (field: Field) => setAnswered((before) => (before.some((found) => found.field === field) ? before.filter((found) => found.field !== field) : before));
  return {
    errorAt: (field) => {
      const message = answered.find((found) => found.field === field)?.message ?? (tried && !silent.includes(field) ? faults[field] : undefined);
      return message === undefined ? undefined : messageText(message);
    },
    clearServerError,
    clearError: (field) => {
      clearServerError(field);
      setSilent((before) => [...before, field]);
    },
    validate: () => {
      setTried(true);
      setSilent([]);
      return shown.find((field) => faults[field] !== undefined);
    },
    setError: (field, message) => setAnswered((before) => [...before.filter((found) => found.field !== field), { field, message }]),
    setServerErrors: (problem) => {
      const messages = fieldMessages(problem, shown);
      setAnswered(messages);
      // Only the server's errors show now: a captcha or code that was just emptied is not an error yet.
      setTried(false);
      return messages[0]?.field as Field | undefined;
    },
  };
}
