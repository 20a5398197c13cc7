import { circle, ellipse, faint, group, mirrored, path, rect, sparkle, star, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem } from './emblem.ts';

/** An open book that shines. */
export const book: Emblem = {
  hue: 'free',
  accent: 75,
  draw: (k) =>
    path('M0-30-60-100H60Z', k.gl, 'opacity=".4"') +
    path('M0-20-26-100H26Z', k.w, 'opacity=".5"') +
    mirrored(
      'e',
      path('M0 34C-30 8-66 8-98 18V86C-66 76-30 78 0 98Z', k.m) +
        path('M0 22C-28-4-62-4-90 4V70C-62 62-30 64 0 86Z', k.w) +
        path('M0 22C-10 12-22 6-34 2V66C-22 68-10 76 0 86Z', k.gd, 'opacity=".3"') +
        stroke('M-78 22C-60 18-44 20-30 28M-78 38C-60 34-44 36-30 44M-78 54C-60 50-44 52-30 58', k.gd, 4),
    ) +
    stroke('M0 24V94', k.md, 5) +
    path(star(4, 26, 8, 0, -34), k.gl) +
    path(sparkle(-46, -46, 15) + sparkle(50, -58, 18) + sparkle(34, -16, 10), k.w) +
    path('M-96 18-78 14V30L-96 34ZM96 18 78 14V30L96 34Z', k.g),
};

/** A potion in a round flask. */
export const potion: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    path('M-20-62H20V-30C54-18 74 10 74 36 74 74 40 94 0 94S-74 74-74 36C-74 10-54-18-20-30Z', k.ml, 'opacity=".45"') +
    path('M-66 26C-40 14-22 40 4 30 26 22 46 16 66 26 76 70 40 86 0 86S-76 70-66 26Z', k.m) +
    path('M30 28C42 20 56 22 66 26 76 70 40 86 0 86 40 76 46 50 30 28Z', k.md, 'opacity=".6"') +
    circle(-24, 54, 9, k.nl, 'opacity=".9"') +
    circle(8, 62, 6, k.nl) +
    circle(-2, 42, 5, k.w, 'opacity=".8"') +
    circle(22, 46, 8, k.nl, 'opacity=".7"') +
    path('M-58 30C-58 6-44-8-28-18-40 4-46 20-46 40Z', k.w, 'opacity=".6"') +
    rect(-28, -72, 56, 16, 6, k.g) +
    path('M-18-100H18L16-72H-16Z', k.gd) +
    stroke('M-20-42H20', k.n, 8) +
    path('M0-38 10-22 0-8-10-22Z', k.gl),
};

/** A shield before two swords. */
export const shield: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) => {
    const sword = path('M-6-104 0-112 6-104V58H-6Z', k.w) + path('M0-112 6-104V58H0Z', k.gd, 'opacity=".5"') + rect(-24, 56, 48, 10, 5, k.g) + rect(-5, 66, 10, 26, 3, k.nd) + circle(0, 96, 8, k.g);
    const sign = pick(r, ['M0-38 12-8 44-6 20 14 28 46 0 28-28 46-20 14-44-6-12-8Z', 'M-8-46H8V-8H42V8H8V52H-8V8H-42V-8H-8Z', 'M0-44 34-6 18 44H-18L-34-6Z']);
    return (
      group('rotate(42) scale(.98)', sword) +
      group('rotate(-42) scale(.98)', sword) +
      path('M0-76C24-62 48-58 70-58 74 6 56 60 0 90-56 60-74 6-70-58-48-58-24-62 0-76Z', k.g) +
      path('M0-58C20-48 38-44 54-44 56 6 42 48 0 72-42 48-56 6-54-44-38-44-20-48 0-58Z', k.m) +
      path('M0-58C20-48 38-44 54-44 56 6 42 48 0 72Z', k.md, 'opacity=".6"') +
      path(sign, k.gl)
    );
  },
};

/** A carnival mask with plumes. */
export const mask: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    [[-34, k.nd], [-17, k.n], [17, k.n], [34, k.nd], [0, k.nl]].map(([turn, fill]) => group(`rotate(${turn} 0 20)`, path('M0-20C-22-50-18-90 0-108 18-90 22-50 0-20Z', String(fill)) + stroke('M0-24V-92', k.gl, 2.5))).join('') +
    mirrored(
      'e',
      path('M0-22C-40-40-80-34-98-52-100-4-84 46-46 52-24 56-14 40 0 34Z', k.m) +
        path('M0-22C-40-40-80-34-98-52-96-40-84-30-70-24-40-18-14-12 0-4Z', k.w, 'opacity=".35"') +
        path('M-16 12C-30-8-56-10-74 2-62 24-32 30-16 12Z', k.d) +
        stroke('M-12 12C-30-14-58-16-80 0', k.gl, 4) +
        stroke('M-92-44C-90 0-78 40-46 46-24 50-16 38 0 30', k.g, 6) +
        stroke('M-58 50C-70 66-66 84-80 96', k.nl, 5),
    ) +
    path('M0-34 14-14 0 6-14-14Z', k.g) +
    circle(0, -14, 6, k.ml),
};

/** A winged scarab with a sun disc. */
export const scarab: Emblem = {
  hue: 195,
  accent: 30,
  draw: (k) =>
    mirrored(
      'e',
      path('M-20 0C-50-60-86-70-104-56-102-30-92-8-72 8-52 22-36 24-20 20Z', k.g) +
        path('M-24 2C-48-40-76-54-94-48-90-28-82-14-66-2Z', k.m) +
        path('M-24 6C-42-4-56-6-74-4-66 6-56 12-46 16Z', k.n) +
        stroke('M-32-8-96-42M-32 0-86-18', k.gl, 3) +
        stroke('M-28 30C-48 34-52 50-44 66M-26 50C-40 58-42 76-30 88', k.gd, 7),
    ) +
    ellipse(0, 34, 38, 50, k.m) +
    path('M0-14C20-14 38 10 38 34S20 84 0 84Z', k.md, 'opacity=".5"') +
    stroke('M0-10V82M-36 18C-16 26 16 26 36 18', k.gl, 4) +
    path('M-22-10C-20-34 20-34 22-10 12 0-12 0-22-10Z', k.md) +
    ellipse(-18, 34, 7, 18, k.w, 'opacity=".4"') +
    circle(0, -62, 32, k.g) +
    circle(0, -62, 24, k.n) +
    circle(-7, -70, 7, k.w, 'opacity=".5"'),
};

/** A pharaoh's mask. */
export const pharaoh: Emblem = {
  hue: 255,
  accent: 190,
  draw: (k) =>
    mirrored(
      'e',
      path('M0-92C-50-92-66-50-68-10-72 30-84 56-94 82-70 96-48 92-34 84L-30 10Z', k.g) +
        path('M-30-84C-44-74-54-56-58-36L-38-32ZM-60-24-66 4-36 2-38-14ZM-69 16-76 40-34 34-35 14ZM-80 52-90 78-34 68-34 46Z', k.m) +
        path('M0-66C-26-66-40-44-40-10-40 36-24 62 0 64Z', k.g) +
        path('M0-66C-14-66-20-30-14 20L0 40Z', k.gl, 'opacity=".7"') +
        path('M-36-14C-26-26-12-20-8-10-18-4-28-4-36-14Z', k.w) +
        circle(-21, -13, 6, k.d) +
        stroke('M-42-18C-28-34-14-28-6-18M-36-12-48-6', k.md, 4) +
        path('M0 28C-8 26-16 28-18 34-10 40-4 40 0 40Z', k.nd),
    ) +
    rect(-9, 62, 18, 36, 7, k.m) +
    stroke('M-9 72H9M-9 82H9', k.gl, 3) +
    path('M-12-70C-14-92-4-104 0-108 4-104 14-92 12-70Z', k.n) +
    circle(0, -94, 5, k.gl) +
    faint(0.7, path('M-30-60C-20-72 20-72 30-60L26-52C16-62-16-62-26-52Z', k.m)),
};

/** A firebird, wings high. */
export const phoenix: Emblem = {
  hue: 35,
  accent: 75,
  draw: (k) =>
    mirrored(
      'e',
      path('M-6 6C-30-20-34-60-20-98-46-84-56-64-58-48-70-60-78-72-80-88-96-60-90-34-80-20-90-22-98-28-102-36-104 0-80 26-52 30-36 30-16 24-6 6Z', k.m) +
        path('M-8 8C-30-10-46-34-50-58-58-40-56-26-50-14-62-20-72-32-76-48-82-16-64 8-44 14-30 18-16 16-8 8Z', k.n) +
        path('M-4 40C-26 54-40 76-36 100-26 84-14 76-4 72ZM-12 30C-40 36-64 56-66 84-50 64-30 54-10 50Z', k.md),
    ) +
    path('M0-52C14-40 22-10 18 22 14 50 6 76 0 102-6 76-14 50-18 22-22-10-14-40 0-52Z', k.m) +
    path('M0-30C8-14 10 10 6 34L0 70-6 34C-10 10-8-14 0-30Z', k.nl) +
    circle(0, -54, 17, k.m) +
    path('M-4-56 0-34 8-52Z', k.g) +
    path('M0-70C-10-88-4-98 2-104 2-94 10-88 14-94 18-82 10-72 0-70Z', k.gl) +
    circle(-6, -58, 3.4, k.d) +
    circle(7, -58, 3.4, k.d),
};

/** A face of the sun with beams. */
export const sunface: Emblem = {
  hue: 65,
  accent: 30,
  draw: (k) =>
    path(star(12, 104, 70), k.md) +
    path(star(12, 98, 66, 0, 0, 15), k.g) +
    circle(0, 0, 62, k.gd) +
    circle(0, -2, 58, k.m) +
    circle(0, -2, 48, 'none', `stroke="${k.gd}" stroke-width="3" stroke-dasharray="6 7"`) +
    mirrored('e', path('M-40-12C-32-24-16-22-10-10-20-4-32-4-40-12Z', k.w) + circle(-24, -12, 6, k.d) + stroke('M-44-22C-34-34-16-32-8-20', k.gd, 5) + circle(-32, 14, 9, k.n, 'opacity=".6"')) +
    path('M0-14 8 12H-8Z', k.gd) +
    stroke('M-18 26C-8 36 8 36 18 26', k.gd, 6) +
    path('M-44-34C-34-48-18-54-4-54-22-44-34-34-40-20Z', k.w, 'opacity=".5"'),
};

/** A wizard's hat or a witch's cauldron. */
export const cauldron: Emblem = {
  hue: 290,
  accent: 145,
  draw: (k) =>
    [[-40, -40, 14], [8, -70, 18], [42, -46, 11], [-10, -92, 8], [-22, -56, 9]].map(([x = 0, y = 0, size = 1]) => circle(x, y, size, k.n) + circle(x - size / 3, y - size / 3, size / 3.4, k.w, 'opacity=".8"')).join('') +
    path('M-84-6H84C92 50 66 90 0 92-66 90-92 50-84-6Z', k.md) +
    path('M-84-6H-30C-50 40-30 80 0 92-66 90-92 50-84-6Z', k.m) +
    ellipse(0, -8, 86, 22, k.d) +
    ellipse(0, -8, 76, 16, k.n) +
    ellipse(-20, -11, 24, 5, k.nl) +
    path('M-44-2C-44 20-34 26-32 8-30 34-18 34-18 6Z', k.n) +
    path('M-62 86-72 102M62 86 72 102', 'none', `stroke="${k.g}" stroke-width="12" stroke-linecap="round"`) +
    path(star(5, 22, 9, 26, 44), k.g),
};
