import { lookAttributes } from '@livery/brand-kit';
import type { Look as ThemeLook } from '@livery/brand-kit';
import { brands } from './brands.ts';
import type { WorkbenchBrand } from './brands.ts';

/** A brand in one of its schemes. */
export interface Look {
  readonly brand: string;
  readonly scheme: string;
}

/** The brand of that name, or the first. */
export function brandOf(name: string): WorkbenchBrand {
  const brand = brands.get(name) ?? brands.values().next().value;
  if (brand === undefined) throw new Error('There is no folder with a brand.config.ts and a theme.ts in brands/.');
  return brand;
}

/**
 * The attributes that put a document into a look. A scheme that the brand does not have means its first.
 *
 * @param chosen compositions that a story shows whatever the brand chose: its parameter `look`.
 */
export function lookOf(look: Look, chosen: Partial<ThemeLook> = {}): Readonly<Record<string, string>> {
  const { id, theme } = brandOf(look.brand);
  const scheme = theme.schemes.find((offered) => offered === look.scheme) ?? theme.schemes[0];
  return { ...lookAttributes({ ...theme.look, ...chosen }), 'data-brand': id, 'data-scheme': scheme };
}
