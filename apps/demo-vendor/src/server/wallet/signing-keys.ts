import type { Clock } from '../clock.ts';
import { parseVendorKeys } from '../config.ts';
import type { VendorKeys } from '../config.ts';
import { watchedFile } from '../storage/watched-file.ts';

/** Finds the key of a brand × vendor. */
export interface KeyRing {
  /** The secret as text, or undefined. */
  keyOf(vendor: string, merchant: string): string | undefined;
  /** Vendors that have a key for a merchant. */
  vendorsOf(merchant: string): string[];
}

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

/** Keys in a file that somebody else writes. A file that is missing or half written leaves the keys as they were. */
export function keysFromFile(path: string, clock: Clock, onFault: (fault: unknown) => void = () => undefined): KeyRing {
  return ringOf(watchedFile<VendorKeys>({ path, clock, parse: parseVendorKeys, initial: {}, onMissing: 'keep', onError: onFault }));
}
