import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Vite wraps every `import()` of a build into a call of this module's function. */
const VITE_HELPER = /^\0vite\/preload-helper\.js$/;
const loader = fileURLToPath(new URL('src/app/load-part.ts', import.meta.url));

type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'isEntry'>>;

/** Files of a chunk and all that it imports, directly or not. */
function closureOf(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (chunk === undefined || found.has(file)) return found;
  found.add(file);
  for (const needed of chunk.imports) closureOf(needed, chunks, found);
  return found;
}

/** Each script that some `import()` asks for → what it needs beside itself and the scripts that the page starts with. */
export function listPartScripts(chunks: Chunks): Record<string, string[]> {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = new Set(entries.flatMap(({ fileName }) => [...closureOf(fileName, chunks)]));
  const parts = [...new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports))].filter((file) => !first.has(file));
  const listed = parts.map((part): [string, string[]] => [part, [...closureOf(part, chunks)].filter((file) => file !== part && !first.has(file)).toSorted()]);
  return Object.fromEntries(listed.filter(([, needed]) => needed.length > 0).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Writes which scripts each lazy part needs into a file beside the first script, and has parts loaded by
 * `src/app/load-part.ts`, which reads it: otherwise a browser learns what a script imports when it has it, and opening a
 * part takes as many round trips as its imports are deep. Vite would write the same into the first script.
 */
export function partScripts(): Plugin {
  return {
    name: 'livery:part-scripts',
    apply: 'build',
    transform: { filter: { id: VITE_HELPER }, handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};` },
    generateBundle(_, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const holder = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(loader));
      if (holder === undefined) this.error('No script holds src/app/load-part.ts: does Vite name its helper otherwise?');
      const styled = [...chunks.values()].find((chunk) => !chunk.isEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0);
      if (styled !== undefined) this.error(`${styled.fileName} imports a style sheet, which src/app/load-part.ts does not load.`);
      // The name changes with every script: each name is part of the text of whoever imports it, up to the first script.
      this.emitFile({ type: 'asset', fileName: holder.fileName.replace(/js$/, 'json'), source: JSON.stringify(listPartScripts(chunks)) });
    },
  };
}
