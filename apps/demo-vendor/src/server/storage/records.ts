import type { EngineId, ProblemCode } from '../../shared/protocol.ts';

/** A vendor-side session: made from one launch, known to the page by an opaque id of which only the hash is kept. */
export interface SessionRecord {
  readonly idHash: string;
  readonly vendor: string;
  readonly merchant: string;
  readonly gameCode: string;
  readonly gameName: string | null;
  readonly playerId: string;
  readonly nickname: string;
  readonly kind: 'real' | 'trial';
  readonly walletToken: string;
  readonly currency: string;
  readonly scale: number;
  readonly language: string;
  readonly parentOrigin: string | null;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly balance: bigint;
  /** The wallet no longer takes bets from this session. */
  readonly lost: boolean;
  readonly openedAt: number;
}

/**
 * A round's way:
 *
 *     drawn → bet-sent → bet-accepted → win-sent → closed
 *                  ├→ bet-refused    │
 *                  └→ rollback-sent ←┘ → rolled-back
 *
 * Each state is written before the call it names is made, so whatever dies in between is known afterwards. A round
 * whose win is not known yet rests in `bet-accepted` until its engine decides it or calls it off.
 */
export type RoundState =
  | 'drawn'
  | 'bet-sent'
  | 'bet-accepted'
  | 'win-sent'
  | 'closed'
  | 'bet-refused'
  | 'rollback-sent'
  | 'rolled-back';

/** States after which nothing more happens. */
export const FINAL_STATES: readonly RoundState[] = ['closed', 'bet-refused', 'rolled-back'];

/** A round as stored. Money in minor units. */
export interface RoundRecord {
  readonly roundId: string;
  readonly sessionHash: string;
  readonly spinId: string;
  readonly engine: EngineId;
  readonly state: RoundState;
  /** The mathematics it was played with. */
  readonly model: string;
  readonly stake: bigint;
  /** Null until the engine has decided. */
  readonly win: bigint | null;
  /** What the player chose, the engine's own; null where there is nothing to choose. */
  readonly choice: unknown;
  /** How it went, the engine's own: everything needed to show the round again. */
  readonly outcome: unknown;
  /** The shared table it is on and the number of that table's round. */
  readonly table: string | null;
  readonly tableRound: number | null;
  /** Calls made in the present state. */
  readonly attempts: number;
  /** Whether any bet call ended without a known outcome. */
  readonly betDoubtful: boolean;
  readonly balanceAfterStake: bigint | null;
  readonly balance: bigint | null;
  readonly problem: ProblemCode | null;
  readonly drawnAt: number;
}

/** What can change in a round. */
export type RoundChange = Partial<
  Pick<RoundRecord, 'state' | 'win' | 'outcome' | 'attempts' | 'betDoubtful' | 'balanceAfterStake' | 'balance' | 'problem'>
>;
