import type { Look, Scheme, ThemeAssets } from '../theme/theme.ts';
import type { BrandConfig, BrandFooter } from './brand-config.ts';
import type { FeatureSet } from './features.ts';
import type { BrandStringOverrides, BrandVoice } from './voice.ts';

type Complete<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

/** The footer with all defaults; the licence stays optional, since some brands have none. */
export type ResolvedFooter = Complete<Omit<BrandFooter, 'licence'>> & Pick<BrandFooter, 'licence'>;

/** A brand's configuration with all defaults. */
export interface ResolvedConfig
  extends Complete<Omit<BrandConfig, 'currency' | 'header' | 'phone' | 'footer' | 'home' | 'features' | 'languages'>> {
  readonly languages: Complete<BrandConfig['languages']>;
  readonly currency: Complete<BrandConfig['currency']>;
  readonly header: Complete<NonNullable<BrandConfig['header']>>;
  readonly phone: Complete<NonNullable<BrandConfig['phone']>>;
  readonly footer: ResolvedFooter;
  readonly home: Complete<NonNullable<BrandConfig['home']>>;
  /** Brand values over platform defaults, without the server's answer (see `resolveFeatures`). */
  readonly features: FeatureSet;
}

/** A brand as the browser knows it: exported by `virtual:brand`, returned by `useBrand()`. */
export interface Brand extends Omit<ResolvedConfig, 'phone'> {
  /** Only where it differs from the platform's: the first script of every brand carries this object. */
  readonly phone?: ResolvedConfig['phone'];
  /** Name of the brand's folder, and value of `data-brand`. */
  readonly id: string;
  /** Without the parts that are as the platform has them. */
  readonly look: Look;
  /** Schemes offered; the first one is the default. */
  readonly schemes: readonly [Scheme, ...Scheme[]];
  /** URLs of the artwork, by role. */
  readonly assets: ThemeAssets;
  /** The brand's own texts by platform language code, complete for every offered language. */
  readonly voice: Readonly<Record<string, BrandVoice>>;
  /** Overrides of catalogue texts, by platform language code. */
  readonly strings: Readonly<Record<string, BrandStringOverrides>>;
}
