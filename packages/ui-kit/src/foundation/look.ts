import type { Look } from '@livery/brand-kit';

/**
 * The attributes by which components choose their variant of a brand's look. They stand on the page's root,
 * beside `data-brand` and `data-scheme`.
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
