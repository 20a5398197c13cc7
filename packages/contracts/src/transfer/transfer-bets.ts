import { z } from 'zod';
import { seamlessAmountSchema, seamlessCurrencySchema, seamlessDetailSchema, seamlessIdSchema, seamlessScaleSchema } from '../seamless/amounts.ts';

/** The most records in one answer of `bets`. */
export const MAX_TRANSFER_BETS = 200;

/** Where the vendor's list was read up to; the vendor's own text. */
export const transferCursorSchema = z.string().max(128).regex(/^[\x21-\x7e]*$/);

/**
 * One bet as the transfer vendor's books have it. It comes again whenever its state has changed; `settled` and `voided`
 * never change any more.
 */
export const transferBetSchema = z.object({
  /** The vendor's number of the bet, unique for ever. */
  betId: seamlessIdSchema,
  roundId: seamlessIdSchema,
  playerId: seamlessIdSchema,
  gameCode: seamlessIdSchema,
  currency: seamlessCurrencySchema,
  scale: seamlessScaleSchema,
  /** Above zero, in units of 10^-scale. */
  stake: seamlessAmountSchema.refine((amount) => amount !== '0'),
  /** Everything it won, stake included; zero while it has not. */
  payout: seamlessAmountSchema,
  state: z.enum(['placed', 'accepted', 'running', 'settled', 'voided']),
  /** Milliseconds since 1970 UTC, like `at`: when it came into its state. */
  placedAt: z.int().positive(),
  at: z.int().positive(),
  /** Left out where it cannot be kept: it must not keep the bet from being recorded. */
  detail: seamlessDetailSchema.optional().catch(undefined),
});

/** A bet of a transfer vendor. */
export type TransferBet = z.infer<typeof transferBetSchema>;
