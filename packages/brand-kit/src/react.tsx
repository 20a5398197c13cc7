import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Brand } from './config/brand.ts';
import type { FeatureName, FeatureSet } from './config/features.ts';
import { resolveFeatures } from './resolve/resolve-features.ts';
import type { ServerFeatures } from './resolve/resolve-features.ts';

interface BrandInForce {
  readonly brand: Brand;
  readonly features: FeatureSet;
}

const BrandContext = createContext<BrandInForce | undefined>(undefined);

export interface BrandProviderProps {
  /** The brand of the site, as `virtual:brand` has it. */
  readonly brand: Brand;
  /** Toggles of the server's white-label answer; undefined until it has arrived. */
  readonly serverFeatures?: ServerFeatures | undefined;
  /** The site. */
  readonly children: ReactNode;
}

/** Provides a brand and its effective toggles to all components below. */
export function BrandProvider({ brand, serverFeatures, children }: BrandProviderProps): ReactNode {
  const inForce = useMemo(
    () => ({ brand, features: resolveFeatures(brand.features, serverFeatures) }),
    [brand, serverFeatures],
  );
  return <BrandContext value={inForce}>{children}</BrandContext>;
}

function useBrandInForce(): BrandInForce {
  const inForce = use(BrandContext);
  if (inForce === undefined) throw new Error('No <BrandProvider> above this component.');
  return inForce;
}

/** Returns the brand of the site. @throws Error outside a `BrandProvider`. */
export function useBrand(): Brand {
  return useBrandInForce().brand;
}

/**
 * Returns whether a toggle is on: the server's answer over the brand's value over the platform's default. @throws Error
 * outside a `BrandProvider`.
 */
export function useFeature(name: FeatureName): boolean {
  return useBrandInForce().features[name];
}

/**
 * All toggles in force: for tables whose rows name theirs.
 *
 * @throws Error outside a `BrandProvider`.
 */
export function useFeatures(): FeatureSet {
  return useBrandInForce().features;
}
