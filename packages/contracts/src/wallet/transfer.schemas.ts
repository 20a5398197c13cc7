import { z } from 'zod';
import { currency, decimal, instant } from '../fields.ts';
import { pageRequest } from '../member/member.schemas.ts';

/**
 * Where a transfer stands. `requested`; `debited`: taken from the wallet, not yet sent; `sent`: the vendor was asked;
 * `unknown`: no certain answer came, the vendor is being asked again; `confirmed`; `failed`: it did not happen, and whatever
 * was taken is back. The last two are final.
 */
export const transferState = z.enum(['requested', 'debited', 'sent', 'unknown', 'confirmed', 'failed']);

/** One movement between the wallet and a vendor. */
export const walletTransfer = z.object({
  transferId: z.uuid(),
  vassalage: z.string(),
  /** `in`: to the vendor. `out`: home. */
  direction: z.enum(['in', 'out']),
  amount: decimal,
  currency: z.string(),
  state: transferState,
  /** Its outcome was not certain at first and was found out by asking the vendor. */
  reconciled: z.boolean(),
  /** Who asked: the player, a launch, leaving a game, or bringing everything home. */
  reason: z.enum(['player', 'launch', 'leave', 'home']),
  /** Why it failed or is not certain, in the vendor's words for it: a stable code. */
  code: z.string().nullable(),
  requestedAt: instant,
  settledAt: instant.nullable(),
  steps: z.array(z.object({ state: transferState, at: instant })),
});

const vendorWallet = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  /**
   * What the player has there for certain: what the vendor says, less what the outcome of a transfer may change about it. Null
   * where the vendor did not say.
   */
  balance: decimal.nullable(),
  /** `unreachable`: no answer, so the balance is not known now. */
  state: z.enum(['ready', 'maintenance', 'unreachable']),
  /** In transit in either direction, as far as is known: counted here and in no other amount. */
  inFlight: decimal,
  /** Transfers that are not over. */
  open: z.array(walletTransfer),
});

/** The player's settings of the auto-transfer. */
export const transferChoice = z.object({
  /** Take the wallet's money along when a game of a transfer vendor is launched. */
  autoIn: z.boolean(),
  /** Bring money home when such a game is left. */
  autoHome: z.boolean(),
});

const amounts = { main: decimal, atVendors: decimal, inFlight: decimal, total: decimal };

export const transferSchemas = {
  /** `amount`: decimal, or `all` of what is there. */
  walletTransfer: {
    request: z.object({ vassalage: z.string().min(1).max(32), direction: z.enum(['in', 'out']), amount: z.union([decimal, z.literal('all')]) }),
    value: z.object({ transfer: walletTransfer }),
  },
  merchantWallet: { value: z.object({ currency, wallets: z.array(vendorWallet), choice: transferChoice, at: instant }) },
  /** Everything the player has. `complete` is false while there may be more: a vendor did not say what is there, or what became of a transfer. */
  sumBalance: { value: z.object({ currency, ...amounts, complete: z.boolean(), at: instant }) },
  /** Which contracts agents of the merchant may have: daily salary, dividend, hourly salary, real-time salary. Every true account may ask. */
  consolidatedSettings: {
    value: z.object({ dailysalreqtype: z.boolean(), divtypereq: z.boolean(), contracthoursalreq: z.boolean(), realtimesalreqtype: z.boolean() }),
  },
  /**
   * Brings money home from one vendor or all. `leaving`: only where the player's choice says so. Every transfer that is not
   * over is looked after at once. `unreachable`: vendors that did not answer; ask again.
   */
  sweepHome: {
    request: z.object({ vassalage: z.string().min(1).max(32).optional(), leaving: z.boolean().default(false) }),
    value: z.object({ transfers: z.array(walletTransfer), unreachable: z.array(z.string()) }),
  },
  walletTransfers: {
    request: pageRequest,
    value: z.object({ records: z.array(walletTransfer), pageNo: z.number().int(), totalPages: z.number().int(), total: z.number().int() }),
  },
  transferChoice: { request: transferChoice, value: transferChoice },
};
