import { configAbout, explain, isConfigKey, resolveBrand } from '@livery/brand-kit';
import type { BrandConfig } from '@livery/brand-kit';

/** Lines about a key of `brand.config.ts`; none for a key that it cannot have. */
export function explainConfig(config: BrandConfig, key: string, id: string): string[] {
  const file = `brands/${id}/brand.config.ts`;
  // A position in a list is part of the list's value.
  const found = explain(resolveBrand(config), key.replace(/\.\d+(?:\..*)?$/, '')).map(({ key: path, value, from }) => {
    const origin = from === 'brand' ? file : path === 'currency.symbol' ? 'symbol of the currency' : 'default of the platform';
    return `${path} = ${JSON.stringify(value)}    ${origin}${note(path)}`;
  });
  if (found.length > 0) return found;
  return isConfigKey(key) ? [`${key} is not set, and has no default; ${file} may set it.${about(key)}`] : [];
}

/** What a key means; for a toggle also that the server may override it, which a configuration cannot show. */
function note(path: string): string {
  return `${path.startsWith('features.') ? "; the server's white-label answer stands over it" : ''}.${about(path)}`;
}

/** The meaning of a key, or of the list or the map that it is a part of. */
function about(path: string): string {
  const known = Object.keys(configAbout).find((key) => path === key || path.startsWith(`${key}.`));
  return known === undefined ? '' : ` ${configAbout[known] ?? ''}`;
}
