import { z } from 'zod';
import { instant } from '../fields.ts';
import type { PaymentCode } from './payment-codes.ts';
import { paymentCodes } from './payment-codes.ts';

const requestId = z.string().min(1).max(64);
const id = z.string().min(1).max(64);
/** Whole units of `10^-scale` of the currency, in digits. */
const units = z.string().regex(/^\d{1,18}$/);
const scale = z.number().int().min(0).max(8);
const money = { amount: units, scale, currency: z.string().min(1).max(12) };
const common = { requestId, ts: z.number().int().positive() };
const code = z.enum(Object.keys(paymentCodes) as [PaymentCode, ...PaymentCode[]]);
const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ code, requestId, ...shape });

/** How a payer pays. */
export const paymentKind = z.enum(['bank', 'qr', 'card']);
/** How a payer pays: `bank` to an account, `qr` by scanning with a wallet, `card` on the provider's page. */
export type PaymentKind = z.output<typeof paymentKind>;
/** How a member pays in: as {@link paymentKind}, or `peer`, to the account of a member who withdraws. */
export const depositKind = z.enum([...paymentKind.options, 'peer']);
/** See {@link depositKind}. */
export type DepositKind = z.output<typeof depositKind>;

/** What a payer needs to pay. Each kind fills what it has; `pageUrl` always works. */
export const paymentInstructions = z.object({
  /** The provider's page for this payment. */
  pageUrl: z.url({ protocol: /^https?$/ }).max(2000),
  /** Text of the QR code, for a wallet. */
  qr: z.string().max(1000).nullable(),
  /** Account to transfer to. */
  bank: z.object({ bankName: z.string().max(120), accountName: z.string().max(120), accountNumber: z.string().max(64) }).nullable(),
});
/** See {@link paymentInstructions}. */
export type PaymentInstructions = z.output<typeof paymentInstructions>;

/**
 * Money that arrived at the provider for a payment. The same `txId` is the same money, however often it is told. An `at` before 1970 or after
 * 9998 says nothing, such as the zero of some languages' times: the moment of its news then stands for it.
 */
export const paymentReceipt = z.object({ txId: z.string().min(1).max(128), ...money, at: instant });
/** See {@link paymentReceipt}. */
export type PaymentReceipt = z.output<typeof paymentReceipt>;

/** `waiting` for the payer; `expired`: its time is over; `closed` by payer or merchant. Money may arrive in any of them. */
const payInState = z.enum(['waiting', 'expired', 'closed']);
/** `accepted`: under way; `paid` and `failed` are final. */
const payoutState = z.enum(['accepted', 'paid', 'failed']);

/** Where a payout goes. */
export const payoutAccount = z.object({ kind: z.enum(['bank', 'wallet']), institution: z.string().min(1).max(120), holder: z.string().min(1).max(120), number: z.string().min(1).max(64) });

/**
 * What a payment provider answers. Every id is the cashier's: the same id with the same content is the same order, and is
 * answered alike; with other content it is refused with `CONFLICT`.
 */
export const paymentCalls = {
  /** Opens a payment that somebody is going to make. */
  payIn: {
    path: '/payments/v1/pay-in',
    request: z.object({ ...common, paymentId: id, kind: paymentKind, ...money, reference: z.string().min(1).max(32), language: z.string().max(16), payerId: id, returnUrl: z.url().max(2000), expiresAt: instant }),
    answer: answer({ paymentId: id.optional(), instructions: paymentInstructions.optional() }),
  },
  /** Where a payment stands, with all the money that has arrived for it. */
  payInQuery: {
    path: '/payments/v1/pay-in/query',
    request: z.object({ ...common, paymentId: id }),
    answer: answer({ paymentId: id.optional(), state: payInState.optional(), receipts: z.array(paymentReceipt).max(50).optional() }),
  },
  /** Sends money that arrived back to where it came from. */
  refund: {
    path: '/payments/v1/pay-in/refund',
    request: z.object({ ...common, refundId: id, paymentId: id, txId: z.string().min(1).max(128), ...money }),
    answer: answer({ refundId: id.optional() }),
  },
  /** Pays money out. */
  payout: {
    path: '/payments/v1/payout',
    request: z.object({ ...common, payoutId: id, ...money, account: payoutAccount, reference: z.string().min(1).max(32) }),
    answer: answer({ payoutId: id.optional(), state: payoutState.optional(), providerTx: z.string().max(128).nullish(), reason: z.string().max(64).nullish() }),
  },
  /** Where a payout stands. */
  payoutQuery: {
    path: '/payments/v1/payout/query',
    request: z.object({ ...common, payoutId: id }),
    answer: answer({ payoutId: id.optional(), ...money, amount: units.optional(), scale: scale.optional(), currency: z.string().optional(), state: payoutState.optional(), providerTx: z.string().max(128).nullish(), reason: z.string().max(64).nullish() }),
  },
} as const;

export type PaymentCall = keyof typeof paymentCalls;
export type PaymentRequestOf<Call extends PaymentCall> = z.output<(typeof paymentCalls)[Call]['request']>;
export type PaymentAnswerOf<Call extends PaymentCall> = z.output<(typeof paymentCalls)[Call]['answer']>;

/** Path on which a cashier takes callbacks of a provider. */
export const paymentCallbackPath = (provider: string): string => `/payments/v1/callback/${encodeURIComponent(provider)}`;

const event = { eventId: id };
/**
 * What a provider tells by itself: at least once, in any order. It is repeated until it is answered with `OK`, or with a
 * refusal that another attempt cannot change (`INVALID_REQUEST`, `NOT_FOUND`).
 */
export const paymentCallback = z.discriminatedUnion('type', [
  z.object({ ...event, type: z.literal('pay-in.received'), paymentId: id, receipt: paymentReceipt }),
  z.object({ ...event, type: z.literal('pay-in.ended'), paymentId: id, state: z.enum(['expired', 'closed']) }),
  z.object({ ...event, type: z.literal('payout.ended'), payoutId: id, state: z.enum(['paid', 'failed']), ...money, providerTx: z.string().max(128), reason: z.string().max(64).nullable() }),
]);
/** See {@link paymentCallback}. */
export type PaymentCallback = z.output<typeof paymentCallback>;
/** Answer to a callback. */
export const paymentCallbackAnswer = z.object({ code });
