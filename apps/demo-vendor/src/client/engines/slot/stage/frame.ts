import { REELS, ROWS } from '../../../../maths/slot/model.ts';
import type { Palette } from '../art/palette.ts';
import { BLEED } from './geometry.ts';
import type { Geometry } from './geometry.ts';

/** The static layers behind and in front of the symbols. */
export interface FrameLayers {
  readonly behind: HTMLCanvasElement;
  readonly front: HTMLCanvasElement;
}

function layer({ width, height }: Geometry, scale: number, draw: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((width + BLEED * 2) * scale);
  canvas.height = Math.round((height + BLEED * 2) * scale);
  const ctx = canvas.getContext('2d');
  if (ctx) {
    ctx.scale(scale, scale);
    ctx.translate(BLEED, BLEED);
    draw(ctx);
  }
  return canvas;
}

/** Draws the frame behind the symbols, and shades and glass in front of them. */
export function frameLayers(geometry: Geometry, palette: Palette, scale: number): FrameLayers {
  const { x, y, cellWidth, cellHeight, rim } = geometry;
  const [w, h] = [cellWidth * REELS, cellHeight * ROWS];
  const corner = rim * 1.25;

  const behind = layer(geometry, scale, (ctx) => {
    ctx.shadowColor = 'rgb(0 0 0 / .6)';
    ctx.shadowBlur = rim * 1.6;
    ctx.shadowOffsetY = rim * 0.5;
    const metal = ctx.createLinearGradient(x - rim, y - rim, x + w * 0.35, y + h + rim);
    const [bright, middle, dim] = palette.frame;
    [bright, middle, dim, middle, bright, dim, middle].forEach((color, index) => metal.addColorStop(index / 6, color));
    ctx.fillStyle = metal;
    ctx.beginPath();
    ctx.roundRect(x - rim, y - rim, w + rim * 2, h + rim * 2, corner);
    ctx.fill();
    ctx.shadowColor = 'transparent';
    ctx.strokeStyle = 'rgb(255 255 255 / .55)';
    ctx.lineWidth = Math.max(1, rim * 0.09);
    ctx.beginPath();
    ctx.roundRect(x - rim * 0.92, y - rim * 0.92, w + rim * 1.84, h + rim * 1.84, corner * 0.95);
    ctx.stroke();
    ctx.fillStyle = palette.land[2];
    ctx.beginPath();
    ctx.roundRect(x - rim * 0.42, y - rim * 0.42, w + rim * 0.84, h + rim * 0.84, corner * 0.55);
    ctx.fill();
    // Lamps along the rim.
    const lamps = 24;
    for (let n = 0; n <= lamps; n += 1) {
      for (const side of [y - rim * 0.68, y + h + rim * 0.68]) {
        ctx.fillStyle = n % 2 === 0 ? '#fffbe8' : palette.accent;
        ctx.beginPath();
        ctx.arc(x + (w / lamps) * n, side, rim * 0.085, 0, Math.PI * 2);
        ctx.fill();
      }
    }
    for (let reel = 0; reel < REELS; reel += 1) {
      const left = x + reel * cellWidth;
      const drum = ctx.createLinearGradient(left, 0, left + cellWidth, 0);
      drum.addColorStop(0, palette.cell[1]);
      drum.addColorStop(0.5, palette.cell[0]);
      drum.addColorStop(1, palette.cell[1]);
      ctx.fillStyle = drum;
      ctx.fillRect(left, y, cellWidth, h);
    }
  });

  const front = layer(geometry, scale, (ctx) => {
    for (const [from, to] of [[y, y + cellHeight * 0.55], [y + h, y + h - cellHeight * 0.55]] as const) {
      const shade = ctx.createLinearGradient(0, from, 0, to);
      shade.addColorStop(0, 'rgb(2 1 8 / .62)');
      shade.addColorStop(0.35, 'rgb(2 1 8 / .22)');
      shade.addColorStop(1, 'transparent');
      ctx.fillStyle = shade;
      ctx.fillRect(x, Math.min(from, to), w, Math.abs(to - from));
    }
    for (let reel = 1; reel < REELS; reel += 1) {
      const left = x + reel * cellWidth;
      const seam = ctx.createLinearGradient(left - 3, 0, left + 3, 0);
      seam.addColorStop(0, 'transparent');
      seam.addColorStop(0.45, 'rgb(0 0 0 / .65)');
      seam.addColorStop(0.55, palette.frame[1]);
      seam.addColorStop(1, 'transparent');
      ctx.fillStyle = seam;
      ctx.fillRect(left - 3, y, 6, h);
    }
    const glass = ctx.createLinearGradient(x, y, x + w * 0.5, y + h);
    glass.addColorStop(0, 'rgb(255 255 255 / .10)');
    glass.addColorStop(0.32, 'rgb(255 255 255 / .02)');
    glass.addColorStop(0.33, 'transparent');
    ctx.fillStyle = glass;
    ctx.fillRect(x, y, w, h);
    ctx.strokeStyle = 'rgb(0 0 0 / .7)';
    ctx.lineWidth = Math.max(1.5, rim * 0.14);
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, rim * 0.3);
    ctx.stroke();
  });
  return { behind, front };
}
