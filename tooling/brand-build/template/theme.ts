import type { Theme } from '@livery/brand-kit';
import { base } from './theme/base.ts';
import { light } from './theme/light.ts';
import { primitives } from './theme/primitives.ts';

/** Visual design of the brand; see `Theme` for its parts. */
export default {
  schemes: ['light'],
  primitives,
  semantic: { light },
  base,
  look: {
    hero: 'split',
    tile: 'paper',
    art: 'coastal',
    density: 'regular',
    heading: 'plain',
    header: 'solid',
    button: 'solid',
  },
  fonts: [],
  assets: {
    logo: 'assets/logo.svg',
    logoCompact: 'assets/logo-compact.svg',
    favicon: 'assets/favicon.svg',
    background: 'assets/background.svg',
    hero: 'assets/hero.svg',
    heroCompact: 'assets/hero-compact.svg',
    pattern: 'assets/pattern.svg',
  },
} satisfies Theme;
