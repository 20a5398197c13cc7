import type { GameType, Volatility } from '@livery/contracts';
import { isFreelyColoured, type ArtSubject, type EmblemName, type SceneName } from '@livery/demo-artwork';
import { eventThemes } from './event-themes.ts';
import { drawKindOf } from './draw-kind.ts';
import { instantReturn, scheduledReturn } from './lottery-returns.ts';
import { liveTable } from './live-tables.ts';
import { slotMaths } from './slot-maths.ts';
import { slotThemes1 } from './slot-themes-1.ts';
import { slotThemes2 } from './slot-themes-2.ts';
import { tableThemes } from './table-themes.ts';
import type { Theme, Title } from './theme.ts';
import { catalogueVendors, type CatalogueVendor } from './vendors.ts';

/** A game of the catalogue. */
export interface CatalogueGame {
  readonly code: string;
  readonly name: string;
  /** Its names in other languages, by platform code. */
  readonly names: Readonly<Omit<Title, 'EN'>>;
  readonly vendor: CatalogueVendor;
  readonly type: GameType;
  /** Its vendor's, but under maintenance where the vendor's game server does not have it. */
  readonly state: CatalogueVendor['state'];
  readonly art: ArtSubject;
  readonly lines: number | null;
  readonly rtp: string | null;
  readonly volatility: Volatility | null;
  readonly freePlay: boolean;
  /** The entry opens a list of its vendor's games. */
  readonly opensList: boolean;
  readonly defaultPlayType: string | null;
  /** Smallest and largest stake in hundredths of a currency's main unit; see `stakeLimits`. */
  readonly minStake: number;
  readonly maxStake: number;
  readonly isJackpot: boolean;
  /** Place among the hot and the new games, where it has one. */
  readonly hotRank: number | null;
  readonly newRank: number | null;
}

function slug(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}|[’']/gu, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function pickOf<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

interface CatalogueEntry {
  readonly title: Title;
  readonly vendor: CatalogueVendor;
  readonly emblem: EmblemName;
  /** Emblems of its theme, for a neighbour that has the same one. */
  readonly emblems?: readonly EmblemName[];
  readonly scene: SceneName;
  readonly hue?: number | undefined;
}

/** Colours that a title names, for subjects without a natural one. */
const NAMED_HUES: readonly (readonly [RegExp, number])[] = [
  [/ruby|crimson|cinnabar|vermilion|\bred\b/i, 16],
  [/emerald|\bgreen\b|clover/i, 152],
  [/jade|turquoise/i, 172],
  [/sapphire|\bblue\b|indigo/i, 258],
  [/amethyst|violet|velvet/i, 305],
  [/golden|\bgold\b|amber/i, 82],
  [/\bpink\b|\brose\b/i, 352],
];

/** The theme's emblem that the title names, else the next in turn. */
function emblemFor({ emblems }: Theme, name: string, round: number): EmblemName {
  const words = name.toLowerCase();
  return emblems.find((emblem) => words.includes(emblem.toLowerCase().slice(0, 5))) ?? pickOf(emblems, round);
}

/** Titles of all themes in turn, so that neighbours belong to different themes. */
function interleaveThemes(themes: readonly Theme[], vendorOf: (theme: number, round: number) => CatalogueVendor): CatalogueEntry[] {
  const rounds = Math.max(...themes.map((theme) => theme.names.length));
  return Array.from({ length: rounds }, (_, round) =>
    themes.flatMap((theme, index): CatalogueEntry[] => {
      const title = theme.names[round];
      if (title === undefined) return [];
      return [{ title, vendor: vendorOf(index, round), emblem: emblemFor(theme, title.EN, round), emblems: theme.emblems, scene: pickOf(theme.scenes, round + index) }];
    }),
  ).flat();
}

/** Gives an entry another emblem of its theme where its next neighbour at the vendor has the same; `last` ends a vendor's list. */
function separateEmblems(entries: readonly CatalogueEntry[], last: ReadonlyMap<CatalogueVendor, EmblemName>): CatalogueEntry[] {
  const next = new Map(last);
  return entries.toReversed().map((entry) => {
    const taken = next.get(entry.vendor);
    const emblem = entry.emblem === taken ? (entry.emblems?.find((other) => other !== taken) ?? entry.emblem) : entry.emblem;
    next.set(entry.vendor, emblem);
    return { ...entry, emblem };
  }).toReversed();
}

const slotVendors = catalogueVendors.filter((vendor) => vendor.type === 'RNG') as [CatalogueVendor, ...CatalogueVendor[]];
const slotThemes = [...slotThemes1, ...slotThemes2];
const otherThemes = { ...tableThemes, ...eventThemes };
/** A step that shares no factor with the number of themes, so that each vendor has games of every theme. */
const SHUFFLE = 19;
const shuffled = slotThemes.map((_, index) => slotThemes[(index * SHUFFLE) % slotThemes.length] ?? slotThemes[0]).filter((theme) => theme !== undefined);

/** Return to player in percent of the demo vendor’s games other than slots, by vendor; its own pages explain them. */
const OTHER_RTP: Readonly<Partial<Record<string, string>>> = { MN6: '96.00', HSE: '96.00', CLH: '95.31', CRC: '97.50', DWW: '96.00', TVL: '97.50', ...Object.fromEntries(['FLD', 'OPN', 'AV', 'IMES', 'IA', 'AI', 'TF', 'DS88', 'DIG'].map((code) => [code, '95.00'])) };
const PLAY_TYPES: Readonly<Partial<Record<GameType, string>>> = { LOTT: 'standard', ELOTT: 'standard' };
const STAKE_STEPS = [1, 1, 2, 5, 10] as const;
const TOPS = [2000, 5000, 10_000] as const;
const HOT = 48;
const NEW = 36;

function hueOf(emblem: EmblemName, name: string, hue: number | undefined): { hue?: number } {
  if (hue !== undefined) return { hue };
  const named = isFreelyColoured(emblem) ? NAMED_HUES.find(([words]) => words.test(name)) : undefined;
  return named === undefined ? {} : { hue: named[1] };
}

/** The return of a lottery; undefined for other games. */
function lotteryReturn({ type, accountTypeName }: CatalogueVendor, code: string, name: string): string | undefined {
  if (type === 'ELOTT') return instantReturn(code);
  return type === 'LOTT' ? scheduledReturn(drawKindOf(accountTypeName, name).board) : undefined;
}

function gameOf({ title: { EN: name, ...names }, vendor, emblem, scene, hue }: CatalogueEntry, index: number): Omit<CatalogueGame, 'hotRank' | 'newRank' | 'isJackpot'> {
  const code = `${vendor.code.toLowerCase().replaceAll('_', '-')}-${slug(name)}`;
  const maths = vendor.type === 'RNG' ? slotMaths(code) : undefined;
  const live = vendor.type === 'LIVE' ? liveTable(code) : undefined;
  const state = vendor.type === 'LIVE' && live === undefined ? 'maintenance' : vendor.state;
  const coins = maths?.coins ?? 100;
  const minStake = coins * (STAKE_STEPS[(index * 7) % STAKE_STEPS.length] ?? 1);
  return {
    code,
    name,
    names,
    vendor,
    type: vendor.type,
    state,
    art: { seed: code, emblem, scene, ...hueOf(emblem, name, hue) },
    lines: maths?.lines ?? null,
    rtp: maths?.rtp ?? live?.rtp ?? lotteryReturn(vendor, code, name) ?? OTHER_RTP[vendor.code] ?? null,
    volatility: maths?.volatility ?? null,
    freePlay: vendor.freePlay,
    opensList: false,
    defaultPlayType: PLAY_TYPES[vendor.type] ?? null,
    minStake,
    maxStake: coins * (TOPS[(index * 5) % TOPS.length] ?? 2000),
  };
}

/** An entry for a vendor's whole collection. */
function collection(vendor: CatalogueVendor): Omit<CatalogueGame, 'hotRank' | 'newRank' | 'isJackpot'> {
  const code = `${vendor.code.toLowerCase()}-collection`;
  const base = gameOf({ title: { EN: `${vendor.displayName} Collection`, CN: `${vendor.displayName}系列`, AR: `مجموعة ${vendor.displayName}` }, vendor, emblem: vendor.mark.emblem, scene: 'stage', hue: vendor.mark.hue }, 0);
  return { ...base, code, art: { ...base.art, seed: code }, lines: null, rtp: null, volatility: null, freePlay: false, opensList: true };
}

function build(): CatalogueGame[] {
  const slots = interleaveThemes(shuffled, (theme, round) => pickOf(slotVendors, theme + round));
  const others = catalogueVendors.flatMap((vendor) => interleaveThemes(otherThemes[vendor.code] ?? [], () => vendor));
  const withCollection = slotVendors.filter(({ code }) => code === 'CLN' || code === 'PPY');
  const games = separateEmblems([...slots, ...others], new Map(withCollection.map((vendor) => [vendor, vendor.mark.emblem]))).map(gameOf);
  // Steps through the slots so that vendors alternate and a theme repeats only after all others.
  const placed = (count: number, first: number, step: number): Map<string, number> =>
    new Map(Array.from({ length: count }, (_, rank) => [games[(first + rank * step) % slots.length]?.code ?? '', rank + 1]));
  const hot = placed(HOT, 2, 107);
  const fresh = placed(NEW, 11, 109);
  const collections = withCollection.map(collection);
  return [...games, ...collections].map((game) => ({
    ...game,
    isJackpot: game.type === 'RNG' && !game.opensList && slotMaths(game.code).jackpot,
    hotRank: hot.get(game.code) ?? null,
    newRank: fresh.get(game.code) ?? null,
  }));
}

/** Every game, in display order. */
export const catalogueGames: readonly CatalogueGame[] = build();

const byCode = new Map(catalogueGames.map((game) => [game.code, game]));

/** A game by its code. */
export function catalogueGame(code: string): CatalogueGame | undefined {
  return byCode.get(code);
}

/** The drawing of a vendor's mark. */
export function vendorMark(code: string): CatalogueVendor['mark'] | undefined {
  return catalogueVendors.find((vendor) => vendor.code === code)?.mark;
}

/**
 * Stake limits of a game in a currency with `exponent` decimals, in minor units. Currencies without decimals count in small
 * units: a hundredth of the catalogue becomes five whole units there.
 */
export function stakeLimits(game: Pick<CatalogueGame, 'minStake' | 'maxStake'>, exponent: number): { readonly min: bigint; readonly max: bigint } {
  const scale = exponent >= 2 ? 10n ** BigInt(exponent - 2) : 5n;
  return { min: BigInt(game.minStake) * scale, max: BigInt(game.maxStake) * scale };
}

/** Slots that can be played: their vendor's game server is connected. */
export const playableSlots: readonly CatalogueGame[] = catalogueGames.filter((game) => game.type === 'RNG' && game.vendor.state === 'open' && !game.opensList);

/** Stakes that a slot offers within its limits: 1, 2, 3, 5, 8 × 10^k times its coins, in minor units. */
export function stakesOnOffer(game: CatalogueGame, exponent: number): bigint[] {
  const { min, max } = stakeLimits(game, exponent);
  const coins = BigInt(slotMaths(game.code).coins);
  const stakes: bigint[] = [];
  for (let decade = 1n; decade * coins <= max; decade *= 10n) {
    for (const step of [1n, 2n, 3n, 5n, 8n]) stakes.push(step * decade * coins);
  }
  return stakes.filter((stake) => stake >= min && stake <= max);
}
