import type { ArtSubject } from '@livery/demo-artwork';
import type { CatalogueInput } from './catalogue-file.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { firstWords, secondWords } from './generated-words.ts';
import { slotMaths } from './slot-maths.ts';
import { slotThemes1 } from './slot-themes-1.ts';
import { slotThemes2 } from './slot-themes-2.ts';

type GameRow = CatalogueInput['games'][number];

/** A step without a common factor with the number of titles: neighbours share no word. */
const STEP = 7919;
const STAKES = [1, 1, 2, 5, 10] as const;

/** Number of possible titles. */
export const mostGenerated = firstWords.length * secondWords.length;

function titleAt(index: number): readonly [string, string] {
  const place = (index * STEP) % mostGenerated;
  return [firstWords[place % firstWords.length] ?? '', secondWords[Math.floor(place / firstWords.length)] ?? ''];
}

/**
 * A catalogue of `count` slots over the open slot vendors of the demo catalogue, to show and measure halls of ten thousand.
 * They can be played, since a slot's mathematics follow from its code.
 */
export function generatedCatalogue(count: number, origin: string): CatalogueInput {
  const { vendors, games: own } = demoCatalogue(origin);
  const slots = vendors.filter(({ code, state }) => state === 'open' && own.some((game) => game.vendor === code && game.type === 'RNG'));
  const tries = new Map(own.map((game) => [game.vendor, game.freePlay]));
  const games = Array.from({ length: Math.min(count, mostGenerated) }, (_, index): GameRow => {
    const vendor = slots[index % slots.length]?.code ?? '';
    const name = titleAt(index).join(' ');
    const code = `gen-${vendor.toLowerCase()}-${name.toLowerCase().replace(' ', '-')}`;
    const { coins, freeSpins, lines, rtp, volatility } = slotMaths(code);
    const minStake = coins * (STAKES[index % STAKES.length] ?? 1);
    return { code, vendor, type: 'RNG', name, freePlay: tries.get(vendor) ?? false, freeSpins, lines, rtp, volatility, minStake, maxStake: minStake * 1000 };
  });
  return { vendors: slots, games };
}

const themes = [...slotThemes1, ...slotThemes2];

/** The drawing of a game without a picture of its own, chosen by its code alone. */
export function subjectFor(code: string): ArtSubject {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(code)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const theme = themes[hash % themes.length] ?? slotThemes1[0];
  const turn = hash >>> 8;
  return { seed: code, emblem: theme?.emblems[turn % theme.emblems.length] ?? 'gem', scene: theme?.scenes[turn % theme.scenes.length] ?? 'cosmos' };
}
