import type { RegisterField, RegisterValues } from '@livery/contracts';
import { usePhone } from '@livery/forms';
import type { PhoneState } from '@livery/forms';
import { useState } from 'react';

/** The filled-in values, shared by both methods. */
export interface RegisterDraft {
  /** The raw values of the fields. */
  readonly typed: RegisterValues;
  readonly set: (field: RegisterField, value: string) => void;
  readonly phone: PhoneState;
  /** Age is confirmed and the terms are accepted. */
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
  /** Something was filled in, also where it was taken away again. */
  readonly begun: boolean;
}

/** Keeps the filled-in values while the method changes. */
export function useRegisterDraft(): RegisterDraft {
  const [typed, setTyped] = useState<RegisterValues>({});
  const [agreed, setAgreed] = useState(false);
  const phone = usePhone();
  const begun = agreed || phone.plain !== '' || Object.keys(typed).length > 0;
  return { typed, set: (field, value) => setTyped((before) => ({ ...before, [field]: value })), phone, agreed, setAgreed, begun };
}
