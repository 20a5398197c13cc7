import type { Hand } from '../maths/bulls.ts';
import type { GameInfo } from './protocol.ts';

/** What the page is told about the card game. */
export interface CardsInfo extends GameInfo {
  /** How long a player waits for another before the house takes the seat, in milliseconds. */
  readonly waitMs: number;
}

/** The player's part of a deal: a number of the page's own goes into the shuffle. */
export interface CardsChoice {
  readonly seed: string;
  /** SHA-256 of the house's part for this player, as it was shown before. */
  readonly commit: string;
}

/** A deal from one player's side. */
export interface CardsResult {
  readonly mine: Hand;
  readonly theirs: Hand;
  readonly won: boolean;
  /** Name of the other player, with stars; null is the house. */
  readonly opponent: string | null;
  /**
   * What the pack was shuffled with, in this order: the house's and the page's part of the first seat, then of the second
   * where a player sits there. The first seat gets the first five cards.
   */
  readonly seeds: readonly string[];
  /** Which seat is the player's. */
  readonly seat: 0 | 1;
}
