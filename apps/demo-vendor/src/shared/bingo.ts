import type { BingoCard } from '../maths/bingo.ts';
import type { GameInfo } from './protocol.ts';
import type { TableTiming } from './table.ts';

/** Lengths of a bingo round: a ball every {@link CALL_INTERVAL_MS}, forty of them, and a breath before the first. */
export const BINGO_TIMING: TableTiming = { bettingMs: 24_000, closingMs: 2500, revealMs: 33_500, pauseMs: 6000 };
/** Time between two calls, in milliseconds. */
export const CALL_INTERVAL_MS = 800;
/** Cards that a player may have in a round. */
export const MAX_CARDS = 4;

/** What the page is told about bingo. */
export type BingoInfo = GameInfo;

/** Cards of one purchase. */
export interface BingoChoice {
  readonly cards: readonly BingoCard[];
}

/** The balls of a round in the order of their calls. */
export interface BingoResult {
  readonly balls: readonly number[];
}

/** What a purchase came to. */
export interface BingoOutcome {
  readonly balls: readonly number[];
  /** For each card the names of its patterns. */
  readonly patterns: readonly (readonly string[])[];
}

/** How many balls have been called so long after the reveal began. */
export function callCountAfter(elapsedMs: number, calls: number): number {
  return Math.max(0, Math.min(calls, Math.floor(elapsedMs / CALL_INTERVAL_MS)));
}
