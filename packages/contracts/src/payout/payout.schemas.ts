import { z } from 'zod';
import { instant } from '../fields.ts';

const kind = z.enum(['bank', 'ewallet']);
const code = z.string().trim().min(1).max(32);

/** A bank or wallet that a merchant pays to; numbers of its accounts have so many digits. */
export const payoutProvider = z.object({
  kind,
  code,
  name: z.string().min(1).max(60),
  minDigits: z.number().int().min(4).max(34),
  maxDigits: z.number().int().min(4).max(34),
});

/** An account that money is paid to, as its holder sees it. */
export const payoutAccount = z.object({
  id: z.string(),
  kind,
  provider: z.string(),
  /** Name of the bank or wallet. */
  name: z.string(),
  holder: z.string(),
  lastFour: z.string(),
  addedAt: instant,
  /** Nothing is paid to it before. */
  usableAt: instant,
  usable: z.boolean(),
});

const accounts = z.object({
  accounts: z.array(payoutAccount),
  /** Accounts that a member may have. */
  most: z.number().int(),
  /** Hours until a new account is paid to. */
  coolingHours: z.number().int(),
  providers: z.array(payoutProvider),
  /** The only name that accounts may have; null until the profile has it. */
  payeeName: z.string().nullable(),
  /** Whether a transaction password is set, which every change asks for. */
  transactionPassword: z.boolean(),
});

const paymentPassword = z.string().max(128);

export const payoutSchemas = {
  payoutAccounts: { value: accounts },
  /** `holder` must be the payee name of the profile, but for case and blanks. Blanks and dashes in `number` are ignored. */
  addPayoutAccount: { request: z.object({ provider: code, number: z.string().trim().max(64), holder: z.string().trim().max(80), paymentPassword }), value: accounts },
  removePayoutAccount: { request: z.object({ id: z.uuid(), paymentPassword }), value: accounts },
};
