import { handOf } from '../../maths/bulls.ts';
import type { Hand } from '../../maths/bulls.ts';
import { shuffled } from '../../server/random.ts';
import { combined, seededRng } from '../../server/seeds.ts';

/** A pack shuffled by a seed. */
export const shuffledPack = (seed: string): number[] => shuffled(seededRng(seed), 52);

/** The two hands that the parties' seeds deal. */
export function deal(seeds: readonly string[]): readonly [Hand, Hand] {
  const pack = shuffledPack(combined(...seeds));
  return [handOf(pack.slice(0, 5)), handOf(pack.slice(5, 10))];
}
