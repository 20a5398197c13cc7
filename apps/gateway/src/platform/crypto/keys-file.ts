import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A key that a program of the demo signs with: its id, and the secret in hex. */
export interface DemoKey {
  readonly id: string;
  readonly secret: string;
}

/** Signer → merchant → key. */
export type KeysFile = Record<string, Record<string, DemoKey>>;

export const newDemoKeyId = (): string => `demo-${randomBytes(6).toString('hex')}`;

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function keysOf(text: string, parse: (content: unknown) => KeysFile): KeysFile {
  try {
    return parse(JSON.parse(text));
  } catch {
    return {}; // missing, half written or from elsewhere: new keys are made, on both sides
  }
}

/**
 * Keeps a file of keys, readable by this account alone, with one for each signer × merchant; what it has of others stays. The program
 * that signs reads it; production issues keys another way.
 *
 * @param parse throws where the content is no file of keys
 */
export function keepKeysFile(path: string, parse: (content: unknown) => KeysFile, signers: readonly string[], merchants: readonly string[]): KeysFile {
  const present = contentOf(path);
  const keys = keysOf(present, parse);
  for (const signer of signers) {
    const ofSigner = (keys[signer] ??= {});
    for (const merchant of merchants) ofSigner[merchant] ??= { id: newDemoKeyId(), secret: randomBytes(32).toString('hex') };
  }
  const text = `${JSON.stringify(keys, undefined, 2)}\n`;
  if (text === present) return keys;
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
  return keys;
}
