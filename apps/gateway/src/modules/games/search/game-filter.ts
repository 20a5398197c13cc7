import type { ValidRequestOf } from '@livery/contracts';
import { searchTerm } from './search-key.ts';
import type { CachedGame } from './cached-catalogue.ts';
import type { SearchText } from './search-text.ts';

type Feature = NonNullable<ValidRequestOf<'gameList'>['feature']>[number];

/** Filter over a tenant's games. Amounts are in minor units. */
export interface GameFilter {
  readonly type?: string | undefined;
  readonly vendor?: string | undefined;
  /** Entries that stand for several games, or games alone; both unless given. */
  readonly opensList?: boolean | undefined;
  /** Words of a search key; all must be found. */
  readonly words?: readonly string[] | undefined;
  /** Games whose smallest stake is at least this. */
  readonly minBet?: bigint | undefined;
  /** Games with at least so many pay lines. */
  readonly minLines?: number | undefined;
  readonly features?: readonly Feature[] | undefined;
  readonly volatilities?: readonly string[] | undefined;
  readonly liveCategories?: readonly string[] | undefined;
  /** Percent. */
  readonly minRtp?: number | undefined;
  /** Games that accept some stake of the range. */
  readonly stakeFrom?: bigint | undefined;
  readonly stakeTo?: bigint | undefined;
}

const features: Readonly<Record<Feature, (game: CachedGame) => boolean>> = {
  hot: ({ isHot }) => isHot,
  new: ({ isNew }) => isNew,
  jackpot: ({ isJackpot }) => isJackpot,
  freePlay: ({ freePlay }) => freePlay,
  freeSpins: ({ freeSpins }) => freeSpins,
};

/** Returns the predicate of a filter; `textOf` says what its words are looked for in. */
export function matchesFilter(filter: GameFilter, textOf: (game: CachedGame) => SearchText): (game: CachedGame) => boolean {
  const { type, vendor, opensList, minBet, minLines, volatilities, liveCategories, minRtp, stakeFrom, stakeTo } = filter;
  const wanted = (filter.features ?? []).map((feature) => features[feature]);
  const pieces = filter.words?.map(searchTerm);
  const found = (key: string, all: readonly string[]): boolean => all.every((piece) => key.includes(piece));
  return (game) =>
    (type === undefined || game.type === type) &&
    (vendor === undefined || game.vendor === vendor) &&
    (opensList === undefined || game.opensList === opensList) &&
    (pieces === undefined || (pieces.length > 0 && found(textOf(game).key, pieces))) &&
    (minBet === undefined || game.minStake >= minBet) &&
    (minLines === undefined || (game.lines ?? -1) >= minLines) &&
    wanted.every((has) => has(game)) &&
    (volatilities === undefined || (game.volatility !== null && volatilities.includes(game.volatility))) &&
    (liveCategories === undefined || (game.liveCategory !== null && liveCategories.includes(game.liveCategory))) &&
    (minRtp === undefined || game.rtpPercent >= minRtp) &&
    (stakeFrom === undefined || game.maxStake >= stakeFrom) &&
    (stakeTo === undefined || game.minStake <= stakeTo);
}
