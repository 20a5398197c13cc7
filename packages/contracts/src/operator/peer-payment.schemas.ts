import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { uploadedImage } from '../uploads/uploads.schemas.ts';
import { peerPaymentState } from '../wallet/withdrawal.schemas.ts';
import { dryRun, effect, reason } from './operator-fields.ts';

const depositId = z.uuid().describe('Id of the deposit that pays, which peer-payments:list shows.');

const payment = z.object({
  depositId: z.uuid(),
  withdrawalId: z.uuid(),
  payerId: z.uuid(),
  payeeId: z.uuid(),
  /** What the payer writes beside the transfer. */
  reference: z.string(),
  amount: decimal,
  currency: z.string(),
  state: peerPaymentState,
  /** What counts as arrived; null until that is known. */
  arrived: decimal.nullable(),
  /** What is missing by the payee's word, and what they wrote. */
  missing: decimal.nullable(),
  payeeNote: z.string().nullable(),
  /** How many pictures the payer added as proof, and the payee. */
  payerProofs: z.number().int(),
  payeeProofs: z.number().int(),
  createdAt: instant,
  toldAt: instant.nullable(),
  confirmBy: instant.nullable(),
});

const value = z.object({ effect });

export const operatorPeerPaymentSchemas = {
  'peer-payments:list': {
    request: z.object({
      state: peerPaymentState.optional().describe('Payments in this state, newest first; those that the payee disputes, oldest first, unless stated.'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.'),
    }),
    value: z.object({ payments: z.array(payment) }),
  },
  'peer-payments:show': { request: z.object({ depositId }), value: z.object({ payment, payerProofs: z.array(uploadedImage), payeeProofs: z.array(uploadedImage) }) },
  'peer-payments:settle': {
    request: z.object({
      depositId,
      arrived: z.string().regex(/^\d{1,15}(\.\d{1,8})?$/).describe('What arrived at the payee, in the currency of the merchant; 0 for nothing. The payer gets it; what did not arrive waits for another payer.'),
      note: z.string().trim().min(3).max(300).describe('What the payer reads about it, such as "The bank shows 450.00."'),
      reason,
      dryRun,
    }),
    value,
  },
  'peer-payments:reopen': { request: z.object({ depositId, reason, dryRun }), value },
  'peer-payments:close': { request: z.object({ withdrawalId: z.uuid().describe('Id of the withdrawal, which withdrawals:list --state sent shows.'), reason, dryRun }), value },
};
