import { platformLanguages, schemas } from '@livery/contracts';
import { z } from 'zod';
import { drawBoards } from '../lottery/boards.ts';

const framePermission = schemas.launchGame.value.shape.framePermissions.unwrap().element;
const game = schemas.gameList.value.shape.games.element.shape;
const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens');
const vendorCode = z.string().regex(/^[A-Za-z0-9_]{1,32}$/, 'letters, digits and underscores');
/** Hundredths of a currency's main unit. */
const stake = z.number().int().positive();
const place = z.number().int().positive().nullable().default(null);
const state = z.enum(['open', 'maintenance']).default('open');

const vendorRow = z.strictObject({
  code: vendorCode,
  displayName: z.string().min(1).max(64),
  /** For lotteries, decides on which screen its games are played. */
  accountTypeName: z.string().min(1).max(32),
  /** How its games open. */
  open: game.open.default('frame'),
  wallet: game.wallet.default('seamless'),
  state,
  isHot: z.boolean().default(false),
  /** ISO 3166 codes of countries whose visitors may not play. */
  regionsBarred: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** Scheme and host of its game server; null where none is connected. */
  origin: z.url({ protocol: /^https?$/ }).nullable().default(null),
  /** What its pages may do in the site's frame beyond running scripts. */
  framePermissions: z.array(framePermission).default([]),
});

/** The schema transforms nothing, so blanks are refused and not cut off. */
const translatedName = z.string().max(120).regex(/^\S(.*\S)?$/, 'text without blanks around it');

const gameRow = z.strictObject({
  code,
  vendor: vendorCode,
  type: game.gameType,
  /** What languages get that `names` does not have. */
  name: z.string().min(1).max(120),
  /** Its names in other languages, by the platform's language code. */
  names: z.partialRecord(z.enum(platformLanguages), translatedName).default({}),
  defaultPlayType: z.string().max(32).nullable().default(null),
  /** The entry opens a list of its vendor's games. */
  opensList: z.boolean().default(false),
  state,
  freePlay: z.boolean().default(false),
  freeSpins: z.boolean().default(false),
  isJackpot: z.boolean().default(false),
  lines: z.number().int().positive().nullable().default(null),
  /** Percent with two decimals. */
  rtp: z.string().regex(/^\d{1,2}\.\d{2}$|^100\.00$/, 'percent with two decimals, such as 96.08').nullable().default(null),
  volatility: game.volatility.default(null),
  liveCategory: game.liveCategory.default(null),
  /** Address of its picture; left out, the platform draws one. */
  image: z.url({ protocol: /^https$/ }).nullable().default(null),
  minStake: stake,
  maxStake: stake,
  hotRank: place,
  newRank: place,
  drawBoard: z.enum(drawBoards).nullable().default(null),
  drawRegion: z.enum(['north', 'central', 'south']).nullable().default(null),
});

const roomRow = z.strictObject({
  code,
  game: code,
  number: z.number().int().positive(),
  tier: z.enum(['standard', 'high', 'vip']),
  state,
  minStake: stake,
  maxStake: stake,
  /** The vendor's server that the table runs on, as the vendor names it. */
  node: z.string().min(1).max(64).nullable().default(null),
});

/** A catalogue file's schema; vendors and games are in display order. */
export const catalogueFile = z.strictObject({ vendors: z.array(vendorRow), games: z.array(gameRow), rooms: z.array(roomRow).default([]) });

/** A catalogue, defaults filled in. */
export type CatalogueFile = z.output<typeof catalogueFile>;
/** A catalogue as the file states it. */
export type CatalogueInput = z.input<typeof catalogueFile>;

function duplicates(codes: readonly string[], path: string): string[] {
  const seen = new Set<string>();
  return codes.flatMap((each, index) => {
    const known = seen.has(each);
    seen.add(each);
    return known ? [`${path}[${index}].code: "${each}" stands there twice`] : [];
  });
}

/** Rows that contradict each other, which the schema cannot express. */
function contradictions({ vendors, games, rooms }: CatalogueFile): string[] {
  const vendorCodes = new Set(vendors.map((vendor) => vendor.code));
  const byCode = new Map(games.map((row) => [row.code, row]));
  const dear = (path: string, row: { minStake: number; maxStake: number }) => (row.maxStake < row.minStake ? [`${path}.maxStake: ${row.maxStake} is less than minStake ${row.minStake}`] : []);
  return [
    ...duplicates(vendors.map((vendor) => vendor.code), 'vendors'),
    ...duplicates(games.map((row) => row.code), 'games'),
    ...duplicates(rooms.map((room) => room.code), 'rooms'),
    ...vendors.flatMap(({ state: at, origin }, index) => (at === 'open' && origin === null ? [`vendors[${index}].origin: an open vendor needs the address of its game server`] : [])),
    ...games.flatMap((row, index) => [
      ...(vendorCodes.has(row.vendor) ? [] : [`games[${index}].vendor: "${row.vendor}" is not among the vendors`]),
      ...(row.liveCategory !== null && row.type !== 'LIVE' ? [`games[${index}].liveCategory: only games of type LIVE have one`] : []),
      ...dear(`games[${index}]`, row),
    ]),
    ...rooms.flatMap((room, index) => {
      const of = byCode.get(room.game);
      if (of === undefined) return [`rooms[${index}].game: "${room.game}" is not among the games`];
      return [...dear(`rooms[${index}]`, room), ...(room.minStake < of.minStake || room.maxStake > of.maxStake ? [`rooms[${index}]: its stakes go beyond those of its game`] : [])];
    }),
  ];
}

/** Reads a catalogue as the file states it; every fault is listed, each with where it is. */
export function readCatalogue(input: unknown): { readonly catalogue: CatalogueInput; readonly faults: [] } | { readonly catalogue: undefined; readonly faults: readonly string[] } {
  const parsed = catalogueFile.safeParse(input);
  if (!parsed.success) {
    const where = (path: readonly PropertyKey[]) => path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('').replace(/^\./, '');
    return { catalogue: undefined, faults: parsed.error.issues.map(({ path, message }) => `${where(path) || 'the file'}: ${message}`) };
  }
  const faults = contradictions(parsed.data);
  // Not what the schema made of it: an import leaves alone what the file does not state. The schema transforms nothing.
  return faults.length === 0 ? { catalogue: input as CatalogueInput, faults: [] } : { catalogue: undefined, faults };
}
