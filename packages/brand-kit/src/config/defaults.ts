import { gameTypes } from '@livery/contracts';
import type { ResolvedConfig } from './brand.ts';
import { featureDefaults } from './features.ts';
import type { FeatureSet } from './features.ts';
import { helpArticles, homeSections, standardPhoneTabs } from './vocabulary.ts';

/** Defaults for values that a brand omits. Identity must never be in here. */
export const platformDefaults = {
  languages: { remap: {} },
  minimumAge: 18,
  categories: [...gameTypes] as [...typeof gameTypes],
  blockedCountries: [],
  timeZone: 'UTC',
  header: { entries: ['home', 'categories', 'download', 'promotions'], vendorsShown: 9 },
  phone: { tabs: standardPhoneTabs },
  footer: {
    help: [...helpArticles],
    links: ['home', 'promotions', 'download', 'help'],
    partnersHidden: ['TCG_SEA'],
    payments: [],
    social: [],
  },
  home: { sections: [...homeSections] },
  features: featureDefaults as FeatureSet,
  servesUnknownHosts: false,
} as const satisfies {
  readonly [K in keyof ResolvedConfig]?: Partial<ResolvedConfig[K]> | ResolvedConfig[K];
};
