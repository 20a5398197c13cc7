import { cosmeticRandom } from '../../../../shared/skin.ts';
import type { Skin, ThemeId } from '../../../../shared/skin.ts';
import { faded } from './palette.ts';
import type { Palette } from './palette.ts';

/** Context of a theme's drawing functions. Sizes in pixels of the canvas. */
interface PaintContext {
  readonly ctx: CanvasRenderingContext2D;
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  readonly random: () => number;
}

function glow({ ctx, palette }: PaintContext, x: number, y: number, r: number, opacity: number, color = palette.glow): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, color);
  light.addColorStop(1, faded(color));
  ctx.globalAlpha = opacity;
  ctx.fillStyle = light;
  ctx.fillRect(x - r, y - r, r * 2, r * 2);
  ctx.globalAlpha = 1;
}

/** Draws a range of hills or peaks: `steps` waves of height `rise`, filled to the bottom. */
function range({ ctx, w, h, random }: PaintContext, base: number, rise: number, steps: number, color: string, sharp: boolean): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, h);
  let [px, py] = [0, h * base];
  ctx.lineTo(0, py);
  for (let n = 1; n <= steps; n += 1) {
    const x = (w / steps) * n;
    const y = h * (base - rise * (n % 2 === 0 ? random() * 0.35 : 0.5 + random() * 0.5));
    if (sharp) ctx.lineTo(x - w / steps / 3, y);
    else ctx.bezierCurveTo((px + x) / 2, py, (px + x) / 2, y, x, y);
    [px, py] = [x, y];
  }
  ctx.lineTo(w, h);
  ctx.fill();
}

function dots(easel: PaintContext, count: number, low: number, high: number, size: number, color: string, opacity = 0.9): void {
  const { ctx, w, h, random } = easel;
  for (let n = 0; n < count; n += 1) {
    const r = size * (0.3 + random());
    ctx.globalAlpha = opacity * (0.25 + random() * 0.75);
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(random() * w, h * (low + random() * (high - low)), r, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Draws light beams from a point. */
function beams({ ctx, w, h, palette, random }: PaintContext, x: number, y: number, count: number, opacity: number): void {
  const reach = Math.hypot(w, h);
  for (let n = 0; n < count; n += 1) {
    const angle = (Math.PI * 2 * (n + random() * 0.5)) / count;
    const width = (Math.PI / count) * (0.4 + random() * 0.5);
    const light = ctx.createRadialGradient(x, y, 0, x, y, reach);
    light.addColorStop(0, palette.glow);
    light.addColorStop(0.8, faded(palette.glow));
    ctx.globalAlpha = opacity;
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    ctx.lineTo(x + Math.cos(angle + width) * reach, y + Math.sin(angle + width) * reach);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Draws crystals at the bottom. */
function shards({ ctx, w, h, palette, random }: PaintContext, count: number, tall: number, edge: boolean): void {
  for (let n = 0; n < count; n += 1) {
    const side = random() < 0.5 ? random() * 0.3 : 0.7 + random() * 0.3;
    const x = w * (edge ? side : random());
    const height = h * tall * (0.35 + random() * 0.65);
    const width = height * (0.12 + random() * 0.1);
    const lean = (random() - 0.5) * height * 0.5;
    const top = h - height;
    const body = ctx.createLinearGradient(x, top, x, h);
    body.addColorStop(0, palette.glow);
    body.addColorStop(0.5, palette.land[0]);
    body.addColorStop(1, palette.land[2]);
    ctx.globalAlpha = 0.75;
    ctx.fillStyle = body;
    ctx.beginPath();
    ctx.moveTo(x - width, h);
    ctx.lineTo(x - width + lean * 0.8, top + height * 0.2);
    ctx.lineTo(x + lean, top);
    ctx.lineTo(x + width + lean * 0.8, top + height * 0.25);
    ctx.lineTo(x + width, h);
    ctx.fill();
    ctx.globalAlpha = 0.25;
    ctx.fillStyle = '#fff';
    ctx.beginPath();
    ctx.moveTo(x - width, h);
    ctx.lineTo(x - width + lean * 0.8, top + height * 0.2);
    ctx.lineTo(x + lean, top);
    ctx.lineTo(x, h);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Draws plants at the bottom. */
function stems({ ctx, w, h, palette, random }: PaintContext, count: number, tall: number): void {
  ctx.lineCap = 'round';
  for (let n = 0; n < count; n += 1) {
    const x = w * (n % 2 === 0 ? random() * 0.34 : 0.66 + random() * 0.34);
    const height = h * tall * (0.3 + random() * 0.7);
    const sway = (random() - 0.5) * height * 0.7;
    ctx.strokeStyle = palette.land[n % 3 === 0 ? 0 : 1] ?? '';
    ctx.fillStyle = ctx.strokeStyle;
    ctx.lineWidth = Math.max(2, w * 0.004);
    ctx.beginPath();
    ctx.moveTo(x, h);
    ctx.bezierCurveTo(x + sway, h - height * 0.35, x - sway, h - height * 0.7, x + sway * 0.4, h - height);
    ctx.stroke();
    for (let leaf = 1; leaf < 6; leaf += 1) {
      const at = leaf / 6;
      const side = leaf % 2 === 0 ? 1 : -1;
      ctx.beginPath();
      ctx.ellipse(x + sway * (0.9 * at * (1 - at)) + side * height * 0.06, h - height * at, height * 0.085, height * 0.03, side * -0.6, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

function lantern({ ctx }: PaintContext, x: number, y: number, r: number): void {
  ctx.fillStyle = '#ffb45e';
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.8, r, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#fff1c4';
  ctx.beginPath();
  ctx.ellipse(x, y + r * 0.3, r * 0.35, r * 0.5, 0, 0, Math.PI * 2);
  ctx.fill();
}

const PAINTERS: Readonly<Record<ThemeId, (easel: PaintContext) => void>> = {
  gems(easel) {
    glow(easel, easel.w / 2, easel.h * 0.45, easel.w * 0.6, 0.5);
    beams(easel, easel.w / 2, easel.h * 0.4, 14, 0.09);
    shards(easel, 26, 0.75, true);
    dots(easel, 60, 0, 1, easel.w * 0.0016, '#fff');
  },
  orchard(easel) {
    glow(easel, easel.w * 0.72, easel.h * 0.3, easel.h * 0.6, 0.9);
    beams(easel, easel.w * 0.72, easel.h * 0.3, 18, 0.08);
    range(easel, 0.74, 0.2, 4, easel.palette.land[0], false);
    range(easel, 0.84, 0.18, 5, easel.palette.land[1], false);
    for (let n = 0; n < 16; n += 1) {
      const x = easel.w * easel.random();
      const y = easel.h * (0.7 + easel.random() * 0.16);
      const r = easel.h * (0.03 + easel.random() * 0.035);
      easel.ctx.fillStyle = easel.palette.land[2];
      easel.ctx.fillRect(x - r * 0.12, y, r * 0.24, r * 1.5);
      easel.ctx.beginPath();
      easel.ctx.arc(x, y, r, 0, Math.PI * 2);
      easel.ctx.fill();
    }
    range(easel, 0.96, 0.1, 3, easel.palette.land[2], false);
  },
  lanterns(easel) {
    dots(easel, 90, 0, 0.5, easel.w * 0.0013, '#fff');
    glow(easel, easel.w / 2, easel.h * 0.75, easel.w * 0.55, 0.45);
    range(easel, 0.76, 0.3, 7, easel.palette.land[0], true);
    range(easel, 0.84, 0.2, 9, easel.palette.land[1], true);
    range(easel, 0.98, 0.1, 6, easel.palette.land[2], false);
    for (let n = 0; n < 22; n += 1) {
      const [x, y, r] = [easel.w * easel.random(), easel.h * (0.05 + easel.random() * 0.75), easel.h * (0.006 + easel.random() ** 3 * 0.028)];
      glow(easel, x, y, r * 5, 0.55, '#ff9d3c');
      lantern(easel, x, y, r);
    }
  },
  reef(easel) {
    beams(easel, easel.w * 0.4, -easel.h * 0.2, 22, 0.16);
    range(easel, 0.82, 0.2, 5, easel.palette.land[0], false);
    range(easel, 0.92, 0.16, 6, easel.palette.land[1], false);
    stems(easel, 26, 0.6);
    range(easel, 1, 0.08, 4, easel.palette.land[2], false);
    dots(easel, 50, 0.05, 0.95, easel.w * 0.004, '#d9fbff', 0.3);
  },
  cosmos(easel) {
    for (let n = 0; n < 7; n += 1) glow(easel, easel.w * easel.random(), easel.h * easel.random(), easel.w * (0.2 + easel.random() * 0.25), 0.3, n % 2 === 0 ? easel.palette.glow : easel.palette.sky[2]);
    dots(easel, 220, 0, 1, easel.w * 0.0012, '#fff');
    const { ctx, w, h, palette } = easel;
    const planet = ctx.createRadialGradient(w * 0.4, h * 1.05, h * 0.2, w / 2, h * 1.55, h * 0.9);
    planet.addColorStop(0, palette.glow);
    planet.addColorStop(0.75, palette.land[0]);
    planet.addColorStop(1, palette.land[2]);
    ctx.fillStyle = planet;
    ctx.beginPath();
    ctx.ellipse(w / 2, h * 1.5, Math.max(w * 0.75, h * 0.8), h * 0.66, 0, 0, Math.PI * 2);
    ctx.fill();
  },
  dunes(easel) {
    const { ctx, w, h, palette } = easel;
    glow(easel, w * 0.3, h * 0.52, h * 0.7, 0.95);
    ctx.fillStyle = '#fff3cf';
    ctx.beginPath();
    ctx.arc(w * 0.3, h * 0.52, h * 0.09, 0, Math.PI * 2);
    ctx.fill();
    for (const [x, size] of [[0.7, 0.3], [0.83, 0.2], [0.58, 0.14]] as const) {
      ctx.fillStyle = palette.land[1];
      ctx.beginPath();
      ctx.moveTo(w * x, h * (0.72 - size));
      ctx.lineTo(w * x + h * size * 1.1, h * 0.74);
      ctx.lineTo(w * x - h * size * 1.1, h * 0.74);
      ctx.fill();
    }
    range(easel, 0.78, 0.12, 4, palette.land[0], false);
    range(easel, 0.88, 0.14, 3, palette.land[1], false);
    range(easel, 1, 0.14, 4, palette.land[2], false);
  },
  garden(easel) {
    glow(easel, easel.w * 0.75, easel.h * 0.2, easel.h * 0.5, 0.5, '#eaf6ff');
    easel.ctx.fillStyle = '#f4fbff';
    easel.ctx.beginPath();
    easel.ctx.arc(easel.w * 0.75, easel.h * 0.2, easel.h * 0.07, 0, Math.PI * 2);
    easel.ctx.fill();
    range(easel, 0.78, 0.3, 9, easel.palette.land[0], false);
    range(easel, 0.9, 0.24, 7, easel.palette.land[1], false);
    stems(easel, 30, 0.55);
    range(easel, 1, 0.1, 5, easel.palette.land[2], false);
    for (let n = 0; n < 30; n += 1) glow(easel, easel.w * easel.random(), easel.h * (0.3 + easel.random() * 0.7), easel.h * 0.022, 0.8);
  },
  arcade(easel) {
    beams(easel, easel.w / 2, easel.h * 0.46, 24, 0.2);
    glow(easel, easel.w / 2, easel.h * 0.46, easel.w * 0.5, 0.4);
    for (let n = 0; n < 40; n += 1) {
      const color = ['#ff5fb0', '#5fd8ff', '#ffd45f', '#a86bff'][n % 4] ?? '#fff';
      glow(easel, easel.w * easel.random(), easel.h * easel.random(), easel.h * (0.015 + easel.random() * 0.05), 0.5, color);
    }
  },
};

/** Draws the backdrop of a skin over the canvas; always the same for the same skin. */
export function paintBackdrop(canvas: HTMLCanvasElement, skin: Skin, palette: Palette): void {
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  const { width: w, height: h } = canvas;
  const sky = ctx.createLinearGradient(0, 0, 0, h);
  palette.sky.forEach((color, index) => sky.addColorStop(index / 2, color));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, w, h);
  PAINTERS[skin.theme]({ ctx, w, h, palette, random: cosmeticRandom(skin.seed) });
  const shade = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.35, w / 2, h / 2, Math.hypot(w, h) * 0.6);
  shade.addColorStop(0, 'transparent');
  shade.addColorStop(1, 'rgb(4 2 12 / .42)');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, w, h);
}
