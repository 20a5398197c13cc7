import { z } from 'zod';
import { before, currency, decimal, instant } from '../fields.ts';

/** What a merchant gives for a friend: once the friend has paid in so much at a time, and staked so much in all, within so many days. */
export const referralTariff = z.object({ reward: decimal, deposit: decimal, turnover: decimal, days: z.number().int() });

/**
 * How far a friend has come. `joined`; `deposited`: the deposit was made, stakes are missing; `earned`: the reward was credited;
 * `expired`: the days are over; `refused`: by what is known the friend is the member itself; `plain`: no reward was offered then.
 */
export const friendState = z.enum(['joined', 'deposited', 'earned', 'expired', 'refused', 'plain']);

const friend = z.object({
  id: z.uuid(),
  /** Masked. */
  account: z.string(),
  joinedAt: instant,
  state: friendState,
  /** What it brought, or may still bring; null: nothing. */
  reward: decimal.nullable(),
  /** Until when it may; null where that is over, or was never so. */
  until: instant.nullable(),
});

export const referralSchemas = {
  referral: {
    value: z.object({
      /** What friends register with. */
      code: z.string(),
      currency,
      /** For friends who join now; null: friends bring no reward. */
      tariff: referralTariff.nullable(),
      /** What friends have brought so far. */
      earned: decimal,
      friends: z.number().int(),
    }),
  },
  /** Latest first. */
  referralFriends: { request: z.object({ limit: z.coerce.number<number>().int().min(1).max(50).default(20), before }), value: z.object({ records: z.array(friend), next: z.uuid().nullable() }) },
};
