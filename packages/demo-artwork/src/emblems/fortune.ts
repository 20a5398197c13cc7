import { around, circle, ellipse, faint, group, mirrored, path, rect, sparkle, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem } from './emblem.ts';

const SEVEN = 'M-66-84H70V-48C30-6 14 34 10 88H-38C-32 36-14-4 14-40H-34V-20H-66Z';

/** The lucky seven. */
export const seven: Emblem = {
  hue: 22,
  accent: 60,
  draw: (k, r) => {
    const flames = pick(r, [true, false]);
    return (
      (flames ? path('M-40 92C-104 50-84-10-60-40-58-20-50-12-40-8-50-50-16-84 10-100 4-70 30-60 44-40 50-50 52-60 50-70 96-30 104 50 44 92Z', k.n, 'opacity=".9"') : '') +
      group('translate(0 6)', path(SEVEN, k.gd, `stroke="${k.gd}" stroke-width="22" stroke-linejoin="round"`)) +
      path(SEVEN, k.g, `stroke="${k.g}" stroke-width="18" stroke-linejoin="round"`) +
      path(SEVEN, k.m) +
      path('M-66-84H70V-66H-66Z', k.w, 'opacity=".35"') +
      path('M70-48C30-6 14 34 10 88H-8C-2 30 16-10 48-48Z', k.md, 'opacity=".6"') +
      path(sparkle(62, -84, 24), k.w)
    );
  },
};

/** A bell with a bow. */
export const bell: Emblem = {
  hue: 25,
  accent: 145,
  draw: (k) =>
    circle(0, 70, 20, k.gd) +
    path('M0-76C44-76 58-40 60-4 62 34 74 44 88 58H-88C-74 44-62 34-60-4-58-40-44-76 0-76Z', k.g) +
    path('M0-76C44-76 58-40 60-4 62 34 74 44 88 58H20C40 20 36-50 0-76Z', k.gd, 'opacity=".45"') +
    path('M-34-50C-48-30-48 0-50 30-40 10-40-26-22-56Z', k.w, 'opacity=".7"') +
    path('M-88 52C-40 66 40 66 88 52V66C40 82-40 82-88 66Z', k.gl) +
    mirrored('e', path('M0-78C-20-106-58-104-54-80-52-60-20-66 0-74Z', k.m) + path('M0-78C-24-60-36-44-40-26L-22-34-14-18C-10-40-6-60 0-74Z', k.md)) +
    circle(0, -78, 12, k.ml),
};

/** A horseshoe. */
export const horseshoe: Emblem = {
  hue: 'free',
  accent: 150,
  draw: (k) =>
    path('M-40 92H-76C-72 60-92 30-92-16-92-70-48-96 0-96S92-70 92-16C92 30 72 60 76 92H40C44 54 54 24 54-14 54-44 30-58 0-58S-54-44-54-14C-54 24-44 54-40 92Z', k.g) +
    path('M0-96C48-96 92-70 92-16 92 30 72 60 76 92H58C60 50 74 24 74-14 74-54 40-78 0-78Z', k.gd, 'opacity=".5"') +
    stroke('M-66 78C-62 50-80 20-80-16-80-60-42-84-10-85', k.gl, 5) +
    [[-66, 44], [-73, 4], [-62, -42], [-26, -72], [26, -72], [62, -42], [73, 4], [66, 44]].map(([x = 0, y = 0]) => circle(x, y, 6.5, k.d)).join('') +
    group('translate(0 24) scale(.42)', around('e', 4, path('M0 0C-70-30-60-96-24-92-10-90-2-80 0-70 2-80 10-90 24-92 60-96 70-30 0 0Z', k.n), 45)) +
    stroke('M2 30Q10 56 2 74', k.nd, 6),
};

/** A clover of four leaves. */
export const clover: Emblem = {
  hue: 148,
  accent: 80,
  draw: (k) =>
    stroke('M4 10C14 50 10 76-14 98', k.md, 11) +
    group('translate(0 -8)', around('e', 4, path('M0 0C-76-26-64-92-26-90-10-88-2-78 0-68 2-78 10-88 26-90 64-92 76-26 0 0Z', k.m) + path('M0 0C76-26 64-92 26-90 10-88 2-78 0-68Z', k.md, 'opacity=".4"') + path('M-30-78C-44-74-50-60-46-46-38-60-32-66-22-72Z', k.w, 'opacity=".5"') + stroke('M0-4V-54', k.ml, 3.5), 45)),
};

/** An old coin with a square hole, or a stack of them. */
export const coin: Emblem = {
  hue: 30,
  accent: 'free',
  draw: (k, r) =>
    pick(r, [true, false])
      ? circle(0, 4, 92, k.gd) +
        circle(0, -2, 90, k.g) +
        circle(0, -2, 76, 'none', `stroke="${k.gd}" stroke-width="5"`) +
        circle(0, -2, 84, 'none', `stroke="${k.gl}" stroke-width="4" opacity=".8"`) +
        rect(-30, -32, 60, 60, 6, k.gd) +
        rect(-24, -26, 48, 48, 4, k.d) +
        around('e', 4, path('M-18-66H18M0-66V-42M-14-54H14', 'none', `stroke="${k.gd}" stroke-width="6" stroke-linecap="round"`)) +
        path('M-72-42C-58-68-34-80-12-82-40-68-58-50-66-28Z', k.w, 'opacity=".7"')
      : [62, 38, 14, -10].map((y, index) => ellipse(index % 2 === 0 ? -4 : 5, y + 14, 74, 24, k.gd) + ellipse(index % 2 === 0 ? -4 : 5, y, 74, 24, k.g)).join('') +
        ellipse(5, -10, 58, 17, 'none', `stroke="${k.gd}" stroke-width="4"`) +
        group('translate(18 -54) rotate(14)', circle(0, 0, 40, k.gd) + circle(-3, -2, 38, k.g) + circle(-3, -2, 28, 'none', `stroke="${k.gd}" stroke-width="4"`) + path('M-3-22 3-8 18-7 6 3 10 18-3 10-16 18-12 3-24-7-9-8Z', k.gl)) +
        path(sparkle(66, -74, 22) + sparkle(-64, -30, 14), k.w),
};

/** A treasure chest, open. */
export const chest: Emblem = {
  hue: 45,
  accent: 'free',
  vivid: 0.7,
  draw: (k) =>
    path('M-74-22C-80-70-50-88 0-88S80-70 74-22Z', k.md) +
    path('M-64-24C-68-60-44-74 0-74S68-60 64-24Z', k.d) +
    ellipse(0, -6, 66, 34, k.gl) +
    [[-44, -14], [-16, -26], [16, -26], [44, -14], [-30, -4], [2, -8], [32, -2]].map(([x = 0, y = 0], index) => circle(x, y, 17, index % 3 === 1 ? k.g : k.gd) + circle(x - 2, y - 2, 14, k.g)).join('') +
    path('M-8-44 14-58 34-42 12-18Z', k.n) +
    path('M14-58 34-42 12-18Z', k.nd, 'opacity=".6"') +
    path('M-84 6H84L76 88H-76Z', k.m) +
    path('M-84 6H84L82 24H-82Z', k.g) +
    path('M-62 6H-40L-38 88H-56ZM62 6H40L38 88H56Z', k.g) +
    path('M-80 50H80M-78 70H78', 'none', `stroke="${k.md}" stroke-width="3"`) +
    path('M-18 14H18V42C18 54 0 60 0 60S-18 54-18 42Z', k.gl) +
    circle(0, 30, 6, k.d) +
    path('M-3 30H3L5 46H-5Z', k.d) +
    path(sparkle(-52, -50, 20) + sparkle(54, -58, 26), k.w),
};

/** An ornate key. */
export const key: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    group(
      'rotate(38)',
      rect(-9, -16, 18, 108, 4, k.g) +
        path('M9 52H40V66H30V74H40V90H9Z', k.g) +
        rect(-15, -14, 30, 12, 6, k.gl) +
        rect(-13, 40, 26, 8, 4, k.gl) +
        circle(0, -80, 20, 'none', `stroke="${k.g}" stroke-width="12"`) + mirrored('e', circle(-30, -44, 20, 'none', `stroke="${k.g}" stroke-width="12"`)) +
        path('M0-74 18-54 0-32-18-54Z', k.m) +
        path('M0-74V-32L-18-54Z', k.w, 'opacity=".4"') +
        path('M-9-2H-3V90H-9Z', k.w, 'opacity=".35"'),
    ),
};

/** An hourglass. */
export const hourglass: Emblem = {
  hue: 'free',
  accent: 70,
  draw: (k) =>
    path('M-52-74H52C52-26 14-16 14 0S52 26 52 74H-52C-52 26-14 16-14 0S-52-26-52-74Z', k.ml, 'opacity=".55"') +
    path('M-40-36H40C28-16 8-10 6 4V40C22 46 42 56 44 72H-44C-42 56-22 46-6 40V4C-8-10-28-16-40-36Z', k.n) +
    path('M-44-70C-44-40-30-26-20-16-28-36-34-50-32-70Z', k.w, 'opacity=".6"') +
    rect(-70, -96, 140, 24, 10, k.g) +
    rect(-70, 72, 140, 24, 10, k.g) +
    rect(-66, -92, 132, 6, 3, k.gl) +
    rect(-66, 76, 132, 6, 3, k.gl) +
    mirrored('e', stroke('M-60-72V72', k.gd, 8) + circle(-60, 0, 9, k.g)) +
    faint(0.9, circle(0, -82, 6, k.m) + circle(0, 84, 6, k.m)),
};
