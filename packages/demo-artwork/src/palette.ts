import { oklch, toOklch } from './colour.ts';
import { hash } from './seeded.ts';

/** Drawing styles (`look.art` of a theme). */
export const artStyles = ['celestial', 'coastal', 'festive', 'geometric'] as const;
/** A drawing style. */
export type ArtStyle = (typeof artStyles)[number];

/** Brand colours from which artwork is drawn, as `#rrggbb`. */
export interface ArtPalette {
  readonly style: ArtStyle;
  /** Page background colour. */
  readonly base: string;
  /** Two to four accent colours, strongest first. */
  readonly accents: readonly [string, ...string[]];
}

/** Hues of a palette in degrees. */
export interface Hues {
  readonly style: ArtStyle;
  readonly base: number;
  readonly accents: readonly [number, ...number[]];
}

/** Palettes of brands that define none. */
export const defaultPalettes: Readonly<Record<ArtStyle, ArtPalette>> = {
  celestial: { style: 'celestial', base: oklch(0.2, 0.06, 272), accents: [oklch(0.8, 0.16, 168), oklch(0.62, 0.2, 300), oklch(0.7, 0.15, 235)] },
  coastal: { style: 'coastal', base: oklch(0.96, 0.02, 85), accents: [oklch(0.62, 0.11, 195), oklch(0.72, 0.16, 35), oklch(0.84, 0.13, 85)] },
  festive: { style: 'festive', base: oklch(0.3, 0.12, 25), accents: [oklch(0.55, 0.21, 27), oklch(0.8, 0.14, 85)] },
  geometric: { style: 'geometric', base: oklch(0.25, 0.05, 280), accents: [oklch(0.75, 0.14, 75), oklch(0.55, 0.11, 190), oklch(0.5, 0.16, 20)] },
};

/** Returns a palette's hues; a grey takes the hue of the style's default palette. */
export function huesOf(palette: ArtPalette): Hues {
  const fallback = defaultPalettes[palette.style];
  const read = (hex: string, other: string): number => {
    const { c, h } = toOklch(hex);
    return c < 0.012 ? toOklch(other).h : h;
  };
  const [first, ...rest] = palette.accents;
  return {
    style: palette.style,
    base: read(palette.base, fallback.base),
    accents: [read(first, fallback.accents[0]), ...rest.map((accent) => read(accent, fallback.accents[0]))],
  };
}

/** Increased when drawings change, so that cached pictures are not reused. */
const GENERATOR = 3;

/** Version in artwork URLs: generator version and palette hash. */
export function artVersion(palette: ArtPalette): string {
  return `${GENERATOR}-${hash(`${palette.style}|${palette.base}|${palette.accents.join('|')}`.toLowerCase()).toString(36)}`;
}
