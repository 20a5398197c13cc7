import { around, circle, ellipse, faint, group, mirrored, path, rect, sparkle, star, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem } from './emblem.ts';

/** A ship under full sail. */
export const ship: Emblem = {
  hue: 45,
  accent: 20,
  vivid: 0.7,
  draw: (k) =>
    stroke('M0-100V44M-46-64V40M48-70V40', k.gd, 6) +
    path('M2-92C40-84 50-50 44-8 30-14 14-16 2-14Z', k.w) +
    path('M50-62C78-56 88-30 84 2 72-4 62-4 50-2Z', k.w) +
    path('M-44-56C-14-50-6-24-8 12-20 8-32 6-44 10Z', k.w) +
    path('M2-46C20-46 36-44 47-40 46-28 45-18 44-8 30-14 14-16 2-14ZM-44-20C-30-22-18-20-8-16V12C-20 8-32 6-44 10Z', k.n, 'opacity=".85"') +
    path('M-100 34C-90 40-60 44-30 42H100C98 70 76 90 50 90H-46C-76 90-96 66-100 34Z', k.m) +
    path('M-97 48C-60 60 60 58 99 50L94 64C60 72-60 74-92 64Z', k.g) +
    [-50, -20, 10, 40].map((x) => circle(x, 76, 5.5, k.d)).join('') +
    path('M0-100 30-92 0-84Z', k.n) +
    path('M-104 92C-80 78-60 100-36 90S8 80 30 92 80 100 104 88V104H-104Z', k.nl, 'opacity=".5"'),
};

/** A compass rose. */
export const compass: Emblem = {
  hue: 'free',
  accent: 20,
  draw: (k) =>
    circle(0, 0, 96, k.gd) +
    circle(0, -3, 93, k.g) +
    circle(0, -1, 78, k.m) +
    circle(0, -1, 66, 'none', `stroke="${k.gl}" stroke-width="3" stroke-dasharray="3 9"`) +
    path(star(4, 52, 14, 0, 0, 45), k.gd) +
    path(star(4, 74, 16), k.gl) +
    path('M0-74V0L-11-11ZM74 0H0L11-11ZM0 74V0L11 11ZM-74 0H0L-11 11Z', k.gd, 'opacity=".7"') +
    group('rotate(28)', path('M0-62 13 0H-13Z', k.n) + path('M0 62 13 0H-13Z', k.w)) +
    circle(0, 0, 9, k.gl) +
    path('M-60-58C-44-74-24-82-6-84-30-72-46-58-56-40Z', k.w, 'opacity=".5"'),
};

/** A rocket, climbing. */
export const rocket: Emblem = {
  hue: 'free',
  accent: 45,
  draw: (k) =>
    group(
      'rotate(28)',
      path('M-16 56C-26 76-14 88 0 108 14 88 26 76 16 56Z', k.n) +
        path('M-8 56C-12 70-6 78 0 90 6 78 12 70 8 56Z', k.w) +
        path('M-34 4-62 40-56 66-26 48ZM34 4 62 40 56 66 26 48Z', k.md) +
        path('M0-104C34-72 46-30 34 34L22 58H-22L-34 34C-46-30-34-72 0-104Z', k.w) +
        path('M0-104C34-72 46-30 34 34L22 58H6C18 0 18-60 0-104Z', k.gd, 'opacity=".4"') +
        path('M0-104C14-91 24-76 30-58H-30C-24-76-14-91 0-104Z', k.m) +
        circle(0, -20, 19, k.g) +
        circle(0, -20, 13, k.d) +
        path('M-10-24C-6-32 2-34 8-30Z', k.w) +
        path('M0 14 9 58V74H-9V58Z', k.m) +
        stroke('M-32 34H32', k.m, 6),
    ),
};

/** A ringed planet. */
export const planet: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    group(
      'rotate(-18)',
      circle(0, 0, 66, k.m) +
        path('M-64-16C-30-4 30-30 62-22 58-32 52-42 44-49 10-46-30-44-58-32ZM-64 16C-20 30 30 6 65 12 62 26 56 38 48 46 10 36-30 50-54 38Z', k.md, 'opacity=".55"') +
        path('M-50-40C-36-56-16-64 2-64-24-52-42-34-52-8Z', k.w, 'opacity=".45"') +
        path('M-64-10C-130 20-90 44 0 30S128-30 62-24C96-20 90-4 0 12-60 22-84 12-64-10Z', k.n) +
        path('M-72 4C-96 26-50 28 0 21S92-2 74-18', 'none', `stroke="${k.w}" stroke-width="3" opacity=".7"`),
    ) +
    circle(70, -66, 14, k.nl) +
    path(sparkle(-72, -62, 18) + sparkle(64, 70, 14), k.w),
};

/** A sea-worn anchor in rope. */
export const anchor: Emblem = {
  hue: 235,
  accent: 70,
  vivid: 0.6,
  draw: (k) =>
    circle(0, -76, 19, 'none', `stroke="${k.m}" stroke-width="12"`) +
    rect(-10, -58, 20, 142, 6, k.m) +
    rect(-46, -44, 92, 18, 9, k.m) +
    path('M-88 14-96 56-82 48C-66 80-36 96 0 98 36 96 66 80 82 48L96 56 88 14 56 40 70 44C56 64 34 76 0 78-34 76-56 64-70 44L-56 40Z', k.m) +
    path('M0-58H10V84C6 90 2 97 0 98Z', k.md, 'opacity=".6"') +
    stroke('M14-80C60-78 54-38 14-26S-46 6-10 22 36 40 22 60', k.g, 8) +
    faint(0.8, stroke('M-4-52V70', k.ml, 3)),
};

/** A locomotive seen from the front, or a gear of brass. */
export const gear: Emblem = {
  hue: 45,
  accent: 190,
  draw: (k, r) => {
    const teeth = pick(r, [10, 12] as const);
    return (
      around('e', teeth, path('M-11-100H11L15-74H-15Z', k.gd)) +
      circle(0, 0, 82, k.g) +
      circle(0, 0, 66, k.gd) +
      circle(0, 2, 64, k.d) +
      around('k', 6, path('M-7-64H7L5 0H-5Z', k.g)) +
      circle(0, 0, 34, k.g) +
      circle(0, 0, 24, k.n) +
      ellipse(-8, -9, 9, 6, k.w, 'opacity=".8"') +
      path('M-66-50C-50-68-28-78-6-80-34-68-50-52-60-32Z', k.w, 'opacity=".55"')
    );
  },
};

/** A tall ship's lighthouse, lamp lit. */
export const lighthouse: Emblem = {
  hue: 22,
  accent: 80,
  draw: (k) =>
    path('M0-64-104-96V-40ZM0-64 104-92V-34Z', k.gl, 'opacity=".5"') +
    path('M-26-40H26L40 92H-40Z', k.w) +
    path('M-23-10H23L27 24H-27ZM-31 56H31L35 92H-35Z', k.m) +
    path('M6-40H26L40 92H12Z', k.md, 'opacity=".35"') +
    rect(-34, -48, 68, 12, 4, k.gd) +
    rect(-20, -80, 40, 34, 3, k.gl) +
    stroke('M-7-80V-46M7-80V-46', k.gd, 4) +
    path('M-28-78C-20-100 20-100 28-78Z', k.m) +
    circle(0, -100, 6, k.g) +
    path('M-9 92V76C-9 64 9 64 9 76V92Z', k.d) +
    path('M-80 100C-50 80 50 80 80 100Z', k.d, 'opacity=".8"'),
};

/** A pirate's skull in a tricorn, cheerful. */
export const skull: Emblem = {
  hue: 20,
  accent: 255,
  draw: (k) =>
    group('rotate(42)', rect(-7, -20, 14, 118, 7, k.w)) +
    group('rotate(-42)', rect(-7, -20, 14, 118, 7, k.w)) +
    mirrored('e', circle(-70, 60, 11, k.w) + circle(-58, 74, 11, k.w)) +
    path('M0-50C48-50 66-16 62 16 60 34 44 38 40 44V66C30 76-30 76-40 66V44C-44 38-60 34-62 16-66-16-48-50 0-50Z', k.w) +
    path('M30-40C56-28 66-6 62 16 60 34 44 38 40 44V66C32 74 14 74 6 73 40 50 48 0 30-40Z', k.gd, 'opacity=".35"') +
    mirrored('k', ellipse(-25, 10, 16, 18, k.d) + circle(-21, 8, 4, k.gl)) +
    path('M0 28 9 44H-9Z', k.d) +
    stroke('M-16 58V72M0 58V74M16 58V72', k.d, 4) +
    path('M-100-30C-60-52-50-98 0-100 50-98 60-52 100-30 60-22 40-18 0-18S-60-22-100-30Z', k.m) +
    path('M-100-30C-60-22 60-22 100-30 70-46 40-44 0-44S-70-46-100-30Z', k.g) +
    path(star(5, 17, 7, 0, -66), k.gl),
};
