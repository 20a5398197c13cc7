import { z } from 'zod';
import { askedDay, commaSeparated, currency, decimal, instant, pageCount } from '../fields.ts';
import { recordsRequest } from '../member/member.schemas.ts';
import { depositSchemas } from './deposit.schemas.ts';
import { withdrawalSchemas } from './withdrawal.schemas.ts';
import { transferSchemas } from './transfer.schemas.ts';

export const balance = z.object({
  currency,
  /** What may be staked now: posted less held. */
  available: decimal,
  /** Reserved by something under way. */
  held: decimal,
  /** Demo money belongs to trial accounts and never mixes with real money. */
  kind: z.enum(['real', 'demo']),
  /** Grows with every change, so that a late answer never overwrites a newer one. */
  version: z.number().int(),
  at: instant,
});

export const walletRecord = z.object({
  id: z.string(),
  /** Why money moved: a stable word such as `bet`, `win`, `rollback`, `welcome`. */
  kind: z.string(),
  /** Signed: positive came in. */
  amount: decimal,
  balanceAfter: decimal,
  /** The posting that it is part of; absent from a gateway of before. */
  journal: z.string().nullish(),
  /** What it belongs to: `<vendor>:<round>`, or the id of a deposit, a withdrawal, a transfer. */
  reference: z.string(),
  /** The vendor that the reference is of; null where no vendor took part. */
  vassalage: z.string().nullable(),
  /** The game of the round that the reference names; null for anything else. */
  gameName: z.string().nullable(),
  /** The bet that it belongs to, where one movement is asked for; null where it belongs to none. */
  betId: z.uuid().nullish(),
  at: instant,
});

const days = { from: askedDay.optional(), to: askedDay.optional() };
const kind = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const walletSchemas = {
  ...transferSchemas,
  ...depositSchemas,
  ...withdrawalSchemas,
  balance: { value: balance },
  /** Both days inclusive, by the merchant's clock; at most a year. All there is without them. `kinds` with commas between. `id`: that movement alone, whenever it was. */
  walletRecords: {
    request: recordsRequest.extend({ ...days, kinds: commaSeparated(kind).optional(), id: z.uuid().optional() }),
    value: z.object({ records: z.array(walletRecord), ...pageCount }),
  },
  /** Both days inclusive, by the merchant's clock; at most a year. Without them, the last 31 days. */
  walletTotals: {
    request: z.object(days),
    value: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Before the first movement of these days, and after the last: `opening + in - out` is `closing`. */
      opening: decimal,
      closing: decimal,
      in: decimal,
      out: decimal,
      movements: z.number().int(),
      /** The same by kind of movement. */
      kinds: z.array(z.object({ kind: z.string(), in: decimal, out: decimal, movements: z.number().int() })),
    }),
  },
};
