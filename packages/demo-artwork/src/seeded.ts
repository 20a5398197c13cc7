/** Returns random numbers in [0, 1), determined by its seed. */
export type Rand = () => number;

/** 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Creates a {@link Rand} (mulberry32) seeded by a text; equal texts give equal sequences. */
export function seeded(text: string): Rand {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks an item with equal probability. */
export function pick<T>(r: Rand, list: readonly [T, ...T[]]): T {
  return list[Math.floor(r() * list.length)] ?? list[0];
}

/** Returns a random number between `low` and `high`. */
export function between(r: Rand, low: number, high: number): number {
  return low + r() * (high - low);
}
