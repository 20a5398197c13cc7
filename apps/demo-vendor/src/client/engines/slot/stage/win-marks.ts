import type { Win } from '../../../../maths/slot/evaluate.ts';
import { REELS } from '../../../../maths/slot/model.ts';
import type { MathModel } from '../../../../maths/slot/model.ts';
import { centre } from './geometry.ts';
import type { Geometry } from './geometry.ts';

const LINE_COLORS = ['#ff5c8a', '#ffd34d', '#57e3a0', '#5cc8ff', '#c48bff', '#ff9a4d', '#7dffde', '#ff7de0', '#b8ff5c', '#8aa2ff'];

/** The colour of a winning combination: one for each line, gold for ways and scatters. */
export function winColor(win: Win): string {
  return win.kind === 'line' ? (LINE_COLORS[win.detail % LINE_COLORS.length] ?? '#fff') : '#ffe27a';
}

function strokeLine(ctx: CanvasRenderingContext2D, points: readonly (readonly [number, number])[], color: string, width: number, drawn: number): void {
  const length = points.reduce((sum, [x, y], index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
  ctx.save();
  ctx.lineJoin = ctx.lineCap = 'round';
  ctx.setLineDash([length * drawn, length]);
  const path = new Path2D();
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  for (const [style, thickness, alpha] of [['#05020f', 2.1, 0.55], [color, 1.3, 1], ['#fff', 0.4, 0.95]] as const) {
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = style;
    ctx.lineWidth = width * thickness;
    ctx.stroke(path);
  }
  ctx.restore();
}

/** Draws the mark of a win: its payline, or a frame around each cell. `drawn` runs from 0 to 1. */
export function drawMark(ctx: CanvasRenderingContext2D, geometry: Geometry, model: MathModel, win: Win, drawn: number): void {
  const color = winColor(win);
  const line = win.kind === 'line' && model.layout.kind === 'lines' ? model.layout.lines[win.detail] : undefined;
  const width = geometry.cellWidth * 0.042;
  if (line) {
    const points = line.map((row, reel) => centre(geometry, reel, row));
    const [first, last] = [points[0], points[REELS - 1]];
    if (first && last) {
      const ends = [[geometry.x - geometry.rim * 0.4, first[1]] as const, ...points, [geometry.x + geometry.cellWidth * REELS + geometry.rim * 0.4, last[1]] as const];
      strokeLine(ctx, ends, color, width, drawn);
    }
    return;
  }
  ctx.save();
  for (const { reel, row } of win.cells) {
    const [x, y] = centre(geometry, reel, row);
    const [w, h] = [geometry.cellWidth * 0.94, geometry.cellHeight * 0.94];
    ctx.strokeStyle = color;
    ctx.beginPath();
    ctx.roundRect(x - w / 2, y - h / 2, w, h, geometry.cellWidth * 0.12);
    for (const [thickness, alpha] of [[2.4, 0.18], [1.3, 0.3], [0.45, 1]] as const) {
      ctx.globalAlpha = alpha * drawn;
      ctx.lineWidth = width * thickness;
      ctx.stroke();
    }
  }
  ctx.restore();
}
