import { z } from 'zod';
import { decimal, instant } from '../fields.ts';

const state = z.enum(['open', 'earned', 'expired', 'refused', 'plain']);

const referral = z.object({
  friendId: z.uuid(),
  friend: z.string(),
  referrerId: z.uuid(),
  referrer: z.string(),
  state,
  /** Null: no reward was offered when the friend joined. */
  reward: decimal.nullable(),
  /** What the friend has to pay in at a time, and to stake in all. */
  deposit: decimal.nullable(),
  turnover: decimal.nullable(),
  currency: z.string(),
  joinedAt: instant,
  until: instant.nullable(),
  depositedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Whether both had a name to compare when it was decided; null: not decided, or before this was kept. */
  namesCompared: z.boolean().nullish(),
});

export const operatorReferralSchemas = {
  'referrals:list': {
    request: z.object({
      state: state.optional().describe('open: may still bring a reward; earned; expired; refused: by name, payout account or address the friend is the player itself; plain: no reward was offered. All unless stated.'),
      memberId: z.uuid().optional().describe('Friends of this member alone.'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.'),
    }),
    value: z.object({ referrals: z.array(referral) }),
  },
};
