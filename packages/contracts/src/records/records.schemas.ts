import { z } from 'zod';
import { askedDay, decimal, instant } from '../fields.ts';
import { betRecord, betState } from '../member/member.schemas.ts';

const date = z.iso.date();

/** One movement of a round, as the vendor's call and we know it. */
const roundTransaction = z.object({
  /** `bet`, `win`, `rollback`, `stage` or `round-end`. */
  call: z.string(),
  vendorTxId: z.string(),
  platformTxId: z.string(),
  /** Stake or prize; null for calls that state none. */
  amount: decimal.nullable(),
  at: instant,
});

/** One bet in full: its stages, its reference ids, and its round as the vendor reported it. */
export const betReceipt = betRecord.extend({
  category: z.string(),
  /** min(stake, |prize − stake|) of a settled bet; zero otherwise. */
  validBet: decimal,
  /** The stages it went through, first to last. */
  stages: z.array(z.object({ stage: betState, at: instant })),
  receipt: z.object({
    platformTxId: z.string(),
    /** Null for bets from before it was kept. */
    vendorTxId: z.string().nullable(),
    roundId: z.string(),
  }),
  roundClosedAt: instant.nullable(),
  /** Everything of the round that was accepted, first to last; another bet's of the same round too. */
  transactions: z.array(roundTransaction),
  /** What the vendor handed over of the round last, as it came; null where it handed over nothing. */
  detail: z.record(z.string(), z.json()).nullable(),
});

const sums = {
  /** The sum of stakes. */
  turnover: decimal,
  validBet: decimal,
  prize: decimal,
  /** Prizes less stakes; negative means the player lost. */
  net: decimal,
  bets: z.number().int(),
};

/** Settled bets of one day at one vendor in one category. */
export const betTotal = z.object({ day: date, vassalage: z.string(), category: z.string(), currency: z.string(), ...sums });

export const recordsSchemas = {
  betRecord: { request: z.object({ id: z.uuid() }), value: betReceipt },
  /** Both days inclusive, in the merchant's time zone; at most a year. Without them, the last 31 days. */
  betTotals: {
    request: z.object({ from: askedDay.optional(), to: askedDay.optional() }),
    value: z.object({ from: date, to: date, totals: z.array(betTotal), sum: z.object(sums) }),
  },
};
