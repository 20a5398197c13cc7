import { join } from 'node:path';
import { brandIds, brandsFolder, loadBrand } from '@livery/brand-build';
import { explain, featureAbout, resolveBrand, tokenColour } from '@livery/brand-kit';
import type { BrandConfig, FeatureName, Theme } from '@livery/brand-kit';

/** Prints the origin of a brand's value. Returns exit code 1 for an unknown key. */
export async function explainCommand(words: readonly string[], from: string = brandsFolder): Promise<number> {
  const [id, key] = words;
  const known = await brandIds(from);
  if (id === undefined || key === undefined) throw new RangeError('brand:explain <id> <key>');
  if (!known.includes(id)) throw new RangeError(`No brand ${id}; there are ${known.join(', ')}.`);
  const { source } = await loadBrand(join(from, id));
  const lines = key.startsWith('theme.') ? explainToken(source.theme as Theme, key) : explainKey(source.config as BrandConfig, key, id);
  console.log(lines.length === 0 ? `${key} is no key of a brand.` : lines.join('\n'));
  return lines.length === 0 ? 1 : 0;
}

function explainKey(config: BrandConfig, key: string, id: string): string[] {
  return explain(resolveBrand(config), key).map(({ key: path, value, from }) => {
    const origin = from === 'brand' ? `brands/${id}/brand.config.ts` : path === 'currency.symbol' ? 'symbol of the currency' : 'default of the platform';
    return `${path} = ${JSON.stringify(value)}    ${origin}${note(path)}`;
  });
}

/** Notes that the server may override a toggle, which a configuration cannot show. */
function note(path: string): string {
  if (!path.startsWith('features.')) return '';
  const name = path.slice('features.'.length) as FeatureName;
  return `; the server's white-label answer stands over it. ${featureAbout[name]}`;
}

function explainToken(theme: Theme, key: string): string[] {
  const path = key.slice('theme.'.length);
  return theme.schemes.flatMap((scheme) => {
    const value = valueOf(theme.semantic[scheme], path);
    if (value === undefined) return [];
    return `${path} in ${scheme} = ${value} → ${tokenColour(theme, scheme, path)}`;
  });
}

function valueOf(tree: unknown, path: string): string | undefined {
  let here = tree;
  for (const name of path.split('.')) here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[name] : undefined;
  return typeof here === 'string' ? here : undefined;
}
