import { z } from 'zod';
import { before, currency, decimal, instant } from '../fields.ts';
import { imageIds, uploadedImage } from '../uploads/uploads.schemas.ts';
import { depositKind, paymentInstructions } from '../payments/payment-calls.ts';

/**
 * Where a deposit stands. `created`; `paid`: the member says so; `seen`: the money is at the provider; `review`: money arrived
 * that does not match, and a person looks at it; `credited`; `expired`, `cancelled`, `refused`: nothing arrived; `refunded`.
 */
export const depositState = z.enum(['created', 'paid', 'seen', 'review', 'credited', 'expired', 'cancelled', 'refused', 'refunded']);

/** Why money of a deposit needs a look: less or more than asked for, a second payment, or one after its end. */
export const depositLook = z.enum(['less', 'more', 'twice', 'late', 'currency']);

const feeRule = z.object({ ppm: z.number().int(), fixed: decimal, least: decimal, most: decimal.nullable() });

const depositMethod = z.object({
  code: z.string(),
  kind: depositKind,
  /** In the language asked for. */
  name: z.string(),
  note: z.string().nullable(),
  least: decimal,
  most: decimal,
  /** What may still be asked for in 24 hours; null where that is not limited. */
  left: decimal.nullable(),
  /** Of `peer`: most that can be paid to one member who waits; 0 where nobody does. Null of other kinds; absent from a gateway of before. */
  mostNow: decimal.nullish(),
  fee: feeRule,
  presets: z.array(decimal),
  /** How long it usually takes from the payment to the balance. */
  arrivesMinutes: z.number().int(),
});

export const deposit = z.object({
  id: z.uuid(),
  /** Short, for the payer's bank and for support. */
  reference: z.string(),
  method: z.object({ code: z.string(), kind: depositKind, name: z.string() }),
  currency: z.string(),
  amount: decimal,
  fee: decimal,
  /** What the wallet has got for it so far. */
  credited: decimal,
  state: depositState,
  look: depositLook.nullable(),
  /** Why it was refused: a stable code, or null. */
  code: z.string().nullable(),
  /** An operator's words to the member. */
  note: z.string().nullable(),
  /** What is needed to pay; null before the provider has answered, and after the end. */
  instructions: paymentInstructions.nullable(),
  arrivesMinutes: z.number().int(),
  createdAt: instant,
  expiresAt: instant,
  /** Money that arrived. */
  receipts: z.array(z.object({ amount: decimal, at: instant, outcome: z.enum(['held', 'credited', 'refunding', 'refunded']) })),
  steps: z.array(z.object({ state: depositState, at: instant })),
  /** Pictures that show the payment. */
  proofs: z.array(uploadedImage),
  canAddProof: z.boolean(),
  canCancel: z.boolean(),
  canSayPaid: z.boolean(),
});

const one = z.object({ deposit });
/** The page of the site that the provider's page leads back to; `?deposit=<id>` is added. */
const returnPath = z.string().regex(/^(\/[A-Za-z0-9_.~-]+)+$/).max(200);
const depositId = z.object({ id: z.uuid() });

export const depositSchemas = {
  depositMethods: { value: z.object({ currency, methods: z.array(depositMethod), /** Deposits that wait for a payment. */ open: z.number().int() }) },
  depositCreate: { request: z.object({ method: z.string().min(1).max(32), amount: decimal, returnPath }), value: one },
  /** Newest first. `open`: those under way; `past`: those that are over. */
  deposits: { request: z.object({ which: z.enum(['open', 'past', 'all']).default('all'), limit: z.coerce.number<number>().int().min(1).max(50).default(20), before }), value: z.object({ records: z.array(deposit), next: z.uuid().nullable() }) },
  depositOne: { request: depositId, value: one },
  /** `note`: what helps to find the payment, such as the name on the account that it came from. */
  depositPaid: { request: z.object({ id: z.uuid(), note: z.string().trim().max(200).default('') }), value: one },
  /** `images`: ids of pictures that were uploaded as `deposit-proof`. */
  depositProof: { request: z.object({ id: z.uuid(), images: imageIds }), value: one },
  depositCancel: { request: depositId, value: one },
};
