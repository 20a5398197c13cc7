import { join } from 'node:path';
import { brandIds, brandsFolder, loadBrand, readPlatform } from '@livery/brand-build';
import type { Platform } from '@livery/brand-build';
import type { BrandConfig, BrandSource, Theme } from '@livery/brand-kit';
import { assertBrands } from './known-brands.ts';
import { explainConfig } from './explain/config.ts';
import { explainEveryKey } from './explain/every-key.ts';
import { nearestKeys } from './explain/nearest-keys.ts';
import { explainText } from './explain/texts.ts';
import { explainTheme } from './explain/theme.ts';

/** Says what a key of a brand is and where it comes from; without a key, every key. Returns exit code 1 for an unknown key. */
export async function explainCommand(words: readonly string[], from: string = brandsFolder): Promise<number> {
  const [id, key, ...more] = words;
  if (id === undefined || more.length > 0) throw new RangeError('npm run brand:explain -- <brand> [<key>]');
  assertBrands([id], await brandIds(from));
  const { source } = await loadBrand(join(from, id));
  if (key === undefined) {
    const { config, theme } = readable(source);
    console.log(explainEveryKey(source, config, theme, readPlatform().catalogue).join('\n'));
    return 0;
  }
  const lines = explainKey(source, key, () => readPlatform().catalogue);
  console.log(lines.length === 0 ? unknownKey(source, key) : lines.join('\n'));
  return lines.length === 0 ? 1 : 0;
}

/**
 * Lines about a key; none for an unknown one. Keys of the three kinds of files do not overlap; before a key of the theme
 * `theme.` may stand.
 *
 * @param catalogue the platform's English texts
 * @throws RangeError when the brand cannot be read
 */
export function explainKey(source: BrandSource, key: string, catalogue: () => Platform['catalogue']): string[] {
  const { config, theme } = readable(source);
  const inConfig = explainConfig(config, key, source.id);
  if (inConfig.length > 0) return inConfig;
  const inTheme = explainTheme(source, theme, key.replace(/^theme\./, ''));
  return inTheme.length > 0 ? inTheme : explainText(source, key, catalogue());
}

/** The evaluated files of a brand. @throws RangeError when they could not be evaluated */
function readable({ id, config, theme }: BrandSource): { readonly config: BrandConfig; readonly theme: Theme } {
  if (config === undefined || theme === undefined) throw new RangeError(`${id} cannot be read; "npm run brand:check -- ${id}" says why.`);
  return { config: config as BrandConfig, theme: theme as Theme };
}

function unknownKey(source: BrandSource, key: string): string {
  const near = nearestKeys(readable(source).theme, key.replace(/^theme\./, ''));
  return [`${key} is no key of a brand. The nearest are`, ...near.map((one) => `  ${one}`), `"npm run brand:explain -- ${source.id}" lists every key.`].join('\n');
}
