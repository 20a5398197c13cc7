import { z } from 'zod';
import { seamlessCurrencySchema, seamlessScaleSchema } from './amounts.ts';
import { seamlessCodeSchema } from './codes.ts';

/** A balance: digits in units of 10^-scale; may be below zero after a late correction. */
export const seamlessBalanceSchema = z.string().regex(/^-?\d{1,19}$/);

const money = {
  balance: seamlessBalanceSchema,
  currency: seamlessCurrencySchema,
  /** Decimal places of `balance`: the exponent of the currency. */
  scale: seamlessScaleSchema,
};

/** A refusal. INSUFFICIENT_FUNDS and LIMIT_EXCEEDED carry the balance where it is known. */
export const seamlessRefusalSchema = z.object({
  code: seamlessCodeSchema.exclude(['OK']),
  requestId: z.string(),
  /** For the vendor's engineers, in English; never shown to a player. */
  message: z.string().optional(),
  balance: money.balance.optional(),
  currency: money.currency.optional(),
  scale: money.scale.optional(),
});

const ok = { code: z.literal('OK'), requestId: z.string() };

/** Answer to authenticate. */
export const authenticateAnswerSchema = z.object({
  ...ok,
  ...money,
  sessionToken: z.string(),
  /** When the session stops taking bets, milliseconds since 1970 UTC; every bet moves it on. */
  expiresAt: z.int(),
  playerId: z.string(),
  nickname: z.string(),
  gameCode: z.string(),
  /** BCP-47 tag for the game's texts. */
  language: z.string(),
  /** `trial` plays with demo money. */
  kind: z.enum(['real', 'trial']),
  /** Smallest and largest stake of one bet, in units of 10^-scale. */
  minStake: seamlessBalanceSchema,
  maxStake: seamlessBalanceSchema,
});

/** Answer to balance. */
export const balanceAnswerSchema = z.object({ ...ok, ...money });

/** Answer to bet, win, rollback, stage and round-end. A repeated txId gets the first answer again, word for word but for requestId. */
export const transactionAnswerSchema = z.object({ ...ok, ...money, platformTxId: z.string() });

/** A refusal. */
export type SeamlessRefusal = z.infer<typeof seamlessRefusalSchema>;
/** A good answer to authenticate. */
export type AuthenticateAnswer = z.infer<typeof authenticateAnswerSchema>;
/** A good answer to balance. */
export type BalanceAnswer = z.infer<typeof balanceAnswerSchema>;
/** A good answer to bet, win, rollback, stage or round-end. */
export type TransactionAnswer = z.infer<typeof transactionAnswerSchema>;
