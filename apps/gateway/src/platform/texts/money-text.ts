import { decimalOf } from '@livery/contracts';
import { type CompleteLanguage, completeLanguages, type InEachLanguage, inEachLanguage, type TextLayout } from './complete-languages.ts';

/** How an amount is written. A tenant's `currency` fits as it is. */
export interface MoneyUnit {
  readonly symbol: string;
  /** Digits after the decimal point. */
  readonly exponent: number;
}

const RIGHT_TO_LEFT_MARK = '\u200F';
const formats = new Map<string, Intl.NumberFormat>();

/** A formatter, kept: building one costs far more than using it. */
function formatOf(language: CompleteLanguage, exponent: number): Intl.NumberFormat {
  const id = `${language} ${exponent}`;
  const found = formats.get(id) ?? new Intl.NumberFormat(completeLanguages[language].tag, {
    style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', numberingSystem: 'latn', minimumFractionDigits: exponent, maximumFractionDigits: exponent,
  });
  formats.set(id, found);
  return found;
}

/**
 * An amount as each language writes it, as the site does: its figures laid out for a currency whose narrow sign is the same everywhere, with
 * the wallet's own symbol in its place, so that house currencies work like those of ISO 4217.
 * @param amount minor units
 */
export function moneyText({ symbol, exponent }: MoneyUnit, amount: bigint): InEachLanguage<string> {
  const exact = decimalOf(amount, exponent) as Intl.StringNumericLiteral;
  return inEachLanguage<TextLayout, string>(completeLanguages, (_, language) => {
    const parts = formatOf(language, exponent).formatToParts(exact);
    // A symbol of letters would otherwise change sides beside a number with a sign, which is written from left to right.
    const shown = parts[0]?.value.startsWith(RIGHT_TO_LEFT_MARK) === true ? RIGHT_TO_LEFT_MARK + symbol : symbol;
    return parts.map(({ type, value }) => (type === 'currency' ? shown : value)).join('');
  });
}
