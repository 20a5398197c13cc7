import { firstSymbol } from '../../maths/ticket.ts';
import type { TicketModel } from '../../maths/ticket.ts';
import type { Rng } from '../../server/engine/random.ts';
import { combineSeeds, seededRng } from '../../server/engine/seeds.ts';

/** Draws numbers of a model, in the order drawn. */
export function drawNumbers(model: TicketModel, rng: Rng): number[] {
  const first = firstSymbol(model);
  if (model.kind === 'digits' || model.kind === 'sides') return Array.from({ length: model.drawn }, () => first + rng.below(model.symbols));
  const left = Array.from({ length: model.symbols }, (_, index) => first + index);
  return Array.from({ length: model.drawn }, () => left.splice(rng.below(left.length), 1)[0] ?? 0);
}

/** The draw that follows from the vendor's seed and the player's. */
export function drawFromSeeds(model: TicketModel, seeds: readonly [string, string]): number[] {
  return drawNumbers(model, seededRng(combineSeeds(...seeds)));
}
