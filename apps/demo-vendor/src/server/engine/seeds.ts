import { createHash, createHmac, randomBytes } from 'node:crypto';
import { uniformRng } from './random.ts';
import type { Rng } from './random.ts';
import type { Store } from '../storage/store.ts';

/** Seeds of shared results, each derived from the vendor's secret and a name. */
export interface Seeds {
  /** The seed of a name, 64 hex digits. Publish it only when nothing can be staked on it any more. */
  of(...name: readonly (string | number)[]): string;
}

/** Creates seeds from the secret in the store, which is generated at the first start, so that every process gets the same ones. */
export function createSeeds(store: Store): Seeds {
  const secret = store.getOrCreate('seed-secret', () => randomBytes(32).toString('hex'));
  return { of: (...name) => createHmac('sha256', secret).update(name.join('|')).digest('hex') };
}

/** The commitment that is published before a seed, in hex: the SHA-256 of its hex text, or of a draw's seed as bytes. */
export function commitmentOf(seed: string | Buffer): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** One seed from the seeds of several parties. */
export function combineSeeds(...seeds: readonly string[]): string {
  return createHash('sha256').update(seeds.join('|')).digest('hex');
}

/**
 * A generator whose draws follow from a seed, so that anyone can repeat them: the 32-bit numbers are the first four bytes,
 * big-endian, of the SHA-256 of `seed|0`, `seed|1`, …
 */
export function seededRng(seed: string): Rng {
  let counter = 0;
  return uniformRng(() => {
    const block = createHash('sha256').update(`${seed}|${counter}`).digest();
    counter += 1;
    return block.readUInt32BE(0);
  });
}
