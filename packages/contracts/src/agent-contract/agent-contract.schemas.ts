import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { MOST_ROWS } from '../settlement/ladder.ts';
import { periodLengths } from '../settlement/period.ts';

/** What a contract pays. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
/** See {@link contractKinds}. */
export type ContractKind = (typeof contractKinds)[number];
const kind = z.enum(contractKinds);

/** A rate from 0 to 100 per cent with at most four decimals: `0.8`. */
const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);
/** An amount that is not below zero. */
const amount = z.string().max(24).regex(/^\d+(\.\d+)?$/);

/** A row of a contract: the rate, and what a period has to come to for it; 0 asks for nothing. */
export const contractRow = z.object({
  percent,
  activeMembers: z.number().int().min(0).max(1_000_000),
  /** Valid bets of the period. */
  validBet: amount,
  /** What players lost in the period. */
  loss: amount,
  /** Stakes of the period. */
  betAmount: amount,
});

/**
 * Where a version stands. `pending`: offered; `active`: accepted, in effect from `from` on; `rejected`, `withdrawn`, `expired`: never in effect;
 * `replaced` by a later version and `terminated`: no longer in effect from `until` on.
 */
export const contractStates = ['pending', 'active', 'rejected', 'withdrawn', 'expired', 'replaced', 'terminated'] as const;
export type ContractState = (typeof contractStates)[number];

const version = z.object({
  version: z.number().int(),
  state: z.enum(contractStates),
  rows: z.array(contractRow),
  offeredAt: instant,
  /** An offer is good until then. */
  expiresAt: instant,
  answeredAt: instant.nullable(),
  /** The first period in effect, and the first one that is not any more; a day of the merchant, or a moment for hourly and real-time salaries. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Who ended it: one of the two, a contract further up whose rate fell below it, a move of the agent to another upline, or the merchant, whose highest rate (`most`) fell below it. */
  endedBy: z.enum(['upline', 'downline', 'above', 'move', 'most']).nullable(),
});

/** What the caller may do with a contract now. */
const action = z.enum(['accept', 'reject', 'withdraw', 'terminate']);

const contract = z.object({
  id: z.uuid(),
  kind,
  /** Rises with every change; a change names the one that it was made upon. */
  revision: z.number().int(),
  /** Who the caller is: the upline pays, the downline is paid. */
  side: z.enum(['upline', 'downline']),
  /** Account of the other one; masked where it is the upline. */
  partner: z.string(),
  /** The offer that waits for an answer. */
  offered: version.nullable(),
  /** The version that was accepted last, in effect now or from the next period on. */
  standing: version.nullable(),
  /** The newest version, whatever became of it. */
  newest: version,
  may: z.array(action),
});

/** A contract that ends because a rate above it falls below its own. */
const affected = z.object({
  upline: z.string(),
  downline: z.string(),
  percent,
  /** The most that its upline will have to give. */
  most: percent,
  /** By how much it is above that. */
  above: percent,
});

/** Proves that the caller was shown exactly what will happen. */
const confirm = z.string().length(43).optional();
const known = { contractId: z.uuid(), revision: z.number().int().min(1).max(2_000_000_000) };

const process = z.discriminatedUnion('action', [
  /** `revision`: of the contract with this downline as the caller saw it; 0 where it saw none. */
  z.object({ action: z.literal('offer'), account: z.string().trim().min(1).max(64), revision: z.number().int().min(0).max(2_000_000_000), rows: z.array(contractRow).min(1).max(MOST_ROWS), confirm }),
  z.object({ action: z.literal('accept'), ...known, confirm }),
  z.object({ action: z.literal('reject'), ...known }),
  z.object({ action: z.literal('withdraw'), ...known }),
  z.object({ action: z.literal('terminate'), ...known, confirm }),
]);

const processed = z.object({
  /**
   * `done`. `confirm`: nothing was done yet, since `affected` contracts would end; the same with `confirm` does it. `changed`: nothing was done, since
   * the contract, or what would be affected, is no longer as the caller saw it.
   */
  outcome: z.enum(['done', 'confirm', 'changed']),
  /** As it stands now; null where there is none yet. */
  contract: contract.nullable(),
  affected: z.array(affected),
  confirm: z.string().nullable(),
});

/** One closed period, as the present contract and the draft have it. */
const simulated = z.object({
  from: z.string(),
  to: z.string(),
  /** What the team came to: the base of the kind (players' loss, or turnover; with what was carried) and what selects a row. */
  base: decimal,
  activeMembers: z.number().int(),
  validBet: decimal,
  loss: decimal,
  betAmount: decimal,
  /** By the draft. `row`: position in it from 0; null where none holds, or nothing is to be paid. */
  draft: z.object({ percent, row: z.number().int().nullable(), gross: decimal, nothing: z.enum(['playersWon', 'noTurnover', 'noRow']).nullable() }),
  /** By contracts between the two sides; null where there was none. */
  present: z.object({ percent, gross: decimal }).nullable(),
  /** Draft less present. */
  difference: decimal,
  /** What the caller keeps with it: what it is paid itself for the period, less what it pays to all its direct downlines, this one by the draft. Null for an agent that no agent pays. */
  left: decimal.nullable(),
  /** Whether that is below zero. */
  loses: z.boolean(),
  /** Whether the period was never settled, as before the first contract of the kind: it is computed from the bets as they stand. */
  unsettled: z.boolean(),
});

const call = { request: process, value: processed };

export const agentContractSchemas = {
  processDividend: call,
  processDailySalary: call,
  processHourlySalary: call,
  processRealTimeSalary: call,
  /** The caller's contract with its upline, and the highest rate that it may offer; null where it has no rate of its own. */
  ownContract: {
    request: z.object({ kind }),
    value: z.object({
      contract: contract.nullable(),
      mayOffer: percent.nullable(),
      /** How long a period of the kind is. */
      period: z.enum([...periodLengths, 'hourly', 'realtime']),
      /** The first period that a change made now takes effect in: a day of the merchant, or a moment for hourly and real-time salaries. */
      effectFrom: z.string(),
    }),
  },
  /** Contracts with direct downlines, newest first. */
  downlineContracts: {
    request: z.object({ kind, limit: z.coerce.number<number>().int().min(1).max(50).default(20), before: z.uuid().optional() }),
    value: z.object({ contracts: z.array(contract), next: z.uuid().nullable() }),
  },
  /** One contract of the caller with its versions, newest first: a hundred at most, and with `before` those of lower numbers. Where the last one is not number 1, there are more. */
  agentContract: {
    request: z.object({ id: z.uuid(), before: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional() }),
    value: z.object({ contract, versions: z.array(version) }),
  },
  /**
   * What a draft would have paid for the last periods that are over, newest first; nothing is written. `account`: a direct downline, which the caller would pay; without it the
   * caller's own contract, by which it is paid. `exact` is false for real-time salaries, which are rounded bet by bet and are computed from days here, and
   * where a period is `unsettled`; of such hours bets that were open for more than a day are left out.
   * What is shown as paid, and what is carried, is that of contracts between these two alone.
   */
  simulateContract: {
    request: z.object({ kind, account: z.string().trim().min(1).max(64).optional(), rows: z.array(contractRow).min(1).max(MOST_ROWS), periods: z.number().int().min(1).max(12).default(6) }),
    value: z.object({ periods: z.array(simulated), draft: decimal, present: decimal, difference: decimal, lossPeriods: z.number().int(), exact: z.boolean() }),
  },
};
