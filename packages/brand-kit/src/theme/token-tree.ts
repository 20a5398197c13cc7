/**
 * The tree of design tokens: all names a component may use and all values a brand must provide.
 *
 * It is used by the brand schema (each leaf must have a value of its kind), the style
 * sheet (each leaf becomes a CSS variable, `color.bg.canvas` → `--color-bg-canvas`) and ui-kit's
 * `token` accessor (`token.color.bg.canvas` → `var(--color-bg-canvas)`).
 */

/** Kind of a token's value. */
export type TokenKind =
  | 'color'
  | 'gradient'
  | 'shadow'
  | 'length'
  | 'number'
  | 'family'
  | 'duration'
  | 'easing'
  | 'filter';

const statusRoles = { bg: 'color', fg: 'color', border: 'color', solid: 'color', onSolid: 'color' } as const;

/** Tokens with different values in the light and the dark scheme. */
export const schemeTokens = {
  color: {
    bg: { canvas: 'color', sunken: 'color', surface: 'color', raised: 'color', overlay: 'color', inverse: 'color', scrim: 'color' },
    fg: { default: 'color', muted: 'color', subtle: 'color', onAccent: 'color', onInverse: 'color', link: 'color' },
    border: { subtle: 'color', default: 'color', strong: 'color', focus: 'color' },
    accent: { bg: 'color', hover: 'color', pressed: 'color', fg: 'color', soft: 'color', softFg: 'color' },
    secondary: { bg: 'color', hover: 'color', pressed: 'color', fg: 'color', soft: 'color', softFg: 'color' },
    field: { bg: 'color', border: 'color', fg: 'color', placeholder: 'color' },
    status: { info: statusRoles, success: statusRoles, warning: statusRoles, danger: statusRoles },
    money: { gain: 'color', loss: 'color', neutral: 'color' },
    game: { hot: 'color', onHot: 'color', new: 'color', onNew: 'color', jackpot: 'color', onJackpot: 'color' },
    header: { topBg: 'color', topFg: 'color', bottomBg: 'color', bottomFg: 'color', active: 'color' },
    footer: { bg: 'color', fg: 'color', heading: 'color' },
    hero: { fg: 'color', muted: 'color' },
    skeleton: { base: 'color', shine: 'color' },
    chart: { 1: 'color', 2: 'color', 3: 'color', 4: 'color', 5: 'color', 6: 'color' },
  },
  gradient: { brand: 'gradient', hero: 'gradient', accent: 'gradient', surface: 'gradient', jackpot: 'gradient', page: 'gradient' },
  shadow: { sm: 'shadow', md: 'shadow', lg: 'shadow', xl: 'shadow', tile: 'shadow', tileHover: 'shadow', glow: 'shadow', inset: 'shadow' },
} as const;

/** Tokens shared by both schemes. */
export const baseTokens = {
  space: {
    0: 'length', 1: 'length', 2: 'length', 3: 'length', 4: 'length', 5: 'length', 6: 'length',
    7: 'length', 8: 'length', 9: 'length', 10: 'length', 11: 'length', 12: 'length',
  },
  size: {
    control: { sm: 'length', md: 'length', lg: 'length' },
    icon: { sm: 'length', md: 'length', lg: 'length' },
    target: 'length',
    header: { top: 'length', bottom: 'length', compact: 'length' },
    sideMenu: 'length',
    container: 'length',
    gutter: 'length',
    tile: 'length',
  },
  radius: { sm: 'length', md: 'length', lg: 'length', control: 'length', card: 'length', tile: 'length', dialog: 'length', badge: 'length', pill: 'length' },
  stroke: { hairline: 'length', strong: 'length', focus: 'length' },
  blur: { surface: 'filter', overlay: 'filter' },
  opacity: { disabled: 'number', faint: 'number' },
  z: { base: 'number', sticky: 'number', header: 'number', drawer: 'number', modal: 'number', popover: 'number', toast: 'number', loader: 'number' },
  font: {
    family: { display: 'family', body: 'family', numeric: 'family' },
    /** Font families by writing system, for characters that the families above lack; selected by the page's language. */
    script: {
      arab: 'family', beng: 'family', cyrl: 'family', deva: 'family', hans: 'family', hant: 'family', jpan: 'family', khmr: 'family',
      kore: 'family', laoo: 'family', latn: 'family', mymr: 'family', sinh: 'family', taml: 'family', telu: 'family', thai: 'family',
    },
    size: { xs: 'length', sm: 'length', md: 'length', lg: 'length', xl: 'length', xxl: 'length', h3: 'length', h2: 'length', h1: 'length', hero: 'length' },
    weight: { regular: 'number', medium: 'number', semibold: 'number', bold: 'number', display: 'number' },
  },
  line: {
    height: { tight: 'number', snug: 'number', body: 'number', relaxed: 'number' },
    /** Line height of body text in scripts with tall marks. */
    script: { arab: 'number', indic: 'number', sea: 'number', cjk: 'number' },
  },
  tracking: { display: 'length', body: 'length', caps: 'length' },
  motion: {
    duration: { instant: 'duration', fast: 'duration', normal: 'duration', slow: 'duration', modal: 'duration', ambient: 'duration' },
    ease: { standard: 'easing', enter: 'easing', exit: 'easing', emphasis: 'easing' },
    distance: 'length',
    hoverScale: 'number',
  },
} as const;

type Leaves<T> = { readonly [K in keyof T]: T[K] extends TokenKind ? string : Leaves<T[K]> };

/** All values of one scheme. */
export type SchemeTokenValues = Leaves<typeof schemeTokens>;
/** All values shared by both schemes. */
export type BaseTokenValues = Leaves<typeof baseTokens>;

/** Returns the CSS variable of a token path: `['color','bg','canvas']` → `--color-bg-canvas`; camel case becomes dashes. */
export function cssVariableName(path: readonly string[]): string {
  return `--${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
}
