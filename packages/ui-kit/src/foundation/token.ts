import { baseTokens, cssVariableName, fixedTokens, schemeTokens } from '@livery/brand-kit';

/** Reference to a design token, for use as a CSS value. */
export type TokenReference = `var(--${string})`;

type References<T> = { readonly [K in keyof T]: T[K] extends string ? TokenReference : References<T[K]> };

type Branch = { readonly [name: string]: string | Branch };

function references(branch: Branch, path: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(branch).map(([name, leaf]) => {
      const here = [...path, name];
      return [name, typeof leaf === 'string' ? `var(${cssVariableName(here)})` : references(leaf, here)];
    }),
  );
}

/**
 * All design tokens as references to their CSS variables:
 * `token.color.bg.canvas` is `var(--color-bg-canvas)`. The values are those of the brand and scheme
 * of the nearest `[data-brand][data-scheme]` ancestor.
 */
export const token = /* @__PURE__ */ references({ ...schemeTokens, ...baseTokens, ...fixedTokens }, []) as References<
  typeof schemeTokens & typeof baseTokens & typeof fixedTokens
>;
