/** The purpose of a code, which is valid for no other. */
export type SmsPurpose = 'register' | 'login' | 'password' | 'secondFactor' | 'reauthentication' | 'number';

/** Requested codes that the page remembers, so that a reopened dialog continues its countdown. */
export interface SmsNotes {
  /** No other code before this (epoch milliseconds). */
  readonly until?: number | undefined;
  /** A code was sent at the last request, and not refused. */
  readonly sent?: boolean | undefined;
  /** Time of the last request (epoch milliseconds). */
  readonly askedAt?: number | undefined;
  /** The outside provider's session, and the number it is about. */
  readonly session?: { readonly phoneNumber: string; readonly info: string } | undefined;
  /** The ID token that a code was exchanged for: an exchange works once, and an attempt may have to be repeated. */
  readonly token?: { readonly code: string; readonly idToken: string } | undefined;
}

/** The memory of one purpose. */
export interface SmsMemory {
  readonly notes: () => SmsNotes;
  readonly note: (change: SmsNotes) => void;
}

const memories = new WeakMap<object, Map<SmsPurpose, SmsNotes>>();

/** The memory of a purpose, which lives as long as the page (its `store`). Nothing of it is kept elsewhere. */
export function smsMemory(store: object, purpose: SmsPurpose): SmsMemory {
  const ofStore = memories.get(store) ?? new Map<SmsPurpose, SmsNotes>();
  memories.set(store, ofStore);
  const notes = () => ofStore.get(purpose) ?? {};
  return { notes, note: (change) => void ofStore.set(purpose, { ...notes(), ...change }) };
}
