import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGNING_KEY_ID } from '@livery/contracts';
import { z } from 'zod';
import { catalogueVendors } from './catalogue/vendors.ts';

const newId = (): string => `demo-${randomBytes(6).toString('hex')}`;
const secretSchema = z.string().regex(/^[0-9a-f]{64}$/);
const keySchema = z.object({ id: z.string().regex(SIGNING_KEY_ID), secret: secretSchema });
/** Files of the version before have the secret alone. */
const entrySchema = z.union([keySchema, secretSchema.transform((secret) => ({ id: newId(), secret }))]);
const fileSchema = z.record(z.string(), z.record(z.string(), entrySchema));

/** Vendor → merchant → key, its secret in hex. */
export type VendorKeysFile = z.output<typeof fileSchema>;

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readKeys(text: string): VendorKeysFile {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    return {}; // missing, half written or from elsewhere: new keys are made, on both sides
  }
}

/**
 * Creates `vendor-keys.json` in `dataDir`, readable by this account alone, with a key for each connected vendor × merchant.
 * The demo game server signs with them; production issues keys another way.
 */
export function keepVendorKeys(dataDir: string, merchants: readonly string[]): VendorKeysFile {
  const path = join(dataDir, 'vendor-keys.json');
  const present = contentOf(path);
  const keys = readKeys(present);
  for (const { code } of catalogueVendors.filter(({ state }) => state === 'open')) {
    const ofVendor = (keys[code] ??= {});
    for (const merchant of merchants) ofVendor[merchant] ??= { id: newId(), secret: randomBytes(32).toString('hex') };
  }
  const text = `${JSON.stringify(keys, undefined, 2)}\n`;
  if (text === present) return keys;
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
  return keys;
}
