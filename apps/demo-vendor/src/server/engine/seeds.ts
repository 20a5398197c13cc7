import { createHash, createHmac, randomBytes } from 'node:crypto';
import { uniformRng } from './random.ts';
import type { Rng } from './random.ts';
import type { Store } from '../storage/store.ts';

/** Seeds of results that several people share: each follows from the house's secret and the name of what it decides. */
export interface Seeds {
  /** The seed of a name, 64 hex digits. To be shown only once nothing can be staked on it any more. */
  of(...name: readonly (string | number)[]): string;
}

/** Seeds over the store's secret, which is made at the first start and never leaves it: a new process gets the same seeds. */
export function createSeeds(store: Store): Seeds {
  const secret = store.getOrCreate('seed-secret', () => randomBytes(32).toString('hex'));
  return { of: (...name) => createHmac('sha256', secret).update(name.join('|')).digest('hex') };
}

/** What is shown of a seed beforehand: its SHA-256 in hex, of the hex text. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** A seed made of several parties' seeds. */
export function combineSeeds(...seeds: readonly string[]): string {
  return createHash('sha256').update(seeds.join('|')).digest('hex');
}

/**
 * Draws that follow from a seed: the 32-bit numbers are the first four bytes, big-endian, of SHA-256 of
 * `seed|0`, `seed|1`, … so that anybody can draw them again.
 */
export function seededRng(seed: string): Rng {
  let counter = 0;
  return uniformRng(() => {
    const block = createHash('sha256').update(`${seed}|${counter}`).digest();
    counter += 1;
    return block.readUInt32BE(0);
  });
}
