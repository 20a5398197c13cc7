import { toLatinDigits } from '@livery/contracts';

/** What is typed as a rate, as calls have it: `1.5` for `1,5` or `١٫٥`; undefined where it is no rate from 0 to the most. */
export function rateTyped(text: string, most: string): string | undefined {
  const rate = toLatinDigits(text.trim()).replace(/[,٫]/, '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(rate) && Number(rate) <= Number(most) ? rate : undefined;
}
