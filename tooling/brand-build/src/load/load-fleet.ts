import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandOfFault, checkBrand, checkFleet, leftOutBrands } from '@livery/brand-kit';
import type { Fault } from '@livery/brand-kit';
import { checkContext, readPlatform } from './context.ts';
import type { Platform } from './context.ts';
import { committedFolders } from './committed.ts';
import { withLines } from './fault-lines.ts';
import { fontsOf } from './fonts.ts';
import { inTurns } from '../in-turns.ts';
import { loadBrand } from './load-brand.ts';
import type { LoadedBrand } from './load-brand.ts';

/** Folder of this repository's brands. */
export const brandsFolder = fileURLToPath(new URL('../../../../brands', import.meta.url));

/** How messages about a folder of brands begin the paths of its files: as they open from the working directory, or from the root of this repository. */
export function placeOf(folder: string = brandsFolder): string {
  const path = resolve(folder);
  if (path === brandsFolder) return 'brands/';
  const below = relative(process.cwd(), path);
  if (below === '') return '';
  return `${below.startsWith('..') || isAbsolute(below) ? path : below}/`;
}

/** Loaded brands with their faults. */
export interface CheckedFleet {
  readonly brands: readonly LoadedBrand[];
  readonly platform: Platform;
  readonly faults: readonly Fault[];
  /** Ids of the brands that a build leaves out because of their faults. */
  readonly leftOut: ReadonlySet<string>;
}

/** Ids of the brands in a folder: its sub-folders with a `brand.config.ts` or a `theme.ts`. */
export async function brandIds(folder: string = brandsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && ['brand.config.ts', 'theme.ts'].some((file) => existsSync(join(folder, entry.name, file))))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Loads brands of a folder and checks each one and all of them together.
 *
 * @param folder folder of brand folders; defaults to the repository's.
 * @param only ids of the brands to return, with their faults; defaults to all. The others are read too, since values may be shared with them.
 * @throws RangeError for an unknown id.
 */
export async function loadFleet(folder: string = brandsFolder, only?: readonly string[]): Promise<CheckedFleet> {
  const platform = readPlatform();
  const known = await brandIds(folder);
  const missing = (only ?? []).filter((id) => !known.includes(id));
  if (missing.length > 0) throw new RangeError(`There is no brand ${missing.join(', ')}. There are: ${known.join(', ')}.`);
  const all = await inTurns(known, (id) => loadBrand(join(folder, id)));
  const { faults, leftOut } = await checkBrands(folder, all, platform);
  const asked = (id: string): boolean => only?.includes(id) ?? true;
  return {
    brands: all.filter(({ source }) => asked(source.id)),
    platform,
    faults: faults.filter((fault) => asked(brandOfFault(fault))),
    leftOut: new Set([...leftOut].filter(asked)),
  };
}

/**
 * Returns all faults of brands, each brand's own and then those between brands, and which of them a build leaves out.
 *
 * @param folder folder of brand folders
 * @param only id of the one whose own faults are wanted, besides those between brands; all when left out
 */
export async function checkBrands(folder: string, brands: readonly LoadedBrand[], platform: Platform, only?: string): Promise<Pick<CheckedFleet, 'faults' | 'leftOut'>> {
  const between = checkFleet(brands.map(({ source }) => source));
  const faults = [...brands.filter(({ source }) => only === undefined || source.id === only).flatMap((brand) => checkBrand(brand.source, checkContext(platform, fontsOf(brand.folder)))), ...between];
  const committed = between.length === 0 ? undefined : await committedFolders(folder);
  return { faults: await withLines(folder, faults), leftOut: leftOutBrands(faults, (id) => committed !== undefined && !committed.has(id)) };
}
