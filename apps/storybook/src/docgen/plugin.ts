import type { Plugin } from 'vite';
import { readComponents } from './components.ts';
import { forgetSource } from './source.ts';

const NAME = 'virtual:components';
const RESOLVED = `\0${NAME}`;

/** Provides what the sources say about each exported component: its comment, its properties, their comments, types and defaults. */
export function componentDocs(): Plugin {
  return {
    name: 'livery:component-docs',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
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
