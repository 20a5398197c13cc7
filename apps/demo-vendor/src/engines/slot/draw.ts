import { evaluate, freeSpinsFor, retriggeredSpinsFor, windowAt } from '../../maths/slot/evaluate.ts';
import type { MathModel, Strips } from '../../maths/slot/model.ts';
import type { SlotOutcome, Spin } from '../../shared/slot.ts';
import type { Rng } from '../../server/engine/random.ts';

function spin(model: MathModel, kind: Spin['kind'], strips: Strips, multiplier: number, rng: Rng): Spin {
  const stops = strips.map((strip) => rng.below(strip.length));
  return { kind, stops, ...evaluate(model, windowAt(strips, stops), multiplier) };
}

/** Draws a whole round: the paid spin, then every free spin it starts. */
export function drawRound(model: MathModel, rng: Rng): SlotOutcome {
  const base = spin(model, 'base', model.strips, 1, rng);
  const { multiplier, strips } = model.free;
  const free: Spin[] = [];
  for (let left = freeSpinsFor(model, base.scatters); left > 0; left -= 1) {
    const drawn = spin(model, 'free', strips, multiplier, rng);
    free.push(drawn);
    left += retriggeredSpinsFor(model, drawn.scatters);
  }
  const spins = [base, ...free];
  return { spins, freeSpins: free.length, coins: spins.reduce((sum, one) => sum + one.coins, 0) };
}
