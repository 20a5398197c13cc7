import { cosmeticRandom } from '../../../../shared/skin.ts';
import { canvasOf } from '../art/sprites.ts';
import { grow, ridge } from './corals.ts';
import type { SeaPalette } from './palette.ts';
import { withAlpha } from './palette.ts';

/** The layers of the sea for one size: water and far rocks, reef, and foreground. */
export interface Backdrop {
  readonly layers: readonly [far: HTMLCanvasElement, reef: HTMLCanvasElement, front: HTMLCanvasElement];
  /** How far each layer extends beyond the view on either side in CSS pixels, for parallax. */
  readonly margin: number;
}

/** Size of a backdrop, in CSS pixels. */
export interface SeaSize {
  readonly width: number;
  readonly height: number;
  /** Top of the sand. */
  readonly floor: number;
  readonly scale: number;
  /** Scale of objects. */
  readonly unit: number;
}

const MARGIN = 28;

/** Draws the sea of a palette; `seed` determines the positions. */
export function paintSea(palette: SeaPalette, seed: number, { width, height, floor, scale, unit }: SeaSize): Backdrop {
  const random = cosmeticRandom(seed);
  const wide = width + MARGIN * 2;
  const layer = (): [HTMLCanvasElement, CanvasRenderingContext2D] => {
    const [canvas, ctx] = canvasOf(wide * scale, height * scale);
    ctx.scale(scale, scale);
    return [canvas, ctx];
  };

  const [far, water] = layer();
  const depth = water.createLinearGradient(0, 0, 0, height);
  palette.water.forEach((colour, index) => depth.addColorStop([0, 0.28, 0.66, 1][index] ?? 1, colour));
  water.fillStyle = depth;
  water.fillRect(0, 0, wide, height);
  const sun = water.createRadialGradient(wide * 0.42, -height * 0.05, 0, wide * 0.42, -height * 0.05, Math.max(wide, height) * 0.62);
  sun.addColorStop(0, withAlpha(palette.light, 0.85));
  sun.addColorStop(0.35, withAlpha(palette.light, 0.28));
  sun.addColorStop(1, withAlpha(palette.light, 0));
  water.fillStyle = sun;
  water.fillRect(0, 0, wide, height);
  for (const [base, tall, alpha] of [[floor - 26 * unit, 250, 0.3], [floor, 170, 0.5]] as const) {
    const haze = water.createLinearGradient(0, base - tall * unit, 0, floor);
    haze.addColorStop(0, withAlpha(palette.far, alpha));
    haze.addColorStop(1, withAlpha(palette.far, alpha * 0.45));
    water.fillStyle = haze;
    ridge(water, wide, base, height, tall * unit, random);
  }

  const [reef, ground] = layer();
  ground.fillStyle = withAlpha(palette.rock, 0.92);
  ridge(ground, wide, floor + 12 * unit, height, 92 * unit, random);
  const sand = ground.createLinearGradient(0, floor - 14 * unit, 0, height);
  sand.addColorStop(0, palette.sand[0]);
  sand.addColorStop(0.5, palette.sand[1]);
  sand.addColorStop(1, palette.front);
  ground.fillStyle = sand;
  ground.beginPath();
  ground.moveTo(0, height);
  for (let x = 0; x <= wide; x += 8) ground.lineTo(x, floor + Math.sin(x * 0.011 + seed) * 7 * unit + Math.sin(x * 0.031) * 3 * unit);
  ground.lineTo(wide, height);
  ground.fill();
  ground.strokeStyle = 'rgb(255 255 255 / .16)';
  ground.lineWidth = 1.5;
  for (let n = 0; n < 26; n += 1) {
    const [x, y, w] = [random() * wide, floor + (10 + random() * 70) * unit, (20 + random() * 50) * unit];
    ground.beginPath();
    ground.ellipse(x, y, w, 3 * unit, 0, Math.PI * 1.1, Math.PI * 1.9);
    ground.stroke();
  }
  const count = Math.round(wide / (62 * unit));
  for (let n = 0; n < count; n += 1) {
    const at = (n + 0.2 + random() * 0.6) / count;
    const side = Math.abs(at - 0.5) * 2;
    // No tall corals around the cannon.
    if (side < 0.24) continue;
    grow(ground, at * wide, floor + (4 + random() * 16) * unit, (34 + random() * 62) * unit * (0.55 + side * 0.6), palette.corals[Math.floor(random() * palette.corals.length)] ?? '#fff', random);
  }

  const [front, shade] = layer();
  shade.fillStyle = palette.front;
  shade.strokeStyle = palette.front;
  shade.lineCap = 'round';
  for (const side of [0, 1]) {
    const edge = side * wide;
    shade.beginPath();
    shade.ellipse(edge, height + 10 * unit, MARGIN + Math.min(120 * unit, width * 0.1), height - floor + 34 * unit, 0, 0, Math.PI * 2);
    shade.fill();
    for (let n = 0; n < 5; n += 1) grow(shade, edge + (side === 0 ? 1 : -1) * (MARGIN * 0.7 + n * 22 * unit), floor + (8 + n * 14) * unit, (92 - n * 11) * unit, palette.front, random, true);
  }
  return { layers: [far, reef, front], margin: MARGIN };
}

/** Draws slow light beams. */
export function drawBeams(ctx: CanvasRenderingContext2D, beam: CanvasImageSource, width: number, height: number, seconds: number): void {
  ctx.globalCompositeOperation = 'lighter';
  for (let n = 0; n < 5; n += 1) {
    const sway = Math.sin(seconds * (0.11 + n * 0.02) + n * 1.7);
    ctx.globalAlpha = 0.1 + 0.06 * Math.sin(seconds * 0.4 + n * 2.1);
    ctx.save();
    ctx.translate(width * (0.08 + n * 0.21) + sway * width * 0.03, -20);
    ctx.rotate(0.3 - n * 0.09 + sway * 0.03);
    ctx.drawImage(beam, -width * 0.06, 0, width * (0.1 + 0.03 * (n % 3)), height * 1.1);
    ctx.restore();
  }
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
}

/** Creates the picture of a light beam. */
export function beamPicture(colour: string): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(64, 256);
  const fall = ctx.createLinearGradient(0, 0, 0, 256);
  fall.addColorStop(0, colour);
  fall.addColorStop(0.75, withAlpha(colour, 0.12));
  fall.addColorStop(1, withAlpha(colour, 0));
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, 64, 256);
  ctx.globalCompositeOperation = 'destination-in';
  const sides = ctx.createLinearGradient(0, 0, 64, 0);
  sides.addColorStop(0, 'rgb(0 0 0 / 0)');
  sides.addColorStop(0.5, '#000');
  sides.addColorStop(1, 'rgb(0 0 0 / 0)');
  ctx.fillStyle = sides;
  ctx.fillRect(0, 0, 64, 256);
  return canvas;
}
