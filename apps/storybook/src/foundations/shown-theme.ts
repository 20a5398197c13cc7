import { cssVariableName, tokenColour, valueAt } from '@livery/brand-kit';
import type { Scheme, Theme, TokenLeaf } from '@livery/brand-kit';
import { brandOf } from '../look-of.ts';
import type { WorkbenchBrand } from '../brands.ts';

/** The brand and the scheme that a page of foundations shows. */
export interface ShownTheme {
  readonly shown: WorkbenchBrand;
  readonly theme: Theme;
  readonly scheme: Scheme;
}

/** What the toolbar has chosen; the brand's first scheme where it lacks the chosen one. */
export function shownTheme(globals: Readonly<Record<string, unknown>>): ShownTheme {
  const shown = brandOf(String(globals['brand']));
  const { theme } = shown;
  return { shown, theme, scheme: theme.schemes.find((offered) => offered === globals['scheme']) ?? theme.schemes[0] };
}

/** A token as a page shows it. */
export interface ShownToken {
  /** `color.bg.canvas` */
  readonly name: string;
  /** `var(--color-bg-canvas)` */
  readonly css: string;
  /** As the theme states it: `{ink.900}`. */
  readonly stated: string;
  /** The last part of its name. */
  readonly short: string;
}

/** The tokens of some leaves with what a theme states for them. */
export function tokensOf(leaves: readonly TokenLeaf[], values: unknown): ShownToken[] {
  return leaves.map(({ path }) => {
    const stated = valueAt(values, path);
    return { name: path.join('.'), css: `var(${cssVariableName(path)})`, stated: typeof stated === 'string' ? stated : '', short: path.at(-1) ?? '' };
  });
}

/** The colour of a token as `#rrggbb`, with its opacity where it has one. */
export const hexOf = ({ theme, scheme }: ShownTheme, token: string): string => tokenColour(theme, scheme, token);
