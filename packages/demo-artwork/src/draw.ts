import type { EmblemName } from './emblems/emblems.ts';
import { drawBadge } from './badge.ts';
import { huesOf, type ArtPalette, type ArtStyle } from './palette.ts';
import { planOf, type ArtSubject } from './plan.ts';
import { celestial } from './styles/celestial.ts';
import { coastal } from './styles/coastal.ts';
import { festive } from './styles/festive.ts';
import { canvases, type CanvasName } from './styles/frame.ts';
import { geometric } from './styles/geometric.ts';
import type { Painter } from './styles/style.ts';

const painters: Readonly<Record<ArtStyle, Painter>> = { celestial, coastal, festive, geometric };

/**
 * Draws a picture as an SVG document without text, scripts or external references.
 * Equal subjects, palettes and formats give identical bytes.
 */
export function drawPicture(subject: ArtSubject, palette: ArtPalette, format: CanvasName = 'tile'): string {
  return painters[palette.style](planOf(subject, huesOf(palette)), canvases[format]);
}

/** Draws a vendor's logo: an emblem on a badge, 240 × 240, with a transparent background. */
export function drawMark(mark: { readonly seed: string; readonly emblem: EmblemName; readonly hue: number }, palette: ArtPalette): string {
  return drawBadge(mark, palette.style);
}
