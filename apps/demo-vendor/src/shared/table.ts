import type { BoardState } from './events.ts';
import type { RoundView } from './protocol.ts';

/** Lengths of the parts of a shared round, in milliseconds. A new round follows at once. */
export interface TableTiming {
  /** Bets are taken. */
  readonly bettingMs: number;
  /** No more bets; those on their way are confirmed or given back. */
  readonly closingMs: number;
  /** The result is shown, step by step. */
  readonly revealMs: number;
  /** The result stands; winners are paid as this begins. */
  readonly pauseMs: number;
}

/** Part of a shared round. */
export type TablePhase = 'betting' | 'closing' | 'reveal' | 'pause';

/** A moment of the shared clock. Rounds are numbered from the epoch, so that every process counts alike. */
export interface TableMoment {
  readonly number: number;
  readonly phase: TablePhase;
  /** Milliseconds since 1970 UTC. */
  readonly phaseStartedAt: number;
  readonly phaseEndsAt: number;
}

/** Length of one shared round. */
export function roundDurationOf(timing: TableTiming): number {
  return timing.bettingMs + timing.closingMs + timing.revealMs + timing.pauseMs;
}

/** Where the shared clock stands at a time. */
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

/** A finished round of a table: its result, and the seed that anybody can check against the commit shown before. */
export interface PastRound<Result = unknown> {
  readonly number: number;
  /** Null as long as rounds that follow from it are to come. */
  readonly seed: string | null;
  readonly result: Result;
}

/** A shared table as every player of it sees it. */
export interface TableState<Result = unknown> extends TableMoment {
  /** The server's clock, milliseconds since 1970 UTC. */
  readonly now: number;
  readonly timing: TableTiming;
  /** SHA-256 in hex of the seed of this round, or of its shoe: the result was fixed before the first bet. */
  readonly commit: string;
  /** From the reveal on. */
  readonly result: Result | null;
  /** From the reveal on; of a shoe, from the reveal of its last round on. */
  readonly seed: string | null;
  /** Rounds before this one, newest first. */
  readonly past: readonly PastRound<Result>[];
  readonly players: number;
}

/** Bets of one ticket: spot → minor units. */
export interface SpotChoice {
  readonly spots: Readonly<Record<string, string>>;
}

/** What the server pushes to a page. */
export type ServerEvent =
  | { readonly type: 'round'; readonly round: RoundView }
  | { readonly type: 'table'; readonly table: TableState }
  | { readonly type: 'board'; readonly board: BoardState }
  /** SHA-256 of the house's secret for this session's next round. */
  | { readonly type: 'offer'; readonly commit: string }
  | { readonly type: 'pot'; readonly pot: string }
  /** Another session of the player has moved money: the balance is another one. */
  | { readonly type: 'moved' };
