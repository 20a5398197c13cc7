import { z } from 'zod';
import { contractKinds } from '../agent-contract/agent-contract.schemas.ts';
import { settledAmounts, settledBet, settledBetCursor, settledMember, settledRowCursor, settledRowPeriod, settlementExplanation } from '../agent-settlement/agent-settlement.schemas.ts';
import { askedDay, decimal, instant } from '../fields.ts';
import { amount, before, dryRun, effect, reason } from './operator-fields.ts';

const kind = z.enum(contractKinds).describe('Kind of the contract: dividend, daily, hourly or realtime.');
const period = z.string().regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\dZ)?$/).refine((text) => askedDay.safeParse(text.slice(0, 10)).success, { error: 'a day from 1970 to 9998, or a minute of one' });
const settlementId = z.uuid().describe('Id of the settlement, which agent-pay:list shows.');

const settlement = z.object({
  id: z.uuid(),
  kind: z.enum(contractKinds),
  from: z.string(),
  to: z.string(),
  uplineId: z.uuid(),
  agentId: z.uuid(),
  upline: z.string(),
  agent: z.string(),
  percent: z.string(),
  gross: decimal,
  net: decimal,
  paid: decimal,
  /** What operators moved beside it: above zero to the agent, below zero back to the upline. */
  corrected: decimal,
  state: z.enum(['none', 'due', 'partly', 'paid']),
  held: z.boolean(),
});

export const operatorAgentPaySchemas = {
  'agent-pay:list': {
    request: z.object({
      kind: z.enum(contractKinds).optional().describe('Kind of the contract: dividend, daily, hourly or realtime; all unless stated.'),
      state: z.enum(['due', 'partly', 'paid', 'none', 'held']).optional().describe('Settlements in this state; all unless stated.'),
      memberId: z.uuid().optional().describe('Settlements that this agent is paid or pays.'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.'),
      before,
    }),
    value: z.object({ settlements: z.array(settlement), next: z.uuid().nullable() }),
  },
  'agent-pay:show': {
    request: z.object({ settlementId }),
    value: z.object({ settlement, explanation: settlementExplanation, payments: z.array(z.object({ amount: decimal, at: instant })), corrections: z.array(z.object({ amount: decimal, at: instant })) }),
  },
  'agent-pay:members': {
    request: z.object({
      settlementId,
      limit: z.coerce.number<number>().int().min(1).max(200).default(50).describe('At most so many rows, at most 200.'),
      before: settledRowCursor.optional().describe('Where the page begins: next of the page before.'),
    }),
    /** All rows together are its figures and corrections, in the order in which members joined. */
    value: z.object({ members: z.array(settledMember), next: z.string().nullable() }),
  },
  'agent-pay:bets': {
    request: z.object({
      settlementId,
      memberId: z.uuid().describe('A member of agent-pay:members.'),
      period: settledRowPeriod.describe('Period of its row there, such as 2026-03-01.'),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50).describe('At most so many bets, at most 200.'),
      before: settledBetCursor.optional().describe('Where the page begins: next of the page before.'),
    }),
    /** Oldest first. others: what the row has beside bets that are kept. */
    value: z.object({ row: settledMember, bets: z.array(settledBet), others: z.object(settledAmounts), next: z.string().nullable() }),
  },
  'agent-pay:run': {
    request: z.object({ kind, period: period.describe('A day in the period by the clock of the merchant, such as 2026-03-01; of hourly salaries the hour of UTC, such as 2026-03-01T14:00Z; of real-time salaries the five minutes until whose end bets are posted, such as 2026-03-01T14:05Z.'), reason, dryRun }),
    value: z.object({ effect }),
  },
  'agent-pay:hold': { request: z.object({ settlementId, reason }), value: z.object({ effect }) },
  'agent-pay:release': { request: z.object({ settlementId, reason }), value: z.object({ effect }) },
  'agent-pay:correct': {
    request: z.object({ settlementId, direction: z.enum(['more', 'back']).describe('more: the upline pays the agent as much beside it. back: the agent gives as much back to the upline.'), amount, reason, dryRun }),
    value: z.object({ effect }),
  },
  'agent-pay:export': {
    request: z.object({
      kind,
      from: period.describe('The first period, by its last day, hour or five minutes.'),
      to: period.describe('The last period.'),
      limit: z.coerce.number<number>().int().min(1).max(5000).default(1000).describe('At most so many rows, at most 5000.'),
      before,
    }),
    /** A table with commas (RFC 4180), with the arithmetic of each figure. */
    value: z.object({ csv: z.string(), rows: z.number().int(), next: z.uuid().nullable() }),
  },
};
