import { withAlpha } from './palette.ts';

type Ctx = CanvasRenderingContext2D;
type Random = () => number;

/** A sea fan of recursive branches. */
function fan(ctx: Ctx, x: number, y: number, size: number, colour: string, random: Random): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  const branch = (bx: number, by: number, angle: number, length: number, depth: number): void => {
    const [ex, ey] = [bx + Math.sin(angle) * length, by - Math.cos(angle) * length];
    ctx.lineWidth = Math.max(1, depth * size * 0.018);
    ctx.beginPath();
    ctx.moveTo(bx, by);
    ctx.lineTo(ex, ey);
    ctx.stroke();
    if (depth <= 1) return;
    for (const side of [-1, 1]) branch(ex, ey, angle + side * (0.28 + random() * 0.22), length * (0.72 + random() * 0.14), depth - 1);
  };
  branch(x, y, (random() - 0.5) * 0.2, size * 0.26, 6);
}

/** Tube sponges. */
function tubes(ctx: Ctx, x: number, y: number, size: number, colour: string, random: Random): void {
  for (let n = 0; n < 5; n += 1) {
    const [w, h, tx] = [size * (0.12 + random() * 0.06), size * (0.45 + random() * 0.5), x + (n - 2) * size * 0.14];
    const shade = ctx.createLinearGradient(tx - w / 2, 0, tx + w / 2, 0);
    shade.addColorStop(0, colour);
    shade.addColorStop(0.35, '#ffffff');
    shade.addColorStop(0.5, colour);
    shade.addColorStop(1, '#1a1030');
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.roundRect(tx - w / 2, y - h, w, h + 8, w / 2.4);
    ctx.fill();
    ctx.fillStyle = 'rgb(10 6 30 / .75)';
    ctx.beginPath();
    ctx.ellipse(tx, y - h + w * 0.22, w * 0.36, w * 0.16, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** A brain coral. */
function dome(ctx: Ctx, x: number, y: number, size: number, colour: string): void {
  const light = ctx.createRadialGradient(x - size * 0.15, y - size * 0.32, size * 0.05, x, y, size * 0.62);
  light.addColorStop(0, '#fff6e0');
  light.addColorStop(0.25, colour);
  light.addColorStop(1, '#1c1236');
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.ellipse(x, y, size * 0.55, size * 0.45, 0, Math.PI, 0);
  ctx.fill();
  ctx.strokeStyle = 'rgb(20 8 40 / .35)';
  ctx.lineWidth = Math.max(1, size * 0.022);
  for (let ring = 1; ring < 5; ring += 1) {
    ctx.beginPath();
    for (let step = 0; step <= 24; step += 1) {
      const angle = Math.PI + (Math.PI * step) / 24;
      const r = (ring / 5) * (1 + 0.07 * Math.sin(step * 1.9 + ring));
      ctx.lineTo(x + Math.cos(angle) * size * 0.55 * r, y + Math.sin(angle) * size * 0.45 * r);
    }
    ctx.stroke();
  }
}

/** An anemone. */
function anemone(ctx: Ctx, x: number, y: number, size: number, colour: string, random: Random): void {
  ctx.lineCap = 'round';
  for (let n = 0; n < 17; n += 1) {
    const lean = ((n - 8) / 8) * size * 0.5;
    const tip = y - size * (0.4 + random() * 0.22) + Math.abs(lean) * 0.3;
    ctx.strokeStyle = n % 2 === 0 ? colour : withAlpha(colour, 0.72);
    ctx.lineWidth = size * 0.055;
    ctx.beginPath();
    ctx.moveTo(x + lean * 0.25, y);
    ctx.quadraticCurveTo(x + lean * 0.5, y - size * 0.3, x + lean + (random() - 0.5) * size * 0.12, tip);
    ctx.stroke();
  }
}

/** Draws a coral of a random kind on a point, or with `plain` as a silhouette. */
export function grow(ctx: Ctx, x: number, y: number, size: number, colour: string, random: Random, plain = false): void {
  const kind = plain ? random() * 0.2 : random();
  if (kind < 0.36) fan(ctx, x, y, size * 1.15, colour, random);
  else if (kind < 0.56) tubes(ctx, x, y, size, colour, random);
  else if (kind < 0.78) dome(ctx, x, y, size, colour);
  else anemone(ctx, x, y, size, colour, random);
}

/** A ridge of rock across the whole width. */
export function ridge(ctx: Ctx, width: number, base: number, bottom: number, height: number, random: Random): void {
  ctx.beginPath();
  ctx.moveTo(-20, bottom);
  const [a, b, c] = [random() * 6, random() * 6, random() * 6];
  for (let x = -20; x <= width + 20; x += 6) {
    const at = x / width;
    // Low in the middle, so that the cannon and the water are visible.
    const middle = 0.25 + 0.75 * Math.abs(at - 0.5) * 2;
    const hill = 0.5 + 0.32 * Math.sin(at * 7 + a) + 0.18 * Math.sin(at * 17 + b) + 0.06 * Math.sin(at * 53 + c);
    ctx.lineTo(x, base - height * middle * Math.max(0, hill));
  }
  ctx.lineTo(width + 20, bottom);
  ctx.closePath();
  ctx.fill();
}
