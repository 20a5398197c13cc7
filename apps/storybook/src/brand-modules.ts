import { join } from 'node:path';
import { brandOf, fontFile } from '@livery/brand-build';
import type { BrandConfig, BrandLocaleFile, Theme } from '@livery/brand-kit';
import { catalogueCompleteness } from '@livery/i18n/tooling';
import type { Plugin } from 'vite';
import { validBrands } from './valid-brands.ts';

const NAME = 'virtual:brands';

/**
 * Provides all brands without faults as the site knows them, their themes, the URLs of the font files that they refer to, and the
 * languages whose catalogues are complete. Names the other brands in the terminal.
 */
export function brandModules(folder?: string): Plugin {
  return {
    name: 'livery:brands',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { valid, leftOut } = await validBrands(folder);
      if (leftOut.length > 0) this.warn(`Left out because of faults: ${leftOut.join(', ')}; brand:check lists them.`);
      const files = new Map<string, string>();
      for (const brand of valid) {
        for (const font of (brand.source.theme as Theme).fonts) {
          const file = fontFile(brand.folder, font.source);
          if (file !== undefined) files.set(font.source, file);
        }
      }
      const fonts = [...files].map(([source, file], index) => ({ source, file, name: `font${index}` }));
      const themes = valid.map((brand, index) => ({ id: brand.source.id, file: join(brand.folder, 'theme.ts'), name: `theme${index}` }));
      const known = valid.map(({ source: { id, config, theme, locales } }) => {
        const { assets } = theme as Theme;
        return [id, brandOf(id, config as BrandConfig, theme as Theme, assets, locales as Record<string, BrandLocaleFile>)] as const;
      });
      const languages = Object.entries(catalogueCompleteness()).flatMap(([code, { complete }]) => (complete ? [code] : []));
      return [
        ...fonts.map(({ file, name }) => `import ${name} from ${JSON.stringify(`${file}?url`)};`),
        ...themes.map(({ file, name }) => `import ${name} from ${JSON.stringify(file)};`),
        `export const fonts = { ${fonts.map(({ source, name }) => `${JSON.stringify(source)}: ${name}`).join(', ')} };`,
        `export const known = ${JSON.stringify(Object.fromEntries(known))};`,
        `export const languages = ${JSON.stringify(languages)};`,
        `export const themes = { ${themes.map((theme) => `${JSON.stringify(theme.id)}: ${theme.name}`).join(', ')} };`,
      ].join('\n');
    },
  };
}
