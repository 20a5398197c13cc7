import { z } from 'zod';
import { askedInstant, decimal, instant } from '../fields.ts';
import { effect, reason, vendorCode } from './operator-fields.ts';

const cap = (what: string) => z.string().regex(/^(off|\d{1,15}(\.\d{1,8})?)$/).optional().describe(`${what}, in the currency of the merchant, such as 5000; "off" takes the cap away.`);

export const vendorSchemas = {
  'vendors:list': {
    value: z.object({
      vendors: z.array(z.object({
        vendor: z.string(),
        name: z.string(),
        state: z.enum(['open', 'maintenance']),
        barred: z.array(z.string()),
        wallet: z.enum(['seamless', 'transfer']),
        /** Whether this merchant offers it. */
        offered: z.boolean(),
        /** Its games that are open at this merchant. */
        games: z.number().int(),
        winCap: decimal.nullable(),
        hourLossCap: decimal.nullable(),
        dayLossCap: decimal.nullable(),
        stoppedAt: instant.nullable(),
        stoppedFor: z.enum(['hour-loss', 'day-loss']).nullable(),
        /** Wins less stakes when it was stopped. */
        stoppedLoss: decimal.nullable(),
      })),
    }),
  },
  'vendors:state': {
    request: z.object({ vendor: vendorCode, state: z.enum(['open', 'maintenance']).describe('maintenance: its games say so, and take no bets.'), reason }),
    value: z.object({ effect }),
  },
  'vendors:bar': {
    request: z.object({ vendor: vendorCode, countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250).describe('Countries such as PH, in place of those before; an empty list bars none.'), reason }),
    value: z.object({ effect }),
  },
  'vendors:offer': {
    request: z.object({ vendor: vendorCode, offered: z.boolean().describe('Opens the vendor at the merchant, or closes it there.'), reason }),
    value: z.object({ effect }),
  },
  'vendors:caps': {
    request: z.object({
      vendor: vendorCode,
      win: cap('Most that a round pays a member: more is set aside for a decision'),
      hour: cap('Most that wins may exceed stakes in a clock hour: more stops the vendor'),
      day: cap('Most that wins may exceed stakes on a day: more stops the vendor'),
      reason,
    }).refine(({ win, hour, day }) => [win, hour, day].some((given) => given !== undefined), { error: 'state one of win, hour and day' }),
    value: z.object({ effect }),
  },
  'vendors:reopen': { request: z.object({ vendor: vendorCode, reason }), value: z.object({ effect }) },
  'vendors:version1': {
    request: z.object({ vendor: vendorCode, until: z.literal('off').or(askedInstant).describe('Until when, such as 2026-02-01T00:00:00Z; "off" takes none any more.'), reason }),
    value: z.object({ effect }),
  },
  'vendors:grace': {
    request: z.object({ vendor: vendorCode, hours: z.coerce.number<number>().int().min(0).max(8760).describe('Hours, at most 8760.'), reason }),
    value: z.object({ effect }),
  },
  'vendor-keys:list': {
    request: z.object({ vendor: vendorCode.optional().describe('Code of the vendor; every vendor without it.') }),
    value: z.object({
      keys: z.array(z.object({ vendor: z.string(), id: z.string(), state: z.enum(['valid', 'scheduled', 'expired', 'revoked']), createdAt: instant, validFrom: instant, expiresAt: instant.nullable() })),
      terms: z.array(z.object({ vendor: z.string(), version1Until: instant.nullable(), graceHours: z.number() })),
    }),
  },
  'vendor-keys:rotate': {
    request: z.object({
      vendor: vendorCode,
      validFrom: askedInstant.optional().describe('From when it is valid, such as 2026-02-01T00:00:00Z; at once unless stated.'),
      approvalId: z.uuid().optional().describe('Approval of this rotation, which you asked for: makes the key.'),
      reason,
    }),
    /** The only answer that has the secret; null where the rotation waits for a second operator. */
    value: z.object({ effect, key: z.object({ id: z.string(), secret: z.string(), validFrom: instant, formerUntil: instant }).nullable() }),
  },
  'vendor-keys:revoke': {
    request: z.object({ vendor: vendorCode, keyId: z.string().min(1).max(64).describe('Id of the key, which vendor-keys:list shows.'), reason }),
    value: z.object({ effect }),
  },
};
