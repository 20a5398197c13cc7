import type { Evaluation } from '../maths/slot/evaluate.ts';
import type { MinorUnits, RoundView } from './protocol.ts';

/** One stop of the reels. */
export interface Spin extends Evaluation {
  readonly kind: 'base' | 'free';
  /** Index of the symbol in the top row, reel by reel, on the base or the free strips. */
  readonly stops: readonly number[];
}

/** A complete round: the paid spin and the free spins it started. */
export interface SlotOutcome {
  readonly spins: readonly Spin[];
  readonly freeSpins: number;
  /** Coins won on the reels in the whole round. */
  readonly coins: number;
  /** The jackpot, if it was won. */
  readonly jackpot?: MinorUnits | null;
}

export type SlotRound = RoundView<SlotOutcome>;
