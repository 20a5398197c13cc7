import { checkRegistration } from '@livery/contracts';
import type { FieldFault, RegisterField, RegisterRule, RegisterValues } from '@livery/contracts';
import { useState } from 'react';

/** What the form holds, and what is wrong with it. */
export interface RegisterFormState {
  /** Rules of the fields shown, in the order of the form. */
  readonly rules: readonly RegisterRule[];
  readonly values: RegisterValues;
  readonly set: (field: RegisterField, value: string) => void;
  /** A field was left: its fault may show from now on. */
  readonly leave: (field: RegisterField) => void;
  readonly faultOf: (field: RegisterField) => FieldFault | undefined;
  /** Shows every fault and returns them. */
  readonly checkAll: () => readonly FieldFault[];
  /** Shows what the server found. */
  readonly takeFaults: (faults: readonly FieldFault[]) => void;
}

/** Text around which people type blanks by accident; passwords keep theirs. */
const untouched: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];

function trimmed(values: RegisterValues): RegisterValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, untouched.includes(field as RegisterField) ? value : value?.trim()]));
}

/** Keeps the values of a registration and checks them by the server's rules. */
export function useRegisterValues(fields: readonly RegisterRule[]): RegisterFormState {
  const rules = fields.filter(({ enabled }) => enabled);
  const [values, setValues] = useState<RegisterValues>({});
  const [left, setLeft] = useState<ReadonlySet<RegisterField>>(new Set());
  const [answered, setAnswered] = useState<readonly FieldFault[]>([]);
  const clean = trimmed(values);
  // The captcha has no rule of its own: whoever is shown one must answer it.
  const faults = checkRegistration(rules.map((rule) => (rule.field === 'captcha' ? { ...rule, required: true } : rule)), clean);

  return {
    rules,
    values: clean,
    set: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setAnswered((before) => before.filter((fault) => fault.field !== field));
    },
    leave: (field) => {
      // A field passed by while still empty is not a mistake yet.
      if ((values[field] ?? '') !== '') setLeft((before) => new Set(before).add(field));
    },
    faultOf: (field) => answered.find((fault) => fault.field === field) ?? (left.has(field) ? faults.find((fault) => fault.field === field) : undefined),
    checkAll: () => {
      setLeft(new Set(rules.map(({ field }) => field)));
      return faults;
    },
    takeFaults: setAnswered,
  };
}
