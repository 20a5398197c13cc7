import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packed-packages.ts';

/** Copies catalogue files as they are: checks of a build read them from the folder beside their own. */
export function copyCatalogues({ folder }: PackedPackage): void {
  const locales = join(folder, 'src/locales');
  if (existsSync(locales)) cpSync(locales, join(folder, 'dist/locales'), { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
}
