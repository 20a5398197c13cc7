import { resolveReferences } from './references.ts';
import { fixedTokens } from './fixed-tokens.ts';
import { compileFontFaces } from './font-faces.ts';
import { latinFonts, SCRIPT_FONTS, scriptFontRules } from './script-fonts.ts';
import { cssVariableName } from './token-tree.ts';
import { baseLeaves, fixedLeaves, schemeLeaves, valueAt } from './token-walk.ts';
import type { TokenLeaf } from './token-walk.ts';
import type { Primitives, Scheme, Theme, ThemeAssets } from './theme.ts';

/** Where and with what a theme is compiled. */
export interface ThemeTarget {
  /** The brand's id: the value of `data-brand`. */
  readonly id: string;
  /** Addresses of the brand's artwork. */
  readonly assets: ThemeAssets;
  /** The address of a font's file, by the `source` that the theme states. */
  readonly fontUrl: (source: string) => string;
  /**
   * `page`: the one brand of a page, also matched by `:root`, so that it holds before any attribute is there.
   * `scoped`: only below `[data-brand][data-scheme]`, for pages that show several brands. Default `page`.
   */
  readonly mode?: 'page' | 'scoped';
}

/**
 * A theme as one style sheet: fonts, then each token as a CSS variable.
 *
 * A page states `data-brand` and `data-scheme` on an element, before it paints: the brand's first scheme unless
 * the visitor chose another, or chose to follow the system.
 *
 * @throws Error for a token without value or a reference to nothing: check the brand first.
 */
export function compileTheme(theme: Theme, target: ThemeTarget): string {
  const { first, rest } = splitTheme(theme, target);
  return rest === '' ? first : `${first}\n${rest}`;
}

/** A theme in two style sheets. */
export interface ThemeSheets {
  /** Fonts, base and the first scheme, for pages in Latin letters: what most visitors' first paint needs. */
  readonly first: string;
  /** The other schemes, and the families of other writing systems. */
  readonly rest: string;
}

/**
 * A theme as {@link compileTheme} makes it, in two sheets, so that a page carries only the first.
 *
 * @throws Error as {@link compileTheme}
 */
export function splitTheme(theme: Theme, target: ThemeTarget): ThemeSheets {
  const page = (target.mode ?? 'page') === 'page';
  const brand = `[data-brand="${target.id}"]`;
  const [first, ...others] = theme.schemes;
  const base = [
    ...declarations(theme.base, baseLeaves.filter((leaf) => !isOtherScript(leaf)), theme.primitives).map(withScriptFonts),
    latinFonts,
    ...declarations(fixedTokens, fixedLeaves, theme.primitives),
    ...assetDeclarations(target.assets),
  ];
  const of = (scheme: Scheme): string[] => [
    `color-scheme:${scheme}`,
    ...declarations(theme.semantic[scheme], schemeLeaves, theme.primitives),
  ];
  const head = [
    compileFontFaces(theme.fonts, target.fontUrl),
    rule(page ? `:root,${brand}` : brand, base),
    rule(page ? `:root,${brand}[data-scheme="${first}"]` : `${brand}[data-scheme="${first}"]`, of(first)),
  ];
  const scripts = rule(page ? `:root,${brand}` : brand, declarations(theme.base, baseLeaves.filter(isOtherScript), theme.primitives));
  const tail = [scripts, ...scriptFontRules(brand), ...others.map((scheme) => rule(`${brand}[data-scheme="${scheme}"]`, of(scheme)))];
  const sheet = (blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n');
  return { first: sheet(head), rest: sheet(tail) };
}

/** `color.bg.canvas` of a scheme as the colour seen, `#rrggbb` or `#rrggbbaa`. */
export function tokenColour(theme: Theme, scheme: Scheme, path: string): string {
  const value = valueAt(theme.semantic[scheme], path.split('.'));
  if (typeof value !== 'string') throw new Error(`The theme gives no ${path} for ${scheme}.`);
  return resolveReferences(value, theme.primitives);
}

/** Families of a writing system other than Latin: needed by pages in its languages alone. */
function isOtherScript({ path }: Pick<TokenLeaf, 'path'>): boolean {
  return path[0] === 'font' && path[1] === 'script' && path[2] !== 'latn';
}

/** Ends a family list with the families of the page's writing system, for letters that none of the brand's own has. */
function withScriptFonts(declaration: string): string {
  return declaration.startsWith(cssVariableName(['font', 'family', ''])) ? `${declaration},var(${SCRIPT_FONTS})` : declaration;
}

function declarations(values: unknown, leaves: readonly Pick<TokenLeaf, 'path'>[], primitives: Primitives): string[] {
  return leaves.map(({ path }) => {
    const value = valueAt(values, path);
    if (typeof value !== 'string') throw new Error(`The theme gives no ${path.join('.')}.`);
    return `${cssVariableName(path)}:${resolveReferences(value, primitives)}`;
  });
}

function assetDeclarations(assets: ThemeAssets): string[] {
  return Object.entries(assets).map(([role, url]) => `${cssVariableName(['asset', role])}:url("${url}")`);
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector}{${lines.join(';')}}`;
}
