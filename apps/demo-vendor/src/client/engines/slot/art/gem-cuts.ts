import type { Art } from './kit.ts';
import type { Tone } from './tones.ts';

type Point = readonly [x: number, y: number];

const text = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The shade of a facet by its direction, with light from the upper left. */
function lit(tone: Tone, [x, y]: Point, lift: number): string {
  const angle = Math.atan2(y - 50, x - 50);
  const light = Math.cos(angle + Math.PI * 0.72) * 1.6 + lift;
  return tone[Math.max(0, Math.min(4, Math.round(2.2 - light)))] ?? tone[2];
}

/** A cut stone: outer girdle, inner table, and shaded facets between them. */
function stone(outer: readonly Point[], table: number): Art {
  return (tone) => {
    const inner = outer.map(([x, y], index): Point => {
      const [nx, ny] = outer[(index + 1) % outer.length] ?? [x, y];
      return [50 + ((x + nx) / 2 - 50) * table, 50 + ((y + ny) / 2 - 50) * table];
    });
    const facets = outer.map((point, index) => {
      const next = outer[(index + 1) % outer.length] ?? point;
      const own = inner[index] ?? point;
      const before = inner[(index + inner.length - 1) % inner.length] ?? point;
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      return (
        `<polygon points="${text([point, next, own])}" fill="${lit(tone, middle, 0)}"/>` +
        `<polygon points="${text([before, point, own])}" fill="${lit(tone, point, 0.7)}"/>`
      );
    });
    return (
      `<polygon points="${text(outer)}" fill="${tone[3]}" stroke="${tone[4]}" stroke-width="3"/>${facets.join('')}` +
      `<polygon points="${text(inner)}" fill="url(#m)" stroke="${tone[0]}" stroke-opacity=".7" stroke-width="1"/>` +
      `<polygon points="${text(inner.map(([x, y]): Point => [50 + (x - 50) * 0.82, 46 + (y - 50) * 0.62]))}" fill="url(#g)" opacity=".55"/>` +
      `<path d="M27 24l2.2 5.8 5.8 2.2-5.8 2.2-2.2 5.8-2.2-5.8-5.8-2.2 5.8-2.2z" fill="#fff" opacity=".95"/>`
    );
  };
}

const ngon = (sides: number, radius: number, turn = 0, squash = 1): Point[] =>
  Array.from({ length: sides }, (_, n): Point => {
    const angle = ((n + turn) / sides) * Math.PI * 2 - Math.PI / 2;
    return [50 + Math.cos(angle) * radius * squash, 50 + Math.sin(angle) * radius];
  });

/** Gems by their cut. */
export const CUTS = {
  brilliant: stone(ngon(12, 40, 0.5), 0.6),
  baguette: stone([[30, 10], [70, 10], [82, 23], [82, 77], [70, 90], [30, 90], [18, 77], [18, 23]], 0.62),
  marquise: stone([[50, 6], [66, 22], [76, 42], [76, 58], [66, 78], [50, 94], [34, 78], [24, 58], [24, 42], [34, 22]], 0.56),
  hexagon: stone(ngon(6, 42), 0.62),
  trillion: stone([[50, 88], [24, 62], [10, 26], [30, 15], [70, 15], [90, 26], [76, 62]], 0.5),
  drop: stone([[50, 6], [62, 26], [75, 48], [78, 66], [68, 84], [50, 92], [32, 84], [22, 66], [25, 48], [38, 26]], 0.55),
} as const satisfies Record<string, Art>;
