import { z } from 'zod';
import { before, currency, decimal, instant } from '../fields.ts';

/** Somebody that money goes to or came from, as the other one may see it. */
const partner = z.object({
  /** The account, masked. */
  account: z.string(),
  /** The real name, masked; null where it is not known. */
  name: z.string().nullable(),
});

/** Money between a member and its upline. */
export const memberTransfer = z.object({
  id: z.uuid(),
  /** `out`: the member gave it. */
  direction: z.enum(['in', 'out']),
  /** Who the other one is to the member. */
  with: z.enum(['upline', 'downline']),
  partner,
  amount: decimal,
  currency: z.string(),
  at: instant,
});

const options = z.object({
  currency,
  /** What may be given now. */
  available: decimal,
  least: decimal,
  most: decimal,
  /** What may still be given within 24 hours; null where that is not limited. */
  left: decimal.nullable(),
  /** How many transfers may still be made within 24 hours. */
  timesLeft: z.number().int(),
  /** Null: there is none that could be given to. */
  upline: partner.nullable(),
  /** Whether the member may give to its downline. */
  downline: z.boolean(),
  /** Whether a transaction password is set, which every transfer asks for. */
  transactionPassword: z.boolean(),
  /** What has still to be played for deposits before money may leave the account; zero where all is. */
  toPlay: decimal,
});

const account = z.string().trim().min(1).max(64);
const paymentPassword = z.string().max(128);
const one = z.object({ transfer: memberTransfer });

export const memberTransferSchemas = {
  memberTransferOptions: { value: options },
  /** Newest first, both given and got. */
  memberTransfers: { request: z.object({ limit: z.coerce.number<number>().int().min(1).max(50).default(20), before }), value: z.object({ records: z.array(memberTransfer), next: z.uuid().nullable() }) },
  transferToUpline: { request: z.object({ amount: decimal, paymentPassword }), value: one },
  /** A member that the caller invited itself, by its whole account. */
  downlineMember: { request: z.object({ account }), value: partner },
  transferToDownline: { request: z.object({ account, amount: decimal, paymentPassword }), value: one },
};
