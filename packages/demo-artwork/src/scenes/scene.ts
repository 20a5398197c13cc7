import type { Rand } from '../seeded.ts';
import { num } from '../svg.ts';

/** A landscape in 600 × 800: three silhouettes from far to near as path data, and small lights. */
export interface Scene {
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Windows, lamps, bubbles: path data filled with a light colour. */
  readonly lights?: string;
}

/** Draws a landscape; the random stream varies its parts. */
export type SceneMaker = (r: Rand) => Scene;

/** Closes a line across the picture down to its bottom edge. */
export function ground(points: readonly (readonly [number, number])[]): string {
  return `M0 800L${points.map(([x, y]) => `${num(Math.round(x))} ${num(Math.round(y))}`).join(' ')} 600 800Z`;
}

/** A jagged ridge around height `y`. */
export function ridge(r: Rand, y: number, rough: number, steps: number): string {
  const points = Array.from({ length: steps * 2 + 1 }, (_, index): [number, number] => [
    (600 / (steps * 2)) * index + (index % (steps * 2) === 0 ? 0 : (r() - 0.5) * (200 / steps)),
    y + (index % 2 === 0 ? rough * (0.35 + r() * 0.5) : -rough * (0.3 + r() * 0.8)),
  ]);
  return ground(points);
}

/** Rolling hills or waves around height `y`: `count` crests of height `swell`. */
export function swells(r: Rand, y: number, swell: number, count: number): string {
  const width = 600 / count;
  const shift = r() * width;
  let d = `M-${num(width)} 800V${Math.round(y)}`;
  for (let index = -1; index <= count + 1; index++) {
    const x = index * width - shift;
    const top = y - swell * (0.6 + r() * 0.7);
    d += `C${Math.round(x + width * 0.25)} ${Math.round(top)} ${Math.round(x + width * 0.6)} ${Math.round(top)} ${Math.round(x + width)} ${Math.round(y + (r() - 0.5) * swell * 0.5)}`;
  }
  return `${d}V800Z`;
}
