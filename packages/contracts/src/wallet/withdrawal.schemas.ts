import { z } from 'zod';
import { before, currency, decimal, instant } from '../fields.ts';
import { uploadedImage } from '../uploads/uploads.schemas.ts';

/**
 * Where a withdrawal stands. `created`: its money is held; `review`: a person looks at it; `approved`; `sending`: the provider is
 * being given the order; `sent`: it has it; `paid`; `failed`: the provider could not pay, and the money is back; `refused` by a
 * person, `cancelled` by the member: the money is back.
 */
export const withdrawalState = z.enum(['created', 'review', 'approved', 'sending', 'sent', 'paid', 'failed', 'refused', 'cancelled']);
/** See {@link withdrawalState}. */
export type WithdrawalState = z.output<typeof withdrawalState>;

/**
 * Whether what was paid arrived. `awaited`: the member is asked; `received`; `forced`: nobody answered in time, which counts as
 * received; `partly` or `missing`: a person looks into it; `settled`: they have decided.
 */
export const withdrawalConfirmation = z.enum(['awaited', 'received', 'forced', 'partly', 'missing', 'settled']);
/** See {@link withdrawalConfirmation}. */
export type WithdrawalConfirmation = z.output<typeof withdrawalConfirmation>;

/**
 * Why a person looks into what was told of a payout: `amount`: its provider tells of another amount than it was to pay; `returned`: it came
 * back after it had been paid; `paid-after-all`: it was paid although it had failed, and its money was given back.
 */
export const withdrawalLook = z.enum(['amount', 'returned', 'paid-after-all']);

/**
 * Where a payment of another member for a withdrawal stands. `reserved` for a payer; `told`: the payer says to have paid; then the payee's
 * word: `received`, `partly`, `missing`; `forced`: no word in time, which counts as received; without proof of the payment it is `missing` then; `settled`: a person decided; `lapsed`: it was
 * not paid.
 */
export const peerPaymentState = z.enum(['reserved', 'told', 'received', 'forced', 'partly', 'missing', 'settled', 'lapsed']);
/** See {@link peerPaymentState}. */
export type PeerPaymentState = z.output<typeof peerPaymentState>;

/** A payment of another member for a part of a withdrawal. */
const peerPayment = z.object({
  id: z.uuid(),
  /** What the payer writes beside the transfer. */
  reference: z.string(),
  amount: decimal,
  state: peerPaymentState,
  /** What counts as arrived; null until that is known. */
  arrived: decimal.nullable(),
  /** What is missing, by the member's word or for want of it. */
  missing: decimal.nullable(),
  createdAt: instant,
  toldAt: instant.nullable(),
  /** Until when the member may say what arrived; after it, all of it counts as received where the payer has proved the payment, else a person looks into it. */
  confirmBy: instant.nullable(),
  /** Pictures that the member added as proof that it did not arrive. */
  proofs: z.array(uploadedImage),
  /** Whether the member may say that it arrived, and that some of it did not. */
  canConfirm: z.boolean(),
  canDispute: z.boolean(),
});

const accountKind = z.enum(['bank', 'ewallet']);
const feeRule = z.object({ ppm: z.number().int(), fixed: decimal, least: decimal, most: decimal.nullable() });

const withdrawalMethod = z.object({
  code: z.string(),
  /** In the language asked for. */
  name: z.string(),
  note: z.string().nullable(),
  /** Kinds of payout accounts that it pays to, and codes of the banks and wallets; null: every one. */
  kinds: z.array(accountKind),
  institutions: z.array(z.string()).nullable(),
  least: decimal,
  most: decimal,
  fee: feeRule,
  /** How long it takes from the approval, as the merchant states it. */
  arrivesMinutes: z.number().int(),
  /** How long the last payouts took, from asking to payment: that of the middle; null where there were too few. */
  usualMinutes: z.number().int().nullable(),
});

/** What has to be played before a withdrawal, and what was played, by deposit and gift of the house. */
const turnover = z.object({
  required: decimal,
  played: decimal,
  left: decimal,
  /** Oldest first: bets count for the oldest that is not met. */
  deposits: z.array(z.object({ /** welcome, referral: a gift of the house; absent from a gateway of before. */ source: z.enum(['deposit', 'welcome', 'referral']).nullish(), /** Of a gift another id, which stays. */ depositId: z.uuid(), credited: decimal, /** Of what was credited. */ percent: z.number().int(), required: decimal, played: decimal, at: instant })),
});

/**
 * Why nothing can be withdrawn now: no proved number or address; bets still to play; as many under way, or within a day, as are allowed;
 * as much within a day; nothing is offered.
 */
export const withdrawalStop = z.enum(['contact', 'turnover', 'open', 'count', 'day', 'methods']);

export const withdrawal = z.object({
  id: z.uuid(),
  /** Short, for the bank's statement and for support. */
  reference: z.string(),
  method: z.object({ code: z.string(), name: z.string() }),
  account: z.object({ kind: accountKind, /** Of the bank or wallet. */ name: z.string(), holder: z.string(), lastFour: z.string() }),
  currency: z.string(),
  /** What leaves the wallet, the fee in it, and what arrives. */
  amount: decimal,
  fee: decimal,
  arrives: decimal,
  state: withdrawalState,
  /** Null before it is paid. */
  confirmation: withdrawalConfirmation.nullable(),
  /** Null where nobody looks into it; absent from a gateway of before. */
  look: withdrawalLook.nullish(),
  /** What did not arrive, by the member's word. */
  missing: decimal.nullable(),
  /** What was given back for it. */
  givenBack: decimal,
  /** Why it was refused or failed: a stable code, or null; `PAID_AFTER_ALL`: it was paid although it had failed, and a person has looked into that; `RETURNED`: it came back after it was paid, and that was settled. */
  code: z.string().nullable(),
  /** An operator's words to the member. */
  note: z.string().nullable(),
  arrivesMinutes: z.number().int(),
  createdAt: instant,
  /** Until when the member may say what arrived; null before it is paid. */
  confirmBy: instant.nullable(),
  /** Pictures that the member added as proof that it did not arrive. */
  proofs: z.array(uploadedImage),
  steps: z.array(z.object({ state: z.union([withdrawalState, withdrawalConfirmation]), at: instant })),
  canCancel: z.boolean(),
  canConfirm: z.boolean(),
  /** Where other members pay it: their payments, and how much nobody pays yet; null otherwise, and before that; absent from a gateway of before. */
  peers: z.object({ unmatched: decimal, offered: z.boolean(), /** Until when payers are looked for. */ until: instant, payments: z.array(peerPayment) }).nullish(),
});

const one = z.object({ withdrawal });
const withdrawalId = z.object({ id: z.uuid() });

export const withdrawalSchemas = {
  withdrawalOptions: {
    value: z.object({
      currency,
      methods: z.array(withdrawalMethod),
      /** Empty where a withdrawal may be asked for. */
      stops: z.array(withdrawalStop),
      /** What may still be asked for in 24 hours, and how many times; null where that is not limited. */
      dayLeft: decimal.nullable(),
      dayCountLeft: z.number().int().nullable(),
      /** Beyond this an approved identity document is needed; null: never. */
      documentsAbove: decimal.nullable(),
      /** Minutes after the payment in which the member may say what arrived; after them it counts as received. */
      confirmMinutes: z.number().int(),
      memberMayCancel: z.boolean(),
      turnover,
    }),
  },
  /** A refusal names in `fields` what it is about: `amount`, `account`, `paymentPassword`, or `turnover`, `open`, `count`, `contact`, `documents`. */
  withdrawalCreate: { request: z.object({ method: z.string().min(1).max(32), account: z.uuid(), amount: decimal, paymentPassword: z.string().max(128) }), value: one },
  /** Newest first. `open`: those under way, and those that are asked about or looked into; `past`: the others. */
  withdrawals: { request: z.object({ which: z.enum(['open', 'past', 'all']).default('all'), limit: z.coerce.number<number>().int().min(1).max(50).default(20), before }), value: z.object({ records: z.array(withdrawal), next: z.uuid().nullable() }) },
  withdrawalOne: { request: withdrawalId, value: one },
  withdrawalCancel: { request: withdrawalId, value: one },
  /** `payment`: which payment of another member it is about. `missing`: what did not arrive, where it is `partly`. `note`: what helps to find it. `images`: ids of pictures that were uploaded as `withdrawal-proof`. */
  withdrawalConfirm: {
    request: z.object({ id: z.uuid(), payment: z.uuid().optional(), said: z.enum(['received', 'partly', 'missing']), missing: decimal.optional(), note: z.string().trim().max(300).default(''), images: z.array(z.uuid()).max(3).default([]) }),
    value: one,
  },
};
