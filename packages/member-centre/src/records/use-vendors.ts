import { useBrand } from '@livery/brand-kit/react';
import { useTextOrder } from '@livery/centre-kit';
import { memberCentreApi } from '../api.ts';

/** Names of the site's vendors. */
export interface Vendors {
  /** Name of a vendor by its code; the code itself where the site has no such vendor, or not any more. */
  readonly nameOf: (vassalage: string) => string;
  /** Code and name of each, by name. */
  readonly all: readonly (readonly [vassalage: string, name: string])[];
}

/** The vendors' names. Until they are loaded, and where they cannot be, their codes take their place. */
export function useVendors(): Vendors {
  const order = useTextOrder();
  const { currentData } = memberCentreApi.useGameVendorsQuery({ merchantCode: useBrand().identity.merchantCode });
  const names = new Map(currentData?.list.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return {
    nameOf: (vassalage) => names.get(vassalage) ?? vassalage,
    all: [...names].sort(([, left], [, right]) => order(left, right)),
  };
}
