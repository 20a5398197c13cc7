/** The page's font stack, for the canvas. */
const FONT = '"Avenir Next", "Segoe UI Variable Display", "Segoe UI", Roboto, "Noto Sans", "Noto Sans Telugu", system-ui, sans-serif';

/** The font size, at most `size`, at which a text is no wider than `width`. */
export function fitTextSize(ctx: CanvasRenderingContext2D, text: string, size: number, width: number): number {
  ctx.font = `900 ${size}px ${FONT}`;
  return Math.min(size, (size * width) / Math.max(1, ctx.measureText(text).width));
}

/** Draws golden text with a dark outline. */
export function drawText(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  ctx.font = `900 ${size}px ${FONT}`;
  ctx.lineWidth = size * 0.2;
  ctx.strokeStyle = '#3a1d00';
  ctx.strokeText(text, x, y);
  const gold = ctx.createLinearGradient(0, y - size / 2, 0, y + size / 2);
  gold.addColorStop(0, '#fffbe0');
  gold.addColorStop(0.5, '#ffdf6b');
  gold.addColorStop(1, '#f2a71b');
  ctx.fillStyle = gold;
  ctx.fillText(text, x, y);
}
