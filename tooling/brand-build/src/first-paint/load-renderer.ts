import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { renderFirstPaint } from '@livery/layout/first-paint';
import { build } from 'vite';
import { inputsKey } from '../shell/inputs-key.ts';

/** Renders the first paint of a brand in a language: `renderFirstPaint` of the layout package. */
export type FirstPaintRenderer = typeof renderFirstPaint;

const FILE = 'render-first-paint.js';

/**
 * Loads the first paint's components as Node can run them: one module, kept in `.cache/first-paint` until a source
 * changes.
 *
 * @param root folder of the repository
 * @param key its `inputsKey`, where the caller has it: reading every source takes a while
 */
export async function loadFirstPaintRenderer(root: string, key?: string): Promise<FirstPaintRenderer> {
  const folder = join(root, '.cache/first-paint');
  const home = join(folder, key ?? (await inputsKey(root)));
  if (!existsSync(home)) await buildRenderer(root, folder, home);
  const module = (await import(pathToFileURL(join(home, FILE)).href)) as { readonly renderFirstPaint: FirstPaintRenderer };
  return module.renderFirstPaint;
}

async function buildRenderer(root: string, folder: string, home: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Not those of the same sources: another process may be making or using one at this moment.
  const staleBuilds = (await readdir(folder)).filter((name) => !name.startsWith(basename(home)));
  const buildFolder = `${home}.${process.pid}`;
  await build({
    root: join(root, 'packages/layout'),
    configFile: false,
    logLevel: 'error',
    // Bundled whole: from its place the module would find no library.
    ssr: { noExternal: true },
    // Tests and builds share what was built: as for production, whichever of them comes first.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Not asked when it runs: a build that finds its shell unchanged would draw with React's checks, which take three times as long.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ssr: 'src/first-paint/render-first-paint.ts', outDir: buildFolder, emptyOutDir: true, minify: false, rolldownOptions: { output: { entryFileNames: FILE } } },
  });
  // Another build may have been faster.
  await rename(buildFolder, home).catch(async () => rm(buildFolder, { recursive: true, force: true }));
  await Promise.all(staleBuilds.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
