import { PNG } from 'pngjs';
import { glyphs, type Stroke } from './glyphs.ts';

type Point = readonly [number, number];
type Colour = readonly [number, number, number];

/** Twice the displayed size, for high-density screens. */
const WIDTH = 320;
const HEIGHT = 112;
const PER_CURVE = 7;

/** Interpolated points of a smooth curve (Catmull-Rom), dense enough to look round. */
function smooth({ points, curved }: Stroke): readonly Point[] {
  if (!curved || points.length < 3) return points;
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const line: Point[] = [at(0)];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 1; step <= PER_CURVE; step++) {
      const t = step / PER_CURVE;
      const blend = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      line.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]);
    }
  }
  return line;
}

/** How much of each pixel is covered with ink, 0 to 1. */
function createInk(): { readonly cover: Float32Array; line(points: readonly Point[], width: number, strength: number): void } {
  const cover = new Float32Array(WIDTH * HEIGHT);
  function piece([x1, y1]: Point, [x2, y2]: Point, radius: number, strength: number): void {
    const reach = radius + 1;
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y <= Math.min(HEIGHT - 1, Math.ceil(Math.max(y1, y2) + reach)); y++) {
      for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x <= Math.min(WIDTH - 1, Math.ceil(Math.max(x1, x2) + reach)); x++) {
        const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
        const distance = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
        const covered = Math.min(1, Math.max(0, radius + 0.5 - distance)) * strength;
        const at = y * WIDTH + x;
        if (covered > (cover[at] ?? 0)) cover[at] = covered;
      }
    }
  }
  return {
    cover,
    line(points, width, strength) {
      for (const [index, point] of points.entries()) {
        const next = points[index + 1];
        if (next !== undefined) piece(point, next, width / 2, strength);
      }
    },
  };
}

/** Red, green and blue of a hue (0 to 1) at a lightness. */
function tint(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number): number => {
    const k = (offset + hue * 12) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/**
 * Draws `text` as a PNG: dark strokes on a pale ground, each character turned and shifted a little, all of it on
 * a gentle wave, with fine lines across.
 *
 * @param random numbers from 0 to 1; equal sequences draw equal pictures
 */
export function drawCaptcha(text: string, random: () => number): Buffer {
  const between = (low: number, high: number): number => low + (high - low) * random();
  const ink = createInk();
  const wave = { height: between(3, 6), length: between(38, 60), shift: between(0, 6), sway: between(2, 4) };
  const bend = ([x, y]: Point): Point => [
    x + wave.sway * Math.sin(y / 23 + wave.shift),
    y + wave.height * Math.sin(x / wave.length + wave.shift),
  ];

  const step = (WIDTH - 56) / text.length;
  for (const [index, character] of Array.from(text).entries()) {
    const angle = between(-0.26, 0.26);
    const size = between(9.2, 10.8);
    const [left, top] = [28 + step * (index + 0.5) + between(-4, 4), HEIGHT / 2 + between(-6, 6)];
    const weight = between(5.4, 6.8);
    for (const stroke of glyphs.get(character) ?? []) {
      const placed = smooth(stroke).map(([x, y]): Point => {
        const [dx, dy] = [(x - 2) * size, (y - 3) * size];
        return bend([left + dx * Math.cos(angle) - dy * Math.sin(angle), top + dx * Math.sin(angle) + dy * Math.cos(angle)]);
      });
      ink.line(placed, weight, 1);
    }
  }
  for (let count = 0; count < 3; count++) {
    const points = [0, 1, 2, 3, 4].map((part): Point => [(WIDTH / 4) * part, between(12, HEIGHT - 12)]);
    ink.line(smooth({ points, curved: true }), between(1.6, 2.6), 0.55);
  }

  const hue = random();
  return paint(ink.cover, tint(hue, 0.55, 0.27), tint(hue, 0.5, 0.955), tint((hue + 0.08) % 1, 0.5, 0.9));
}

function paint(cover: Float32Array, dark: Colour, from: Colour, to: Colour): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT, colorType: 2 });
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      const blend = (x / WIDTH + y / HEIGHT) / 2;
      const covered = cover[at] ?? 0;
      for (const channel of [0, 1, 2] as const) {
        const ground = from[channel] * (1 - blend) + to[channel] * blend;
        png.data[at * 4 + channel] = Math.round(ground * (1 - covered) + dark[channel] * covered);
      }
      png.data[at * 4 + 3] = 255;
    }
  }
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true });
}
