import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGNING_KEY_ID } from '@livery/contracts';
import { z } from 'zod';

const fileSchema = z.record(z.string(), z.record(z.string(), z.object({ id: z.string().regex(SIGNING_KEY_ID), secret: z.string().min(32) })));

/** Provider → merchant → key. */
export type PaymentKeysFile = z.output<typeof fileSchema>;

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readKeys(text: string): PaymentKeysFile {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    return {}; // missing, half written or from elsewhere: new keys are made, on both sides
  }
}

/**
 * Creates `payment-keys.json` in `dataDir`, readable by this account alone, with a key of the demo payment provider for each
 * merchant. That program signs with them; production issues keys another way.
 */
export function keepPaymentKeys(dataDir: string, provider: string, merchants: readonly string[]): PaymentKeysFile {
  const path = join(dataDir, 'payment-keys.json');
  const present = contentOf(path);
  const keys = readKeys(present);
  const ofProvider = (keys[provider] ??= {});
  for (const merchant of merchants) ofProvider[merchant] ??= { id: `demo-${randomBytes(6).toString('hex')}`, secret: randomBytes(32).toString('hex') };
  const text = `${JSON.stringify(keys, undefined, 2)}\n`;
  if (text === present) return keys;
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
  return keys;
}
