/** Crypto currencies that a merchant may use, with the most decimals that amounts of each may have. */
export const cryptoCurrencies: Readonly<Record<string, number>> = { BTC: 8, ETH: 8, LTC: 8, DOGE: 8, BNB: 8, TRX: 6, USDT: 6, USDC: 6, XRP: 6 };

/** Codes of ISO 4217 that stand for no money: testing, no currency, drawing rights. */
const NOT_MONEY = new Set(['XTS', 'XXX', 'XDR', 'XSU', 'XUA']);

/** Room that the symbol has beside amounts, in characters. */
export const SYMBOL_LENGTH = 4;

/** Every code of ISO 4217 that stands for money. */
export function isoCurrencies(): string[] {
  return Intl.supportedValuesOf('currency').filter((code) => !NOT_MONEY.has(code));
}

/** Decimals of a currency of ISO 4217: EUR 2, JPY 0, KWD 3. */
export function isoDecimals(code: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 0;
}

/** Decimals of a currency: all that ISO 4217 gives it, or the most that a crypto currency may have; undefined for an unknown code. */
export function currencyDecimals(code: string): number | undefined {
  if (Object.hasOwn(cryptoCurrencies, code)) return cryptoCurrencies[code];
  return isoCurrencies().includes(code) ? isoDecimals(code) : undefined;
}

/** A currency's usual symbol (EUR → €); its code where it has none, or none that is short enough. */
export function currencySymbol(code: string): string {
  // Intl takes codes of three letters only; tickers such as USDT stand for themselves.
  if (!/^[A-Z]{3}$/.test(code) || Object.hasOwn(cryptoCurrencies, code)) return code;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code;
  return symbol.length <= SYMBOL_LENGTH ? symbol : code;
}
