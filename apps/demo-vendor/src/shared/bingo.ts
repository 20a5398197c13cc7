import type { BingoCard } from '../maths/bingo.ts';
import type { GameInfo } from './protocol.ts';
import type { TableTiming } from './table.ts';

/** Durations of a round’s phases: forty balls at {@link CALL_INTERVAL_MS} and a short time before the first. */
export const BINGO_TIMING: TableTiming = { bettingMs: 24_000, closingMs: 2500, revealMs: 33_500, pauseMs: 6000 };
export const CALL_INTERVAL_MS = 800;
/** The most cards that a player may have in a round. */
export const MAX_CARDS = 4;

/** Description of a bingo game. */
export type BingoInfo = GameInfo;

/** The cards of one purchase. */
export interface BingoChoice {
  readonly cards: readonly BingoCard[];
}

/** The balls of a round in the order of their calls. */
export interface BingoResult {
  readonly balls: readonly number[];
}

/** The outcome of a purchase. */
export interface BingoOutcome {
  readonly balls: readonly number[];
  /** The ids of each card's patterns. */
  readonly patterns: readonly (readonly string[])[];
}

/** The number of balls called after a time of the reveal, in milliseconds. */
export function callCountAfter(elapsedMs: number, calls: number): number {
  return Math.max(0, Math.min(calls, Math.floor(elapsedMs / CALL_INTERVAL_MS)));
}
