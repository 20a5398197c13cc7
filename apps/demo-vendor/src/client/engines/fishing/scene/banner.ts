import { withAlpha } from '../sea/palette.ts';
import { drawText, fitTextSize } from './canvas-text.ts';

interface Shown {
  readonly title: string;
  readonly amount: string;
  readonly grand: boolean;
  age: number;
}

const SHOWN_S = 2.6;

/** The banner of a large prize. */
export class Banner {
  private shown: Shown | null = null;

  show(title: string, amount: string, grand: boolean): void {
    this.shown = { title, amount, grand, age: 0 };
  }

  update(seconds: number): void {
    if (this.shown !== null && (this.shown.age += seconds) > SHOWN_S) this.shown = null;
  }

  /** Draws the banner centred on a point, within a width. */
  draw(ctx: CanvasRenderingContext2D, x: number, y: number, width: number, unit: number, light: string, reducedMotion: boolean): void {
    if (this.shown === null) return;
    const { title, amount, grand, age } = this.shown;
    const grow = reducedMotion ? 1 : Math.min(1, 0.4 + age * 4) * (1 + 0.08 * Math.max(0, Math.sin(age * 9)) * Math.max(0, 1 - age));
    const reach = Math.min(width * 0.5, 330 * unit) * (grand ? 1.2 : 0.85);
    ctx.save();
    ctx.globalAlpha = Math.min(1, (SHOWN_S - age) * 3);
    ctx.translate(x, y);
    const dark = ctx.createRadialGradient(0, 0, 0, 0, 0, reach);
    dark.addColorStop(0, 'rgb(3 6 22 / .78)');
    dark.addColorStop(0.6, 'rgb(3 6 22 / .45)');
    dark.addColorStop(1, 'rgb(3 6 22 / 0)');
    ctx.fillStyle = dark;
    ctx.fillRect(-reach, -reach, reach * 2, reach * 2);
    drawRays(ctx, reach, light, reducedMotion ? 0 : age * 0.35);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.scale(grow, grow);
    drawText(ctx, title, 0, -26 * unit, fitTextSize(ctx, title, (grand ? 50 : 40) * unit, width * 0.86));
    drawText(ctx, amount, 0, 30 * unit, fitTextSize(ctx, amount, (grand ? 66 : 50) * unit, width * 0.86));
    ctx.restore();
  }
}

function drawRays(ctx: CanvasRenderingContext2D, reach: number, light: string, turn: number): void {
  ctx.save();
  ctx.rotate(turn);
  ctx.globalCompositeOperation = 'lighter';
  const ray = ctx.createLinearGradient(0, 0, 0, -reach);
  ray.addColorStop(0, withAlpha(light, 0.5));
  ray.addColorStop(1, withAlpha(light, 0));
  ctx.fillStyle = ray;
  for (let n = 0; n < 14; n += 1) {
    ctx.rotate(Math.PI / 7);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(-reach * 0.09, -reach);
    ctx.lineTo(reach * 0.09, -reach);
    ctx.fill();
  }
  ctx.restore();
}
