import { decimalOf } from '@livery/contracts';

/** Formats amounts of one currency in one language, with Latin digits. */
export interface MoneyFormat {
  /** With the currency symbol: "€1.20". */
  full(minor: bigint): string;
  /** The number only: "1.20". */
  plain(minor: bigint): string;
  /** In compact notation: "20", "1.5K". */
  short(minor: bigint): string;
}

/**
 * Creates a {@link MoneyFormat}. `symbol` replaces the currency's own; without it, an ISO currency gets its own symbol and any
 * other code follows the number.
 */
export function moneyFormat(language: string, currency: string, exponent: number, symbol: string | null = null): MoneyFormat {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  const locale = `${language}-u-nu-latn`;
  const number = new Intl.NumberFormat(locale, digits);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const iso = /^[A-Z]{3}$/.test(currency);
  // USD determines the layout for a given symbol, because browsers format unknown currencies differently.
  const signed = iso || symbol !== null ? new Intl.NumberFormat(locale, { style: 'currency', currency: symbol === null ? currency : 'USD', currencyDisplay: 'narrowSymbol', ...digits }) : null;
  // Intl formats strings exactly, without conversion to a float; its type admits literals only.
  const exact = (minor: bigint) => decimalOf(minor, exponent) as Intl.StringNumericLiteral;
  const withSign = (format: Intl.NumberFormat, minor: bigint): string =>
    format
      .formatToParts(exact(minor))
      .map((part) => (part.type === 'currency' && symbol !== null ? symbol : part.value))
      .join('');
  return {
    plain: (minor) => number.format(exact(minor)),
    short: (minor) => short.format(exact(minor)),
    full: (minor) => (signed === null ? `${number.format(exact(minor))} ${currency}` : withSign(signed, minor)),
  };
}
