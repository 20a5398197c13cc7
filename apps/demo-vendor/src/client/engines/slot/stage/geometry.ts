import { REELS, ROWS } from '../../../../maths/slot/model.ts';

/** How far the canvas reaches beyond its box, in CSS pixels: shadow, sparks and coins go a little further than the frame. */
export const BLEED = 72;

/** Where things are on the canvas, in CSS pixels. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Cells, without the frame around them. */
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Thickness of the frame. */
  readonly rim: number;
  /** Side of a symbol's picture. */
  readonly symbol: number;
}

/** Fits the reels into a box: as large as they go, cells between a little flat and, on an upright phone, rather tall. */
export function fit(width: number, height: number): Geometry {
  const rimShare = 0.16;
  const flat = 0.86;
  const tall = 1.28;
  const byWidth = (width - 6) / (REELS + rimShare * 2);
  const byHeight = (height - 6) / (ROWS * flat + rimShare * 2);
  const cellWidth = Math.max(24, Math.min(byWidth, byHeight));
  const rim = cellWidth * rimShare;
  const cellHeight = Math.max(cellWidth * flat, Math.min(cellWidth * tall, (height - 6 - rim * 2) / ROWS));
  return {
    width,
    height,
    x: (width - cellWidth * REELS) / 2,
    y: (height - cellHeight * ROWS) / 2,
    cellWidth,
    cellHeight,
    rim,
    symbol: Math.min(cellWidth, cellHeight) * 0.9,
  };
}

/** The middle of a cell. */
export function centre(geometry: Geometry, reel: number, row: number): [x: number, y: number] {
  return [geometry.x + (reel + 0.5) * geometry.cellWidth, geometry.y + (row + 0.5) * geometry.cellHeight];
}
