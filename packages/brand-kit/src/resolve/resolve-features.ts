import { featureNames } from '../config/features.ts';
import type { FeatureName, FeatureSet } from '../config/features.ts';

/** Toggles as the server's white-label answer gives them; names it does not know are passed over. */
export type ServerFeatures = Readonly<Partial<Record<FeatureName, boolean>>>;

/**
 * The toggles in force: the brand's value, then the server's answer over it.
 *
 * @param brand complete toggles of the brand.
 * @param server what the white-label call answered; absent before it has.
 */
export function resolveFeatures(brand: FeatureSet, server: ServerFeatures = {}): FeatureSet {
  const inForce = featureNames.map((name) => [name, server[name] ?? brand[name]] as const);
  return Object.fromEntries(inForce) as Record<FeatureName, boolean>;
}
