import type { Theme } from '@livery/brand-kit';
import { base } from './theme/base.ts';
import { dark } from './theme/dark.ts';
import { light } from './theme/light.ts';
import { primitives } from './theme/primitives.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';

/** Vermilion: a street of lanterns, red lacquer and gold lines. */
export default {
  schemes: ['dark', 'light'],
  primitives,
  semantic: { dark, light },
  base,
  look: {
    hero: 'market',
    tile: 'lacquer',
    art: 'festive',
    density: 'dense',
    heading: 'rule',
    header: 'solid',
    button: 'gradient',
  },
  fonts: [
    {
      family: 'Bodoni Moda Variable',
      source: '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2',
      weight: '400 900',
      range: latin,
      preload: true,
      fallback: { local: 'Times New Roman Bold, Liberation Serif Bold, Times New Roman', sizeAdjust: '114.2%', ascent: '98.5%', descent: '35%', lineGap: '0%' },
    },
    {
      family: 'Archivo Narrow Variable',
      source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
      weight: '400 700',
      range: latin,
      preload: true,
      fallback: { local: 'Arial, Liberation Sans', sizeAdjust: '82.2%', ascent: '125.9%', descent: '37.9%', lineGap: '0%', bold: { local: 'Arial Bold, Liberation Sans Bold', sizeAdjust: '82%' } },
    },
  ],
  assets: {
    logo: 'assets/logo.svg',
    logoCompact: 'assets/logo-compact.svg',
    favicon: 'assets/favicon.svg',
    background: 'assets/background.svg',
    hero: 'assets/hero.svg',
    heroCompact: 'assets/hero-compact.svg',
    heroAlternate: 'assets/hero-day.svg',
    heroAlternateCompact: 'assets/hero-day-compact.svg',
    pattern: 'assets/pattern.svg',
  },
} satisfies Theme;
