import { NIL_ID } from '../../../platform/db/index.ts';
import type { Browser, Tenant } from '../../../platform/http/index.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import type { Devices } from '../sessions/devices.ts';

/** Where an attempt comes from. */
export interface AttemptOrigin {
  readonly ip: string;
  readonly browser: Browser;
}

/**
 * Returns the key that attempts to log in are counted under: the account however it was named, or the typed text where no
 * account has it. Attempts from a range in the account's address book, and from a device that it remembers, are counted on
 * their own, so that strangers cannot lock the holder out.
 */
export type AttemptKeys = (tenant: Tenant, member: { readonly id: string } | undefined, typed: string, from: AttemptOrigin) => Promise<string>;


/** The account however it was named, or the typed text where no account has it. */
export function accountKey(member: { readonly id: string } | undefined, typed: string): string {
  return member === undefined ? `typed:${typed}` : `member:${member.id}`;
}

/** {@link AttemptKeys} by the address book and the remembered devices. */
export function createAttemptKeys(addresses: Pick<Addresses, 'knownRange'>, devices: Pick<Devices, 'find'>): AttemptKeys {
  return async (tenant, member, typed, { ip, browser }) => {
    const key = accountKey(member, typed);
    const device = browser.deviceToken === undefined ? undefined : await devices.find(tenant.id, browser.deviceToken);
    const range = await addresses.knownRange(tenant.id, member?.id ?? NIL_ID, ip);
    if (device !== undefined && device.memberId === member?.id) return `${key} device:${device.id}`;
    return range === undefined ? key : `${key} range:${range}`;
  };
}
