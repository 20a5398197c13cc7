import { totalOf, winnerOf } from '../../../maths/live/baccarat.ts';
import type { BaccaratResult } from '../../../maths/live/baccarat.ts';
import { higherOf } from '../../../maths/live/dragon-tiger.ts';
import type { DragonTigerResult } from '../../../maths/live/dragon-tiger.ts';
import { toDecimal } from '../../../maths/fraction.ts';
import type { LiveKind, LiveSpot } from '../../../maths/live/live-model.ts';
import { colourOf } from '../../../maths/live/roulette.ts';
import type { RouletteResult } from '../../../maths/live/roulette.ts';
import { isTriple, sumOf } from '../../../maths/live/sicbo.ts';
import type { SicboResult } from '../../../maths/live/sicbo.ts';
import type { LiveResult } from '../../../shared/live.ts';
import { cardName } from '../../card-art.ts';
import { currentLanguage } from '../../texts/texts.ts';
import { t } from './texts/texts.ts';
import type { TextKey } from './texts/texts.ts';

/** The name of a spot. */
export function spotName(id: string): string {
  const number = /^n(\d+)$/.exec(id)?.[1];
  if (number !== undefined) return t('number', { n: number });
  const figure = /^(total|triple|single)-(\d+)$/.exec(id);
  return figure === null ? t(`spot.${id}` as TextKey) : t(figure[1] as 'total', { n: figure[2] ?? '' });
}

/** The gain of a spot in multiples of the stake: "0.95", "8". */
export function gainText({ pays }: LiveSpot): string {
  return new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`).format(Number(toDecimal(pays, 2)));
}

/** The odds of a spot: "8 : 1". A single number of sicbo gains once for each die that shows it. */
export function oddsText(spot: LiveSpot): string {
  return `${spot.id.startsWith('single') ? '1–3' : gainText(spot)} : 1`;
}

/** A result as text. */
export function resultText(kind: LiveKind, result: LiveResult): string {
  switch (kind) {
    case 'baccarat': {
      const coup = result as BaccaratResult;
      return t(`result.baccarat.${winnerOf(coup)}`, { player: totalOf(coup.player), banker: totalOf(coup.banker) });
    }
    case 'dragon-tiger': {
      const cards = result as DragonTigerResult;
      return t(`result.dragon-tiger.${higherOf(cards)}`, { dragon: cardName(cards.dragon), tiger: cardName(cards.tiger) });
    }
    case 'roulette': {
      const { pocket } = result as RouletteResult;
      return t(`result.roulette.${colourOf(pocket)}`, { pocket });
    }
    case 'sicbo': {
      const roll = result as SicboResult;
      return t(`result.sicbo.${isTriple(roll) ? 'triple' : sumOf(roll) > 10 ? 'big' : 'small'}`, { dice: roll.dice.join(' · '), sum: sumOf(roll) });
    }
  }
}
