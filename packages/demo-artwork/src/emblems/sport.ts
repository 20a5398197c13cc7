import { around, circle, ellipse, group, mirrored, path, rect, regular, sparkle, star, stroke } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** A football. */
export const football: Emblem = {
  hue: 250,
  accent: 145,
  vivid: 0.6,
  draw: (k) =>
    circle(0, 4, 90, k.md) +
    circle(0, 0, 90, k.w) +
    path(regular(5, 34), k.d) +
    around('e', 5, path('M0-90C-16-89-28-86-34-82L-20-62H20L34-82C28-86 16-89 0-90Z', k.d) + stroke('M0-34V-62M20-62 42-50', k.d, 4)) +
    path('M0 90C50 90 90 50 90 0 90-20 84-38 74-52 80 10 50 60-40 80-28 87-14 90 0 90Z', k.md, 'opacity=".45"') +
    path('M-70-30C-60-58-36-74-12-78-34-66-50-48-58-24Z', k.w, 'opacity=".8"'),
};

/** A basketball. */
export const basketball: Emblem = {
  hue: 48,
  accent: 20,
  draw: (k) =>
    circle(0, 0, 92, k.m) +
    stroke('M0-92V92M-92 0H92M-66-64C-30-30-30 30-66 64M66-64C30-30 30 30 66 64', k.d, 6) +
    circle(0, 0, 90, 'none', `stroke="${k.d}" stroke-width="5"`) +
    path('M0 92C52 92 92 52 92 0 92-24 82-48 68-64 80 20 30 80-50 78-34 88-18 92 0 92Z', k.md, 'opacity=".5"') +
    path('M-74-36C-62-60-42-74-20-80-42-64-56-46-62-22Z', k.w, 'opacity=".6"'),
};

/** A tennis racquet and ball. */
export const racquet: Emblem = {
  hue: 'free',
  accent: 120,
  draw: (k) =>
    group(
      'rotate(36)',
      stroke('M-40-70V-6M-20-88V10M0-94V14M20-88V10M40-70V-6M-50-60H50M-54-40H54M-52-20H52M-40 0H40', k.w, 2.5, 'opacity=".75"') +
        ellipse(0, -38, 56, 62, 'none', `stroke="${k.m}" stroke-width="13"`) +
        ellipse(0, -38, 61, 67, 'none', `stroke="${k.ml}" stroke-width="3"`) +
        path('M-30 18C-14 28-8 40-8 50H8C8 40 14 28 30 18 10 26-10 26-30 18Z', k.m) +
        rect(-9, 48, 18, 58, 7, k.d) +
        stroke('M-8 62 8 56M-8 76 8 70M-8 90 8 84', k.nd, 3),
    ) +
    circle(56, 56, 32, k.n) +
    stroke('M30 40C50 44 58 62 52 86M60 26C62 44 74 54 88 54', k.w, 5),
};

/** A winner's cup. */
export const trophy: Emblem = {
  hue: 'free',
  accent: 20,
  draw: (k) =>
    mirrored('e', stroke('M-52-66H-84C-88-26-70-6-44-4', k.g, 12)) +
    path('M-58-88H58C58-20 46 14 14 26V52H-14V26C-46 14-58-20-58-88Z', k.g) +
    path('M10-88H58C58-20 46 14 14 26V52H0C20 10 20-40 10-88Z', k.gd, 'opacity=".5"') +
    path('M-44-80C-44-40-38-10-24 6-30-20-32-50-30-80Z', k.w, 'opacity=".7"') +
    rect(-62, -96, 124, 14, 7, k.gl) +
    path(star(5, 27, 11, 0, -40), k.m) +
    path('M-34 52H34L42 72H-42Z', k.gd) +
    rect(-56, 70, 112, 26, 5, k.md) +
    rect(-30, 77, 60, 11, 3, k.gl) +
    path(sparkle(62, -70, 22), k.w),
};

/** Boxing gloves. */
export const gloves: Emblem = {
  hue: 22,
  accent: 260,
  draw: (k) => {
    const glove = path('M-46-20C-50-70-10-92 26-80 60-70 66-30 56 8L46 48H-28L-34 20C-44 10-46-6-46-20Z', k.m) + path('M26-80C60-70 66-30 56 8L46 48H16C30 10 40-40 26-80Z', k.md, 'opacity=".5"') + path('M-46-20C-70-14-70 22-44 28-26 32-14 18-12 0-24 10-40 2-46-20Z', k.ml) + path('M-30-40C-26-60-8-70 8-70-8-60-16-48-18-30Z', k.w, 'opacity=".55"') + rect(-30, 50, 80, 36, 8, k.w) + rect(-30, 58, 80, 9, 0, k.n);
    return group('translate(-34 6) rotate(-18) scale(.86)', glove) + group('translate(36 -2) rotate(18) scale(-.86 .86)', glove);
  },
};

/** A chequered flag and a helmet. */
export const helmet: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    path('M-92 40C-98-40-50-90 10-86 64-82 98-40 96 20L94 56C92 70 80 76 66 76H-50C-76 76-90 64-92 40Z', k.m) +
    path('M10-86C64-82 98-40 96 20L94 56C92 70 80 76 66 76H30C70 30 60-50 10-86Z', k.md, 'opacity=".5"') +
    path('M-10-22C20-34 70-30 97 0L96 34C66 44 20 44-4 34-18 28-22-16-10-22Z', k.d) +
    path('M-4-16C20-26 60-22 84-4L30 34C16 34 4 32-2 28Z', k.ml, 'opacity=".5"') +
    path('M-92 30C-50 44-30 50-10 46L-6 58C-30 64-60 60-90 50Z', k.n) +
    path('M-40-78C-30-40-30 10-40 74H-24C-14 20-14-40-22-84Z', k.w, 'opacity=".9"') +
    path('M-78-8C-74-44-54-68-48-70-58-48-62-26-62 0Z', k.w, 'opacity=".5"') +
    path('M-50 76H66C62 90 50 94 30 94H-30C-42 94-48 86-50 76Z', k.d),
};

/** A baseball over crossed bats. */
export const bats: Emblem = {
  hue: 55,
  accent: 20,
  vivid: 0.8,
  draw: (k) => {
    const bat = path('M-7 96V40C-8 0-16-40-16-74-16-104 16-104 16-74 16-40 8 0 7 40V96C7 106-7 106-7 96Z', k.m) + path('M4-96C12-94 16-86 16-74 16-40 8 0 7 40V96C7 100 4 104 0 104Z', k.md, 'opacity=".6"') + stroke('M-7 58 7 52M-7 70 7 64M-7 82 7 76', k.nd, 4);
    return group('rotate(42)', bat) + group('rotate(-42)', bat) + circle(0, -4, 46, k.gd) + circle(0, -8, 46, k.w) + stroke('M-26-44C-10-26-10 10-26 28M26-44C10-26 10 10 26 28', k.n, 5) + stroke('M-22-32-10-34M-16-18-4-18M-16 0-4 2M22-32 10-34M16-18 4-18M16 0 4 2', k.n, 3.5);
  },
};
