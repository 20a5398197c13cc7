import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { uploadedImage } from '../uploads/uploads.schemas.ts';
import { withdrawalConfirmation, withdrawalLook, withdrawalState } from '../wallet/withdrawal.schemas.ts';
import { amount, dryRun, effect, imageId, memberId, picture, reason } from './operator-fields.ts';

const withdrawalId = z.uuid().describe('Id of the withdrawal, which withdrawals:list shows.');
const note = z.string().trim().min(3).max(300).describe('What the member reads about it, such as "The bank refuses this account."');
const bankTx = z.string().trim().min(1).max(128);
const some = (what: string) => amount.optional().describe(`${what}, in the currency of the merchant, such as 12.50.`);
const nothingOrSome = (what: string) => z.string().regex(/^\d{1,15}(\.\d{1,8})?$/).optional().describe(`${what}, in the currency of the merchant; 0 for nothing.`);
const kinds = z.array(z.enum(['bank', 'ewallet'])).min(1).max(2);
const value = z.object({ effect });

const withdrawal = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  reference: z.string(),
  method: z.string(),
  provider: z.string(),
  account: z.object({ kind: z.enum(['bank', 'ewallet']), name: z.string(), holder: z.string(), lastFour: z.string() }),
  amount: decimal,
  fee: decimal,
  currency: z.string(),
  state: withdrawalState,
  /** Which rules of the merchant say that a person looks at it. */
  risks: z.array(z.string()),
  confirmation: withdrawalConfirmation.nullable(),
  /** What did not arrive, by the member's word, and what the member wrote. */
  missing: decimal.nullable(),
  memberNote: z.string().nullable(),
  /** How many pictures the member added as proof. */
  proofs: z.number().int(),
  givenBack: decimal,
  look: withdrawalLook.nullable(),
  code: z.string().nullable(),
  providerTx: z.string().nullable(),
  /** Id of the operator who is at it. */
  takenBy: z.uuid().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});

export const operatorWithdrawalSchemas = {
  'payout-methods:list': {
    value: z.object({
      methods: z.array(z.object({
        method: z.string(), provider: z.string(), kinds, institutions: z.array(z.string()).nullable(), state: z.enum(['open', 'closed']), position: z.number().int(), currency: z.string(), least: decimal, most: decimal,
        feePercent: z.string(), feeFixed: decimal, feeLeast: decimal, feeMost: decimal.nullable(), arrivesMinutes: z.number().int(), rankFrom: z.number().int(), texts: z.record(z.string(), z.object({ name: z.string(), note: z.string().optional() })),
      })),
    }),
  },
  'payout-methods:set': {
    request: z.object({
      method: z.string().regex(/^[A-Za-z0-9._-]{1,32}$/).describe('Code of the method, which payout-methods:list shows; another one adds a method.'),
      provider: z.string().regex(/^[A-Za-z0-9._-]{1,32}$/).optional().describe('Code of the payment provider behind it; needed for a new method.'),
      kinds: kinds.optional().describe('Kinds of payout accounts that it pays to: bank, ewallet; needed for a new method.'),
      institutions: z.array(z.string().trim().min(1).max(32)).max(500).optional().describe('Codes of the banks and wallets that it pays to; an empty list for every one.'),
      state: z.enum(['open', 'closed']).optional().describe('closed: nobody is offered it; withdrawals under way go on.'),
      position: z.coerce.number<number>().int().min(0).max(10_000).optional().describe('Place in the list: the lowest comes first.'),
      least: some('Least of one withdrawal'),
      most: some('Most of one withdrawal'),
      feePercent: z.string().regex(/^\d{1,2}(\.\d{1,4})?$/).optional().describe('Share of the amount that is taken as a fee, in per cent, such as 1.5; at most 50.'),
      feeFixed: nothingOrSome('Fixed part of the fee'),
      feeLeast: nothingOrSome('Least that the fee is'),
      feeMost: z.string().regex(/^(none|\d{1,15}(\.\d{1,8})?)$/).optional().describe('Most that the fee is, in the currency of the merchant; "none" takes the limit away.'),
      arrivesMinutes: z.coerce.number<number>().int().min(0).max(43_200).optional().describe('How long it takes from the approval, in minutes.'),
      rankFrom: z.coerce.number<number>().int().min(0).max(1_000).optional().describe('Lowest rank of members who are offered it.'),
      language: z.string().regex(/^[A-Z]{2}(-[A-Z]{2})?$/).optional().describe('Language of name and note, such as EN; that of the merchant unless stated.'),
      name: z.string().trim().min(2).max(60).optional().describe('What members read as its name, in that language.'),
      note: z.string().trim().max(200).optional().describe('What members read below the name; empty for nothing.'),
      reason,
    }),
    value,
  },
  'withdrawals:list': {
    request: z.object({
      state: withdrawalState.optional().describe('Withdrawals in this state, newest first; those that need somebody, oldest first, unless stated.'),
      memberId: memberId.optional().describe('Withdrawals of this member alone.'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.'),
    }),
    value: z.object({ withdrawals: z.array(withdrawal) }),
  },
  'withdrawals:show': { request: z.object({ withdrawalId }), value: z.object({ withdrawal, proofs: z.array(uploadedImage) }) },
  'withdrawals:picture': { request: z.object({ imageId }), value: picture },
  'withdrawals:take': { request: z.object({ withdrawalId, leave: z.boolean().default(false).describe('Leaves it to others again.'), reason }), value },
  'withdrawals:approve': { request: z.object({ withdrawalId, reason, dryRun }), value },
  'withdrawals:pay-out': { request: z.object({ withdrawalId, txId: bankTx.optional().describe('The bank\'s own number of a payment that was made by hand; without it the provider pays.'), reason, dryRun }), value },
  'withdrawals:refuse': { request: z.object({ withdrawalId, note, reason }), value },
  'withdrawals:decide': {
    request: z.object({
      withdrawalId,
      outcome: z.enum(['paid', 'failed']).describe('paid: the statement shows it; failed: it certainly was not paid, and the member gets the money back.'),
      txId: bankTx.optional().describe('The provider\'s or bank\'s own number of it, where it was paid.'),
      note: note.optional().describe('What the member reads about it.'),
      reason,
      dryRun,
    }),
    value,
  },
  'withdrawals:settle': {
    request: z.object({
      withdrawalId,
      giveBack: z.string().regex(/^\d{1,15}(\.\d{1,8})?$/).describe('What the member gets back, in the currency of the merchant; 0 where it arrived.'),
      from: z.enum(['provider', 'house']).default('provider').describe('Who bears it: provider, which then owes it; or house.'),
      note,
      reason,
      dryRun,
    }),
    value,
  },
  'turnover:waive': { request: z.object({ memberId, reason, dryRun }), value },
};
