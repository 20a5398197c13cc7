import { around, circle, ellipse, faint, group, mirrored, path, rect, star, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem } from './emblem.ts';

/** A game controller. */
export const controller: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    path('M-56-50C-30-58-20-44 0-44S30-58 56-50C84-40 104 30 100 62 96 88 66 80 44 44 34 34 20 32 0 32S-34 34-44 44C-66 80-96 88-100 62-104 30-84-40-56-50Z', k.m) +
    path('M0-44C20-44 30-58 56-50 84-40 104 30 100 62 96 88 66 80 44 44 70 50 80 0 56-30 40-44 20-34 0-34Z', k.md, 'opacity=".5"') +
    path('M-84 20C-80-14-68-36-52-42-62-20-70 4-72 34Z', k.w, 'opacity=".4"') +
    path('M-60-26H-44V-10H-28V6H-44V22H-60V6H-76V-10H-60Z', k.d) +
    [[52, -24], [72, -4], [32, -4], [52, 16]].map(([x = 0, y = 0], index) => circle(x, y, 10, [k.gl, k.nl, k.w, k.ml][index] ?? k.w)).join('') +
    mirrored('e', circle(-24, 20, 15, k.d) + circle(-24, 18, 10, k.md)) +
    rect(-13, -28, 26, 12, 6, k.nl),
};

/** A crosshair. */
export const crosshair: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    circle(0, 0, 78, 'none', `stroke="${k.m}" stroke-width="13"`) +
    circle(0, 0, 85, 'none', `stroke="${k.ml}" stroke-width="3"`) +
    circle(0, 0, 46, 'none', `stroke="${k.n}" stroke-width="6" stroke-dasharray="44 28.3"`) +
    around('e', 4, path('M-6-106H6V-58H-6Z', k.w)) +
    path(star(4, 26, 7), k.nl) +
    circle(0, 0, 5, k.w) +
    around('k', 4, path('M0-96 14-86 0-78-14-86Z', k.nl), 45),
};

/** A headset with a microphone. */
export const headset: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    path('M-80 24C-96-50-56-98 0-98S96-50 80 24H62C74-44 46-78 0-78S-74-44-62 24Z', k.m) +
    path('M0-98C56-98 96-50 80 24H71C84-46 54-88 0-88Z', k.md, 'opacity=".6"') +
    mirrored('e', rect(-94, 2, 44, 74, 18, k.d) + rect(-72, 0, 34, 78, 15, k.n) + rect(-66, 8, 8, 60, 4, k.nl)) +
    stroke('M-72 76C-66 94-40 98-16 96', k.g, 7) +
    rect(-20, 86, 32, 18, 9, k.nl),
};

/** Two crossed blades with a rune. */
export const blades: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) => {
    const blade = path('M-12-70C-12-94-4-106 4-112 8-100 14-84 12-62V44H-12Z', k.ml) + path('M4-112C8-100 14-84 12-62V44H0Z', k.md, 'opacity=".7"') + path('M-3-90H1V36H-3Z', k.w) + path('M-32 40 0 52 32 40 26 60H-26Z', k.g) + rect(-7, 58, 14, 36, 4, k.nd) + path('M0 90 12 102 0 112-12 102Z', k.g);
    return group('rotate(38) scale(.95)', blade) + group('rotate(-38) scale(.95)', blade) + path('M0-34 28 0 0 34-28 0Z', k.g) + path('M0-22 18 0 0 22-18 0Z', k.n) + path('M0-22V22L-18 0Z', k.w, 'opacity=".4"');
  },
};

/** The head of a fighting cock. */
export const rooster: Emblem = {
  hue: 20,
  accent: 60,
  draw: (k, r) =>
    group(
      pick(r, ['scale(1)', 'scale(-1 1)']),
      path('M-40 98C-50 60-30 30-30 0-30-40-2-62 26-54 52-46 56-16 44 8 52 40 70 70 64 98Z', k.n) +
        path('M-40 98C-50 60-30 30-30 0L-6 30-20 44 6 52-14 68 10 74-6 98Z', k.nd) +
        path('M44 8C52 40 70 70 64 98H40C46 80 34 64 40 50 26 40 36 24 30 14Z', k.gl, 'opacity=".8"') +
        path('M-24-20C-50-30-44-62-26-60-34-86-4-96 2-76 8-102 36-98 32-74 50-90 66-70 54-52 40-60 10-58-24-20Z', k.m) +
        path('M54-52C66-70 50-90 32-74 30-66 34-60 40-56Z', k.md) +
        circle(22, -22, 13, k.w) + circle(25, -22, 7.5, k.d) + circle(28, -25, 2.6, k.w) +
        stroke('M6-40 38-34', k.d, 5) +
        path('M48-30 92-12C84-2 66 0 46-4Z', k.g) +
        path('M46-4C66 0 80-4 92-12 76 10 60 10 44 4Z', k.gd) +
        path('M38 4C58 8 62 36 50 50 38 46 34 24 38 4Z', k.m),
    ),
};

/** A cock in full feather. */
export const gamecock: Emblem = {
  hue: 30,
  accent: 160,
  draw: (k) =>
    path('M-20 20C-60 20-96-10-98-60-84-40-70-34-60-34-78-56-76-84-66-100-62-74-48-58-36-52-40-70-34-86-24-94-24-64-6-44 6-20Z', k.n) +
    path('M-20 20C-50 10-70-14-78-40-60-20-46-16-36-18-46-34-48-50-44-64-36-44-20-34-4-20Z', k.nl, 'opacity=".6"') +
    stroke('M-4 62V92M-18 96-4 88 12 96M26 60V90M14 96 26 88 42 96', k.g, 7) +
    path('M52-60C66-30 60 10 44 40 30 66-10 72-32 50-52 28-30 0-4-6 16-12 26-34 30-60Z', k.m) +
    path('M-30 30C-10 12 20 14 30 34 14 58-20 58-30 30Z', k.md) +
    path('M52-60C60-42 62-24 60-6L46-12 48 8 34-2 32 16 20 2 14 12C8-6 26-30 30-60Z', k.gl) +
    circle(42, -68, 20, k.g) +
    path('M24-74C14-92 30-98 36-90 38-104 54-102 54-90 64-94 68-82 60-76Z', k.nd) +
    path('M58-72 84-62 58-54Z', k.gd) +
    circle(46, -70, 5, k.d) +
    path('M54-54C64-50 64-38 56-34 50-40 50-48 54-54Z', k.nd),
};

/** Spurs crossed on a ring of feathers. */
export const spurs: Emblem = {
  hue: 30,
  accent: 75,
  draw: (k) =>
    around('e', 10, path('M0-50C-18-64-14-92 0-106 14-92 18-64 0-50Z', k.m) + stroke('M0-52V-92', k.ml, 3)) +
    circle(0, 0, 58, k.gd) +
    circle(0, -2, 54, k.g) +
    circle(0, -2, 44, k.nd) +
    group('rotate(40)', path('M-7 36C-16-6-6-34 16-44 6-20 8 10 7 36Z', k.w) + rect(-11, 28, 22, 14, 4, k.gl)) +
    group('scale(-1 1) rotate(40)', path('M-7 36C-16-6-6-34 16-44 6-20 8 10 7 36Z', k.w) + rect(-11, 28, 22, 14, 4, k.gl)) +
    faint(0.5, ellipse(-22, -34, 18, 8, k.w)),
};
