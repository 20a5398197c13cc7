import type { BaseTokenValues, SchemeTokenValues } from './token-tree.ts';

/** Colour schemes; a brand has one or both. */
export type Scheme = 'light' | 'dark';

/**
 * A brand's colours by name and step. Only here are literal colours allowed
 * (`#rrggbb`, `oklch(…)`); tokens refer to them as `{ink.900}`, or `{ink.900/60}` for 60 % opacity.
 */
export type Primitives = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Layout and style variants that a brand chooses. All variants are part of the platform;
 * a brand has no components of its own. `lookAbout` says what each value looks like.
 */
export interface Look {
  /** Layout of the home page's hero. */
  readonly hero: 'panorama' | 'split' | 'market' | 'arch';
  /** Frame of a game tile. */
  readonly tile: 'glass' | 'paper' | 'lacquer' | 'brass';
  /** Drawing style of the demo's generated pictures (`packages/demo-artwork`); the site itself does not read it. */
  readonly art: 'celestial' | 'coastal' | 'festive' | 'geometric';
  /** Density of content on a screen. */
  readonly density: 'airy' | 'regular' | 'dense';
  /** Style of section headings. */
  readonly heading: 'plain' | 'glow' | 'wave' | 'ornament' | 'rule';
  /** Position and style of the header. */
  readonly header: 'floating' | 'solid' | 'layered';
  /** Shape of primary buttons. */
  readonly button: 'gradient' | 'solid' | 'raised';
  /** Where the top navigation stands on wide screens. Default `bar`. */
  readonly navigation?: 'bar' | 'stacked' | 'side';
  /** Size of the logo in the header. Default `regular`. */
  readonly logo?: 'small' | 'regular' | 'large';
  /** Shape of the picture of a game tile. Default `tile`: the one of the tile's frame. */
  readonly ratio?: 'tile' | 'square' | 'tall' | 'wide';
  /** Ground below the sections of the home page. Default `plain`. */
  readonly sections?: 'plain' | 'bands' | 'panels' | 'pattern';
}

/** Files of a brand's `assets/` folder, by role. SVG, WebP or AVIF; paths relative to the brand's folder. */
export interface ThemeAssets {
  readonly logo: string;
  readonly logoCompact: string;
  readonly favicon: string;
  readonly background: string;
  /** Hero illustration, wide for desktop and tall for phones. */
  readonly hero: string;
  readonly heroCompact: string;
  /** The same for the scheme that is not the default; without them it has the ones above. Both or neither. */
  readonly heroAlternate?: string;
  readonly heroAlternateCompact?: string;
  /** Logo and compact logo in the scheme that is not the default, in the same shape; without them it has the ones above. Both or neither. */
  readonly logoAlternate?: string;
  readonly logoAlternateCompact?: string;
  /** Repeating pattern for section backgrounds. */
  readonly pattern: string;
}

/** Local fonts in place of one that is still loading, and what gives them its measures. Percentages. */
export interface FontFallback {
  readonly local: string;
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
  /** Other local fonts from weight 600 on, where the widths of a variable font grow with its weight. */
  readonly bold?: { readonly local: string; readonly sizeAdjust: string };
}

/** A font of the brand: its file, family name and use. */
export interface ThemeFont {
  readonly family: string;
  /** Module or asset path of a WOFF2 file, such as `@fontsource-variable/sora/files/sora-latin-wght-normal.woff2`. */
  readonly source: string;
  readonly weight: string;
  /** `unicode-range` of the file; omitted for all characters. */
  readonly range?: string;
  /** Preloads the file; only for fonts of the first screen. */
  readonly preload?: boolean;
  /** Metric overrides of a local fallback font, so that swapping fonts does not shift the layout. */
  readonly fallback?: FontFallback;
}

/** Visual design of a brand. */
export interface Theme {
  /** Schemes offered; the first one is the default. */
  readonly schemes: readonly [Scheme, ...Scheme[]];
  readonly primitives: Primitives;
  /** Token values of every offered scheme. */
  readonly semantic: Readonly<Partial<Record<Scheme, SchemeTokenValues>>>;
  readonly base: BaseTokenValues;
  readonly look: Look;
  readonly fonts: readonly ThemeFont[];
  readonly assets: ThemeAssets;
}
