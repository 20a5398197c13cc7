import { memberCentreApi } from '../api.ts';

/** The vendors of the site as records need them. */
export interface Vendors {
  /** Name of a vendor by its code; the code itself where the site has no such vendor, or not any more. */
  readonly nameOf: (vassalage: string) => string;
  /** Code and name of each, by name. */
  readonly all: readonly (readonly [vassalage: string, name: string])[];
}

/** Who the vendors are. Before they have come, and where they do not, their codes stand for them. */
export function useVendors(): Vendors {
  const { currentData } = memberCentreApi.useVendorsOfRecordsQuery({});
  const names = new Map(currentData?.list.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return {
    nameOf: (vassalage) => names.get(vassalage) ?? vassalage,
    all: [...names].sort(([, left], [, right]) => left.localeCompare(right)),
  };
}
