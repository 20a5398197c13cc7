/** Crypto currencies that a merchant may use, with their maximum number of decimals. */
export const cryptoCurrencies: Readonly<Record<string, number>> = { BTC: 8, ETH: 8, LTC: 8, DOGE: 8, BNB: 8, TRX: 6, USDT: 6, USDC: 6, XRP: 6 };

/** ISO 4217 codes that are not money: testing, no currency, drawing rights. */
const NOT_MONEY = new Set(['XTS', 'XXX', 'XDR', 'XSU', 'XUA']);

/** Maximum length of the symbol beside amounts, in characters. */
export const SYMBOL_LENGTH = 4;

/** All ISO 4217 codes of money. */
export function isoCurrencies(): string[] {
  return Intl.supportedValuesOf('currency').filter((code) => !NOT_MONEY.has(code));
}

/** A formatter takes longer to make than the rest of a brand's check of its currency. */
const decimalsOf = new Map<string, number>();

/** Decimal places of an ISO 4217 currency: EUR 2, JPY 0, KWD 3. */
export function isoDecimals(code: string): number {
  const decimals = decimalsOf.get(code) ?? decimalsByIntl(code);
  decimalsOf.set(code, decimals);
  return decimals;
}

function decimalsByIntl(code: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 0;
}

/** Decimal places of a currency (for a crypto currency the maximum); undefined for an unknown code. */
export function currencyDecimals(code: string): number | undefined {
  if (Object.hasOwn(cryptoCurrencies, code)) return cryptoCurrencies[code];
  return isoCurrencies().includes(code) ? isoDecimals(code) : undefined;
}

/** The symbol of the platform's own currency, by default (P-9.9 of docs/product.md). */
const PLATFORM_SYMBOLS: Readonly<Record<string, string>> = { PHP: 'P' };

/** Signs of crypto currencies that are those of money too. */
const CRYPTO_SIGNS: Readonly<Record<string, string>> = { USDT: '₮' };
/** Signs of currencies in a symbol, such as € in `€`. The dollar's is that of many, also together with letters: `HK$`, `R$`. */
const SIGNS = /(?!\$)\p{Sc}/gu;

/**
 * Returns the currencies of ISO 4217 whose sign a symbol has that is not the sign of the brand's own; none for a symbol of
 * letters, for one with `$`, and for a sign of no currency of ISO 4217.
 */
export function ownersOfSymbol(symbol: string, code: string): string[] {
  const own = `${narrowSymbol(code)}${CRYPTO_SIGNS[code] ?? ''}`;
  const others = [...symbol.matchAll(SIGNS)].map(([sign]) => sign).filter((sign) => !own.includes(sign));
  return others.length === 0 ? [] : isoCurrencies().filter((each) => others.some((sign) => narrowSymbol(each).includes(sign)));
}

/** A currency's symbol: `P` of PHP, the platform's own currency; the usual one of others (EUR → €), or their code where they have none or none short enough. */
export function currencySymbol(code: string): string {
  const own = Object.hasOwn(PLATFORM_SYMBOLS, code) ? PLATFORM_SYMBOLS[code] : undefined;
  if (own !== undefined) return own;
  // Intl accepts only three letters; tickers such as USDT are their own symbol.
  if (!/^[A-Z]{3}$/.test(code) || Object.hasOwn(cryptoCurrencies, code)) return code;
  const symbol = narrowSymbol(code);
  return symbol.length <= SYMBOL_LENGTH ? symbol : code;
}

/** The sign of a currency of ISO 4217 without what tells it from others of the same sign; its code where it has none, or is none of ISO 4217. */
function narrowSymbol(code: string): string {
  const known = narrowSymbols.get(code) ?? readNarrowSymbol(code);
  narrowSymbols.set(code, known);
  return known;
}

/** Asked once for each currency: an answer of Intl takes a tenth of a millisecond. */
const narrowSymbols = new Map<string, string>();

function readNarrowSymbol(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
