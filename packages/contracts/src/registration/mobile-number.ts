import type { FieldFault } from '../envelope.ts';
import { toLatinDigits } from '../latin-digits.ts';

/** Digits of the longest number in the world (E.164), its dialling code included. */
const MAX_DIGITS = 15;
/** Digits of the shortest number behind a dialling code. */
const MIN_DIGITS = 4;
/** Characters that people group digits with, and the direction marks that come along with a number copied from a text. */
const GROUPING = /[\s().\-\u2010-\u2015\u200E\u200F\u061C]/gu;

/** A number without what it was grouped with; digits of every script become plain ones. A leading plus stays. */
export function plainNumber(number: string): string {
  return toLatinDigits(number.normalize('NFKC')).replaceAll(GROUPING, '');
}

/** Dialling codes behind which a leading zero belongs to the number: Italy, Ivory Coast, Benin, Gabon, Congo, San Marino. */
const keepLeadingZero: ReadonlySet<string> = new Set(['39', '225', '229', '241', '242', '378']);

/**
 * What is dialled before a number within its country, where that is not a zero, and the digits of a mobile number there;
 * of another length it may be the number's own beginning. North America, Russia and Kazakhstan, Hungary, Belarus, Turkmenistan.
 */
const trunkPrefixes: Readonly<Record<string, { readonly prefix: string; readonly digits: number }>> = {
  1: { prefix: '1', digits: 10 },
  7: { prefix: '8', digits: 10 },
  36: { prefix: '06', digits: 9 },
  375: { prefix: '80', digits: 9 },
  993: { prefix: '8', digits: 8 },
};

/** A number's digits behind its dialling code, without what is dialled before them within the country. */
function withoutTrunkPrefix(code: string, plain: string): string {
  const trunk = trunkPrefixes[code];
  if (trunk !== undefined && plain.startsWith(trunk.prefix) && plain.length === trunk.prefix.length + trunk.digits) return plain.slice(trunk.prefix.length);
  return keepLeadingZero.has(code) ? plain : plain.replace(/^0+/, '');
}

/**
 * A number in E.164, such as `+639171234567`: what was typed may be grouped, begin with what is dialled before it within
 * its country, or with its dialling code and a plus. It says nothing about whether such a number exists. Browser and
 * gateway both read numbers with it, so that an outside provider is asked about the number that the account has.
 *
 * @param diallingCode such as `+63`; the plus may be missing
 */
export function e164(diallingCode: string, number: string): string {
  const plain = plainNumber(number);
  if (plain.startsWith('+')) return plain;
  const code = plainNumber(diallingCode).replace(/^\+/, '');
  return `+${code}${withoutTrunkPrefix(code, plain)}`;
}

/**
* The fault of a mobile number that is found without a request, if any: it is missing, has something else
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
  const max = plain.startsWith('+') ? MAX_DIGITS : MAX_DIGITS - code.length + 1; // one more for a trunk prefix, as in 0917…
  if (digits.length < MIN_DIGITS || digits.length > max) return { field, rule: 'length', patternId: 'DIGITS', min: MIN_DIGITS, max };
  return undefined;
}
