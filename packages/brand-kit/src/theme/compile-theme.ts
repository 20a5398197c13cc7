import { alternateLogoRules } from './alternate-logo.ts';
import { resolveReferences } from './references.ts';
import { fixedTokens } from './fixed-tokens.ts';
import { compileFontFaces, spreadWeights } from './font-faces.ts';
import { lookRules } from './look-rules.ts';
import { divideFonts, drawsLanguage, latinFamilies, latinFonts, scriptFontRules } from './script-fonts.ts';
import { coversCharacter, rangeWithout } from './unicode-range.ts';
import { cssVariableName } from './token-tree.ts';
import { writingSystemOf, writingSystems } from './writing-systems.ts';
import type { WritingSystem } from './writing-systems.ts';
import { baseLeaves, fixedLeaves, schemeLeaves, valueAt } from './token-walk.ts';
import type { TokenLeaf } from './token-walk.ts';
import type { Primitives, Scheme, Theme, ThemeAssets, ThemeFont } from './theme.ts';

/** Parameters of a compilation. */
export interface ThemeTarget {
  /** Brand id: the value of `data-brand`. */
  readonly id: string;
  /** URLs of the brand's artwork. */
  readonly assets: ThemeAssets;
  /** Returns the URL of a font file for the `source` that the theme states. */
  readonly fontUrl: (source: string) => string;
  /**
   * `page`: for a page with one brand; also matches `:root`, so that it applies before attributes are set.
   * `scoped`: applies only below `[data-brand][data-scheme]`, for pages with several brands. Default `page`.
   */
  readonly mode?: 'page' | 'scoped';
  /** BCP-47 tag of the page's language; Latin letters without one. */
  readonly language?: string;
}

/**
 * Compiles a theme to one style sheet: fonts, then each token as a CSS variable.
 *
 * The page sets `data-brand` and `data-scheme` on an element before its first paint: the brand's first scheme unless
 * the visitor chose another one or the system's.
 *
 * @throws Error for a missing token or an invalid reference; check the brand first.
 */
export function compileTheme(theme: Theme, target: ThemeTarget): string {
  const { first, rest } = splitTheme(theme, target);
  return rest === '' ? first : `${first}\n${rest}`;
}

/** A theme in two style sheets. */
export interface ThemeSheets {
  /** Fonts that the page's language needs, base and the first scheme: what most visitors' first paint needs. */
  readonly first: string;
  /** The other schemes, and the fonts and families of other writing systems, of Latin letters too on a page in another. */
  readonly rest: string;
}

/**
 * Compiles a theme like {@link compileTheme}, but to two style sheets, so that pages inline only the first.
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
  const { common, ofScripts } = divideFonts({ ...theme, fonts: spreadWeights(theme.fonts) });
  const { language } = target;
  const isOwn = (font: ThemeFont): boolean => language !== undefined && drawsLanguage(font, theme, language);
  const later = language === undefined || writingSystemOf(language) === 'latn' ? [] : common.filter((font) => hasLatinLetters(font) && !hasLettersOf(font, writingSystemOf(language)));
  const look = lookRules(theme, brand, target.assets.pattern);
  const head = [
    compileFontFaces([...common.filter((font) => !later.includes(font)), ...ofScripts.filter(isOwn)], target.fontUrl),
    rule(page ? `:root,${brand}` : brand, base),
    rule(page ? `:root,${brand}[data-scheme="${first}"]` : `${brand}[data-scheme="${first}"]`, of(first)),
    ...look.first,
  ];
  const scripts = rule(page ? `:root,${brand}` : brand, declarations(theme.base, baseLeaves.filter(isOtherScript), theme.primitives));
  const tail = [compileFontFaces([...later.map((font) => withoutShared(font, language)), ...ofScripts.filter((font) => !isOwn(font))], target.fontUrl), scripts, ...scriptFontRules(brand, theme), ...others.map((scheme) => rule(`${brand}[data-scheme="${scheme}"]`, [...of(scheme), ...alternateDeclarations(target.assets), ...pictureTone(scheme)])), ...others.flatMap((scheme) => alternateLogoRules(target.assets, `${brand}[data-scheme="${scheme}"]`)), ...look.rest];
  const sheet = (blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n');
  return { first: sheet(head), rest: sheet(tail) };
}

/** Returns `color.bg.canvas` of a scheme as `#rrggbb` or `#rrggbbaa`. */
export function tokenColour(theme: Theme, scheme: Scheme, path: string): string {
  const value = valueAt(theme.semantic[scheme], path.split('.'));
  if (typeof value !== 'string') throw new Error(`The theme gives no ${path} for ${scheme}.`);
  return resolveReferences(value, theme.primitives);
}

/** Whether a font is known to have Latin letters. A page in another writing system has few, and none before its application runs. */
function hasLatinLetters({ range }: ThemeFont): boolean {
  return range !== undefined && coversCharacter(range, 0x41);
}

/** Whether a font is known to have the letters of a writing system: a page in it needs them for its first paint. */
function hasLettersOf({ range }: ThemeFont, script: WritingSystem): boolean {
  return range !== undefined && coversCharacter(range, writingSystems[script].letter.codePointAt(0) ?? 0);
}

/** Space: a font that has it would break every line anew when it arrives. */
const SPACE = 0x20;
/** Dash, quotation marks and ellipsis, which Chinese and Japanese write as wide as their letters, at the same code points as Latin ones. */
const WIDE_MARKS: readonly number[] = [0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026];
const WIDE_SYSTEMS: ReadonlySet<string> = new Set(['hans', 'hant', 'jpan']);

/** A Latin font without the characters that a page in another language draws by its own. */
function withoutShared(font: ThemeFont, language: string | undefined): ThemeFont {
  const marks = language !== undefined && WIDE_SYSTEMS.has(writingSystemOf(language)) ? WIDE_MARKS : [];
  return { ...font, range: [SPACE, ...marks].reduce(rangeWithout, font.range ?? '') };
}

/** Whether a token is a font family of a non-Latin writing system, which only pages in its languages need. */
function isOtherScript({ path }: Pick<TokenLeaf, 'path'>): boolean {
  return path[0] === 'font' && path[1] === 'script' && path[2] !== 'latn';
}

const FAMILIES = cssVariableName(['font', 'family', '']);

/** Adds the font families of the page's writing system to a token of `font.family`, for characters that the brand's fonts lack. */
function withScriptFonts(declaration: string): string {
  return declaration.startsWith(FAMILIES) ? latinFamilies(declaration) : declaration;
}

const variables = new WeakMap<readonly string[], string>();

/** The variable of a token, named once and not for each brand. */
function variableOf(path: readonly string[]): string {
  const variable = variables.get(path) ?? cssVariableName(path);
  variables.set(path, variable);
  return variable;
}

function declarations(values: unknown, leaves: readonly Pick<TokenLeaf, 'path'>[], primitives: Primitives): string[] {
  return leaves.map(({ path }) => {
    const value = valueAt(values, path);
    if (typeof value !== 'string') throw new Error(`The theme gives no ${path.join('.')}.`);
    return `${variableOf(path)}:${resolveReferences(value, primitives)}`;
  });
}

/** Pictures that styles refer to; the others are addressed by elements. */
const STYLED_ASSETS = ['background', 'hero', 'heroCompact'] as const satisfies readonly (keyof ThemeAssets)[];

function assetDeclarations(assets: ThemeAssets): string[] {
  return STYLED_ASSETS.map((role) => assetDeclaration(role, assets[role]));
}

function assetDeclaration(role: string, url: string): string {
  return `${cssVariableName(['asset', role])}:url("${url}")`;
}

/** Pictures from a server are drawn for the default scheme; what is daylight there glares in the dark. */
function pictureTone(scheme: Scheme): string[] {
  return scheme === 'dark' ? ['--picture-tone:brightness(0.78)'] : [];
}

/** The hero's pictures in a scheme that is not the default. */
function alternateDeclarations({ heroAlternate, heroAlternateCompact }: ThemeAssets): string[] {
  return heroAlternate === undefined || heroAlternateCompact === undefined ? [] : [assetDeclaration('hero', heroAlternate), assetDeclaration('heroCompact', heroAlternateCompact)];
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector}{${lines.join(';')}}`;
}
