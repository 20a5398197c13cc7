import type { Plugin } from 'vite';
import { readComponents, readGlyphs } from './components.ts';
import { forgetSource } from './source.ts';

const NAME = 'virtual:components';
const RESOLVED = `\0${NAME}`;
const GLYPHS = 'virtual:glyphs';

/**
 * Provides what the sources say about each exported component (its comment, its properties, their comments, types and defaults), and
 * the kit's icons, named one by one: whoever took the whole kit to find them would have every story wait for all of it.
 */
export function componentDocs(): Plugin {
  return {
    name: 'livery:component-docs',
    resolveId: (id) => (id === NAME || id === GLYPHS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${GLYPHS}`) return `export { ${readGlyphs().join(', ')} } from '@livery/ui-kit';`;
      if (id !== RESOLVED) return undefined;
      forgetSource();
      const byName = Object.fromEntries(readComponents().map((component) => [component.name, component]));
      return `export const components = JSON.parse(${JSON.stringify(JSON.stringify(byName))});`;
    },
    hotUpdate({ file, server }) {
      if (!/packages\/[^/]+\/src\/.*\.tsx?$/.test(file)) return;
      const docs = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (docs !== undefined && server.config.command === 'serve') this.environment.moduleGraph.invalidateModule(docs);
    },
  };
}
