import type { BrandConfig } from '../config/brand-config.ts';
import type { ResolvedConfig } from '../config/brand.ts';
import { currencySymbol } from '../config/currencies.ts';
import { platformDefaults } from '../config/defaults.ts';

/** Origin of a value. */
export type Origin = 'brand' | 'platform';
/** Key path (`footer.partnersHidden`) → origin of the effective value. Arrays count as one value. */
export type Provenance = Readonly<Record<string, Origin>>;

/** A configuration with all defaults, and the origin of each value. */
export interface ResolvedBrand {
  readonly brand: ResolvedConfig;
  readonly provenance: Provenance;
}

/**
 * Adds the platform's defaults for values that the brand omits. A brand's array replaces the default.
 *
 * @param config a configuration without faults (see `checkBrand`).
 */
export function resolveBrand(config: BrandConfig): ResolvedBrand {
  const { languages, currency, header, phone, footer, home, features, ...rest } = config;
  const inForce = { ...platformDefaults.features, ...features };
  // Defaults contain no link to a page that the brand turned off.
  const withoutOff = <T extends string>(entries: readonly T[]): T[] => entries.filter((entry) => entry !== 'download' || inForce.appDownload);
  const brand: ResolvedConfig = {
    ...platformDefaults,
    ...rest,
    languages: { ...platformDefaults.languages, ...languages },
    currency: { symbol: currencySymbol(currency.code), ...currency },
    header: { ...platformDefaults.header, entries: withoutOff(platformDefaults.header.entries), ...header },
    phone: { ...platformDefaults.phone, ...phone },
    footer: { ...platformDefaults.footer, links: withoutOff(platformDefaults.footer.links), ...footer },
    home: { ...platformDefaults.home, ...home },
    features: inForce,
  };
  const paths = leafPaths(brand);
  const origin = (path: string): Origin => (valueAtPath(config, path) === undefined ? 'platform' : 'brand');
  return { brand, provenance: Object.fromEntries(paths.map((path) => [path, origin(path)])) };
}

/** One value of a brand with its origin. */
export interface Explanation {
  readonly key: string;
  readonly value: unknown;
  readonly from: Origin;
}

/**
 * Returns the origin of values.
 *
 * @param key a key path such as `footer.partnersHidden`, or a branch such as `footer` for everything below it.
 * @returns one explanation per value, empty for an unknown key.
 */
export function explain({ brand, provenance }: ResolvedBrand, key: string): Explanation[] {
  return Object.entries(provenance)
    .filter(([path]) => path === key || path.startsWith(`${key}.`))
    .map(([path, from]) => ({ key: path, value: valueAtPath(brand, path), from }));
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}

function leafPaths(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return isBranch(inner) ? leafPaths(inner, here) : [here];
  });
}

function valueAtPath(value: unknown, path: string): unknown {
  let here = value;
  for (const name of path.split('.')) {
    if (!isBranch(here)) return undefined;
    here = here[name];
  }
  return here;
}
