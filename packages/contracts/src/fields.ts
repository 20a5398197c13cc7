import { z } from 'zod';
import { isKeptMoment } from './kept-moment.ts';

/** Money or points as a decimal string in major units with at most the currency's decimals, such as `"1250.00"`. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
/** A moment, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** A moment that a caller asks for; see {@link isKeptMoment}. */
export const askedInstant = instant.refine(isKeptMoment, { error: 'a moment from 1970 to 9998' });
/** A day that a caller asks for, without a time; see {@link isKeptMoment}. */
export const askedDay = z.iso.date().refine(isKeptMoment, { error: 'a day from 1970 to 9998' });
/** A merchant code. */
export const merchantCode = z.string().min(2).max(32);
/** A platform language code such as `EN` or `TY`. */
export const languageCode = z.string().regex(/^[A-Z]{2}(-[A-Z]{2})?$/);
/** One-based page number from a query string. */
export const pageNo = z.coerce.number<number>().int().min(1).max(100_000).default(1);
/** Page size from a query string. */
export const pageSize = z.coerce.number<number>().int().min(1).max(100).default(24);

/** Cursor of a list: `next` of the page before. It says where a page begins, and `pageNo` only what number it bears. */
export const before = z.uuid().optional();
/** How many pages and entries a list has. */
export const pageCount = {
  pageNo: z.number().int(),
  totalPages: z.number().int(),
  /** Entries, counted as far as that is cheap; there are more where `totalAtLeast` is set. */
  total: z.number().int(),
  totalAtLeast: z.boolean().optional(),
  /** Cursor of the next page; missing on the last. */
  next: z.uuid().optional(),
};

/** Currency of a tenant: code, symbol shown beside amounts, and number of decimals. */
export const currency = z.object({ code: z.string().min(1).max(12), symbol: z.string().min(1).max(4), exponent: z.number().int().min(0).max(8) });

/** Kind of an account. */
export const agentType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]).describe('0 for a player, 1, 2, 41 or 42 for an agent, 4 for a trial account');
/** See {@link agentType}. */
export type AgentType = z.output<typeof agentType>;

/** Several words of a list in one query field, with commas between: `hot,jackpot`. */
export function commaSeparated<Words extends z.ZodType<string>>(words: Words) {
  const list = z.array(words).min(1);
  return z
    .string()
    .max(200)
    .transform((text, context) => {
      const read = list.safeParse(text.split(','));
      if (read.success) return read.data;
      context.addIssue('not in the list');
      return z.NEVER;
    });
}
