import { join } from 'node:path';
import { fontFile } from '@livery/brand-build';
import type { Theme } from '@livery/brand-kit';
import type { Plugin } from 'vite';
import { validBrands } from './valid-brands.ts';

const NAME = 'virtual:brands';

/** Provides the themes of all brands without faults, and the URLs of the font files that they refer to. Names the other brands in the terminal. */
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
      return [
        ...fonts.map(({ file, name }) => `import ${name} from ${JSON.stringify(`${file}?url`)};`),
        ...themes.map(({ file, name }) => `import ${name} from ${JSON.stringify(file)};`),
        `export const fonts = { ${fonts.map(({ source, name }) => `${JSON.stringify(source)}: ${name}`).join(', ')} };`,
        `export const themes = { ${themes.map((theme) => `${JSON.stringify(theme.id)}: ${theme.name}`).join(', ')} };`,
      ].join('\n');
    },
  };
}
