import { z } from 'zod';
import { currency, decimal, instant, pageCount } from '../fields.ts';
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
  /** For investigations. */
  reference: z.string(),
  /** The vendor that the reference is of; null where no vendor took part. */
  vassalage: z.string().nullable(),
  /** The game of the round that the reference names; null for anything else. */
  gameName: z.string().nullable(),
  at: instant,
});

export const walletSchemas = {
  ...transferSchemas,
  ...depositSchemas,
  ...withdrawalSchemas,
  balance: { value: balance },
  walletRecords: {
    request: recordsRequest,
    value: z.object({ records: z.array(walletRecord), ...pageCount }),
  },
};
