import type { Look } from './theme.ts';

/**
 * The attributes by which components choose their variant of a brand's look. They stand on the page's root,
 * beside `data-brand` and `data-scheme`; the hero's composition stands on the hero itself, and `art` only decides drawings.
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
