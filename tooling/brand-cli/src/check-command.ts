import { loadFleet } from '@livery/brand-build';
import { formatFaults } from '@livery/brand-kit';
import type { Fault } from '@livery/brand-kit';

/** Checks the brands named, or all; lists every fault. Exit code 1 when there is one. */
export async function checkCommand(ids: readonly string[], from?: string): Promise<number> {
  const { brands, faults } = await loadFleet(from);
  const known = brands.map(({ source }) => source.id);
  const strangers = ids.filter((id) => !known.includes(id));
  if (strangers.length > 0) throw new RangeError(`No brand ${strangers.join(', ')}; there are ${known.join(', ')}.`);
  const chosen = ids.length === 0 ? faults : faults.filter((fault) => ids.includes(brandOf(fault)));
  console.log(chosen.length === 0 ? `${ids.length === 0 ? known.join(', ') : ids.join(', ')}: no fault.` : formatFaults(chosen));
  return chosen.length === 0 ? 0 : 1;
}

function brandOf({ file }: Fault): string {
  return file.slice(0, file.indexOf('/'));
}
