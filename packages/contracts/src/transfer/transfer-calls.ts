import { z } from 'zod';
import { seamlessAmountSchema, seamlessCurrencySchema, seamlessIdSchema, seamlessScaleSchema } from '../seamless/amounts.ts';
import { MAX_TRANSFER_BETS, transferBetSchema, transferCursorSchema } from './transfer-bets.ts';
import { transferCodeSchema } from './transfer-codes.ts';

/** Fields of every call. `requestId` is echoed; `ts` is the platform's clock in milliseconds since 1970 UTC. */
const common = { requestId: seamlessIdSchema, ts: z.int().positive() };

const transfer = z.object({
  ...common,
  /** The platform's, unique for ever: the same id with the same body is answered as the first time and moves nothing. */
  transferId: z.uuid(),
  playerId: seamlessIdSchema,
  currency: seamlessCurrencySchema,
  /** Above zero, in units of 10^-scale. */
  amount: seamlessAmountSchema.refine((amount) => amount !== '0'),
  scale: seamlessScaleSchema,
});

const refusal = z.object({
  code: transferCodeSchema.exclude(['OK']),
  requestId: z.string(),
  /** For engineers, in English; never shown to a player. */
  message: z.string().max(500).optional(),
});

const ok = { code: z.literal('OK'), requestId: z.string() };

const moved = z.discriminatedUnion('code', [
  z.object({
    ...ok,
    transferId: z.uuid(),
    /** The vendor's own number of the transfer. */
    vendorTxId: seamlessIdSchema,
    /** What the player has at the vendor afterwards. */
    balance: seamlessAmountSchema,
    currency: seamlessCurrencySchema,
    scale: seamlessScaleSchema,
  }),
  refusal,
]);

/** The calls that the platform makes on a transfer vendor: all POST, all signed like the seamless calls, JSON in and out. */
export const transferCalls = {
  /** Money comes in: the platform has taken it from the player before it calls. */
  deposit: { path: '/transfer/v1/deposit', request: transfer, answer: moved },
  /** Money goes home: the platform pays the player when this is confirmed. */
  withdraw: { path: '/transfer/v1/withdraw', request: transfer, answer: moved },
  /**
   * What became of a transfer. `TRANSFER_NOT_FOUND` is a promise: the id was not seen, and is barred from now on, so that a
   * deposit or withdrawal which arrives late under it is refused with `TRANSFER_BARRED`.
   */
  query: {
    path: '/transfer/v1/query',
    request: z.object({ ...common, transferId: z.uuid() }),
    answer: z.discriminatedUnion('code', [
      z.object({
        ...ok,
        transferId: z.uuid(),
        direction: z.enum(['deposit', 'withdraw']),
        /** `pending`: ask again. `completed` and `rejected` never change any more. */
        state: z.enum(['completed', 'rejected', 'pending']),
        playerId: seamlessIdSchema,
        currency: seamlessCurrencySchema,
        amount: seamlessAmountSchema,
        scale: seamlessScaleSchema,
        vendorTxId: seamlessIdSchema.optional(),
      }),
      refusal,
    ]),
  },
  /** What a player has at the vendor, free to go home. A player who was never there has nothing. */
  balance: {
    path: '/transfer/v1/balance',
    request: z.object({ ...common, playerId: seamlessIdSchema, currency: seamlessCurrencySchema }),
    answer: z.discriminatedUnion('code', [
      z.object({ ...ok, balance: seamlessAmountSchema, currency: seamlessCurrencySchema, scale: seamlessScaleSchema }),
      refusal,
    ]),
  },
  /**
   * Bets that were made or have changed since `after`, in the order of their last change: the platform keeps the records
   * of rounds whose money it does not see. Reading twice changes nothing.
   */
  bets: {
    path: '/transfer/v1/bets',
    request: z.object({ ...common, after: transferCursorSchema, limit: z.int().min(1).max(MAX_TRANSFER_BETS) }),
    answer: z.discriminatedUnion('code', [
      z.object({
        ...ok,
        bets: z.array(transferBetSchema).max(MAX_TRANSFER_BETS),
        /** `after` of the next call. */
        next: transferCursorSchema,
        /** There are more now. */
        more: z.boolean(),
      }),
      refusal,
    ]),
  },
} as const;

export type TransferCall = keyof typeof transferCalls;
/** Body of a call. */
export type TransferRequestOf<Call extends TransferCall> = z.input<(typeof transferCalls)[Call]['request']>;
/** Good answer to a call. */
export type TransferAnswerOf<Call extends TransferCall> = Extract<z.output<(typeof transferCalls)[Call]['answer']>, { code: 'OK' }>;
