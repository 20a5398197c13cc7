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

/** Folder of this repository's brands. */
export const brandsFolder = fileURLToPath(new URL('../../../../brands', import.meta.url));

/** Loaded brands with their faults. */
export interface CheckedFleet {
  readonly brands: readonly LoadedBrand[];
  readonly platform: Platform;
  readonly faults: readonly Fault[];
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
 * @param only ids of the brands to load; defaults to all.
 * @throws RangeError for an unknown id.
 */
export async function loadFleet(folder: string = brandsFolder, only?: readonly string[]): Promise<CheckedFleet> {
  const platform = readPlatform();
  const known = await brandIds(folder);
  const missing = (only ?? []).filter((id) => !known.includes(id));
  if (missing.length > 0) throw new RangeError(`There is no brand ${missing.join(', ')}. There are: ${known.join(', ')}.`);
  const ids = known.filter((id) => only?.includes(id) ?? true);
  const brands = await Promise.all(ids.map((id) => loadBrand(join(folder, id))));
  return { brands, platform, faults: faultsOf(brands, platform) };
}

/**
 * Returns all faults of brands: each brand's own, then those between brands. If two brands share a value, the one
 * with faults of its own gets the fault, so that an unfinished copy does not disable the original.
 */
export function faultsOf(brands: readonly LoadedBrand[], platform: Platform): Fault[] {
  const checked = brands.map(({ folder, source }) => ({
    source,
    faults: checkBrand(source, checkContext(platform, (font) => fontFile(folder, font) !== undefined)),
  }));
  const validFirst = checked.toSorted((one, other) => Number(one.faults.length > 0) - Number(other.faults.length > 0));
  return [...checked.flatMap(({ faults }) => faults), ...checkFleet(validFirst.map(({ source }) => source))];
}
