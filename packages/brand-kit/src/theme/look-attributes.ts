import type { Look } from './theme.ts';

/**
 * Data attributes for a brand's look, to be set on the page's root beside `data-brand` and `data-scheme`.
 * `hero` is set on the hero itself, and `art` only affects drawings.
 */
export function lookAttributes(look: Look): Readonly<Record<`data-${'tile' | 'button' | 'heading' | 'density' | 'header'}`, string>> {
  return {
    'data-tile': look.tile,
    'data-button': look.button,
    'data-heading': look.heading,
    'data-density': look.density,
    'data-header': look.header,
  };
}
