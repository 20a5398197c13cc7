import type { Clock } from '../clock.ts';
import { parseVendorKeys } from '../config.ts';
import type { SigningKey, VendorKeys } from '../config.ts';
import { watchedFile } from '../storage/watched-file.ts';

/** Finds the signing key of a vendor at a merchant. */
export interface KeyRing {
  keyOf(vendor: string, merchant: string): SigningKey | undefined;
  /** Returns the vendors that have a key for a merchant. */
  vendorsOf(merchant: string): string[];
}

function ringOf(read: () => VendorKeys): KeyRing {
  return {
    keyOf(vendor, merchant) {
      const all = read();
      const keys = Object.hasOwn(all, vendor) ? all[vendor] : undefined;
      return keys && Object.hasOwn(keys, merchant) ? keys[merchant] : undefined;
    },
    vendorsOf: (merchant) => Object.entries(read()).flatMap(([vendor, keys]) => (Object.hasOwn(keys, merchant) ? [vendor] : [])),
  };
}

/** A key ring over keys that never change. */
export function fixedKeys(keys: VendorKeys): KeyRing {
  return ringOf(() => keys);
}

/** A key ring over a file that the gateway writes. While the file is missing or half written, the last keys stay valid. */
export function keysFromFile(path: string, clock: Clock, onError: (error: unknown) => void = () => undefined): KeyRing {
  return ringOf(watchedFile<VendorKeys>({ path, clock, parse: parseVendorKeys, initial: {}, onMissing: 'keep', onError }));
}
