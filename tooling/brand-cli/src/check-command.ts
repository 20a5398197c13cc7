import { loadFleet } from '@livery/brand-build';
import { brandOfFault, formatFaults } from '@livery/brand-kit';

/** Checks the named brands, or all, and prints every fault. Returns exit code 1 if there is one. */
export async function checkCommand(ids: readonly string[], from?: string): Promise<number> {
  const { brands, faults } = await loadFleet(from);
  const known = brands.map(({ source }) => source.id);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new RangeError(`No brand ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  const chosen = ids.length === 0 ? faults : faults.filter((fault) => ids.includes(brandOfFault(fault)));
  console.log(chosen.length === 0 ? `${ids.length === 0 ? known.join(', ') : ids.join(', ')}: no fault.` : formatFaults(chosen));
  return chosen.length === 0 ? 0 : 1;
}
