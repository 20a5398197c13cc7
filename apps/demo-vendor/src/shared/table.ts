import type { DrawsState } from './draws.ts';
import type { BoardState } from './events.ts';
import type { RoundView } from './protocol.ts';

/** Durations of a shared round's phases, in milliseconds. Rounds follow one another without a gap. */
export interface TableTiming {
  /** Bets are accepted. */
  readonly bettingMs: number;
  /** No more bets; unconfirmed ones are confirmed or returned. */
  readonly closingMs: number;
  /** The result is revealed step by step. */
  readonly revealMs: number;
  /** The result is complete; winners are paid at its beginning. */
  readonly pauseMs: number;
}

export type TablePhase = 'betting' | 'closing' | 'reveal' | 'pause';

/** The phase of a shared round at a time. Rounds are numbered from the epoch, so that every process counts alike. */
export interface TableMoment {
  readonly number: number;
  readonly phase: TablePhase;
  /** Milliseconds since 1970 UTC. */
  readonly phaseStartedAt: number;
  readonly phaseEndsAt: number;
}

/** Duration of a shared round in milliseconds. */
export function roundDurationOf(timing: TableTiming): number {
  return timing.bettingMs + timing.closingMs + timing.revealMs + timing.pauseMs;
}

/** The phase at a time in milliseconds since 1970 UTC. */
export function momentAt(timing: TableTiming, now: number): TableMoment {
  const period = roundDurationOf(timing);
  const number = Math.floor(now / period);
  let start = number * period;
  const parts: readonly (readonly [TablePhase, number])[] = [['betting', timing.bettingMs], ['closing', timing.closingMs], ['reveal', timing.revealMs]];
  for (const [phase, length] of parts) {
    if (now < start + length) return { number, phase, phaseStartedAt: start, phaseEndsAt: start + length };
    start += length;
  }
  return { number, phase: 'pause', phaseStartedAt: start, phaseEndsAt: (number + 1) * period };
}

/** A finished round of a table, with the seed to verify it against its commitment. */
export interface PastRound<Result = unknown> {
  readonly number: number;
  /** Null while other rounds of the same seed are still to come. */
  readonly seed: string | null;
  readonly result: Result;
}

/** A shared table as its players see it. */
export interface TableState<Result = unknown> extends TableMoment {
  /** The server's clock, milliseconds since 1970 UTC. */
  readonly now: number;
  readonly timing: TableTiming;
  /** SHA-256 in hex of the seed of this round or its shoe, which proves that the result was fixed before the first bet. */
  readonly commit: string;
  /** Null before the reveal. */
  readonly result: Result | null;
  /** Null before the reveal; with a shoe, before the reveal of its last round. */
  readonly seed: string | null;
  /** Rounds before this one, newest first. */
  readonly past: readonly PastRound<Result>[];
  readonly players: number;
}

/** Bets of one ticket: spot → minor units. */
export interface SpotChoice {
  readonly spots: Readonly<Record<string, string>>;
}

/** Events that the server pushes to a page. */
export type ServerEvent =
  | { readonly type: 'round'; readonly round: RoundView }
  | { readonly type: 'table'; readonly table: TableState }
  | { readonly type: 'board'; readonly board: BoardState }
  | { readonly type: 'draws'; readonly draws: DrawsState }
  /** SHA-256 of the vendor's seed for this session's next round. */
  | { readonly type: 'offer'; readonly commit: string }
  | { readonly type: 'pot'; readonly pot: string }
  /** Another session of the player has changed the balance. */
  | { readonly type: 'moved' };
