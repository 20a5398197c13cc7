import { featureNames } from '../config/features.ts';
import type { FeatureName, FeatureSet } from '../config/features.ts';

/** Toggles of the server's white-label answer; unknown names are ignored, and what it leaves out is the brand's. */
export type ServerFeatures = Readonly<Partial<Record<FeatureName, boolean | undefined>>>;

/**
 * Returns the effective toggles: the brand's values, overridden by the server's answer.
 *
 * @param brand all toggles of the brand.
 * @param server the white-label answer; undefined until it has arrived.
 */
export function resolveFeatures(brand: FeatureSet, server: ServerFeatures = {}): FeatureSet {
  const inForce = featureNames.map((name) => [name, server[name] ?? brand[name]] as const);
  return Object.fromEntries(inForce) as Record<FeatureName, boolean>;
}
