import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AssetFile, BrandSource, Fault } from '@livery/brand-kit';
import { evaluateFile } from './evaluate.ts';

/** A brand's folder on disk together with what stands in it. */
export interface LoadedBrand {
  readonly folder: string;
  readonly source: BrandSource;
}

/** Reads a brand's folder. What cannot be read becomes a fault of the brand, not an exception. */
export async function loadBrand(folder: string): Promise<LoadedBrand> {
  const id = basename(folder);
  const unreadable: Fault[] = [];
  const attempt = async (file: string, read: (path: string) => Promise<unknown>): Promise<unknown> => {
    const path = join(folder, file);
    try {
      if (existsSync(path)) return await read(path);
      unreadable.push({ file: `${id}/${file}`, keyPath: '', found: 'no file', expected: 'a file with a default export' });
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
      unreadable.push({ file: `${id}/${file}`, keyPath: '', found: `an error: ${reason}`, expected: 'a file that can be read' });
    }
    return undefined;
  };
  const [config, theme, languages, assets] = await Promise.all([
    attempt('brand.config.ts', evaluateFile),
    attempt('theme.ts', evaluateFile),
    filesBelow(join(folder, 'locales')),
    readAssets(folder),
  ]);
  const locales = await Promise.all(
    languages
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => [basename(name, '.json'), await attempt(`locales/${name}`, readJson)] as const),
  );
  const source = { id, config, theme, assets, unreadable, locales: Object.fromEntries(locales.filter(([, content]) => content !== undefined)) };
  return { folder, source };
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function filesBelow(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder, { recursive: true })).toSorted() : [];
}

async function readAssets(folder: string): Promise<Record<string, AssetFile>> {
  const names = (await filesBelow(join(folder, 'assets'))).filter((name) => /\.(?:svg|webp|avif)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, 'assets', name);
      const { size } = await stat(path);
      const file: AssetFile = name.endsWith('.svg') ? { bytes: size, svg: await readFile(path, 'utf8') } : { bytes: size };
      return [`assets/${name.replaceAll('\\', '/')}`, file] as const;
    }),
  );
  return Object.fromEntries(files);
}
