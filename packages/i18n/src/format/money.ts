import { numberFormat, numeric } from './numbers.ts';

/** How an amount of a currency is written. A brand's or a balance's `currency` fits as it is. */
export interface MoneyUnit {
  /** Currency code of the wallet, ISO or not; the symbol alone is shown. */
  readonly currency?: string;
  /** What stands beside the number. */
  readonly symbol: string;
  /** Digits after the decimal point. */
  readonly exponent: number;
  /** `exceptZero` puts a plus before gains; by default only losses carry a sign. */
  readonly sign?: 'auto' | 'exceptZero';
}

const RIGHT_TO_LEFT_MARK = '\u200F';

/**
 * Writes an exact amount with the wallet's own symbol where the language puts its currency sign. The number is laid
 * out for a currency whose narrow sign is the same everywhere, and the sign is then replaced, so that house currencies
 * work like ISO ones. (The unknown currency XXX would not do: browsers disagree about its sign and its spacing.)
 */
export function currencyText(locale: string, amount: string, unit: MoneyUnit): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: unit.exponent,
    maximumFractionDigits: unit.exponent,
    signDisplay: unit.sign ?? 'auto',
  });
  const parts = format.formatToParts(numeric(amount));
  // A symbol of letters would otherwise change sides beside a number with a sign, which is written from left to right.
  const symbol = parts[0]?.value.startsWith(RIGHT_TO_LEFT_MARK) ? RIGHT_TO_LEFT_MARK + unit.symbol : unit.symbol;
  return parts.map((part) => (part.type === 'currency' ? symbol : part.value)).join('');
}
