import { z } from 'zod';
import { seamlessAmountSchema, seamlessCurrencySchema, seamlessDetailSchema, seamlessIdSchema, seamlessScaleSchema } from './amounts.ts';

/** Fields of every call. `requestId` is echoed; `ts` is the vendor's clock in milliseconds since 1970 UTC. */
const common = { requestId: seamlessIdSchema, ts: z.int().positive() };

/** Who plays what: every call after authenticate names the session and what the session must agree with. */
const inSession = {
  ...common,
  sessionToken: z.string().min(1).max(128),
  playerId: seamlessIdSchema,
  gameCode: seamlessIdSchema,
  currency: seamlessCurrencySchema,
};

/** A call that leaves a trace: `txId` makes it safe to repeat. */
const inRound = { ...inSession, txId: seamlessIdSchema, roundId: seamlessIdSchema };

const money = { amount: seamlessAmountSchema, scale: seamlessScaleSchema };

/** Swaps a one-time launch token for a session. */
export const authenticateRequestSchema = z.object({ ...common, token: z.string().min(1).max(128) });

/** Requests the balance. Works as long as the session is open. */
export const balanceRequestSchema = z.object(inSession);

/** Stakes `amount` (above zero) in a round. */
export const betRequestSchema = z.object({
  ...inRound,
  ...money,
  amount: seamlessAmountSchema.refine((amount) => amount !== '0'),
  roundClosed: z.boolean().default(false),
});

/** Pays `amount` (zero is legal: a lost round) into a round, also after the session expired. */
export const winRequestSchema = z.object({
  ...inRound,
  ...money,
  /** The bet that won, where the vendor ties wins to bets. */
  refTxId: seamlessIdSchema.optional(),
  roundClosed: z.boolean().default(false),
  detail: seamlessDetailSchema.optional(),
});

/** Takes the bet `refTxId` back, also after the session expired and before the bet arrived. */
export const rollbackRequestSchema = z.object({
  ...inRound,
  refTxId: seamlessIdSchema,
  roundClosed: z.boolean().default(false),
});

/** Closes a round without moving money; bets not won are settled as lost. */
export const roundEndRequestSchema = z.object({ ...inRound, detail: seamlessDetailSchema.optional() });

/**
 * Says how far the bet `refTxId`, or every open bet of the round, has got: `accepted` by the vendor, or `running` (its event
 * has begun). Moves no money; for kinds of play that take time. Stages only go forward.
 */
export const stageRequestSchema = z.object({ ...inRound, refTxId: seamlessIdSchema.optional(), stage: z.enum(['accepted', 'running']) });

/** Body of authenticate. */
export type AuthenticateRequest = z.infer<typeof authenticateRequestSchema>;
/** Body of balance. */
export type BalanceRequest = z.infer<typeof balanceRequestSchema>;
/** Body of bet. */
export type BetRequest = z.infer<typeof betRequestSchema>;
/** Body of win. */
export type WinRequest = z.infer<typeof winRequestSchema>;
/** Body of rollback. */
export type RollbackRequest = z.infer<typeof rollbackRequestSchema>;
/** Body of round-end. */
export type RoundEndRequest = z.infer<typeof roundEndRequestSchema>;
/** Body of stage. */
export type StageRequest = z.infer<typeof stageRequestSchema>;
