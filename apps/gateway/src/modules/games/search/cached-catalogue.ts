import type { OfferedGame } from '../offers/offers.ts';
import type { SearchText } from './search-text.ts';

/** An offered game, with the values that lists are sorted by. */
export interface CachedGame extends OfferedGame {
  /** What a search looks in, in languages without a name of their own. */
  readonly text: SearchText;
  readonly position: number;
  readonly hotRank: number | null;
  readonly newRank: number | null;
  readonly popularity: number;
  /** Percent; 0 where none is stated. */
  readonly rtpPercent: number;
}

/** What a search of a language looks in. */
export interface LanguageIndex {
  /** Platform code; '' for the index of the languages that have no names of their own. */
  readonly language: string;
  readonly textOf: (game: CachedGame) => SearchText;
  /** All words of the texts. */
  readonly words: ReadonlySet<string>;
}

/** All games that a tenant offers, in its own order, at one point in time. */
export interface CachedCatalogue {
  readonly games: readonly CachedGame[];
  /** Pinned positions by country; '' applies to every country. */
  readonly pins: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** What each language searches, by platform code, made when it is first needed; see `indexOf`. */
  readonly indexes: Map<string, LanguageIndex>;
  /** Memoised sort orders and filtered lists, dropped together with this snapshot. */
  readonly orders: Map<string, readonly CachedGame[]>;
  readonly lists: Map<string, readonly CachedGame[]>;
}
