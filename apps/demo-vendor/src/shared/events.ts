import type { Pace, SportKind } from '../maths/events/sport.ts';
import type { GameInfo } from './protocol.ts';
import { hash32 } from './skin.ts';

/** A series of fixtures on one field: one after the other, around the clock. */
export interface Competition {
  readonly id: string;
  readonly name: string;
}

/** What a vendor's board offers. */
export interface EventBoard {
  readonly kind: SportKind;
  /** Place of its first competition among all of its kind, so that no two have the same contenders. */
  readonly first: number;
  readonly competitions: readonly Competition[];
}

const slug = (name: string): string => name.toLowerCase().replaceAll('’', '').replaceAll(/[^a-z0-9]+/g, '-');
const board = (kind: SportKind, first: number, ...names: readonly string[]): EventBoard => ({ kind, first, competitions: names.map((name) => ({ id: slug(name), name })) });

/** The board of every vendor that takes bets on events. */
export const BOARDS: Readonly<Record<string, EventBoard>> = {
  FLD: board('football', 0, 'Tidewater Premier', 'Highland Shield', 'Sunbelt League', 'Lantern Cup', 'Nordfell Division'),
  OPN: board('football', 6, 'Meridian First', 'Coastal Trophy', 'Copper Belt League', 'Island Series', 'Harvest Shield'),
  AV: board('esports', 0, 'Avalon Cup', 'Arena Five League', 'Round Table Open'),
  IMES: board('esports', 1, 'Ironmesa Majors', 'Hero Draft League', 'Foundry Series'),
  IA: board('esports', 2, 'Iris League', 'Iris Women’s Cup', 'Academy Series'),
  AI: board('esports', 3, 'Atlas Masters', 'Atlas Sprint', 'Compass Open'),
  TF: board('esports', 0, 'Torchfield Invitational', 'Ember Circuit', 'Night Relay'),
  DS88: board('cockfight', 0, 'Dawn Spur Arena', 'Morning Derby', 'Champion Pit'),
  DIG: board('cockfight', 2, 'Digmaan Arena', 'Provincial Derby', 'Golden Feather Cup'),
};

/** The board of a vendor; the first one for a vendor that has none. */
export function boardOf(vendor: string): EventBoard {
  const found = BOARDS[vendor] ?? BOARDS['FLD'];
  if (found === undefined) throw new Error('No boards.');
  return found;
}

/** How often a competition has a fixture, how long before its start it is listed, and how long after its end. Milliseconds. */
export const FIXTURE_SCHEDULE: Readonly<Record<SportKind, { readonly periodMs: number; readonly aheadMs: number; readonly pastMs: number }>> = {
  football: { periodMs: 240_000, aheadMs: 270_000, pastMs: 240_000 },
  esports: { periodMs: 210_000, aheadMs: 240_000, pastMs: 240_000 },
  cockfight: { periodMs: 120_000, aheadMs: 150_000, pastMs: 900_000 },
};

/** How long bets are suspended after a goal or at the end of a map. */
export const SUSPENSION_MS = 6000;
/** One fixture in so many is called off, and every stake on it goes back. */
export const CALLED_OFF_ONE_IN = 40;

const level = (name: string): number => hash32(`form:${name}`) % 4;

/** How strong two sides are against each other, from their form and the day's: known to everybody beforehand. */
export function paceOf(kind: SportKind, home: string, away: string, number: number): Pace {
  const lead = level(home) - level(away);
  const day = (hash32(`day:${home}:${away}:${number}`) % 5) - 2;
  if (kind === 'football') return [17 + 3 * lead + day, 13 - 3 * lead + day];
  if (kind === 'esports') return [50 + 2 * lead + day, 50 - 2 * lead - day];
  return [19 + 2 * lead + day, 19 - 2 * lead - day];
}

/** Where a fixture stands. */
export type FixturePhase = 'coming' | 'live' | 'over' | 'void';

/** A market as the page sees it. */
export interface MarketView {
  readonly id: string;
  /** Prices in hundredths; null where a pick is not on offer. */
  readonly picks: readonly { readonly id: string; readonly price: number | null }[];
  /** The pick that is certain: of every market once the fixture is over, of some of them before. */
  readonly winner: string | null;
}

/** A fixture as every player sees it. */
export interface FixtureView {
  readonly id: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly pace: Pace;
  readonly phase: FixturePhase;
  /** Milliseconds since 1970 UTC. */
  readonly startsAt: number;
  /** When the next step shows; null before the start and after the end. */
  readonly nextAt: number | null;
  /** Steps so far, a letter each: enough to tell how it went. */
  readonly course: string;
  /** Bets are suspended until then; null where they are not. */
  readonly suspendedUntil: number | null;
  readonly markets: readonly MarketView[];
  /** SHA-256 of the fixture's seed in hex, and the seed itself once it is over. */
  readonly commit: string;
  readonly seed: string | null;
}

/** What the page is told of the board: the fixtures that have changed, and the order of all that are listed. */
export interface BoardState {
  /** The server's clock, milliseconds since 1970 UTC. */
  readonly now: number;
  readonly ids: readonly string[];
  readonly fixtures: readonly FixtureView[];
}

/** Which price a player takes when it has moved before the bet arrives. */
export type PriceAcceptance = 'exact' | 'better' | 'any';

/** A bet as the page asks for it. */
export interface EventBetRequest {
  readonly fixture: string;
  readonly market: string;
  readonly pick: string;
  /** The price shown, in hundredths. */
  readonly price: number;
  readonly take: PriceAcceptance;
}

/** A bet as it is kept: at the price it was taken, and with what was to be seen then. */
export interface EventChoice {
  readonly fixture: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly market: string;
  readonly pick: string;
  readonly price: number;
  /** The score when the bet was placed; null before the start. */
  readonly at: string | null;
}

/** How a bet ended. */
export interface EventResult {
  readonly score: string;
  readonly course: string;
  /** The pick that won. */
  readonly winner: string;
}

/** What the page is told about a game of a board. */
export interface EventInfo extends GameInfo {
  readonly kind: SportKind;
  readonly competitions: readonly Competition[];
  /** What the game opens with: one competition, what is live, or everything. */
  readonly focus: string;
}

/** What a game's code opens the board with: the competition it is called after, `live` for in-play, else `all`. */
export function initialFilterOf(vendor: string, code: string): string {
  if (code.endsWith('-in-play')) return 'live';
  return boardOf(vendor).competitions.find(({ id }) => code.endsWith(`-${id}`))?.id ?? 'all';
}
