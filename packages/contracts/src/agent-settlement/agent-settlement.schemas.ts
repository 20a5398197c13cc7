import { z } from 'zod';
import { contractRow } from '../agent-contract/agent-contract.schemas.ts';
import { decimal, instant } from '../fields.ts';

const kind = z.enum(['dividend', 'daily', 'hourly']);
/** Per cent, exact: `0.8`. */
const percent = z.string();
const count = z.number().int();

/** What is paid by a contract for a period. */
export const agentSettlement = z.object({
  id: z.uuid(),
  kind,
  /** Days of the merchant, both in it; for hourly salaries the hour of UTC, twice: `2026-03-01T14:00Z`. */
  from: z.string(),
  to: z.string(),
  /** `received`: the caller is paid. `paid`: it pays. */
  side: z.enum(['received', 'paid']),
  /** Account of the other one; masked where it is the upline. */
  partner: z.string(),
  percent,
  /** What is due. */
  gross: decimal,
  /** What is left to the one who is paid after its own direct downlines; below zero where it owes them more. */
  net: decimal,
  paid: decimal,
  /** What is still due. */
  rest: decimal,
  /** `none`: nothing is due. `due`: not paid yet. `partly`: received in part, possibly nothing, since the upline's wallet did not have more; it is tried again. */
  state: z.enum(['none', 'due', 'partly', 'paid']),
});

const figures = z.object({ turnover: decimal, validBet: decimal, prizes: decimal, memberRebate: decimal, agentRebate: decimal, activity: decimal, feeSubsidy: decimal, activeMembers: count });

/** Everything that a figure follows from. */
const explanation = z.object({
  /** What the rate is taken of: what players lost, or what they staked. */
  base: z.enum(['loss', 'turnover']),
  /** Whose figures select the row: those of the whole team. */
  tierBase: z.literal('gross'),
  /** Of the team in the period. */
  figures,
  /** What changed in periods that were closed before. */
  corrections: figures,
  /** The corrections by member and day, or hour, newest first; at most a hundred of them. */
  corrected: z.array(z.object({ account: z.string(), period: z.string(), turnover: decimal, validBet: decimal, prizes: decimal })),
  /** Players' profit, or turnover, of the period with its corrections; then with what was carried. */
  period: decimal,
  carriedIn: decimal,
  total: decimal,
  carriedOut: decimal,
  nothing: z.enum(['playersWon', 'noTurnover', 'noRow']).nullable(),
  /** Position in the ladder from 0. */
  chosen: z.object({ index: count, row: contractRow }).nullable(),
  /** The row above, with what it lacks: a number of members, or amounts. */
  next: z
    .object({ index: count, row: contractRow, missing: z.array(z.object({ condition: z.enum(['activeMembers', 'validBet', 'loss', 'betAmount']), needed: decimal, reached: decimal, short: decimal })) })
    .nullable(),
  percent,
  /** Before it was rounded, with all decimals. */
  exact: decimal,
  gross: decimal,
  /** What direct downlines are paid from it. */
  deductions: z.array(z.object({ account: z.string(), gross: decimal })),
  net: decimal,
});

export const agentSettlementSchemas = {
  /** Newest first. `rest`: what is still due of all settlements of the kind on that side. */
  agentSettlements: {
    request: z.object({ kind, side: z.enum(['received', 'paid']).default('received'), limit: z.coerce.number<number>().int().min(1).max(50).default(20), before: z.uuid().optional() }),
    value: z.object({ settlements: z.array(agentSettlement), rest: decimal, next: z.uuid().nullable() }),
  },
  agentSettlement: {
    request: z.object({ id: z.uuid() }),
    value: z.object({ settlement: agentSettlement, contractVersion: count, explanation, payments: z.array(z.object({ amount: decimal, at: instant })) }),
  },
};
