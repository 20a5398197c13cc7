/** How a drawing is animated. */
export type Motion = 'swim' | 'flap' | 'pulse' | 'sway' | 'bob';

/** A drawing of a target, facing right. */
export interface FishArt {
  readonly width: number;
  readonly height: number;
  /** SVG definitions and shapes. */
  readonly drawing: string;
  readonly motion: Motion;
  /** How far the animation bends it, as a share of its height. */
  readonly bend: number;
}

const stopsOf = (colours: readonly string[]): string =>
  colours.map((colour, index) => `<stop offset="${(index / (colours.length - 1)).toFixed(3)}" stop-color="${colour}"/>`).join('');
/** A gradient from top to bottom. */
export const down = (id: string, ...colours: readonly string[]): string => `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(colours)}</linearGradient>`;
/** A gradient from left to right. */
export const across = (id: string, ...colours: readonly string[]): string => `<linearGradient id="${id}">${stopsOf(colours)}</linearGradient>`;
/** A radial gradient, brightest at the upper right. */
export const round = (id: string, ...colours: readonly string[]): string => `<radialGradient id="${id}" cx=".58" cy=".3" r=".8">${stopsOf(colours)}</radialGradient>`;
/** A clip path. */
export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

/** A filled shape with an optional outline. */
export const shape = (d: string, fill: string, rim = 'none', width = 1.5): string => `<path d="${d}" fill="${fill}" stroke="${rim}" stroke-width="${width}" stroke-linejoin="round"/>`;
/** An open line. */
export const line = (d: string, colour: string, width: number, opacity = 1): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A highlight. */
export const gloss = (cx: number, cy: number, rx: number, ry: number, turn = 0, opacity = 0.45): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${cx} ${cy})"/>`;
/** An eye with a highlight. */
export const eye = (cx: number, cy: number, r: number, iris = '#0b1d2e', white = '#fdfdf5'): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${white}" stroke="#0b1d2e" stroke-opacity=".5" stroke-width="${(r * 0.16).toFixed(2)}"/><circle cx="${cx + r * 0.16}" cy="${cy}" r="${(r * 0.62).toFixed(2)}" fill="${iris}"/><circle cx="${cx + r * 0.34}" cy="${cy - r * 0.28}" r="${(r * 0.24).toFixed(2)}" fill="#fff"/>`;
/** Shapes clipped by a clip path. */
export const within = (id: string, ...shapes: readonly string[]): string => `<g clip-path="url(#${id})">${shapes.join('')}</g>`;
/** Shapes together with their reflection in a horizontal line. */
export const mirrored = (axis: number, shapes: string): string => `${shapes}<g transform="matrix(1 0 0 -1 0 ${axis * 2})">${shapes}</g>`;

/** The SVG document of a drawing at a width in pixels. */
export function svgDocumentOf({ width, height, drawing }: FishArt, pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(pixels)}" height="${Math.round((pixels * height) / width)}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}
/** The data URL of an SVG document. */
export const dataUrlOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
