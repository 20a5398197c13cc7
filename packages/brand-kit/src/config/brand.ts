import type { Look, Scheme, ThemeAssets } from '../theme/theme.ts';
import type { BrandConfig, BrandFooter } from './brand-config.ts';
import type { FeatureSet } from './features.ts';
import type { BrandStringOverrides, BrandVoice } from './voice.ts';

type Complete<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

/** The footer with every default in place; a licence stays optional, since not every brand has one. */
export type ResolvedFooter = Complete<Omit<BrandFooter, 'licence'>> & Pick<BrandFooter, 'licence'>;

/** A brand's configuration with every default in place. */
export interface ResolvedConfig
  extends Complete<Omit<BrandConfig, 'currency' | 'header' | 'footer' | 'home' | 'features' | 'languages'>> {
  readonly languages: Complete<BrandConfig['languages']>;
  readonly currency: Complete<BrandConfig['currency']>;
  readonly header: Complete<NonNullable<BrandConfig['header']>>;
  readonly footer: ResolvedFooter;
  readonly home: Complete<NonNullable<BrandConfig['home']>>;
  /** Brand values over platform defaults; the server's answer is not in here (see `resolveFeatures`). */
  readonly features: FeatureSet;
}

/** What the browser knows of a brand: `virtual:brand` exports it, `useBrand()` returns it. */
export interface Brand extends ResolvedConfig {
  /** Name of the brand's folder; also `data-brand` in the page. */
  readonly id: string;
  readonly look: Look;
  /** Schemes offered, the first being the default. */
  readonly schemes: readonly [Scheme, ...Scheme[]];
  /** Addresses of the artwork, by role. */
  readonly assets: ThemeAssets;
  /** What the brand says of itself, by platform language code; complete for every language offered. */
  readonly voice: Readonly<Record<string, BrandVoice>>;
  /** Wording of its own, by platform language code, to lay over the catalogue. */
  readonly strings: Readonly<Record<string, BrandStringOverrides>>;
}
