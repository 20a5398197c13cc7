import { around, circle, ellipse, faint, group, mirrored, path, rect, sparkle, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem, Ink } from './emblem.ts';

/** Suits around the origin, about 40 units high. */
const SUITS = {
  spade: 'M0-22C10-8 24 0 20 12 16 20 6 18 3 12 3 18 6 22 9 24H-9C-6 22-3 18-3 12-6 18-16 20-20 12-24 0-10-8 0-22Z',
  heart: 'M0 22C-30 0-22-20-10-20-4-20 0-16 0-10 0-16 4-20 10-20 22-20 30 0 0 22Z',
  diamond: 'M0-24 17 0 0 24-17 0Z',
  club: 'M0-24C10-24 13-13 8-7 18-10 24 0 19 8 14 15 5 12 2 7 2 14 5 20 8 23H-8C-5 20-2 14-2 7-5 12-14 15-19 8-24 0-18-10-8-7-13-13-10-24 0-24Z',
} as const;
type Suit = keyof typeof SUITS;
const suits: readonly [Suit, Suit, Suit, Suit] = ['spade', 'heart', 'club', 'diamond'];

/** A card; the first of a picture defines its blank, the others use it. */
function card(k: Ink, suit: Suit, transform: string, first: boolean): string {
  const ink = suit === 'heart' || suit === 'diamond' ? k.nd : k.d;
  const blank = first ? `<g id="e">${rect(-37, -56, 80, 120, 10, k.md, 'opacity=".6"')}${rect(-40, -60, 80, 120, 10, k.w)}${rect(-34, -54, 68, 108, 6, 'none', `stroke="${k.g}" stroke-width="2"`)}</g>` : '<use href="#e"/>';
  const mark = (place: string): string => `<path d="${SUITS[suit]}" transform="${place}"/>`;
  return group(transform, `${blank}<g fill="${ink}">${mark('scale(1.15)')}${mark('translate(-25 -42) scale(.34)')}${mark('translate(25 42) scale(-.34)')}</g>`);
}

/** Cards fanned out. */
export const cards: Emblem = {
  hue: 250,
  accent: 20,
  draw: (k, r) => {
    const start = Math.floor(r() * 4);
    const suit = (index: number): Suit => suits[(start + index) % 4] ?? 'spade';
    return pick(r, [true, false])
      ? [-36, -12, 12, 36].map((turn, index) => card(k, suit(index), `translate(0 76) rotate(${turn}) translate(0 -92) scale(.98)`, index === 0)).join('')
      : card(k, suit(0), 'translate(-34 6) rotate(-15) scale(1.22)', true) + card(k, suit(1), 'translate(34 0) rotate(13) scale(1.22)', false);
  },
};

/** The ace of spades, large. */
export const ace: Emblem = {
  hue: 260,
  accent: 20,
  draw: (k, r) => {
    const suit = pick(r, suits);
    return (
      group('rotate(-8)', rect(-66, -96, 132, 192, 16, k.gd, 'transform="translate(4 6)"') + rect(-66, -96, 132, 192, 16, k.w) + rect(-57, -87, 114, 174, 10, 'none', `stroke="${k.g}" stroke-width="4"`) + group('scale(2.2)', path(SUITS[suit], suit === 'heart' || suit === 'diamond' ? k.n : k.m)) + group('scale(1.1) translate(0 0)', path(SUITS[suit], k.w, 'opacity=".18"')) + group('translate(-42 -68) scale(.5)', path(SUITS[suit], k.md)) + group('translate(42 68) rotate(180) scale(.5)', path(SUITS[suit], k.md))) +
      path(sparkle(64, -80, 24), k.gl)
    );
  },
};

/** A roulette wheel. */
export const roulette: Emblem = {
  hue: 20,
  accent: 260,
  draw: (k) =>
    circle(0, 4, 100, k.gd) +
    circle(0, 0, 98, k.g) +
    circle(0, 0, 86, k.md) +
    around('e', 12, path('M0-86A86 86 0 0 1 22-83L14-51A53 53 0 0 0 0-53Z', k.d) + path('M22-83A86 86 0 0 1 43-74L26-46A53 53 0 0 0 14-51Z', k.m)) +
    path('M0-86A86 86 0 0 1 22-83L14-51A53 53 0 0 0 0-53Z', '#1f8a5b') +
    circle(0, 0, 53, 'none', `stroke="${k.gl}" stroke-width="4"`) +
    circle(0, 0, 50, k.gd) +
    circle(0, -2, 46, k.md) +
    around('k', 4, path('M-6 0-3-40H3L6 0Z', k.g) + circle(0, -40, 7, k.gl), 20) +
    circle(0, 0, 15, k.g) +
    circle(-4, -5, 5, k.w) +
    circle(50, -48, 9, k.w) +
    path('M-74-58C-56-78-30-90-6-92-36-80-56-62-68-40Z', k.w, 'opacity=".45"'),
};

function chip(k: Ink, fill: string, dark: string): string {
  return circle(0, 5, 46, dark) + circle(0, 0, 46, fill) + circle(0, 0, 39, 'none', `stroke="${k.w}" stroke-width="13" stroke-dasharray="20.4 20.4"`) + circle(0, 0, 29, dark) + circle(0, 0, 26, fill) + group('scale(.72)', path(SUITS.spade, k.w));
}

/** Casino chips, stacked and tossed. */
export const chips: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) =>
    pick(r, [true, false])
      ? group('translate(-46 26) rotate(-12) scale(1.05)', chip(k, k.m, k.md)) + group('translate(46 32) rotate(20) scale(1.05)', chip(k, k.n, k.nd)) + group('translate(0 -34) rotate(4) scale(1.25)', chip(k, k.g, k.gd))
      : [70, 48, 26, 4, -18].map((y, index) => path(`M-74 ${y}V${y + 16}C-74 ${y + 40} 74 ${y + 40} 74 ${y + 16}V${y}Z`, index % 2 === 0 ? k.md : k.nd) + path(`M-40 ${y + 22}V${y + 34}M0 ${y + 26}V${y + 38}M40 ${y + 22}V${y + 34}`, 'none', `stroke="${k.w}" stroke-width="12"`) + ellipse(0, y, 74, 24, index % 2 === 0 ? k.m : k.n)).join('') + group('translate(0 -18) scale(1.3 .42)', circle(0, 0, 44, 'none', `stroke="${k.w}" stroke-width="10" stroke-dasharray="23 23"`) + path(SUITS.diamond, k.w)) + path(sparkle(58, -66, 24) + sparkle(-54, -56, 14), k.w),
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Pips as the round ends of lines without length, `step` apart around (0, y). */
function pips(value: number, step: number, y: number, size: number, fill: string): string {
  const d = (PIPS[value] ?? []).map(([dx, dy]) => `M${dx * step} ${y + dy * step}h0`).join('');
  return `<path d="${d}" stroke="${fill}" stroke-width="${size}" stroke-linecap="round"/>`;
}

/** A die seen from a corner, `top`, `left` and `right` being its numbers. */
function die(k: Ink, top: number, left: number, right: number, light: string, mid: string, dark: string): string {
  const face = (value: number, matrix: string, fill: string): string => group(matrix, rect(-1.9, -1.9, 3.8, 3.8, 0.5, fill) + pips(value, 1, 0, 0.92, value === 1 ? k.nd : k.d));
  return face(top, 'matrix(14.4 -8.2 14.4 8.2 0 -31)', light) + face(left, 'matrix(14.4 8.2 0 16.6 -27.4 16.4)', mid) + face(right, 'matrix(14.4 -8.2 0 16.6 27.4 16.4)', dark);
}

/** Two dice. */
export const dice: Emblem = {
  hue: 'free',
  accent: 20,
  draw: (k, r) => {
    const roll = (): number => 1 + Math.floor(r() * 6);
    return pick(r, [true, false])
      ? group('translate(-40 32) rotate(-14) scale(.98)', die(k, roll(), roll(), roll(), k.w, k.ml, k.md)) + group('translate(44 -24) rotate(16) scale(.98)', die(k, roll(), roll(), roll(), k.gl, k.g, k.gd))
      : group('translate(0 -40) scale(.88)', die(k, roll(), roll(), roll(), k.w, k.ml, k.md)) + group('translate(-48 40) rotate(-8) scale(.88)', die(k, roll(), roll(), roll(), k.w, k.ml, k.md)) + group('translate(48 40) rotate(8) scale(.88)', die(k, roll(), roll(), roll(), k.w, k.ml, k.md));
  },
};

/** Dice under a glass dome. */
export const dome: Emblem = {
  hue: 25,
  accent: 20,
  draw: (k) =>
    path('M-88 60H88L74 92H-74Z', k.g) +
    ellipse(0, 58, 90, 24, k.gd) +
    ellipse(0, 54, 80, 20, k.m) +
    group('translate(-32 26) scale(.62)', `<g id="e">${die(k, 3, 5, 6, k.w, k.ml, k.md)}</g>`) +
    '<use href="#e" transform="translate(32 32) rotate(-14) scale(.62)"/>' +
    path('M-78 56C-84-40-46-84 0-84S84-40 78 56C40 74-40 74-78 56Z', k.w, 'opacity=".2"') +
    stroke('M-78 56C-84-40-46-84 0-84S84-40 78 56', k.w, 4, 'opacity=".7"') +
    path('M-60 6C-60-34-40-58-20-66-40-40-46-10-46 30Z', k.w, 'opacity=".5"') +
    circle(0, -92, 11, k.gl),
};

/** Mahjong tiles. */
export const mahjong: Emblem = {
  hue: 150,
  accent: 20,
  draw: (k, r) => {
    const faces = [
      circle(0, 0, 20, k.m) + circle(0, 0, 12, k.w) + circle(0, 0, 6, k.nd),
      stroke('M0-28V28M-14-18H14V14H-14Z', k.nd, 6),
      rect(-14, -30, 8, 26, 4, k.m) + rect(6, -30, 8, 26, 4, k.m) + rect(-4, 4, 8, 26, 4, k.nd),
      rect(-17, -27, 34, 54, 4, 'none', `stroke="${k.md}" stroke-width="5"`),
      stroke('M-16-22H16M-10-6H10M-18 10H18M0-22V26', k.md, 5),
    ];
    const blank = rect(-34, -38, 68, 92, 10, k.md) + rect(-34, -42, 68, 86, 10, k.m) + rect(-34, -48, 68, 84, 10, k.w);
    const tile = (index: number, transform: string): string => group(transform, (index === first ? `<g id="e">${blank}</g>` : '<use href="#e"/>') + group('translate(0 -6)', faces[index % faces.length] ?? ''));
    const first = Math.floor(r() * 5);
    return tile(first, 'translate(-48 26) rotate(-10)') + tile(first + 1, 'translate(50 28) rotate(10)') + tile(first + 2, 'translate(0 -26) scale(1.16)');
  },
};

/** Dominoes. */
export const dominoes: Emblem = {
  hue: 250,
  accent: 'free',
  draw: (k, r) => {
    const half = (value: number, y: number): string => pips(value, 15, y, 13, k.nd);
    const bone = (transform: string): string => group(transform, rect(-38, -76, 76, 156, 14, k.md) + rect(-38, -80, 76, 154, 14, k.w) + stroke('M-26-3H26', k.g, 5) + half(1 + Math.floor(r() * 6), -41) + half(1 + Math.floor(r() * 6), 35) + circle(0, -3, 7, k.gl));
    return bone('translate(-42 8) rotate(-16)') + bone('translate(40 2) rotate(12)');
  },
};

/** A jester's cap with bells. */
export const joker: Emblem = {
  hue: 305,
  accent: 145,
  draw: (k) =>
    path('M-50 30C-60-10-96-30-100 18-104-40-70-80-20-50-14-84 6-104 0-108 40-100 34-60 26-48 70-80 104-40 100 18 96-30 60-10 50 30Z', k.m) +
    path('M0-108C40-100 34-60 26-48 10-30 4 0 6 30H50C60-10 96-30 100 18 104-40 70-80 26-48 34-60 40-100 0-108Z', k.n) +
    path('M-20-50C-4-30 2 0 0 30H-24C-22 0-18-24-20-50Z', k.md, 'opacity=".5"') +
    [[-100, 26], [0, -104], [100, 26]].map(([x = 0, y = 0]) => circle(x, y, 13, k.g) + circle(x - 3, y - 4, 4, k.w)).join('') +
    path('M-60 30C-20 16 20 16 60 30L54 58C20 44-20 44-54 58Z', k.g) +
    path('M-46 54C-20 44 20 44 46 54 46 84 24 100 0 100S-46 84-46 54Z', k.w) +
    mirrored('e', path('M-32 66-24 58-16 66-24 74Z', k.nd) + circle(-34, 80, 5, k.n, 'opacity=".5"')) +
    stroke('M-20 84C-8 94 8 94 20 84', k.nd, 5),
};

/** A rook and a pawn. */
export const chess: Emblem = {
  hue: 250,
  accent: 60,
  vivid: 0.5,
  draw: (k) =>
    path('M-60 92V78H-48L-40-20H-56V-70H-38V-54H-26V-70H-6V-54H6V-70H24V-20H8L16 78H28V92Z', k.m) +
    path('M-16 92V-70H-6V-54H6V-70H24V-20H8L16 78H28V92Z', k.md, 'opacity=".5"') +
    path('M-44-20H12L14-8H-45ZM-50 66H18L20 78H-52Z', k.ml) +
    path('M20 96V84C32 78 36 60 36 44H26V34H76V44H66C66 60 70 78 82 84V96Z', k.g) +
    circle(51, 14, 24, k.g) + circle(44, 7, 7, k.w, 'opacity=".8"') +
    faint(0.9, ellipse(51, 96, 34, 6, k.gd)),
};
