import { createContext } from 'react';
import type { Brand } from '@livery/brand-kit';

/** The brand that the workbench shows; stories outside it have that of the factory. */
export const ShownBrand = createContext<Brand | undefined>(undefined);

/**
 * Returns a story's brand under the name, words, artwork and look of the one that is shown. What decides which parts there
 * are and how calls are made (features, languages, currency, merchant code) stays the story's own.
 */
export function asShown(brand: Brand, shown: Brand | undefined): Brand {
  if (shown === undefined) return brand;
  const { name, domains, supportContact, company } = shown.identity;
  return {
    ...brand,
    identity: { ...brand.identity, name, domains, supportContact, company },
    look: shown.look,
    schemes: shown.schemes,
    assets: shown.assets,
    voice: { ...brand.voice, ...shown.voice },
  };
}
