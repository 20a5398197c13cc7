import type { Evaluation } from '../maths/evaluate.ts';
import type { GameInfo } from './game.ts';

/** Money between the page and its server: whole minor units in digits. */
export type MinorUnits = string;

/** What can go wrong, in words the page has a message for. */
export type ProblemCode =
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_EXCEEDED'
  | 'STAKE_REFUSED'
  | 'SESSION_LOST'
  | 'LAUNCH_REFUSED'
  | 'PLAYER_BLOCKED'
  | 'GAME_BLOCKED'
  | 'WALLET_DOWN'
  | 'ROUND_OPEN'
  | 'INVALID_REQUEST';

/** Body of every answer that is not a success. */
export interface Problem {
  readonly code: ProblemCode;
}

/** One stop of the reels. */
export interface Spin extends Evaluation {
  readonly kind: 'base' | 'free';
  /** Index of the symbol in the top row, reel by reel, on the base or the free strips. */
  readonly stops: readonly number[];
}

/** A complete round, decided before anything moves: the paid spin and the free spins it started. */
export interface Outcome {
  readonly spins: readonly Spin[];
  readonly freeSpins: number;
  /** Coins won in the whole round. */
  readonly coins: number;
}

/**
 * Where a round stands for the player: `pending` the stake is not confirmed yet; `settling` the stake is taken, the
 * win is on its way; `settled` all done; `returned` the stake was given back (or never taken); `refused` not played.
 */
export type RoundStatus = 'pending' | 'settling' | 'settled' | 'returned' | 'refused';

/** A round as the page sees it. The outcome appears once the stake is confirmed. */
export interface RoundView {
  readonly roundId: string;
  readonly spinId: string;
  readonly status: RoundStatus;
  readonly stake: MinorUnits;
  readonly win: MinorUnits;
  readonly balanceAfterStake: MinorUnits | null;
  readonly balance: MinorUnits | null;
  readonly outcome: Outcome | null;
  readonly problem: ProblemCode | null;
  /** Milliseconds since 1970 UTC. */
  readonly playedAt: number;
}

/** What the page starts from, after a launch and after a reload. */
export interface SessionView {
  readonly game: GameInfo;
  readonly merchant: string;
  readonly nickname: string;
  readonly kind: 'real' | 'trial';
  readonly language: string;
  readonly currency: string;
  readonly exponent: number;
  readonly balance: MinorUnits;
  /** Stakes on offer, ascending. */
  readonly stakes: readonly MinorUnits[];
  readonly defaultStake: MinorUnits;
  /** The portal's origin, checked by the server; null outside a portal. */
  readonly parentOrigin: string | null;
  /** The newest round of this session, in flight or finished. */
  readonly round: RoundView | null;
}

/** Answer to a launch. `sessionId` is the page's only credential. */
export interface LaunchAnswer extends SessionView {
  readonly sessionId: string;
}

/** Messages the game sends to the portal, always to the `return` origin alone. */
export type ParentMessage =
  | { readonly type: 'livery-game'; readonly event: 'ready'; readonly game: string }
  | { readonly type: 'livery-game'; readonly event: 'round-started'; readonly roundId: string; readonly stake: MinorUnits }
  | { readonly type: 'livery-game'; readonly event: 'round-ended'; readonly roundId: string; readonly win: MinorUnits }
  | { readonly type: 'livery-game'; readonly event: 'balance-changed'; readonly balance: MinorUnits; readonly currency: string; readonly exponent: number }
  | { readonly type: 'livery-game'; readonly event: 'session-lost' }
  | { readonly type: 'livery-game'; readonly event: 'request-exit' };
