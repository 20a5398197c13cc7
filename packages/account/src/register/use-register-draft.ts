import type { RegisterField, RegisterValues } from '@livery/contracts';
import { usePhone } from '@livery/forms';
import type { PhoneState } from '@livery/forms';
import { useState } from 'react';

/** What has been filled in so far; the two ways to register share it. */
export interface RegisterDraft {
  /** What stands in the fields, blanks and all. */
  readonly typed: RegisterValues;
  readonly set: (field: RegisterField, value: string) => void;
  readonly phone: PhoneState;
  /** Age is confirmed and the terms are accepted. */
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
}

/** Keeps what is filled in while one changes between the ways to register. */
export function useRegisterDraft(): RegisterDraft {
  const [typed, setTyped] = useState<RegisterValues>({});
  const [agreed, setAgreed] = useState(false);
  const phone = usePhone();
  return { typed, set: (field, value) => setTyped((before) => ({ ...before, [field]: value })), phone, agreed, setAgreed };
}
