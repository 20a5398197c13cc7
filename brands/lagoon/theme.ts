import type { Theme } from '@livery/brand-kit';
import { base } from './theme/base.ts';
import { dark } from './theme/dark.ts';
import { light } from './theme/light.ts';
import { primitives } from './theme/primitives.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';

/** Lagoon: a bright day at the beach. */
export default {
  schemes: ['light', 'dark'],
  primitives,
  semantic: { light, dark },
  base,
  look: {
    hero: 'split',
    tile: 'paper',
    art: 'coastal',
    density: 'regular',
    heading: 'wave',
    header: 'layered',
    button: 'raised',
  },
  fonts: [
    {
      family: 'Nunito Variable',
      source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
      weight: '200 1000',
      range: latin,
      preload: true,
      fallback: { local: 'Arial Bold, Liberation Sans Bold, Arial', sizeAdjust: '101.2%', ascent: '99.8%', descent: '34.6%', lineGap: '0%' },
    },
    {
      family: 'Figtree Variable',
      source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      weight: '300 900',
      range: latin,
      preload: true,
      fallback: { local: 'Arial, Liberation Sans', sizeAdjust: '100.5%', ascent: '94.5%', descent: '24.9%', lineGap: '0%', bold: { local: 'Arial Bold, Liberation Sans Bold', sizeAdjust: '94.6%' } },
    },
  ],
  assets: {
    logo: 'assets/logo.svg',
    logoCompact: 'assets/logo-compact.svg',
    favicon: 'assets/favicon.svg',
    background: 'assets/background.svg',
    hero: 'assets/hero.svg',
    heroCompact: 'assets/hero-compact.svg',
    heroAlternate: 'assets/hero-dusk.svg',
    heroAlternateCompact: 'assets/hero-dusk-compact.svg',
    pattern: 'assets/pattern.svg',
  },
} satisfies Theme;
