import { TONES } from './tones.ts';
import type { Tone, ToneName } from './tones.ts';

/**
 * A drawing in a 100 × 100 box. It uses the gradients that `symbolSvg` defines: `m` and `r` are the main tone (linear and
 * radial), `a` and `b` the accent, `o` gold, `g` a white gloss.
 */
export type Art = (main: Tone, accent: Tone) => string;

const linear = (id: string, [pale, light, mid, dark]: Tone): string =>
  `<linearGradient id="${id}" x1=".3" x2=".6" y2="1"><stop stop-color="${pale}"/><stop offset=".28" stop-color="${light}"/><stop offset=".62" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
const radial = (id: string, [pale, light, mid, dark]: Tone): string =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".85"><stop stop-color="${pale}"/><stop offset=".3" stop-color="${light}"/><stop offset=".65" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

/** The SVG document of a drawing, `size` pixels wide, with gradients and a shadow. */
export function symbolSvg(art: Art, main: ToneName, accent: ToneName, size: number): string {
  const m = TONES[main];
  const a = TONES[accent];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs>` +
    linear('m', m) + radial('r', m) + linear('a', a) + radial('b', a) + linear('o', TONES.gold) +
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
    '<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="3" stdDeviation="2.6" flood-color="#05030f" flood-opacity=".55"/></filter>' +
    `</defs><g filter="url(#s)" stroke-linejoin="round" stroke-linecap="round">${art(m, a)}</g></svg>`
  );
}

/** The data URL of an SVG document. */
export const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A filled path with an outline. */
export const path = (d: string, fill = 'url(#m)', rim = 'none', width = 2): string =>
  `<path d="${d}" fill="${fill}" stroke="${rim}" stroke-width="${width}"/>`;

/** An open stroke. */
export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;

/** A filled circle. */
export const disc = (cx: number, cy: number, r: number, fill = 'url(#r)', rim = 'none', width = 2): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" stroke="${rim}" stroke-width="${width}"/>`;

/** A filled ellipse, rotated by `turn` degrees. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill = 'url(#r)', turn = 0, rim = 'none', width = 2): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${rim}" stroke-width="${width}" transform="rotate(${turn} ${cx} ${cy})"/>`;

/** A highlight. */
export const shine = (cx: number, cy: number, rx: number, ry: number, turn = -30): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#g)" transform="rotate(${turn} ${cx} ${cy})"/>`;

/** A drawing repeated `times` times around a centre. */
export const around = (times: number, drawing: string, cx = 50, cy = 50): string =>
  Array.from({ length: times }, (_, n) => `<g transform="rotate(${((360 / times) * n).toFixed(2)} ${cx} ${cy})">${drawing}</g>`).join('');
