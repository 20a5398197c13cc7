/** An amount in whole minor units, as digits. */
export type MinorUnits = string;

/** The engines. Each has a folder of this name in `src/engines` and in `src/client/engines`. */
export type EngineId = 'events' | 'slot' | 'wheel' | 'cards' | 'bingo' | 'fishing' | 'live' | 'ticket' | 'draws';

/** Problem codes that the page has a message for. */
export type ProblemCode =
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_EXCEEDED'
  | 'STAKE_REFUSED'
  | 'BETS_CLOSED'
  | 'TOO_MANY_BETS'
  | 'SESSION_LOST'
  | 'LAUNCH_REFUSED'
  | 'PLAYER_BLOCKED'
  | 'GAME_BLOCKED'
  | 'WALLET_DOWN'
  | 'ROUND_OPEN'
  | 'PRICE_MOVED'
  | 'SUSPENDED'
  | 'CALLED_OFF'
  | 'INVALID_REQUEST';

/** Body of an unsuccessful answer. */
export interface Problem {
  readonly code: ProblemCode;
  /** The present price in hundredths, when the price has moved. */
  readonly price?: number;
}

/** Description of a game; engines add fields for their pages. */
export interface GameInfo {
  readonly code: string;
  readonly name: string;
  readonly engine: EngineId;
  /** The vendor's code. */
  readonly vendor: string;
  /** The vendor's name; null for an unknown vendor. */
  readonly vendorName: string | null;
  /** Exact return to player in percent, rounded half up to hundredths. */
  readonly rtp: string;
}

/**
 * Status of a round: `pending`, the stake is not confirmed yet; `running`, the stake is confirmed and the result is not known;
 * `settling`, the result is known and the win is being paid; `settled`, finished; `returned`, the stake was returned or never
 * taken; `refused`, not played.
 */
export type RoundStatus = 'pending' | 'running' | 'settling' | 'settled' | 'returned' | 'refused';

/** A round as the page sees it. `Outcome` depends on the engine and is null until the stake is confirmed. */
export interface RoundView<Outcome = unknown> {
  readonly roundId: string;
  /** The page's id of the round, repeated with every retry. */
  readonly spinId: string;
  readonly status: RoundStatus;
  readonly stake: MinorUnits;
  readonly win: MinorUnits;
  readonly balanceAfterStake: MinorUnits | null;
  readonly balance: MinorUnits | null;
  /** The player's choice, such as spots; null when there is nothing to choose. */
  readonly choice: unknown;
  readonly outcome: Outcome | null;
  /** Number of the shared table's round, for bets on one. */
  readonly tableRound: number | null;
  readonly problem: ProblemCode | null;
  /** Milliseconds since 1970 UTC. */
  readonly playedAt: number;
}

/** A session as the page receives it after a launch and a reload. */
export interface SessionView<Game extends GameInfo = GameInfo> {
  readonly game: Game;
  readonly merchant: string;
  readonly nickname: string;
  readonly kind: 'real' | 'trial';
  readonly language: string;
  readonly currency: string;
  readonly exponent: number;
  readonly balance: MinorUnits;
  /** Stakes on offer, ascending. */
  readonly stakes: readonly MinorUnits[];
  /** Limits of one bet, both inclusive. */
  readonly limits: { readonly min: MinorUnits; readonly max: MinorUnits };
  readonly defaultStake: MinorUnits;
  /** The portal's origin, verified by the server; null outside a portal. */
  readonly parentOrigin: string | null;
  /** The newest round of this session, in progress or finished. */
  readonly round: RoundView | null;
}

/** Answer to a launch. `sessionId` is the credential of all later calls. */
export interface LaunchAnswer extends SessionView {
  readonly sessionId: string;
}

/** Messages that the game posts to the portal, to the origin of `return` only. */
export type PortalMessage =
  | { readonly type: 'livery-game'; readonly event: 'ready'; readonly game: string }
  | { readonly type: 'livery-game'; readonly event: 'round-started'; readonly roundId: string; readonly stake: MinorUnits }
  | { readonly type: 'livery-game'; readonly event: 'round-ended'; readonly roundId: string; readonly win: MinorUnits }
  | { readonly type: 'livery-game'; readonly event: 'balance-changed'; readonly balance: MinorUnits; readonly currency: string; readonly exponent: number }
  | { readonly type: 'livery-game'; readonly event: 'session-lost' }
  | { readonly type: 'livery-game'; readonly event: 'request-exit' };
