import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogueVendors } from './catalogue/vendors.ts';

const fileSchema = z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)));

/** Vendor → merchant → secret, in hex. */
export type VendorKeysFile = z.output<typeof fileSchema>;

function readKeys(path: string): VendorKeysFile {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {}; // missing, half written or from elsewhere: new keys are made, on both sides
  }
}

/**
 * Creates `vendor-keys.json` in `dataDir`, readable by this account alone, with a secret for each connected vendor × merchant.
 * The demo game server signs with them; production issues keys another way.
 */
export function keepVendorKeys(dataDir: string, merchants: readonly string[]): VendorKeysFile {
  const path = join(dataDir, 'vendor-keys.json');
  const present = readKeys(path);
  const keys = structuredClone(present);
  for (const { code } of catalogueVendors.filter(({ state }) => state === 'open')) {
    const ofVendor = (keys[code] ??= {});
    for (const merchant of merchants) ofVendor[merchant] ??= randomBytes(32).toString('hex');
  }
  if (JSON.stringify(keys) === JSON.stringify(present)) return keys;
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  writeFileSync(fresh, `${JSON.stringify(keys, undefined, 2)}\n`, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
  return keys;
}
