import { join } from 'node:path';
import { SIGNING_KEY_ID } from '@livery/contracts';
import { z } from 'zod';
import { keepKeysFile, type KeysFile } from '../platform/crypto/index.ts';

const fileSchema = z.record(z.string(), z.record(z.string(), z.object({ id: z.string().regex(SIGNING_KEY_ID), secret: z.string().min(32) })));

/** Keeps `payment-keys.json` in `dataDir`, with a key of the demo payment provider for each merchant: see {@link keepKeysFile}. */
export function keepPaymentKeys(dataDir: string, provider: string, merchants: readonly string[]): KeysFile {
  return keepKeysFile(join(dataDir, 'payment-keys.json'), (content) => fileSchema.parse(content), [provider], merchants);
}
