import { dealCoup, DECKS } from '../../maths/live/baccarat.ts';
import type { BaccaratResult } from '../../maths/live/baccarat.ts';
import type { DragonTigerResult } from '../../maths/live/dragon-tiger.ts';
import type { LiveKind } from '../../maths/live/live-model.ts';
import type { Card } from '../../maths/card.ts';
import { POCKETS } from '../../maths/live/roulette.ts';
import { shuffled } from '../../server/engine/random.ts';
import type { Rng } from '../../server/engine/random.ts';
import type { Shoe } from '../../server/engine/shared-tables.ts';
import { SHOE_ROUNDS } from '../../shared/live.ts';
import type { LiveResult } from '../../shared/live.ts';

/** Deals all rounds of a freshly shuffled shoe of eight packs, without burning cards. `round` takes its cards with `next`. */
function dealShoe<Result>(rng: Rng, round: (next: () => Card) => Result): Result[] {
  const shoe = shuffled(rng, DECKS * 52);
  let dealt = 0;
  const next = (): Card => {
    const card = shoe[dealt];
    if (card === undefined) throw new Error('The shoe is empty.');
    dealt += 1;
    // Numbers 0 to 7 are the eight aces of diamonds, and so on.
    return Math.floor(card / DECKS);
  };
  return Array.from({ length: SHOE_ROUNDS }, () => round(next));
}

/** The shoe of a kind of table; null for tables without cards. */
export function shoeFor(kind: LiveKind): Shoe<LiveResult> | null {
  if (kind === 'baccarat') return { rounds: SHOE_ROUNDS, deal: (rng) => dealShoe<BaccaratResult>(rng, dealCoup) };
  if (kind === 'dragon-tiger') return { rounds: SHOE_ROUNDS, deal: (rng) => dealShoe<DragonTigerResult>(rng, (next) => ({ dragon: next(), tiger: next() })) };
  return null;
}

/** Draws the result of a round without cards. */
export function drawOne(rng: Rng, kind: LiveKind): LiveResult {
  if (kind === 'roulette') return { pocket: rng.below(POCKETS) };
  if (kind === 'sicbo') return { dice: [rng.below(6) + 1, rng.below(6) + 1, rng.below(6) + 1] };
  throw new Error(`${kind} is dealt from a shoe.`);
}
