import { brandOfFault } from './fault/fault.ts';
import type { Fault } from './fault/fault.ts';

/**
 * Returns the ids of the brands that a fleet cannot have, given the faults of all its brands.
 *
 * A brand with a fault of its own is left out. Of brands that share a value, the new ones are left out, so that an
 * unfinished copy does not stop the brand it was copied from; where that does not tell them apart, all are.
 *
 * @param isNew whether a brand is not committed yet; false for all where that is unknown
 */
export function leftOutBrands(faults: readonly Fault[], isNew: (id: string) => boolean): ReadonlySet<string> {
  const own = new Set(faults.filter(({ sharedWith }) => sharedWith === undefined).map(brandOfFault));
  const shared = faults.flatMap((fault) => {
    const id = brandOfFault(fault);
    // A brand that is left out for its own faults takes no other with it.
    const others = (fault.sharedWith ?? []).filter((other) => !own.has(other));
    return others.length === 0 || own.has(id) ? [] : [{ id, others }];
  });
  const copies = shared.filter(({ id }) => isNew(id)).map(({ id }) => id);
  const alike = shared.filter(({ id, others }) => !isNew(id) && others.some((other) => !isNew(other))).map(({ id }) => id);
  return new Set([...own, ...copies, ...alike]);
}
