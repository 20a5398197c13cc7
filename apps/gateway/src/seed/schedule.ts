import { between, pick, type Rand } from '@livery/demo-artwork';
import { playableSlots, stakeLimits, stakesOnOffer, type CatalogueGame } from '../modules/games/index.ts';
import type { Person } from './people.ts';

/** One visit to a game. */
export interface Visit {
  readonly person: Person;
  readonly game: CatalogueGame;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly spins: readonly { readonly at: number; readonly stake: bigint }[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** How far back the history reaches. */
export const HISTORY_DAYS = 42;

/** Hours (UTC) at which people play, mostly evenings. */
const HOURS = [9, 12, 13, 18, 19, 19, 20, 20, 21, 21, 22, 23] as const;

function visitOf(r: Rand, person: Person, game: CatalogueGame, start: number, exponent: number): Visit {
  const { min } = stakeLimits(game, exponent);
  const offered = stakesOnOffer(game, exponent);
  const nearest = (wanted: bigint): bigint => offered.findLast((stake) => stake <= wanted) ?? offered[0] ?? min;
  let stake = nearest(min * BigInt(pick(r, [...person.appetite])));
  let at = start;
  const spins = Array.from({ length: Math.max(3, person.spins + Math.round(between(r, -2, 3))) }, () => {
    at += Math.round(between(r, 6_000, 45_000));
    if (r() < 0.12) stake = nearest(min * BigInt(pick(r, [...person.appetite])));
    return { at, stake };
  });
  return { person, game, at: start, spins };
}

/** Visits of all accounts over the six weeks before `now`, oldest first; the last ones ended minutes ago. */
export function scheduleOf(r: Rand, people: readonly Person[], now: number, exponent: number): Visit[] {
  const first = now - HISTORY_DAYS * DAY_MS;
  const hot = playableSlots.filter(({ hotRank }) => hotRank !== null) as [CatalogueGame, ...CatalogueGame[]];
  const any = playableSlots as unknown as [CatalogueGame, ...CatalogueGame[]];
  const visits = people.flatMap((person) => {
    const favourite = pick(r, hot);
    return Array.from({ length: person.visits }, (_, index) => {
      // More of them lately: what agents are paid by the day has something to show.
      const before = 1 - (index + r()) / person.visits;
      const day = Math.floor((1 - before * before) * HISTORY_DAYS);
      const wanted = first + day * DAY_MS + pick(r, HOURS) * HOUR_MS + r() * HOUR_MS;
      const latest = now - HOUR_MS * between(r, 0.2, 3);
      const game = index % 3 === 0 ? favourite : pick(r, r() < 0.6 ? hot : any);
      return visitOf(r, person, game, Math.floor(Math.min(wanted, latest)) - 10 * 60_000, exponent);
    });
  });
  return visits.toSorted((a, b) => a.at - b.at);
}

