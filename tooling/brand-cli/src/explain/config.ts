import { explain, featureAbout, isConfigKey, resolveBrand } from '@livery/brand-kit';
import type { BrandConfig, FeatureName } from '@livery/brand-kit';

/** Lines about a key of `brand.config.ts`; none for a key that it cannot have. */
export function explainConfig(config: BrandConfig, key: string, id: string): string[] {
  const file = `brands/${id}/brand.config.ts`;
  // A position in a list is part of the list's value.
  const found = explain(resolveBrand(config), key.replace(/\.\d+(?:\..*)?$/, '')).map(({ key: path, value, from }) => {
    const origin = from === 'brand' ? file : path === 'currency.symbol' ? 'symbol of the currency' : 'default of the platform';
    return `${path} = ${JSON.stringify(value)}    ${origin}${note(path)}`;
  });
  if (found.length > 0) return found;
  return isConfigKey(key) ? [`${key} is not set, and has no default; ${file} may set it.`] : [];
}

/** Notes that the server may override a toggle, which a configuration cannot show. */
function note(path: string): string {
  if (!path.startsWith('features.')) return '';
  const name = path.slice('features.'.length) as FeatureName;
  return `; the server's white-label answer stands over it. ${featureAbout[name]}`;
}
