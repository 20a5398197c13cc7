import type { ApiProblem } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { useMessageText } from '@livery/i18n';
import { useState } from 'react';
import { fieldMessages } from './field-message.ts';
import type { FieldMessage } from './field-message.ts';

/** What is wrong with the fields of a form. */
export interface FieldErrors<Field extends string> {
  /** What is to be said at a field now. */
  readonly errorAt: (field: Field) => string | undefined;
  /** A field was changed: what the server found at it has been dealt with. */
  readonly changed: (field: Field) => void;
  /** What was said at a field holds no more: nothing is said there until the next try to send. */
  readonly silence: (field: Field) => void;
  /** Shows every fault; answers with the first faulty field. */
  readonly firstFault: () => Field | undefined;
  /** Shows one thing found at a field. */
  readonly show: (field: Field, message: Message) => void;
  /** Shows what the server found; answers with the first field it speaks of. */
  readonly take: (problem: ApiProblem) => Field | undefined;
}

/**
 * Keeps what is wrong with a form's fields: their own `faults` from the first try to send on, and what the server found,
 * until the field is changed. `shown` lists the fields in the order of the form.
 */
export function useFieldErrors<Field extends string>(shown: readonly Field[], faults: Readonly<Partial<Record<Field, Message>>>): FieldErrors<Field> {
  const messageText = useMessageText();
  const [tried, setTried] = useState(false);
  const [silent, setSilent] = useState<readonly Field[]>([]);
  const [answered, setAnswered] = useState<readonly FieldMessage[]>([]);

  const changed = (field: Field) => setAnswered((before) => (before.some((found) => found.field === field) ? before.filter((found) => found.field !== field) : before));
  return {
    errorAt: (field) => {
      const message = answered.find((found) => found.field === field)?.message ?? (tried && !silent.includes(field) ? faults[field] : undefined);
      return message === undefined ? undefined : messageText(message);
    },
    changed,
    silence: (field) => {
      changed(field);
      setSilent((before) => [...before, field]);
    },
    firstFault: () => {
      setTried(true);
      setSilent([]);
      return shown.find((field) => faults[field] !== undefined);
    },
    show: (field, message) => setAnswered((before) => [...before.filter((found) => found.field !== field), { field, message }]),
    take: (problem) => {
      const messages = fieldMessages(problem, shown);
      setAnswered(messages);
      // What is said now is what the server found: a captcha or code that was emptied is no mistake yet.
      setTried(false);
      return messages[0]?.field as Field | undefined;
    },
  };
}
