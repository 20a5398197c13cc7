import { z } from 'zod';

/** An identifier the vendor chose: unique within this vendor and brand. */
export const seamlessIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x7e]+$/);

/**
 * An amount of money: a whole number written in digits, in units of 10^-scale of the currency.
 * `{"amount":"1050","scale":2}` is 10.50. Digits in a string, because JSON numbers lose large integers.
 */
export const seamlessAmountSchema = z.string().regex(/^(0|[1-9]\d{0,17})$/);

/** The largest detail of a round, in bytes of its JSON. */
export const SEAMLESS_DETAIL_BYTES = 4096;

/** In JSON: NUL and halves of a surrogate pair, which no text of PostgreSQL can hold. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * A vendor's details of a round for later inquiries: symbols, cards, an event's score. Any JSON object up to {@link
 * SEAMLESS_DETAIL_BYTES}; stored unchanged and shown with the bet's record.
 */
export const seamlessDetailSchema = z
  .record(z.string().max(64), z.json())
  .refine((detail) => new TextEncoder().encode(JSON.stringify(detail)).length <= SEAMLESS_DETAIL_BYTES, {
    error: `at most ${SEAMLESS_DETAIL_BYTES} bytes`,
  })
  .refine((detail) => !UNSTORABLE.test(JSON.stringify(detail)), { error: 'text of whole characters other than NUL' });

/** How many decimal places the last digit of an amount stands for. */
export const seamlessScaleSchema = z.int().min(0).max(8);

/** Currency code, upper case. */
export const seamlessCurrencySchema = z.string().regex(/^[A-Z0-9]{1,8}$/);
