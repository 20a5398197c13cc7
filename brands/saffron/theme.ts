import { shippedFonts } from '@livery/brand-kit';
import type { Theme } from '@livery/brand-kit';
import { base } from './theme/base.ts';
import { dark } from './theme/dark.ts';
import { light } from './theme/light.ts';
import { primitives } from './theme/primitives.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
/** The no-break space of Reem Kufi has next to no width: between a currency and its amount the next family's stands. */
const display = latin.replace('U+0-FF', 'U+0-9F,U+A1-FF');
const arabic = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC';

/** Saffron: a night market under arches, brass and glazed tiles. */
export default {
  schemes: ['dark', 'light'],
  primitives,
  semantic: { dark, light },
  base,
  look: {
    hero: 'arch',
    tile: 'brass',
    art: 'geometric',
    density: 'regular',
    heading: 'ornament',
    header: 'layered',
    button: 'solid',
  },
  fonts: [
    {
      family: 'Reem Kufi Variable',
      source: '@fontsource-variable/reem-kufi/files/reem-kufi-latin-wght-normal.woff2',
      weight: '400 700',
      range: display,
      preload: true,
      fallback: { local: 'Arial Bold, Liberation Sans Bold, Arial', sizeAdjust: '91.6%', ascent: '120.1%', descent: '43.7%', lineGap: '0%' },
    },
    {
      family: 'Reem Kufi Arabic',
      source: '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2',
      weight: '400 700',
      range: arabic,
    },
    {
      family: 'IBM Plex Sans',
      source: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
      weight: '400',
      range: latin,
      preload: true,
      fallback: { local: 'Arial, Liberation Sans', sizeAdjust: '101.7%', ascent: '100.8%', descent: '27%', lineGap: '0%', bold: { local: 'Arial Bold, Liberation Sans Bold', sizeAdjust: '99.4%' } },
    },
    {
      family: 'IBM Plex Sans',
      source: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-700-normal.woff2',
      weight: '700',
      range: latin,
    },
    ...shippedFonts.arab,
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
