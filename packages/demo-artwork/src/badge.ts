import { oklch } from './colour.ts';
import { emblems, type EmblemName } from './emblems/emblems.ts';
import type { Emblem } from './emblems/emblem.ts';
import type { ArtStyle } from './palette.ts';
import { seeded } from './seeded.ts';
import { gradient, inkOf, type Painting } from './styles/frame.ts';
import { circle, group, path, rect, regular, star } from './svg.ts';

/** Outline of a badge in 240 × 240, by style. */
const outlines: Readonly<Record<ArtStyle, (fill: string, more?: string) => string>> = {
  celestial: (fill, more) => rect(12, 12, 216, 216, 64, fill, more),
  coastal: (fill, more) => circle(120, 120, 108, fill, more),
  festive: (fill, more) => path(star(8, 112, 98, 120, 120), fill, more),
  geometric: (fill, more) => path(regular(8, 114, 120, 120, 22.5), fill, more),
};

/** Draws an emblem on a badge in the opposite hue, so that it is recognisable at 32 pixels. */
export function drawBadge({ seed, emblem: name, hue }: { readonly seed: string; readonly emblem: EmblemName; readonly hue: number }, style: ArtStyle): string {
  const emblem: Emblem = emblems[name];
  const main = emblem.hue === 'free' ? hue : emblem.hue;
  const ground = (hue + (emblem.hue === 'free' ? 170 : Math.abs(hue - emblem.hue) < 40 ? 180 : 0)) % 360;
  const light = style === 'coastal';
  const painting: Painting = {
    tones: { light: [0.9, 0.1], mid: [0.72, 0.18], dark: [0.47, 0.16] },
    metal: [oklch(0.95, 0.07, 92), oklch(0.82, 0.14, 84), oklch(0.55, 0.12, 62)],
    ivory: '#fffaf0',
    darkest: oklch(0.24, 0.05, ground),
  };
  const { ink, defs } = inkOf(painting, main, emblem.accent === 'free' ? (main + 150) % 360 : emblem.accent, emblem.vivid);
  const top = light ? oklch(0.95, 0.05, ground) : oklch(0.46, 0.13, ground);
  const bottom = light ? oklch(0.85, 0.09, ground) : oklch(0.28, 0.1, ground);
  const outline = outlines[style];
  const rim = style === 'festive' || style === 'geometric' ? oklch(0.82, 0.13, 84) : light ? '#fffaf0' : oklch(0.8, 0.12, ground);
  const drawing = group('translate(120 120) scale(.82)', emblem.draw(ink, seeded(seed)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" stroke-linejoin="round"><defs>${defs}${gradient('B', [[0, top], [100, bottom]])}</defs>${outline('url(#B)', `stroke="${rim}" stroke-width="6"`)}${drawing}</svg>`;
}
