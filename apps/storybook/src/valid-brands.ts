import { loadFleet } from '@livery/brand-build';
import type { LoadedBrand } from '@livery/brand-build';
import { brandOfFault } from '@livery/brand-kit';

/** The brands of a folder that have no fault, and the ids of the others. */
export interface ValidBrands {
  readonly valid: readonly LoadedBrand[];
  readonly leftOut: readonly string[];
}

/** Loads the brands that can be shown, so that one faulty brand does not take Storybook away from the others. */
export async function validBrands(folder?: string): Promise<ValidBrands> {
  const { brands, faults } = await loadFleet(folder);
  const faulty = new Set(faults.map(brandOfFault));
  return { valid: brands.filter(({ source }) => !faulty.has(source.id)), leftOut: [...faulty].toSorted() };
}
