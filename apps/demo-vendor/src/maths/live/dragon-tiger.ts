import { DECKS } from './baccarat.ts';
import { fraction } from '../fraction.ts';
import { createSpot } from './live-model.ts';
import type { LiveModel } from './live-model.ts';
import { rankOf } from '../card.ts';
import type { Card } from '../card.ts';

/** One card for each side. */
export interface DragonTigerResult {
  readonly dragon: Card;
  readonly tiger: Card;
}

/** The side with the higher card: aces are low, kings high, suits do not count. */
export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie';

export function higherOf({ dragon, tiger }: DragonTigerResult): DragonTigerWinner {
  const [d, t] = [rankOf(dragon), rankOf(tiger)];
  return d === t ? 'tie' : d > t ? 'dragon' : 'tiger';
}

/** Cards that are left for the second card. */
const OTHERS = DECKS * 52 - 1;
const tie = fraction(4 * DECKS - 1, OTHERS);
const suited = fraction(DECKS - 1, OTHERS);
/** When the ranks differ, either side is equally likely to be higher. */
const side = fraction((OTHERS - (4 * DECKS - 1)) / 2, OTHERS);

const LOST = fraction(0);
/** A tie returns half of a stake on either side. */
const HALF = fraction(1, 2);
const BACK = { side: fraction(2), tie: fraction(12), 'suited-tie': fraction(51) } as const;

/** Dragon tiger with eight packs. */
export const DRAGON_TIGER: LiveModel<DragonTigerResult> = {
  kind: 'dragon-tiger',
  code: 'dragon-tiger-8',
  unit: 20,
  spots: [
    createSpot('dragon', [{ chance: side, returned: BACK.side }, { chance: tie, returned: HALF }]),
    createSpot('tie', [{ chance: tie, returned: BACK.tie }]),
    createSpot('suited-tie', [{ chance: suited, returned: BACK['suited-tie'] }]),
    createSpot('tiger', [{ chance: side, returned: BACK.side }, { chance: tie, returned: HALF }]),
  ],
  returnFor(spot, result) {
    const winner = higherOf(result);
    if (spot === 'suited-tie') return result.dragon === result.tiger ? BACK['suited-tie'] : LOST;
    if (spot === winner) return winner === 'tie' ? BACK.tie : BACK.side;
    return winner === 'tie' && spot !== 'tie' ? HALF : LOST;
  },
};
