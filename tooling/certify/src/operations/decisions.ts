import type { Caller, Known } from './caller.ts';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import type { OperationKind, Tally } from './tally.ts';

/** What waits for an operator: a win above the cap, or a round that its vendor left open. */
export type Decision =
  | { readonly kind: 'win'; readonly winId: string; readonly playerId: string; readonly amount: bigint }
  | { readonly kind: 'round'; readonly roundId: string; readonly playerId: string; readonly stakes: bigint };

/** A correction that can still be taken back. */
interface Correction {
  readonly playerId: string;
  readonly journal: string;
  /** What the player had more by it. */
  readonly amount: bigint;
}

export interface DeskDeps {
  readonly caller: Caller;
  readonly tally: Tally;
  readonly vendor: string;
  /** Players of real money. */
  readonly playerIds: readonly string[];
  readonly decisions: Decision[];
  readonly fault: (what: string) => void;
}

/** Operators at work: they decide what waits, and correct balances. */
export interface Desk {
  /** Decides one thing that waits; false where nothing does. */
  decide(token: string, random: Random): Promise<boolean>;
  /** Makes one correction, or takes one back. */
  correct(token: string, random: Random): Promise<void>;
}

const CENTS = 100n;
const decimal = (amount: bigint): string => `${amount / CENTS}.${String(amount % CENTS).padStart(2, '0')}`;
const REASON = 'a trial of operations under faults';

/** Creates a {@link Desk}. */
export function createDesk({ caller, tally, vendor, playerIds, decisions, fault }: DeskDeps): Desk {
  const corrections: Correction[] = [];

  /** Makes an order, and notes it where it was carried out; the effect's `after`. */
  async function order(token: string, path: string, body: object, kind: OperationKind, playerId: string, amount: bigint): Promise<Record<string, unknown> | undefined> {
    const answer: Known = await caller.operator(`/ops/v1/${path}`, token, { ...body, reason: REASON });
    const effect = answer['effect'] as { readonly outcome: string; readonly after: Record<string, unknown> } | undefined;
    if (answer.code !== 'OK' || effect?.outcome !== 'done') {
      fault(`${path}: ${answer.code} ${effect?.outcome ?? ''}`);
      return undefined;
    }
    tally.add(kind, playerId, amount);
    return effect.after;
  }

  return {
    async decide(token, random) {
      const next = decisions.shift();
      if (next === undefined) return false;
      const { playerId } = next;
      if (next.kind === 'round') {
        const voidBets = random() < 0.5;
        await order(token, 'rounds/close', { vendor, roundId: next.roundId, memberId: playerId, voidBets }, voidBets ? 'round voided by an operator' : 'round closed by an operator', playerId, voidBets ? next.stakes : 0n);
      } else if (random() < 0.5) await order(token, 'wins/release', { winId: next.winId }, 'held win released', playerId, 0n);
      else await order(token, 'wins/reject', { winId: next.winId }, 'held win rejected', playerId, -next.amount);
      return true;
    },
    async correct(token, random) {
      const former = random() < 0.4 ? corrections.shift() : undefined;
      if (former !== undefined) {
        await order(token, 'money/reverse', { memberId: former.playerId, journal: former.journal }, 'reversal', former.playerId, -former.amount);
        return;
      }
      const playerId = pick(random, playerIds);
      const amount = 1n + BigInt(Math.floor(random() * 5_000));
      const direction = random() < 0.5 ? 'credit' : 'debit';
      const signed = direction === 'credit' ? amount : -amount;
      const after = await order(token, 'money/adjust', { memberId: playerId, direction, amount: decimal(amount) }, 'adjustment', playerId, signed);
      if (after !== undefined) corrections.push({ playerId, journal: String(after['journal']), amount: signed });
    },
  };
}
