import { PAYING } from '../../../../maths/slot/model.ts';
import type { GameSymbol } from '../../../../maths/slot/model.ts';
import { cosmeticRandom } from '../../../../shared/skin.ts';
import type { Skin, ThemeId } from '../../../../shared/skin.ts';
import { scatterBadge, wildBadge } from './badges.ts';
import { CUTS } from './gem-cuts.ts';
import { EAST } from './east.ts';
import { FRUIT } from './fruit.ts';
import { symbolSvg } from './kit.ts';
import { NATURE } from './nature.ts';
import { SUITS } from './suits.ts';
import type { ToneName } from './tones.ts';
import { TREASURE } from './treasure.ts';

const ARTS = { ...CUTS, ...SUITS, ...FRUIT, ...TREASURE, ...EAST, ...NATURE };
export type ArtName = keyof typeof ARTS;
type Look = readonly [art: ArtName, main: ToneName, accent: ToneName];

/** High symbols of each theme. */
const HIGHS: Readonly<Record<ThemeId, readonly Look[]>> = {
  gems: [['crown', 'ruby', 'sapphire'], ['goblet', 'violet', 'emerald'], ['ring', 'sky', 'gold'], ['brilliant', 'rose', 'gold']],
  orchard: [['melon', 'ruby', 'emerald'], ['grapes', 'violet', 'emerald'], ['strawberry', 'ruby', 'emerald'], ['cherries', 'ruby', 'emerald']],
  lanterns: [['lantern', 'ruby', 'gold'], ['coin', 'emerald', 'gold'], ['fan', 'violet', 'rose'], ['lotus', 'rose', 'teal']],
  reef: [['shell', 'rose', 'pearl'], ['fish', 'amber', 'coral'], ['anchor', 'sapphire', 'gold'], ['starfish', 'coral', 'gold']],
  cosmos: [['planet', 'violet', 'amber'], ['rocket', 'pearl', 'ruby'], ['comet', 'sky', 'amber'], ['moon', 'gold', 'sapphire']],
  dunes: [['scarab', 'teal', 'ruby'], ['eye', 'sky', 'gold'], ['amphora', 'coral', 'gold'], ['pyramid', 'amber', 'coral']],
  garden: [['butterfly', 'violet', 'amber'], ['rose', 'rose', 'emerald'], ['ladybird', 'ruby', 'gold'], ['mushroom', 'coral', 'gold']],
  arcade: [['seven', 'ruby', 'gold'], ['bell', 'gold', 'amber'], ['clover', 'emerald', 'gold'], ['horseshoe', 'sapphire', 'amber']],
};
const FRUIT_LOWS: readonly Look[] = [['plum', 'sapphire', 'emerald'], ['apple', 'lime', 'emerald'], ['orange', 'coral', 'emerald'], ['lemon', 'gold', 'emerald']];
const CUT_NAMES: readonly ArtName[] = ['hexagon', 'baguette', 'trillion', 'drop', 'marquise'];
const SUIT_NAMES: readonly ArtName[] = ['heart', 'spade', 'diamond', 'club'];
const LOW_TONES: readonly (readonly ToneName[])[] = [
  ['coral', 'emerald', 'sky', 'violet'],
  ['rose', 'teal', 'amber', 'sapphire'],
  ['ruby', 'lime', 'sky', 'violet'],
  ['amber', 'rose', 'emerald', 'sapphire'],
];
const BADGES: Readonly<Record<ThemeId, readonly [wild: readonly [ToneName, ToneName], scatter: readonly [ToneName, ToneName], emblem: ArtName]>> = {
  gems: [['sapphire', 'sky'], ['rose', 'violet'], 'brilliant'],
  orchard: [['emerald', 'lime'], ['ruby', 'amber'], 'cherries'],
  lanterns: [['ruby', 'amber'], ['rose', 'sapphire'], 'lotus'],
  reef: [['teal', 'sky'], ['coral', 'sapphire'], 'starfish'],
  cosmos: [['violet', 'rose'], ['gold', 'sapphire'], 'moon'],
  dunes: [['teal', 'gold'], ['teal', 'coral'], 'scarab'],
  garden: [['emerald', 'rose'], ['rose', 'violet'], 'rose'],
  arcade: [['violet', 'rose'], ['emerald', 'sapphire'], 'clover'],
};

function lowsOf({ theme, variant, seed }: Skin): Look[] {
  if (theme === 'orchard') return [...FRUIT_LOWS];
  if (theme === 'arcade') return [['cherries', 'ruby', 'emerald'], ...FRUIT_LOWS.filter(([name]) => name !== 'apple')];
  const names = theme === 'gems' ? CUT_NAMES.slice(1) : variant % 2 === 1 && (theme === 'dunes' || theme === 'lanterns' || theme === 'garden') ? SUIT_NAMES : CUT_NAMES;
  const tones = LOW_TONES[variant] ?? [];
  const shift = theme === 'gems' ? 0 : Math.floor(cosmeticRandom(seed)() * names.length);
  return tones.map((tone, index): Look => [names[(index + shift) % names.length] ?? 'hexagon', tone, 'gold']);
}

/** Appearance and name of a symbol; wild and scatter are named by their role. */
export interface SymbolLook {
  readonly name: ArtName | 'wild' | 'scatter';
  svg(size: number): string;
}

/** The ten symbols of a skin. `labels` are the texts on the wild and the scatter. */
export function symbolsOf(skin: Skin, labels: { readonly wild: string; readonly scatter: string }): Record<GameSymbol, SymbolLook> {
  const looks = [...HIGHS[skin.theme], ...lowsOf(skin)];
  const [[wildMain, wildAccent], [scatterMain, scatterAccent], emblem] = BADGES[skin.theme];
  const paying = PAYING.map((symbol, index): [GameSymbol, SymbolLook] => {
    const [name, main, accent] = looks[index] ?? (['hexagon', 'sky', 'gold'] as const);
    return [symbol, { name, svg: (size) => symbolSvg(ARTS[name], main, accent, size) }];
  });
  return Object.fromEntries([
    ...paying,
    ['W', { name: 'wild', svg: (size: number) => symbolSvg(wildBadge(labels.wild), wildMain, wildAccent, size) }],
    ['S', { name: 'scatter', svg: (size: number) => symbolSvg(scatterBadge(labels.scatter, ARTS[emblem]), scatterMain, scatterAccent, size) }],
  ]) as Record<GameSymbol, SymbolLook>;
}
