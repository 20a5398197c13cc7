import { plainNumber } from '@livery/contracts';

/** Minimum number of digits of a mobile number, to distinguish it from a short numeric user name. */
const FEWEST = 6;

/**
 * Whether a typed user name may be a mobile number. A user name of digits alone counts as one as well, which does no harm: the
 * gateway looks up both.
 */
export function looksLikeNumber(typed: string): boolean {
  const plain = plainNumber(typed);
  return /^\+?\d+$/.test(plain) && plain.length >= FEWEST;
}
