/** Writes amounts of one currency the way a language does, with Latin digits. */
export interface MoneyFormat {
  /** With the currency's sign: "€1.20". */
  full(minor: bigint): string;
  /** The number alone: "1.20". */
  plain(minor: bigint): string;
}

/** Minor units as decimal text: 120, exponent 2 → "1.20". */
export function decimalText(minor: bigint, exponent: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Formats for a language and a currency. A code that is no ISO currency stands behind the number. */
export function moneyFormat(language: string, currency: string, exponent: number): MoneyFormat {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  const locale = `${language}-u-nu-latn`;
  const number = new Intl.NumberFormat(locale, digits);
  // Strings go through Intl without passing a float; the type only admits literals.
  const plain = (minor: bigint): string => number.format(decimalText(minor, exponent) as Intl.StringNumericLiteral);
  let withSign: Intl.NumberFormat | null = null;
  if (/^[A-Z]{3}$/.test(currency)) withSign = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
  return {
    plain,
    full: (minor) => (withSign ? withSign.format(decimalText(minor, exponent) as Intl.StringNumericLiteral) : `${plain(minor)} ${currency}`),
  };
}
