import { evaluate, freeSpinsFor, windowAt } from '../../maths/evaluate.ts';
import type { MathModel, Strips } from '../../maths/model.ts';
import type { Outcome, Spin } from '../../shared/slot.ts';
import type { Rng } from '../../server/random.ts';

function spin(model: MathModel, kind: Spin['kind'], strips: Strips, multiplier: number, rng: Rng): Spin {
  const stops = strips.map((strip) => rng.below(strip.length));
  return { kind, stops, ...evaluate(model, windowAt(strips, stops), multiplier) };
}

/** Decides a whole round: the paid spin, then every free spin it starts. */
export function drawRound(model: MathModel, rng: Rng): Outcome {
  const base = spin(model, 'base', model.strips, 1, rng);
  const freeSpins = freeSpinsFor(model, base.scatters);
  const { multiplier, strips } = model.free;
  const free = Array.from({ length: freeSpins }, () => spin(model, 'free', strips, multiplier, rng));
  const spins = [base, ...free];
  return { spins, freeSpins, coins: spins.reduce((sum, one) => sum + one.coins, 0) };
}
