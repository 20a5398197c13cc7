import type { FieldFault } from '../envelope.ts';

/** Digits of the longest number in the world (E.164), its dialling code included. */
const LONGEST = 15;
/** Digits of the shortest number behind a dialling code. */
const SHORTEST = 4;
/** What people group digits with. */
const GROUPING = /[\s().\-\u2010-\u2015]/gu;

/** A number without what it was grouped with; wide digits become plain ones. A leading plus stays. */
export function plainNumber(number: string): string {
  return number.normalize('NFKC').replaceAll(GROUPING, '');
}

/**
 * What is wrong with a mobile number before anybody is asked about it, if anything: it is missing, has something else
 * than digits, or too few or many of them for E.164. Form and gateway both ask this first; the gateway then also knows
 * the numbering plans, and answers `PHONE_INVALID`.
 *
 * @param diallingCode such as `+63`; the plus may be missing
 */
export function mobileFault(diallingCode: string, number: string): FieldFault | undefined {
  const field = 'mobileNum';
  const plain = plainNumber(number);
  if (plain === '') return { field, rule: 'required' };
  const digits = plain.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return { field, rule: 'pattern', patternId: 'DIGITS' };
  const code = plainNumber(diallingCode).replace(/^\+/, '');
  if (!/^[1-9]\d{0,3}$/.test(code)) return { field, rule: 'invalid' };
  const max = plain.startsWith('+') ? LONGEST : LONGEST - code.length + 1; // one more for a trunk prefix, as in 0917…
  if (digits.length < SHORTEST || digits.length > max) return { field, rule: 'length', patternId: 'DIGITS', min: SHORTEST, max };
  return undefined;
}
