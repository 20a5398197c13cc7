import type { EngineId, ProblemCode } from '../../shared/protocol.ts';

/** A session of the vendor, created by one launch. The page knows its opaque id, of which only the hash is stored. */
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
  /** The wallet no longer accepts bets from this session. */
  readonly lost: boolean;
  readonly openedAt: number;
}

/**
 * States of a round:
 *
 *     drawn → bet-sent → bet-accepted → win-sent → closed
 *                  ├→ bet-refused    │
 *                  └→ rollback-sent ←┘ → rolled-back
 *
 * Each state is stored before the call it names is made, so that a process that dies in between leaves a known state. A
 * round whose win is not known yet stays in `bet-accepted` until its engine settles or cancels it.
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

export const FINAL_STATES: readonly RoundState[] = ['closed', 'bet-refused', 'rolled-back'];

/** A stored round. Amounts in minor units. */
export interface RoundRecord {
  readonly roundId: string;
  readonly sessionHash: string;
  readonly spinId: string;
  readonly engine: EngineId;
  readonly state: RoundState;
  /** Code of the mathematical model it was played with. */
  readonly model: string;
  readonly stake: bigint;
  /** Null until the engine has decided. */
  readonly win: bigint | null;
  /** The player's choice, in the engine's own form; null when there is nothing to choose. */
  readonly choice: unknown;
  /** The outcome, in the engine's own form; sufficient to replay the round. */
  readonly outcome: unknown;
  /** Key of the shared table, and the number of that table's round. */
  readonly table: string | null;
  readonly tableRound: number | null;
  /** Failed calls in the present state. */
  readonly attempts: number;
  /** Whether any bet call ended without a known result. */
  readonly betDoubtful: boolean;
  readonly balanceAfterStake: bigint | null;
  readonly balance: bigint | null;
  readonly problem: ProblemCode | null;
  readonly drawnAt: number;
}

/** Fields of a round that can change. */
export type RoundChange = Partial<
  Pick<RoundRecord, 'state' | 'win' | 'outcome' | 'attempts' | 'betDoubtful' | 'balanceAfterStake' | 'balance' | 'problem'>
>;
