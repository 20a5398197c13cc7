/** Writes amounts of one currency the way a language does, with Latin digits. */
export interface MoneyFormat {
  /** With the currency's sign: "€1.20". */
  full(minor: bigint): string;
  /** The number alone: "1.20". */
  plain(minor: bigint): string;
  /** In whole units, shortened, to stand on a chip: "20", "1.5K". */
  short(minor: bigint): string;
}

/** Minor units as decimal text: 120, exponent 2 → "1.20". */
export function decimalText(minor: bigint, exponent: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/**
 * Formats for a language and a currency. With a symbol, that stands where the language puts its currency sign;
 * without one an ISO currency gets its own sign, and any other code stands behind the number.
 */
export function moneyFormat(language: string, currency: string, exponent: number, symbol: string | null = null): MoneyFormat {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  const locale = `${language}-u-nu-latn`;
  const number = new Intl.NumberFormat(locale, digits);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const iso = /^[A-Z]{3}$/.test(currency);
  // Laid out for a currency whose narrow sign is the same everywhere: browsers disagree about those of unknown ones.
  const signed = iso || symbol !== null ? new Intl.NumberFormat(locale, { style: 'currency', currency: symbol === null ? currency : 'USD', currencyDisplay: 'narrowSymbol', ...digits }) : null;
  // Strings go through Intl without passing a float; the type only admits literals.
  const exact = (minor: bigint) => decimalText(minor, exponent) as Intl.StringNumericLiteral;
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
