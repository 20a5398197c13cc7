import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { amount, dryRun, effect, memberId, pageNo, pageSize, reason } from './operator-fields.ts';

const transferId = z.uuid().describe('Id of the transfer, which transfers:list shows.');
const winId = z.uuid().describe('Id of the win, which wins:list shows.');
const approvalId = z.uuid().describe('Id of the approval, which approvals:list shows.');
const approval = z.object({
  id: z.uuid(),
  call: z.string(),
  request: z.record(z.string(), z.unknown()),
  /** What it moves; null where it moves no money. */
  amount: decimal.nullable(),
  currency: z.string().nullable(),
  state: z.enum(['pending', 'approved', 'refused', 'expired']),
  requestedBy: z.string(),
  requestedAt: instant,
  expiresAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** When whoever asked carried it out, where the approval does not do so itself. */
  carriedOutAt: instant.nullable(),
});

export const moneySchemas = {
  'money:adjust': {
    request: z.object({ memberId, direction: z.enum(['credit', 'debit']).describe('credit pays the member, debit takes from it.'), amount, reason, dryRun }),
    value: z.object({ effect }),
  },
  'money:reverse': {
    request: z.object({ memberId, journal: z.uuid().describe('Id of the journal to reverse, which members:wallet shows.'), reason, dryRun }),
    value: z.object({ effect }),
  },
  'transfers:reconcile': { request: z.object({ transferId, reason }), value: z.object({ state: z.string(), code: z.string().nullable(), trail: z.number().int() }) },
  'transfers:decide': {
    request: z.object({
      transferId,
      outcome: z.enum(['done', 'notDone']).describe('done: the vendor carried it out; notDone: it did not, and the money goes back to where it came from.'),
      evidence: z.string().trim().min(3).max(500).describe('What shows it, such as the number of the vendor\'s statement or letter.'),
      vendorTx: z.string().trim().min(1).max(128).optional().describe('The vendor\'s own number of the transfer, where it has one.'),
      reason,
      dryRun,
    }),
    value: z.object({ effect }),
  },
  'rounds:close': {
    request: z.object({
      vendor: z.string().min(1).max(32).describe('Code of the vendor.'),
      roundId: z.string().min(1).max(128).describe('The vendor\'s id of the round, which rounds:list shows.'),
      memberId,
      voidBets: z.boolean().default(false).describe('Takes the bets of the round back; refused where it has paid a prize.'),
      reason,
      dryRun,
    }),
    value: z.object({ effect }),
  },
  'wins:list': {
    value: z.object({
      wins: z.array(z.object({ id: z.uuid(), vendor: z.string(), memberId: z.uuid(), game: z.string(), roundId: z.string(), amount: decimal, cap: decimal, currency: z.string(), at: instant })),
    }),
  },
  'wins:release': { request: z.object({ winId, reason, dryRun }), value: z.object({ effect }) },
  'wins:reject': { request: z.object({ winId, reason, dryRun }), value: z.object({ effect }) },
  'approvals:list': {
    request: z.object({ state: z.enum(['pending', 'approved', 'refused', 'expired', 'all']).default('pending').describe('pending unless stated; all for every state.'), pageNo, pageSize }),
    value: z.object({ approvals: z.array(approval), pageNo: z.number().int(), totalPages: z.number().int(), total: z.number().int() }),
  },
  'approvals:approve': { request: z.object({ approvalId, reason }), value: z.object({ effect }) },
  'approvals:refuse': { request: z.object({ approvalId, reason }), value: z.object({ effect }) },
};
