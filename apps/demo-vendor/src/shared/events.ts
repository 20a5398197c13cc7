import type { Pace, SportKind } from '../maths/events/sport.ts';
import type { GameInfo } from './protocol.ts';
import { hash32 } from './skin.ts';

/** A series of fixtures that follow one another around the clock. */
export interface Competition {
  readonly id: string;
  readonly name: string;
}

/** The competitions of a vendor. */
export interface EventBoard {
  readonly kind: SportKind;
  /** Index of its first competition among all of its kind, so that no two have the same competitors. */
  readonly first: number;
  readonly competitions: readonly Competition[];
}

const slug = (name: string): string => name.toLowerCase().replaceAll('’', '').replaceAll(/[^a-z0-9]+/g, '-');
const board = (kind: SportKind, first: number, ...names: readonly string[]): EventBoard => ({ kind, first, competitions: names.map((name) => ({ id: slug(name), name })) });

/** The boards of all vendors with bets on events. */
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

/** The board of a vendor; the first board for a vendor without one. */
export function boardOf(vendor: string): EventBoard {
  const found = BOARDS[vendor] ?? BOARDS['FLD'];
  if (found === undefined) throw new Error('No boards.');
  return found;
}

/** The period of a competition's fixtures, and how long a fixture is listed before its start and after its end, in milliseconds. */
export const FIXTURE_SCHEDULE: Readonly<Record<SportKind, { readonly periodMs: number; readonly aheadMs: number; readonly pastMs: number }>> = {
  football: { periodMs: 240_000, aheadMs: 270_000, pastMs: 240_000 },
  esports: { periodMs: 210_000, aheadMs: 240_000, pastMs: 240_000 },
  cockfight: { periodMs: 120_000, aheadMs: 150_000, pastMs: 900_000 },
};

/** How long bets are suspended after a goal or at the end of a map, in milliseconds. */
export const SUSPENSION_MS = 6000;
/** One fixture in this many is called off, and its stakes are returned. */
export const CALLED_OFF_ONE_IN = 40;

const level = (name: string): number => hash32(`form:${name}`) % 4;

/** The strengths of two sides, from their form and a daily variation; published with the fixture. */
export function paceOf(kind: SportKind, home: string, away: string, number: number): Pace {
  const lead = level(home) - level(away);
  const day = (hash32(`day:${home}:${away}:${number}`) % 5) - 2;
  if (kind === 'football') return [17 + 3 * lead + day, 13 - 3 * lead + day];
  if (kind === 'esports') return [50 + 2 * lead + day, 50 - 2 * lead - day];
  return [19 + 2 * lead + day, 19 - 2 * lead - day];
}

export type FixturePhase = 'coming' | 'live' | 'over' | 'void';

/** A market as the page sees it. */
export interface MarketView {
  readonly id: string;
  /** Prices in hundredths; null when a pick is not on offer. */
  readonly picks: readonly { readonly id: string; readonly price: number | null }[];
  /** The pick that has won. Some markets are decided before the fixture is over. */
  readonly winner: string | null;
}

/** A fixture as players see it. */
export interface FixtureView {
  readonly id: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly pace: Pace;
  readonly phase: FixturePhase;
  /** Milliseconds since 1970 UTC. */
  readonly startsAt: number;
  /** When the next step happens; null before the start and after the end. */
  readonly nextAt: number | null;
  /** The steps so far, one letter each. */
  readonly course: string;
  /** The time until which bets are suspended; null when they are not. */
  readonly suspendedUntil: number | null;
  readonly markets: readonly MarketView[];
  /** SHA-256 of the fixture's seed in hex, and the seed itself once it is over. */
  readonly commit: string;
  readonly seed: string | null;
}

/** An update of the board: the order of all listed fixtures, and those that have changed. */
export interface BoardState {
  /** The server's clock, milliseconds since 1970 UTC. */
  readonly now: number;
  readonly ids: readonly string[];
  readonly fixtures: readonly FixtureView[];
}

/** Which prices a player accepts when the price has moved before the bet arrives. */
export type PriceAcceptance = 'exact' | 'better' | 'any';

/** A bet as the page requests it. */
export interface EventBetRequest {
  readonly fixture: string;
  readonly market: string;
  readonly pick: string;
  /** The price shown, in hundredths. */
  readonly price: number;
  readonly take: PriceAcceptance;
}

/** A bet as it is stored, with the accepted price and the description shown to the player. */
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

/** The result of a bet. */
export interface EventResult {
  readonly score: string;
  readonly course: string;
  /** The pick that won. */
  readonly winner: string;
}

/** Description of a game of a board. */
export interface EventInfo extends GameInfo {
  readonly kind: SportKind;
  readonly competitions: readonly Competition[];
  /** The initial filter: a competition's id, `live` or `all`. */
  readonly focus: string;
}

/** The initial filter of a game, by its code: the competition it is named after, `live` for in-play, else `all`. */
export function initialFilterOf(vendor: string, code: string): string {
  if (code.endsWith('-in-play')) return 'live';
  return boardOf(vendor).competitions.find(({ id }) => code.endsWith(`-${id}`))?.id ?? 'all';
}
