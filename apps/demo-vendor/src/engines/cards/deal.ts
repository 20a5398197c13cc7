import { handOf } from '../../maths/bulls.ts';
import type { Hand } from '../../maths/bulls.ts';
import { combined, seededRng } from '../../server/seeds.ts';

/** Shuffles a pack by a seed (Fisher and Yates, from the last card down). */
export function shuffled(seed: string): number[] {
  const rng = seededRng(seed);
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let last = 51; last > 0; last -= 1) {
    const other = rng.below(last + 1);
    [pack[last], pack[other]] = [pack[other] ?? 0, pack[last] ?? 0];
  }
  return pack;
}

/** The two hands that the parties' seeds deal. */
export function deal(seeds: readonly string[]): readonly [Hand, Hand] {
  const pack = shuffled(combined(...seeds));
  return [handOf(pack.slice(0, 5)), handOf(pack.slice(5, 10))];
}
