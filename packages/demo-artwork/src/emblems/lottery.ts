import { around, circle, ellipse, faint, group, path, rect, sparkle, star, stroke } from '../svg.ts';
import { pick, type Rand } from '../seeded.ts';
import type { Emblem, Ink } from './emblem.ts';

/** Digits as strokes in a box of 20 × 32 around the origin, so that no font is needed. */
const DIGITS: readonly string[] = [
  'M0-16C12-16 12 16 0 16S-12-16 0-16Z', 'M-6-8 2-16V16', 'M-9-8C-8-20 12-18 8-4L-9 16H10', 'M-8-14C8-20 12-2-2-2 14-2 10 20-9 14', 'M4 16V-16L-10 6H10',
  'M8-16H-7L-8-3C8-8 12 16-9 14', 'M6-16C-14-6-12 16 0 16S10-4-8 4', 'M-9-16H9L-3 16', 'M0-2C-12-4-10-16 0-16S12-4 0-2C-13 0-12 16 0 16S13 0 0-2Z', 'M-6 16C14 6 12-16 0-16S-10 4 8-4',
];

/** A number ball of radius 34 around the origin. */
function ball(k: Ink, r: Rand, fill: string, dark: string): string {
  const value = 1 + Math.floor(r() * 48);
  const tens = Math.floor(value / 10);
  const glyphs = tens === 0 ? `<path d="${DIGITS[value] ?? ''}"/>` : `<path d="${DIGITS[tens] ?? ''}" transform="translate(-13)"/><path d="${DIGITS[value % 10] ?? ''}" transform="translate(13)"/>`;
  const digits = `<g fill="none" stroke="${k.d}" stroke-width="6" stroke-linecap="round" transform="scale(.62)">${glyphs}</g>`;
  return circle(0, 2, 34, dark) + circle(0, 0, 34, fill) + circle(0, 0, 20, k.w) + digits + circle(-14, -20, 6, k.w, 'opacity=".7"');
}

/** Number balls, heaped. */
export const balls: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) => {
    const paints: readonly [string, string][] = [[k.m, k.md], [k.n, k.nd], [k.g, k.gd]];
    const at: readonly [number, number, number][] = pick(r, [
      [[-52, 46, 1.25], [52, 46, 1.25], [-26, -16, 1.25], [30, -20, 1.25]],
      [[0, 0, 1.9], [-66, 58, 0.9], [66, 58, 0.9], [64, -60, 0.8]],
    ]);
    return at.map(([x, y, size], index) => group(`translate(${x} ${y}) scale(${size})`, ball(k, r, ...(paints[index % 3] ?? ['', ''])))).join('');
  },
};

/** A drum of number balls. */
export const cage: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) =>
    path('M-60 96-30 56H30L60 96Z', k.gd) +
    circle(0, -12, 84, k.d, 'opacity=".55"') +
    group('translate(-34 24) scale(.86)', ball(k, r, k.m, k.md)) +
    group('translate(30 28) scale(.86)', ball(k, r, k.n, k.nd)) +
    group('translate(-2 -18) scale(.86)', ball(k, r, k.g, k.gd)) +
    ellipse(0, -12, 84, 84, 'none', `stroke="${k.g}" stroke-width="7"`) +
    ellipse(0, -12, 48, 84, 'none', `stroke="${k.gl}" stroke-width="4"`) +
    stroke('M-84-12H84M-72-54H72M-72 30H72M0-96V72', k.gl, 4) +
    rect(-104, -20, 22, 16, 5, k.g) + rect(82, -20, 22, 16, 5, k.g) +
    rect(-70, 88, 140, 14, 6, k.g),
};

/** A ticket with a torn edge. */
export const ticket: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) =>
    group('rotate(10) translate(6 10)', path('M-88-50H88V-16A16 16 0 0 0 88 16V50H-88V16A16 16 0 0 0-88-16Z', k.nd)) +
    group(
      'rotate(-14)',
      path('M-92-56H92V-18A18 18 0 0 0 92 18V56H-92V18A18 18 0 0 0-92-18Z', k.m) +
        path('M-82-46H50V46H-82Z', 'none', `stroke="${k.ml}" stroke-width="3"`) +
        stroke('M58-52V52', k.w, 4, 'stroke-dasharray="3 9"') +
        group('translate(-44 2) scale(.82)', ball(k, r, k.g, k.gd)) +
        group('translate(16 2) scale(.82)', ball(k, r, k.n, k.nd)) +
        path(star(5, 15, 6, 76, 0), k.gl),
    ) +
    path(sparkle(70, -66, 22) + sparkle(-66, 64, 15), k.w),
};

/** A wheel of fortune. */
export const wheel: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    path('M-30 60-44 102H44L30 60Z', k.gd) +
    circle(0, -6, 92, k.g) +
    circle(0, -6, 80, k.md) +
    group('translate(0 -6)', around('e', 6, path('M0 0V-80A80 80 0 0 1 40-69Z', k.m) + path('M0 0 40-69A80 80 0 0 1 69-40Z', k.n)) + around('k', 12, circle(0, -86, 4.5, k.w)) + circle(0, 0, 24, k.gd) + circle(0, -2, 22, k.g) + path(star(5, 15, 6), k.w)) +
    path('M-16-108H16L0-72Z', k.w) +
    faint(0.4, path('M-66-52C-50-76-24-88-4-90-30-76-48-58-58-34Z', k.w)),
};

/** A bingo card with a winning line. */
export const bingoCard: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) => {
    const row = Math.floor(r() * 4);
    const at = Array.from({ length: 16 }, (_, index): [number, number, boolean, boolean] => [-54 + (index % 4) * 36, -26 + Math.floor(index / 4) * 33, Math.floor(index / 4) === row, r() < 0.28]);
    const grid = path(at.map(([x, y]) => `M${x - 15} ${y - 14}h30v28h-30Z`).join(''), k.ml, 'opacity=".5"');
    const marks = (fill: string, which: (cell: [number, number, boolean, boolean]) => boolean): string => stroke(at.filter(which).map(([x, y]) => `M${x} ${y}h0`).join(''), fill, 26);
    const cells = grid + marks(k.gd, ([, , winning]) => winning) + marks(k.nd, ([, , winning, marked]) => !winning && marked);
    return group('rotate(-7)', rect(-80, -88, 160, 184, 16, k.md, 'transform="translate(4 6)"') + rect(-80, -88, 160, 184, 16, k.w) + path('M-80-72A16 16 0 0 1-64-88H64A16 16 0 0 1 80-72V-48H-80Z', k.m) + [-54, -18, 18, 54].map((x) => path(star(5, 12, 5, x, -68), k.gl)).join('') + cells) + group('translate(64 66) scale(.9)', ball(k, r, k.n, k.nd));
  },
};

/** A coin in the air. */
export const flip: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    faint(0.5, ellipse(-44, 66, 30, 12, k.g) + ellipse(-20, 34, 40, 22, k.g)) +
    group('rotate(-24 16 -20)', ellipse(20, -14, 74, 66, k.gd) + ellipse(14, -20, 74, 66, k.g) + ellipse(14, -20, 60, 53, 'none', `stroke="${k.gd}" stroke-width="4"`) + path(star(5, 40, 17, 14, -20), k.m) + path('M-44-44C-34-66-12-78 10-80-12-66-26-50-34-26Z', k.w, 'opacity=".65"')) +
    stroke('M-84 40C-92 64-82 84-64 94M-66 34C-72 50-66 64-54 74', k.w, 5) +
    path(sparkle(80, 46, 20) + sparkle(-60, -70, 14), k.w),
};

/** Balls falling through pegs. */
export const plinko: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    path('M0-100 96 78H-96Z', k.md, 'opacity=".6"') +
    path('M0-100 96 78H-96Z', 'none', `stroke="${k.g}" stroke-width="6" stroke-linejoin="round"`) +
    [1, 2, 3, 4, 5].map((row) => Array.from({ length: row + 1 }, (_, index) => circle((index - row / 2) * 28, -76 + row * 26, 6, k.w)).join('')).join('') +
    [-70, -35, 0, 35, 70].map((x, index) => rect(x - 15, 82, 30, 18, 5, index % 2 === 0 ? k.m : k.n)).join('') +
    circle(12, -20, 13, k.gl) +
    circle(-30, 34, 12, k.n) +
    stroke('M10-62C2-50 6-40 12-36', k.gl, 4, 'opacity=".8"'),
};
