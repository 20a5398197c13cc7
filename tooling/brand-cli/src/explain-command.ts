import { join } from 'node:path';
import { brandIds, brandsFolder, loadBrand, readPlatform } from '@livery/brand-build';
import type { Platform } from '@livery/brand-build';
import type { BrandConfig, BrandSource, Theme } from '@livery/brand-kit';
import { assertBrands } from './known-brands.ts';
import { explainConfig } from './explain/config.ts';
import { explainText } from './explain/texts.ts';
import { explainTheme } from './explain/theme.ts';

/** Says what a key of a brand is and where it comes from. Returns exit code 1 for an unknown key. */
export async function explainCommand(words: readonly string[], from: string = brandsFolder): Promise<number> {
  const [id, key] = words;
  if (id === undefined || key === undefined) throw new RangeError('brand:explain <brand> <key>');
  assertBrands([id], await brandIds(from));
  const { source } = await loadBrand(join(from, id));
  const lines = explainKey(source, key, () => readPlatform().catalogue);
  console.log(lines.length === 0 ? unknownKey(key) : lines.join('\n'));
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
  if (source.config === undefined || source.theme === undefined) {
    throw new RangeError(`${source.id} cannot be read; "npm run brand:check -- ${source.id}" says why.`);
  }
  const config = explainConfig(source.config as BrandConfig, key, source.id);
  if (config.length > 0) return config;
  const theme = explainTheme(source, source.theme as Theme, key.replace(/^theme\./, ''));
  return theme.length > 0 ? theme : explainText(source, key, catalogue());
}

function unknownKey(key: string): string {
  return [
    `${key} is no key of a brand. Keys are`,
    '  of brand.config.ts: identity, languages, currency, categories, footer, features.freePlay …',
    '  of theme.ts and theme/: look, look.hero, schemes, fonts, assets.logo, primitives, color.bg.canvas, space.4 …',
    '  of locales/: brand.headline, or a text of a catalogue by namespace and key, such as shell.header.logIn',
  ].join('\n');
}
