import { z } from 'zod';
import { askedDay, decimal, instant } from '../fields.ts';
import { effect, memberId, reason } from './operator-fields.ts';

const code = z.string().regex(/^(any|[A-Za-z0-9_]{1,32})$/);
const rule = { vendor: z.string(), category: z.string(), rankFrom: z.number().int(), fromDay: z.iso.date(), percent: z.string().nullable() };

export const operatorCashbackSchemas = {
  'cashback:rates': { value: z.object({ /** `any` for every vendor or category. A percent of null: the rule ends on that day. */ rates: z.array(z.object(rule)) }) },
  'cashback:set': {
    request: z.object({
      vendor: code.default('any').describe('Code of the vendor, which vendors:list shows; any for every one that has no rule of its own.'),
      category: code.default('any').describe('Category such as RNG or LIVE; any for every one that has no rule of its own.'),
      rankFrom: z.coerce.number<number>().int().min(0).max(1_000).default(0).describe('Members from this rank on; of several the highest that a member has.'),
      percent: z.string().regex(/^(none|\d{1,2}(\.\d{1,4})?)$/).describe('Share of the valid bets, in per cent, such as 0.8; at most 10; 0 for nothing; "none" ends the rule, so that a more general one counts.'),
      fromDay: askedDay.optional().describe('First day of play, by the clock of the merchant, such as 2026-12-01; today unless stated, and never before: what was played keeps its rate.'),
      reason,
    }),
    value: z.object({ effect }),
  },
  'cashback:claims': {
    request: z.object({ memberId, limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.') }),
    value: z.object({ /** Exact, with as many decimals as that takes. */ earned: z.string(), ready: decimal, claims: z.array(z.object({ id: z.uuid(), amount: decimal, period: z.iso.date().nullable(), at: instant })) }),
  },
};
