import { defineBrand, resolveBrand } from '@livery/brand-kit';
import type { Brand, BrandConfig } from '@livery/brand-kit';

/** A drawing of nothing, for every role an asset has. */
const blank = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E';

const voice = {
  headline: 'Headline',
  tagline: 'Tagline',
  callToAction: 'Play now',
  footerDescription: 'A site for tests.',
  seoTitle: 'Test site',
  seoDescription: 'A site for tests.',
};

/** A brand as components see it, offering English, Telugu and the pseudo-locales' source. `config` replaces parts of its configuration. */
export function brand(config: Partial<BrandConfig> = {}): Brand {
  const { brand: resolved } = resolveBrand(
    defineBrand({
      identity: {
        name: 'Testbrand',
        merchantCode: 'TEST1',
        platform: 'web',
        device: 'WEB',
        lotteryType: 'SEA',
        domains: ['test.example'],
        supportContact: { email: 'help@test.example' },
        company: { legalName: 'Test Ltd', since: 2020 },
      },
      languages: { offered: ['EN', 'TY'], default: 'EN' },
      currency: { code: 'PHP', symbol: '₱', exponent: 2 },
      prizeModes: ['Lott'],
      announcements: { types: ['B', 'PU'], defaultExecution: 'B' },
      esportCodes: ['AV'],
      cockfightCodes: ['DS88'],
      ...config,
    }),
  );
  return {
    ...resolved,
    id: 'testbrand',
    look: {
      hero: 'panorama',
      tile: 'glass',
      art: 'celestial',
      density: 'regular',
      heading: 'plain',
      header: 'solid',
      button: 'solid',
    },
    schemes: ['dark', 'light'],
    assets: {
      logo: blank,
      logoCompact: blank,
      favicon: blank,
      background: blank,
      hero: blank,
      heroCompact: blank,
      pattern: blank,
    },
    voice: { EN: voice, TY: voice },
    strings: {},
  };
}
