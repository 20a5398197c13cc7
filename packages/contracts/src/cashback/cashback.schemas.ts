import { z } from 'zod';
import { decimal, instant } from '../fields.ts';

/** Per cent of the valid bet, exact: `0.8`. */
const percent = z.string().regex(/^\d+(\.\d+)?$/);

export const cashback = z.object({
  /** `manual`: the member claims it. `daily`, `weekly`: it is paid by itself, after the merchant's midnight, and after the one of Sunday. */
  paid: z.enum(['manual', 'daily', 'weekly']),
  /** What can be paid now: whole minor units. */
  ready: decimal,
  /** The least that is paid. */
  least: decimal,
  /** Whether claiming would pay something. */
  claimable: z.boolean(),
  /** All that is earned since it was paid last, exact, with as many decimals as that takes: `carried` and the games, less `overMost`. Below zero where bets were corrected. */
  earned: decimal,
  /** What was left of a minor unit at the last payment. */
  carried: decimal,
  /** The most for one day of play; null for any. */
  mostOfDay: decimal.nullable(),
  /** What that took off. */
  overMost: decimal,
  /** What was played since, by game and rate, what brings most first; amounts are exact. Below zero where bets were corrected that had been paid for. */
  games: z.array(z.object({ vassalage: z.string(), category: z.string(), gameCode: z.string().nullable(), gameName: z.string().nullable(), validBet: decimal, percent, earned: decimal })),
  /** The rates of the member's rank today, the most particular first; null: any vendor, or any category, that no other row names. */
  rates: z.array(z.object({ vassalage: z.string().nullable(), category: z.string().nullable(), percent })),
  /** What was paid, newest first; at most ten. */
  claims: z.array(z.object({ id: z.uuid(), amount: decimal, /** The day it was paid for by itself; null where it was claimed. */ period: z.iso.date().nullable(), at: instant })),
});

export const cashbackSchemas = {
  cashback: { value: cashback },
  /** `claimed` is null where there was nothing to pay: claimed elsewhere a moment ago, or less than the least. */
  cashbackClaim: { request: z.object({}), value: z.object({ claimed: z.object({ id: z.uuid(), amount: decimal }).nullable() }) },
};
