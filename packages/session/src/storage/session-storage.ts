import { clearInvitation, invitation, writeInvitation } from '../registration/invitation.ts';
import { merchantLocalKey, siteKeys } from './keys.ts';
import type { SessionKey } from './keys.ts';
import { holdTypedPassword } from './typed-password.ts';

// Where storage is forbidden (some private windows and embedded frames), memory is used until the page is left.
const memory = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Reads a value of this tab's session. */
export function readSession(key: SessionKey): string | undefined {
  return storage()?.getItem(key) ?? memory.get(key);
}

/** Writes a value of this tab's session; `undefined` removes it. */
export function writeSession(key: SessionKey, value: string | undefined): void {
  memory.delete(key);
  try {
    if (value === undefined) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // Storage is full or forbidden.
  }
  if (value !== undefined && storage()?.getItem(key) !== value) memory.set(key, value);
}

/** The session token: its presence is the login state. Give it to `createTransport`. */
export function sessionToken(): string | undefined {
  return readSession('token');
}

/**
 * Empties this tab's session storage, but for what says which site this is (or for the keys given). The invitation that
 * the visit began with stays too: a trial account takes none up.
 */
export function clearSession(keep: readonly SessionKey[] = siteKeys): void {
  holdTypedPassword(undefined);
  const kept = keep.map((key) => [key, readSession(key)] as const);
  const invited = invitation();
  memory.clear();
  try {
    storage()?.clear();
  } catch {
    // Storage is forbidden.
  }
  for (const [key, value] of kept) writeSession(key, value);
  writeInvitation(invited);
}

/**
 * Notes which site this is, in session storage and (the merchant code) in local storage; call it before anything else
 * at startup. A session left by another merchant of the same origin is forgotten.
 */
export function rememberMerchant(merchantCode: string, platform = 'web'): void {
  const before = readSession('merchantCode');
  if (before !== undefined && before !== merchantCode) {
    clearSession();
    clearInvitation();
  }
  writeSession('merchant', merchantCode);
  writeSession('merchantCode', merchantCode);
  writeSession('platform', platform);
  try {
    globalThis.localStorage?.setItem(merchantLocalKey, merchantCode);
  } catch {
    // Storage is forbidden or full: session storage has it.
  }
}
