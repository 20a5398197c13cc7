import { cockfightVendorCodes, esportsVendorCodes, vendorCodes, vendorNames } from '@livery/contracts';
import type { VendorCode } from '@livery/contracts';
import { cryptoCurrencies, currencySymbol, isoCurrencies, isoDecimals, ownersOfSymbol } from '../../config/currencies.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { countryCodes, nearestCountry } from './countries.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { listed } from '../fault/listed.ts';
import { nearestOf } from '../fault/nearest.ts';
import { stringsOf } from '../source.ts';

/** Lists of vendor codes → the vendors that they may name. */
const vendorLists: readonly { readonly path: string; readonly what: string; readonly known: readonly VendorCode[] }[] = [
  { path: 'esportCodes', what: 'an esports vendor', known: esportsVendorCodes },
  { path: 'cockfightCodes', what: 'a cockfight vendor', known: cockfightVendorCodes },
  { path: 'footer.partnersHidden', what: 'a vendor', known: vendorCodes },
];

/** Checks currencies, countries and vendor codes against the known ones. */
export function checkKnownValues(file: string, config: unknown): Fault[] {
  const at = (path: string): unknown => valueAt(config, path.split('.'));
  const vendorFaults = vendorLists.flatMap(({ path, what, known }) =>
    unknownIn(stringsOf(at(path)), known).map(({ code, index }) =>
      withNearest({ file, keyPath: `${path}.${index}`, found: quote(code), expected: `the code of ${what} of the platform (${listed(known.map(named), 'in packages/contracts/src/codes.ts')})` }, nearestVendor(code, known)),
    ),
  );
  return [
    ...currencyFaults(file, at('currency.code'), at('currency.exponent')),
    ...symbolFaults(file, at('currency.code'), at('currency.symbol')),
    ...vendorFaults,
    ...unknownIn(stringsOf(at('blockedCountries')), countryCodes).map(({ code, index }) => {
      const nearest = nearestCountry(code);
      const some = nearest === undefined ? ` (${listed(countryCodes, 'in packages/brand-kit/src/check/config/countries.ts')})` : '';
      return withNearest({ file, keyPath: `blockedCountries.${index}`, found: quote(code), expected: `an ISO 3166 code of two capital letters${some}` }, nearest);
    }),
  ];
}

/** A vendor's code with its name. */
function named(code: VendorCode): string {
  return `${code} (${vendorNames[code]})`;
}

/** The vendor that was likely meant, by its code or by its name. */
function nearestVendor(given: string, known: readonly VendorCode[]): string | undefined {
  const byCode = nearestOf(given, known);
  const name = byCode === undefined ? nearestOf(given, known.map((code) => vendorNames[code])) : undefined;
  const found = known.find((code) => code === byCode || vendorNames[code] === name);
  return found === undefined ? undefined : named(found);
}

function unknownIn(codes: readonly string[], known: readonly string[]): { code: string; index: number }[] {
  return codes.map((code, index) => ({ code, index })).filter(({ code }) => !known.includes(code));
}

function currencyFaults(file: string, code: unknown, exponent: unknown): Fault[] {
  if (typeof code !== 'string' || code.trim() === '') return [];
  const crypto = Object.hasOwn(cryptoCurrencies, code) ? cryptoCurrencies[code] : undefined;
  const iso = isoCurrencies();
  if (crypto === undefined && !iso.includes(code)) {
    const tickers = Object.keys(cryptoCurrencies);
    const nearest = nearestOf(code, [...iso, ...tickers]);
    const some = nearest === undefined ? ` (${listed(iso, "of Intl.supportedValuesOf('currency')")})` : '';
    return [withNearest({ file, keyPath: 'currency.code', found: quote(code), expected: `a currency of ISO 4217${some}, or one of ${tickers.join(', ')}` }, nearest)];
  }
  if (typeof exponent !== 'number' || !Number.isInteger(exponent) || exponent < 0 || exponent > 8) return [];
  const at = { file, keyPath: 'currency.exponent', found: quote(exponent) };
  if (crypto !== undefined) return exponent <= crypto ? [] : [{ ...at, expected: `at most the ${crypto} decimals of ${code}`, nearest: String(crypto) }];
  const decimals = isoDecimals(code);
  return exponent === decimals ? [] : [{ ...at, expected: `the decimals of ${code}`, nearest: String(decimals) }];
}

/** The sign of another currency beside amounts tells people of other money than they play with. */
function symbolFaults(file: string, code: unknown, symbol: unknown): Fault[] {
  if (typeof code !== 'string' || typeof symbol !== 'string' || (!isoCurrencies().includes(code) && !Object.hasOwn(cryptoCurrencies, code))) return [];
  const owners = ownersOfSymbol(symbol, code);
  return owners.length === 0 ? [] : [{ file, keyPath: 'currency.symbol', found: `${quote(symbol)}, the sign of ${owners.join(', ')}`, expected: `a symbol of ${code}, or none`, nearest: currencySymbol(code) }];
}

function withNearest(fault: Fault, nearest: string | undefined): Fault {
  return nearest === undefined ? fault : { ...fault, nearest };
}
