import { readFileSync, statSync } from 'node:fs';
import type { Clock } from './clock.ts';
import { parseKeys } from './config.ts';
import type { VendorKeys } from './config.ts';

/** Finds the key of a brand × vendor. */
export interface KeyRing {
  /** The secret as text, or undefined. */
  keyOf(vendor: string, merchant: string): string | undefined;
  /** Vendors that have a key for a merchant. */
  vendorsOf(merchant: string): string[];
}

const CHECK_EVERY_MS = 1000;

function ringOf(read: () => VendorKeys): KeyRing {
  return {
    keyOf(vendor, merchant) {
      const all = read();
      const secrets = Object.hasOwn(all, vendor) ? all[vendor] : undefined;
      return secrets && Object.hasOwn(secrets, merchant) ? secrets[merchant] : undefined;
    },
    vendorsOf: (merchant) => Object.entries(read()).flatMap(([vendor, keys]) => (Object.hasOwn(keys, merchant) ? [vendor] : [])),
  };
}

/** Keys given once and for all. */
export function fixedKeys(keys: VendorKeys): KeyRing {
  return ringOf(() => keys);
}

/**
 * Keys in a file that somebody else writes: looked at again, at most once a second, when its time stamp has moved. A
 * file that is missing or half written leaves the keys as they were.
 */
export function keysInFile(path: string, clock: Clock, onFault: (fault: unknown) => void = () => undefined): KeyRing {
  let keys: VendorKeys = {};
  let stamp = '';
  let checked = -Infinity;
  return ringOf(() => {
    if (clock.now() - checked < CHECK_EVERY_MS) return keys;
    checked = clock.now();
    const stat = statSync(path, { throwIfNoEntry: false });
    const seen = stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : '';
    if (stat === undefined || seen === stamp) return keys;
    try {
      keys = parseKeys(readFileSync(path, 'utf8'));
      stamp = seen;
    } catch (fault) {
      onFault(fault);
    }
    return keys;
  });
}
