import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { depositKind } from '../payments/payment-calls.ts';
import { depositLook, depositState } from '../wallet/deposit.schemas.ts';
import { uploadedImage } from '../uploads/uploads.schemas.ts';
import { amount, dryRun, effect, imageId, picture, reason } from './operator-fields.ts';

const depositId = z.uuid().describe('Id of the deposit, which deposits:list shows.');
const NOTE_HELP = 'What the member reads about it, such as "The account is not yours."';
const note = z.string().trim().min(3).max(300).describe(NOTE_HELP);
const methodCode = z.string().regex(/^[A-Za-z0-9._-]{1,32}$/).describe('Code of the method, which payment-methods:list shows; another one adds a method.');
const orNone = (what: string) => z.string().regex(/^(none|\d{1,15}(\.\d{1,8})?)$/).optional().describe(`${what}, in the currency of the merchant; "none" takes the limit away.`);
const some = (what: string) => amount.optional().describe(`${what}, in the currency of the merchant, such as 12.50.`);
const nothingOrSome = (what: string) => z.string().regex(/^\d{1,15}(\.\d{1,8})?$/).optional().describe(`${what}, in the currency of the merchant; 0 for nothing.`);
const countries = (what: string) => z.array(z.string().regex(/^[A-Z]{2}$/)).max(250).optional().describe(what);
const minutes = (what: string) => z.coerce.number<number>().int().min(0).max(43_200).optional().describe(what);

/** Why a deposit needs a look of an operator; changed: its provider tells of another amount under a number that was taken. */
const operatorDepositLook = z.enum([...depositLook.options, 'changed']);

const deposit = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  reference: z.string(),
  method: z.string(),
  provider: z.string(),
  amount: decimal,
  currency: z.string(),
  state: depositState,
  /** Why it needs a look; null: it does not. */
  look: operatorDepositLook.nullable(),
  code: z.string().nullable(),
  /** What the member wrote to help to find the payment. */
  payerNote: z.string().nullable(),
  /** Money that arrived, by the provider's own number; told: another amount that the provider tells of it now. */
  receipts: z.array(z.object({ txId: z.string(), amount: decimal, told: decimal.nullish(), outcome: z.enum(['held', 'credited', 'refunding', 'refunded']), look: operatorDepositLook.nullable(), source: z.enum(['callback', 'query', 'operator']), at: instant })),
  /** How many pictures the member added as proof. */
  proofs: z.number().int(),
  createdAt: instant,
  expiresAt: instant,
});

export const operatorDepositSchemas = {
  'payment-methods:list': {
    value: z.object({
      methods: z.array(z.object({
        method: z.string(), provider: z.string(), kind: depositKind, state: z.enum(['open', 'closed']), position: z.number().int(), currency: z.string(), least: decimal, most: decimal, dayMost: decimal.nullable(),
        openMost: z.number().int(), feePercent: z.string(), feeFixed: decimal, feeLeast: decimal, feeMost: decimal.nullable(), presets: z.array(decimal), arrivesMinutes: z.number().int(), expiresMinutes: z.number().int(),
        countries: z.array(z.string()).nullable(), barredCountries: z.array(z.string()), rankFrom: z.number().int(), texts: z.record(z.string(), z.object({ name: z.string(), note: z.string().optional() })),
      })),
    }),
  },
  'payment-methods:set': {
    request: z.object({
      method: methodCode,
      provider: z.string().regex(/^[A-Za-z0-9._-]{1,32}$/).optional().describe('Code of the payment provider behind it; needed for a new method.'),
      kind: depositKind.optional().describe('bank, qr or card, or peer where members pay each other; needed for a new method.'),
      state: z.enum(['open', 'closed']).optional().describe('closed: nobody is offered it; deposits under way go on.'),
      position: z.coerce.number<number>().int().min(0).max(10_000).optional().describe('Place in the list: the lowest comes first.'),
      least: some('Least of one deposit'),
      most: some('Most of one deposit'),
      dayMost: orNone('Most of a member within 24 hours'),
      openMost: z.coerce.number<number>().int().min(1).max(50).optional().describe('Deposits of a member that may wait for a payment at once.'),
      feePercent: z.string().regex(/^\d{1,2}(\.\d{1,4})?$/).optional().describe('Share of the amount that is taken as a fee, in per cent, such as 1.5; at most 50.'),
      feeFixed: nothingOrSome('Fixed part of the fee'),
      feeLeast: nothingOrSome('Least that the fee is'),
      feeMost: orNone('Most that the fee is'),
      presets: z.array(z.string().regex(/^\d{1,15}(\.\d{1,8})?$/)).max(8).optional().describe('Amounts that are offered as quick choices, at most 8.'),
      arrivesMinutes: minutes('How long it usually takes to arrive, in minutes.'),
      expiresMinutes: z.coerce.number<number>().int().min(1).max(43_200).optional().describe('How long a payment is waited for, in minutes.'),
      countries: countries('Countries such as PH whose visitors alone are offered it; an empty list for every country.'),
      barredCountries: countries('Countries whose visitors are not offered it; an empty list bars none.'),
      rankFrom: z.coerce.number<number>().int().min(0).max(1_000).optional().describe('Lowest rank of members who are offered it.'),
      language: z.string().regex(/^[A-Z]{2}(-[A-Z]{2})?$/).optional().describe('Language of name and note, such as EN; that of the merchant unless stated.'),
      name: z.string().trim().min(2).max(60).optional().describe('What members read as its name, in that language.'),
      note: z.string().trim().max(200).optional().describe('What members read below the name; empty for nothing.'),
      reason,
    }),
    value: z.object({ effect }),
  },
  'deposits:list': {
    request: z.object({
      state: depositState.optional().describe('Deposits in this state, newest first; those that need a look or have pictures as proof, oldest first, unless stated.'),
      memberId: z.uuid().optional().describe('Deposits of this member alone.'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.'),
    }),
    value: z.object({ deposits: z.array(deposit) }),
  },
  'deposits:show': { request: z.object({ depositId }), value: z.object({ deposit, proofs: z.array(uploadedImage) }) },
  'deposits:picture': { request: z.object({ imageId }), value: picture },
  'deposits:credit': {
    request: z.object({
      depositId,
      txId: z.string().trim().min(1).max(128).optional().describe('The bank\'s or provider\'s own number of money that no callback told of, as its statement has it; with --amount.'),
      amount: amount.optional().describe('What arrived under that number, in the currency of the merchant.'),
      note: note.optional().describe(NOTE_HELP),
      reason,
      dryRun,
    }).refine(({ txId, amount: found }) => (txId === undefined) === (found === undefined), { error: 'state txId and amount together, or neither' }),
    value: z.object({ effect }),
  },
  'deposits:refuse': { request: z.object({ depositId, note, reason }), value: z.object({ effect }) },
  'deposits:refund': { request: z.object({ depositId, note, reason, dryRun }), value: z.object({ effect }) },
};
