import { loadFleet } from '@livery/brand-build';
import type { LoadedBrand } from '@livery/brand-build';

/** The brands of a folder that a build would not leave out, and the ids of the others. */
export interface ValidBrands {
  readonly valid: readonly LoadedBrand[];
  readonly leftOut: readonly string[];
}

/** Loads the brands that can be shown, so that one faulty brand does not take Storybook away from the others. */
export async function validBrands(folder?: string): Promise<ValidBrands> {
  const { brands, leftOut } = await loadFleet(folder);
  return { valid: brands.filter(({ source }) => !leftOut.has(source.id)), leftOut: [...leftOut].toSorted() };
}
