import { join } from 'node:path';
import { brandIds, brandsFolder, fontFile, loadBrand } from '@livery/brand-build';
import type { Theme } from '@livery/brand-kit';
import type { Plugin } from 'vite';

const NAME = 'virtual:brand-fonts';

/** Provides the URLs of all font files that brand themes refer to. */
export function brandFonts(): Plugin {
  return {
    name: 'livery:brand-fonts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const files = new Map<string, string>();
      for (const brand of await brandIds()) {
        const folder = join(brandsFolder, brand);
        const { source } = await loadBrand(folder);
        for (const font of (source.theme as Theme | undefined)?.fonts ?? []) {
          const file = fontFile(folder, font.source);
          if (file !== undefined) files.set(font.source, file);
        }
      }
      const entries = [...files].map(([source, file], index) => ({ source, file, name: `font${index}` }));
      return [
        ...entries.map(({ file, name }) => `import ${name} from ${JSON.stringify(`${file}?url`)};`),
        `export default { ${entries.map(({ source, name }) => `${JSON.stringify(source)}: ${name}`).join(', ')} };`,
      ].join('\n');
    },
  };
}
