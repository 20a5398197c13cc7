import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBrand, checkFleet } from '@livery/brand-kit';
import type { Fault } from '@livery/brand-kit';
import { checkContext, readPlatform } from './context.ts';
import type { Platform } from './context.ts';
import { fontFile } from './fonts.ts';
import { loadBrand } from './load-brand.ts';
import type { LoadedBrand } from './load-brand.ts';

/** Where the brands of this repository are. */
export const brandsFolder = fileURLToPath(new URL('../../../../brands', import.meta.url));

/** Brands with everything that is wrong with them. */
export interface CheckedFleet {
  readonly brands: readonly LoadedBrand[];
  readonly platform: Platform;
  readonly faults: readonly Fault[];
}

/** Ids of the brands in a folder: its sub-folders that hold a `brand.config.ts` or a `theme.ts`. */
export async function brandIds(folder: string = brandsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && ['brand.config.ts', 'theme.ts'].some((file) => existsSync(join(folder, entry.name, file))))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Loads and checks every brand of a folder: rules across brands need all of them, also when only some are built.
 *
 * @param folder folder of brand folders; the repository's own when left out.
 */
export async function loadFleet(folder: string = brandsFolder, platform: Platform = readPlatform()): Promise<CheckedFleet> {
  const ids = await brandIds(folder);
  const brands = await Promise.all(ids.map((id) => loadBrand(join(folder, id))));
  return { brands, platform, faults: faultsOf(brands, platform) };
}

/** All faults of some brands: each brand's own, then those between brands. */
export function faultsOf(brands: readonly LoadedBrand[], platform: Platform): Fault[] {
  const own = brands.flatMap(({ folder, source }) =>
    checkBrand(source, checkContext(platform, (font) => fontFile(folder, font) !== undefined)),
  );
  return [...own, ...checkFleet(brands.map(({ source }) => source))];
}
