import { randomBytes } from 'node:crypto';

/** Draws uniform whole numbers in 0 … bound − 1. */
export interface Rng {
  below(bound: number): number;
}

/**
 * Turns a source of uniform 32-bit numbers into uniform draws. Values beyond the largest multiple of the bound are
 * rejected, so that no result is more likely than another.
 */
export function uniformRng(next32: () => number): Rng {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError(`Cannot draw below ${bound}.`);
      const limit = 2 ** 32 - (2 ** 32 % bound);
      for (;;) {
        const drawn = next32();
        if (drawn < limit) return drawn % bound;
      }
    },
  };
}

/** The numbers 0 … count − 1 in random order: a Fisher–Yates shuffle from the last place down. */
export function shuffled(rng: Rng, count: number): number[] {
  const pack = Array.from({ length: count }, (_, card) => card);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = rng.below(last + 1);
    [pack[last], pack[other]] = [pack[other] ?? 0, pack[last] ?? 0];
  }
  return pack;
}

const CHUNK = 2n ** 30n;

/** Draws uniformly below a bound of any size, from several draws when one is too small. */
export function belowBigint(rng: Rng, bound: bigint): bigint {
  let size = 1n;
  while (size * CHUNK < bound) size *= CHUNK;
  for (;;) {
    let drawn = BigInt(rng.below(Number(bound / size) + 1));
    for (let rest = size; rest > 1n; rest /= CHUNK) drawn = drawn * CHUNK + BigInt(rng.below(Number(CHUNK)));
    if (drawn < bound) return drawn;
  }
}

/** The generator that rounds are drawn with: the operating system's cryptographic one. */
export const secureRng: Rng = uniformRng(() => randomBytes(4).readUInt32LE(0));
