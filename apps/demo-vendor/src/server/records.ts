import type { Outcome, ProblemCode } from '../shared/protocol.ts';

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
 *                  ├→ bet-refused
 *                  └→ rollback-sent → rolled-back
 *
 * Each state is written before the call it names is made, so whatever dies in between is known afterwards.
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
  readonly state: RoundState;
  readonly model: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly outcome: Outcome;
  /** Calls made in the present state. */
  readonly attempts: number;
  /** Whether any bet call ended without a known outcome. */
  readonly betDoubtful: boolean;
  readonly balanceAfterStake: bigint | null;
  readonly balance: bigint | null;
  readonly problem: ProblemCode | null;
  readonly drawnAt: number;
}

/** What a step changes in a round. */
export type RoundChange = Partial<
  Pick<RoundRecord, 'state' | 'attempts' | 'betDoubtful' | 'balanceAfterStake' | 'balance' | 'problem'>
>;
