/** Money between the page and its server: whole minor units in digits. */
export type MinorUnits = string;

/** The engines of the house. Each has a folder of this name on the server and a chunk of this name in the page. */
export type EngineId = 'events' | 'slot' | 'wheel' | 'cards' | 'bingo' | 'fishing' | 'live';

/** What can go wrong, in words the page has a message for. */
export type ProblemCode =
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_EXCEEDED'
  | 'STAKE_REFUSED'
  | 'BETS_CLOSED'
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

/** Body of every answer that is not a success. */
export interface Problem {
  readonly code: ProblemCode;
  /** Of a price that has moved: what it is now, in hundredths. */
  readonly price?: number;
}

/** What is told about a game of any engine; an engine adds what its own page needs. */
export interface GameInfo {
  readonly code: string;
  readonly name: string;
  readonly engine: EngineId;
  /** Code of the vendor. */
  readonly vendor: string;
  /** Name of the vendor as players know it; null for a vendor this house does not know. */
  readonly vendorName: string | null;
  /** Exact return to player in percent, rounded half up to hundredths. */
  readonly rtp: string;
}

/**
 * Where a round stands for the player: `pending` the stake is not confirmed yet; `running` the stake is taken and the
 * result is still to come; `settling` the result is known and the win on its way; `settled` all done; `returned` the
 * stake was given back (or never taken); `refused` not played.
 */
export type RoundStatus = 'pending' | 'running' | 'settling' | 'settled' | 'returned' | 'refused';

/** A round as the page sees it. `Outcome` is the engine's own and appears once the stake is confirmed. */
export interface RoundView<Outcome = unknown> {
  readonly roundId: string;
  /** The page's key of the round: made once, repeated whenever it has to ask again. */
  readonly spinId: string;
  readonly status: RoundStatus;
  readonly stake: MinorUnits;
  readonly win: MinorUnits;
  readonly balanceAfterStake: MinorUnits | null;
  readonly balance: MinorUnits | null;
  /** What the player chose: spots, cards; null where there is nothing to choose. */
  readonly choice: unknown;
  readonly outcome: Outcome | null;
  /** Number of the shared table's round, where the bet is on one. */
  readonly tableRound: number | null;
  readonly problem: ProblemCode | null;
  /** Milliseconds since 1970 UTC. */
  readonly playedAt: number;
}

/** What the page starts from, after a launch and after a reload. */
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
