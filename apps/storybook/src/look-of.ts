import { lookAttributes, lookRules } from '@livery/brand-kit';
import type { Look as ThemeLook } from '@livery/brand-kit';
import { brands } from './brands.ts';
import type { WorkbenchBrand } from './brands.ts';

/** A brand and one of its schemes. */
export interface Look {
  readonly brand: string;
  readonly scheme: string;
}

/** Returns the brand of a name, or the first one. */
export function brandOf(name: string): WorkbenchBrand {
  const brand = brands.get(name) ?? brands.values().next().value;
  if (brand === undefined) throw new Error('There is no brand without faults in brands/; brand:check lists the faults.');
  return brand;
}

/**
 * Returns the document attributes of a look. A scheme that the brand lacks is replaced by its first. `chosen` overrides
 * parts of the brand's look (story parameter `look`).
 */
export function lookOf(look: Look, chosen: Partial<ThemeLook> = {}): Readonly<Record<string, string>> {
  const { id, theme } = brandOf(look.brand);
  const scheme = theme.schemes.find((offered) => offered === look.scheme) ?? theme.schemes[0];
  return { ...lookAttributes({ ...theme.look, ...chosen }), 'data-brand': id, 'data-scheme': scheme };
}

/** Returns the rules of the parts of a look that a story chooses (parameter `look`), which a brand's sheet has for its own. */
export function lookRulesOf(look: Pick<Look, 'brand'>, chosen: Partial<ThemeLook>): string {
  const { id, theme, assets } = brandOf(look.brand);
  const { first, rest } = lookRules({ look: { ...theme.look, ...chosen }, base: theme.base }, `[data-brand="${id}"]`, assets.pattern);
  return [...first, ...rest].join('\n');
}
