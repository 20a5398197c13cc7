import { REELS, ROWS } from '../../../../maths/slot/model.ts';

/** How far the canvas extends beyond its box in CSS pixels, for shadow, sparks and coins. */
export const BLEED = 72;

/** Positions on the canvas, in CSS pixels. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Upper left corner of the cells, without the frame. */
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Thickness of the frame. */
  readonly rim: number;
  /** Side of a symbol's picture. */
  readonly symbol: number;
}

/** Fits the reels into a box as large as possible; the aspect ratio of cells has limits for landscape and portrait. */
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

export function centre(geometry: Geometry, reel: number, row: number): [x: number, y: number] {
  return [geometry.x + (reel + 0.5) * geometry.cellWidth, geometry.y + (row + 0.5) * geometry.cellHeight];
}
