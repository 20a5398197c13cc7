import { BrandFaultsError } from '@livery/brand-kit';

/** What to print for an error: its sentence where somebody can mend the cause, everything where it is ours. */
export function errorText(error: unknown): unknown {
  const fromWords = error instanceof RangeError || (error instanceof TypeError && 'code' in error);
  // A SyntaxError names the catalogue that cannot be read.
  return fromWords || error instanceof BrandFaultsError || error instanceof SyntaxError ? error.message : error;
}
