import { plainNumber } from '@livery/contracts';

/** Digits of what may be a mobile number rather than a short user name of digits. */
const FEWEST = 6;

/** Whether what was typed as a user name may be a mobile number. A user name of digits alone is taken for one as well, which does no harm: the gateway looks for both. */
export function looksLikeNumber(typed: string): boolean {
  const plain = plainNumber(typed);
  return /^\+?\d+$/.test(plain) && plain.length >= FEWEST;
}
