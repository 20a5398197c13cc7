import { explicitLocale } from '../../foundation/explicit-locale.ts';
import { toLatinDigits } from '../../foundation/latin-digits.ts';

/** How amounts are written in a field. */
export interface AmountStyle {
  /** BCP-47 tag; its marks decide between two readings of a text. */
  readonly locale: string;
  /** Decimal places of the currency. */
  readonly exponent: number;
  /** Symbol that may stand before or after a pasted amount. */
  readonly currency?: string;
}

/** Arabic decimal mark: unlike point and comma it never separates groups. */
const ARABIC_DECIMAL = '\u066B';

/** Writes the marks of all scripts as point, comma, Arabic decimal mark, or a space for what only ever separates groups. */
function plainMarks(text: string): string {
  return text
    .replaceAll(/[\u061C\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/[\s'\u2019\u066C]/g, ' ')
    .replaceAll(/[\u060C\uFF0C]/g, ',')
    .replaceAll('\uFF0E', '.');
}

interface Marks {
  readonly decimal: string;
  readonly group: string;
}

/** By locale: a number format takes long to make, and a field needs the marks at each key. */
const knownMarks = new Map<string, Marks>();

function marksOf(locale: string): Marks {
  const known = knownMarks.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(explicitLocale(locale)).formatToParts(1_234_567.5);
  const mark = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const marks = { decimal: mark('decimal'), group: mark('group') };
  knownMarks.set(locale, marks);
  return marks;
}

/** Removes a currency symbol before or after an amount. */
function withoutCurrency(text: string, currency: string): string {
  let amount = text.trim();
  if (currency !== '' && amount.startsWith(currency)) amount = amount.slice(currency.length);
  else if (currency !== '' && amount.endsWith(currency)) amount = amount.slice(0, -currency.length);
  return amount.replaceAll(/^\p{Sc}|\p{Sc}$/gu, '').trim();
}

/** Groups of three, or those of the Indian languages, separated by one and the same mark. */
const GROUPED = [/^[1-9]\d{0,2}(?<mark>[., ])\d{3}(?:\k<mark>\d{3})*$/, /^[1-9]\d?(?<mark>[., ])(?:\d{2}\k<mark>)+\d{3}$/];

interface Whole {
  readonly digits: string;
  /** What separates the groups, if there are any. */
  readonly mark: string | undefined;
}

function wholeOf(text: string): Whole | undefined {
  if (/^\d+$/.test(text)) return { digits: text.replace(/^0+(?=\d)/, ''), mark: undefined };
  const mark = GROUPED.map((pattern) => pattern.exec(text)?.groups?.['mark']).find((found) => found !== undefined);
  return mark === undefined ? undefined : { digits: text.replaceAll(/\D/g, ''), mark };
}

/** The amount when the last mark is the decimal one. */
function decimalReading(text: string, exponent: number): string | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf(ARABIC_DECIMAL));
  if (at === -1 || text.length === 1) return undefined;
  const [left, mark, fraction] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const whole = left === '' ? { digits: '0', mark: undefined } : wholeOf(left);
  if (whole === undefined || whole.mark === mark || !/^\d*$/.test(fraction)) return undefined;
  // A currency without decimals may be written with zeros behind a mark that cannot separate groups: 1,500.00.
  if (exponent === 0 && whole.mark !== undefined && /^0{1,2}$/.test(fraction)) return whole.digits;
  if (fraction.length > exponent) return undefined;
  return fraction === '' ? whole.digits : `${whole.digits}.${fraction}`;
}

/** The amount when all marks separate groups. A single mark does only where nobody would take it for the decimal one. */
function groupedReading(text: string, exponent: number, group: string): string | undefined {
  const whole = wholeOf(text);
  if (whole?.mark === undefined) return whole?.digits;
  const single = text.indexOf(whole.mark) === text.lastIndexOf(whole.mark);
  return !single || whole.mark === ' ' || whole.mark === group || exponent === 0 ? whole.digits : undefined;
}

/**
 * Reads an amount as typed or pasted: digits of any script, groups, either decimal mark. The marks of the locale decide
 * where a text can be read in two ways.
 *
 * @returns a decimal string such as `1250.5`; empty for an empty text; undefined where the text is not surely one amount:
 * other characters, too many decimals, or a mark of which it is not certain whether it separates groups or decimals
 */
export function readAmount(typed: string, { locale, exponent, currency = '' }: AmountStyle): string | undefined {
  const text = plainMarks(withoutCurrency(toLatinDigits(typed), currency)).trim();
  if (text === '') return '';
  return groupedReading(text, exponent, plainMarks(marksOf(locale).group)) ?? decimalReading(text, exponent);
}

/** Whether more digits may still make an amount of a text: it ends in a mark, or in a group that is not complete. */
export function isHalfTyped(typed: string): boolean {
  return new RegExp(`[., ${ARABIC_DECIMAL}]\\d{0,2}$`).test(plainMarks(toLatinDigits(typed)));
}

/** Writes a decimal string for people, with groups or, for editing, without; decimals are filled up to those of the currency, at most two. */
export function writeAmount(amount: string, { locale, exponent }: AmountStyle, purpose: 'reading' | 'editing'): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) return amount;
  const shown = purpose === 'editing' ? whole : new Intl.NumberFormat(explicitLocale(locale)).format(BigInt(whole));
  if (fraction === '') return shown;
  return `${shown}${marksOf(locale).decimal}${purpose === 'editing' ? fraction : fraction.padEnd(Math.min(exponent, 2), '0')}`;
}
