import type { Ink } from '../emblems/emblem.ts';
import { oklch } from '../colour.ts';
import { num } from '../svg.ts';

/** A vertical gradient; stops are `[offset in percent, colour, opacity?]`. */
export function gradient(id: string, stops: readonly (readonly [number, string, number?])[], vector = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${vector}>${stopsOf(stops)}</linearGradient>`;
}

/** A round gradient. */
export function glow(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: readonly (readonly [number, string, number?])[]): string {
  return stops.map(([at, colour, opacity]) => `<stop offset="${num(at)}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`).join('');
}

/** Lightness and chroma of the three tones of an ink. */
export interface Tones {
  readonly light: readonly [number, number];
  readonly mid: readonly [number, number];
  readonly dark: readonly [number, number];
}

/** How a style paints emblems. */
export interface Painting {
  readonly tones: Tones;
  readonly metal: readonly [light: string, mid: string, dark: string];
  readonly ivory: string;
  readonly darkest: string;
}

/** Ink of a picture and its gradients; `mark` makes gradient ids of several inks unique. */
export function inkOf(painting: Painting, main: number, accent: number, vivid = 1, mark = ''): { readonly ink: Ink; readonly defs: string } {
  const { light, mid, dark } = painting.tones;
  // Dark yellow looks olive, so lightness is raised around hue 95.
  const tone = ([l, c]: readonly [number, number], hue: number, strength: number): string => {
    const yellow = Math.max(0, 1 - Math.abs((((hue - 98) % 360) + 540) % 360 - 180) / 34);
    return oklch(l + (0.93 - l) * 0.55 * yellow, c * strength * (1 - 0.1 * yellow), hue - 14 * yellow);
  };
  const ml = tone(light, main, vivid);
  const md = tone(dark, main + 8, vivid);
  const nl = tone(light, accent, 1);
  const nd = tone(dark, accent + 6, 1);
  const [gl, g, gd] = painting.metal;
  return {
    ink: { m: `url(#m${mark})`, ml, md, n: `url(#n${mark})`, nl, nd, g: 'url(#g)', gl, gd, d: painting.darkest, w: painting.ivory },
    defs:
      gradient(`m${mark}`, [[0, ml], [45, tone(mid, main, vivid)], [100, md]]) +
      gradient(`n${mark}`, [[0, nl], [45, tone(mid, accent, 1)], [100, nd]]) +
      (mark === '' ? gradient('g', [[0, gl], [50, g], [100, gd]]) : ''),
  };
}

/** A picture format: the emblem's position, and how landscapes of 600 × 800 fit. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Centre of the emblem. */
  readonly cx: number;
  readonly cy: number;
  /** Scale relative to a tile. */
  readonly size: number;
  readonly land: string;
  /** Leaves the start side free for text. */
  readonly words: boolean;
}

/** Formats by name: a game's tile, a banner, a banner for narrow screens, a promotion's card. */
export const canvases = {
  tile: { width: 600, height: 800, cx: 300, cy: 352, size: 1, land: '', words: false },
  wide: { width: 1200, height: 480, cx: 852, cy: 236, size: 0.73, land: 'matrix(2 0 0 .8 0 -160)', words: true },
  compact: { width: 640, height: 720, cx: 320, cy: 276, size: 0.7, land: 'matrix(1.067 0 0 .9 0 0)', words: false },
  card: { width: 800, height: 450, cx: 400, cy: 214, size: 0.7, land: 'matrix(1.334 0 0 .8 0 -190)', words: false },
} as const satisfies Record<string, Canvas>;

export type CanvasName = keyof typeof canvases;

/** A whole picture. */
export function picture({ width, height }: Canvas, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round"><defs>${defs}</defs>${content}</svg>`;
}

/** Makes the ids of a drawing unique within a picture. */
export function apart(svg: string, mark: string): string {
  return svg.replaceAll(/(id="|href="#)([a-z])"/g, `$1$2${mark}"`);
}
