import { parseSync } from 'vite';
import type { PageScripts } from './page-scripts.ts';

/** Specifiers of a script's static imports and re-exports, without `import()`. */
export function staticImports(address: string, code: string): string[] {
  const { module } = parseSync(address, code, { sourceType: 'module' });
  const exportedFrom = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const all = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exportedFrom];
  return [...new Set(all.filter((specifier) => specifier !== undefined))];
}

/**
 * Returns every script required before the page's entry can run: the scripts of the page and all their static imports.
 *
 * @param read returns the text of the script at a URL
 * @returns sorted URLs
 * @throws Error for a bare specifier that is missing from the import map
 */
export function followImports({ loaded, imports }: PageScripts, read: (address: string) => string): string[] {
  const reached = new Set<string>();
  const queue = [...loaded];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (reached.has(address)) continue;
    reached.add(address);
    for (const specifier of staticImports(address, read(address))) queue.push(resolve(specifier, address, imports));
  }
  return [...reached].toSorted();
}

function resolve(specifier: string, from: string, imports: PageScripts['imports']): string {
  const mapped = imports[specifier];
  if (mapped !== undefined) return mapped;
  if (!/^\.{0,2}\//.test(specifier)) throw new Error(`${from} imports "${specifier}", which the import map does not know.`);
  return new URL(specifier, `http://site${from}`).pathname;
}
