import type { BaseTokenValues, SchemeTokenValues } from './token-tree.ts';

/** Light and dark; a brand has one or both. */
export type Scheme = 'light' | 'dark';

/**
 * A brand's colours by name and step. The only place where a literal colour may stand
 * (`#rrggbb`, `oklch(…)`); everything else refers to it as `{ink.900}`, or `{ink.900/60}` with 60 % opacity.
 */
export type Primitives = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * How the platform composes pages for a brand. Each value is a composition that the platform knows;
 * a brand chooses, it never brings components of its own.
 */
export interface Look {
  /** Composition of the home page's hero: wide sky behind text, picture beside text, a dense stall of offers, an arch around text. */
  readonly hero: 'panorama' | 'split' | 'market' | 'arch';
  /** Frame of a game tile: blurred glass, soft paper, lacquered panel, engraved metal. */
  readonly tile: 'glass' | 'paper' | 'lacquer' | 'brass';
  /** Drawing style of generated artwork. */
  readonly art: 'celestial' | 'coastal' | 'festive' | 'geometric';
  /** How many things stand on a screen. */
  readonly density: 'airy' | 'regular' | 'dense';
  /** How section headings are set. */
  readonly heading: 'plain' | 'glow' | 'wave' | 'ornament' | 'rule';
  /** How the header sits on the page. */
  readonly header: 'floating' | 'solid' | 'layered';
  /** Shape of primary buttons. */
  readonly button: 'gradient' | 'solid' | 'raised';
}

/** Files of a brand's `assets/` folder, by role. SVG or WebP/AVIF; paths relative to the brand's folder. */
export interface ThemeAssets {
  readonly logo: string;
  readonly logoCompact: string;
  readonly favicon: string;
  readonly background: string;
  /** Hero illustration, wide (desktop) and tall (phone). */
  readonly hero: string;
  readonly heroCompact: string;
  /** A repeating ornament for section backgrounds. */
  readonly pattern: string;
}

/** A font the brand ships: a package or asset path, the family name it defines and where it is used. */
export interface ThemeFont {
  readonly family: string;
  /** Module or asset path of a WOFF2 file, such as `@fontsource-variable/sora/files/sora-latin-wght-normal.woff2`. */
  readonly source: string;
  readonly weight: string;
  /** `unicode-range` of the file; leave out for all. */
  readonly range?: string;
  /** Preloaded when true: only what the first screen shows. */
  readonly preload?: boolean;
  /** Metric overrides of a local fallback font, so that the swap moves nothing. */
  readonly fallback?: { readonly local: string; readonly sizeAdjust: string; readonly ascent: string; readonly descent: string; readonly lineGap: string };
}

/** Everything that makes a brand look like itself. */
export interface Theme {
  /** Schemes offered, the first one being the default. */
  readonly schemes: readonly [Scheme, ...Scheme[]];
  readonly primitives: Primitives;
  /** Full values for every scheme offered. */
  readonly semantic: Readonly<Partial<Record<Scheme, SchemeTokenValues>>>;
  readonly base: BaseTokenValues;
  readonly look: Look;
  readonly fonts: readonly ThemeFont[];
  readonly assets: ThemeAssets;
}
