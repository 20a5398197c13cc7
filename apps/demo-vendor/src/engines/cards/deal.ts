import { handOf } from '../../maths/bulls.ts';
import type { Hand } from '../../maths/bulls.ts';
import { shuffled } from '../../server/engine/random.ts';
import { combineSeeds, seededRng } from '../../server/engine/seeds.ts';

/** A pack of 52 shuffled with a seed. */
export const shuffledPack = (seed: string): number[] => shuffled(seededRng(seed), 52);

/** Deals two hands from the combined seeds of the parties. */
export function deal(seeds: readonly string[]): readonly [Hand, Hand] {
  const pack = shuffledPack(combineSeeds(...seeds));
  return [handOf(pack.slice(0, 5)), handOf(pack.slice(5, 10))];
}
