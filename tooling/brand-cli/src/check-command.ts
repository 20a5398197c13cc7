import { loadFleet, placeOf, templateFaults } from '@livery/brand-build';
import { brandOfFault, formatFaults } from '@livery/brand-kit';
import { assertBrands } from './known-brands.ts';

/** Checks the named brands, or all and the template of new ones, and prints every fault. Returns exit code 1 if there is one. */
export async function checkCommand(ids: readonly string[], from?: string): Promise<number> {
  const { brands, faults } = await loadFleet(from);
  const known = brands.map(({ source }) => source.id);
  assertBrands(ids, known);
  const chosen = ids.length === 0 ? [...faults, ...(await templateFaults())] : faults.filter((fault) => ids.includes(brandOfFault(fault)));
  console.log(chosen.length === 0 ? `${ids.length === 0 ? known.join(', ') : ids.join(', ')}: no fault.` : formatFaults(chosen, placeOf(from)));
  return chosen.length === 0 ? 0 : 1;
}
