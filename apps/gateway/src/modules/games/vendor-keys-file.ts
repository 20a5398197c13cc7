import { join } from 'node:path';
import { SIGNING_KEY_ID } from '@livery/contracts';
import { z } from 'zod';
import { keepKeysFile, newDemoKeyId, type KeysFile } from '../../platform/crypto/index.ts';
import { catalogueVendors } from './catalogue/vendors.ts';

const secretSchema = z.string().regex(/^[0-9a-f]{64}$/);
const keySchema = z.object({ id: z.string().regex(SIGNING_KEY_ID), secret: secretSchema });
/** Files of the version before have the secret alone. */
const entrySchema = z.union([keySchema, secretSchema.transform((secret) => ({ id: newDemoKeyId(), secret }))]);
const fileSchema = z.record(z.string(), z.record(z.string(), entrySchema));

/** Vendor → merchant → key, its secret in hex. */
export type VendorKeysFile = KeysFile;

/** Keeps `vendor-keys.json` in `dataDir`, with a key for each connected vendor × merchant: see {@link keepKeysFile}. */
export function keepVendorKeys(dataDir: string, merchants: readonly string[]): VendorKeysFile {
  const open = catalogueVendors.filter(({ state }) => state === 'open').map(({ code }) => code);
  return keepKeysFile(join(dataDir, 'vendor-keys.json'), (content) => fileSchema.parse(content), open, merchants);
}
