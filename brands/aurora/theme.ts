import { shippedFonts } from '@livery/brand-kit';
import type { Theme } from '@livery/brand-kit';
import { base } from './theme/base.ts';
import { dark } from './theme/dark.ts';
import { light } from './theme/light.ts';
import { primitives } from './theme/primitives.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';

/** Aurora: northern lights at night. */
export default {
  schemes: ['dark', 'light'],
  primitives,
  semantic: { dark, light },
  base,
  look: {
    hero: 'panorama',
    tile: 'glass',
    art: 'celestial',
    density: 'airy',
    heading: 'glow',
    header: 'floating',
    button: 'gradient',
  },
  fonts: [
    {
      family: 'Unbounded Variable',
      source: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
      weight: '200 900',
      range: latin,
      preload: true,
      fallback: { local: 'Arial Bold, Liberation Sans Bold, Arial', sizeAdjust: '129.4%', ascent: '77.3%', descent: '19.3%', lineGap: '0%' },
    },
    {
      family: 'Sora Variable',
      source: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
      weight: '100 800',
      range: latin,
      preload: true,
      fallback: { local: 'Arial, Liberation Sans', sizeAdjust: '113.1%', ascent: '85.7%', descent: '25.6%', lineGap: '0%', bold: { local: 'Arial Bold, Liberation Sans Bold', sizeAdjust: '106%' } },
    },
    ...shippedFonts.telu,
  ],
  assets: {
    logo: 'assets/logo.svg',
    logoCompact: 'assets/logo-compact.svg',
    favicon: 'assets/favicon.svg',
    background: 'assets/background.svg',
    hero: 'assets/hero.svg',
    heroCompact: 'assets/hero-compact.svg',
    heroAlternate: 'assets/hero-dawn.svg',
    heroAlternateCompact: 'assets/hero-dawn-compact.svg',
    pattern: 'assets/pattern.svg',
  },
} satisfies Theme;
