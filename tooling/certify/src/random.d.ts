/** A number from 0 up to, not including, 1. */
export type Random = () => number;
/** Numbers that look like chance and are the same for the same seed (mulberry32 over an FNV-1a hash of it). */
export declare function seededRandom(seed: string): Random;
/** One of a list. */
export declare function pick<Item>(random: Random, items: readonly Item[]): Item;
