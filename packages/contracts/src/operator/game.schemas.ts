import { z } from 'zod';
import { decimal } from '../fields.ts';
import { amount, effect, pageNo, pageSize, reason, vendorCode } from './operator-fields.ts';

const game = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/).describe('Code of the game, which games:find shows.');

export const gameSchemas = {
  'games:find': {
    request: z.object({
      name: z.string().trim().min(1).max(64).optional().describe('Part of the name of the game, in any language, or of the vendor, or the code of the game; every game without it.'),
      vendor: vendorCode.optional().describe('Only games of the vendor of this code.'),
      pageNo,
      pageSize,
    }),
    value: z.object({
      games: z.array(z.object({
        game: z.string(),
        name: z.string(),
        vendor: z.string(),
        type: z.string(),
        /** Whether this merchant offers it. */
        offered: z.boolean(),
        state: z.enum(['open', 'maintenance']),
        minStake: decimal,
        maxStake: decimal,
      })),
      pageNo: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  'games:offer': {
    request: z.object({ game, offered: z.boolean().describe('Opens the game at the merchant, or closes it there.'), reason }),
    value: z.object({ effect }),
  },
  'games:stakes': {
    request: z.object({
      game,
      minStake: amount.optional().describe('Lowest stake of one bet in the currency of the merchant, such as 0.50.'),
      maxStake: amount.optional().describe('Highest stake of one bet in the currency of the merchant, such as 500.'),
      reason,
    }).refine(({ minStake, maxStake }) => minStake !== undefined || maxStake !== undefined, { error: 'state minStake, maxStake or both' }),
    value: z.object({ effect }),
  },
};
