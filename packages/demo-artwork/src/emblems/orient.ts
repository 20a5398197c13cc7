import { circle, ellipse, faint, group, mirrored, path, rect, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem } from './emblem.ts';

/** A paper lantern with a tassel. */
export const lantern: Emblem = {
  hue: 25,
  accent: 75,
  draw: (k, r) => {
    const round = pick(r, [true, false]);
    const body = round ? ellipse(0, -10, 78, 62, k.m) : path('M-46-70H46C70-50 70 34 46 54H-46C-70 34-70-50-46-70Z', k.m);
    const ribs = round
      ? ellipse(0, -10, 50, 62, 'none', `stroke="${k.gd}" stroke-width="4"`) + ellipse(0, -10, 20, 62, 'none', `stroke="${k.gd}" stroke-width="4"`)
      : stroke('M-22-70C-34-40-34 24-22 54M22-70C34-40 34 24 22 54M0-70V54', k.gd, 4);
    return (
      stroke('M0-100V-76', k.gl, 5) +
      body +
      ellipse(0, -8, 40, 44, k.nl, 'opacity=".45"') +
      ribs +
      path(round ? 'M-62-36C-52-56-38-64-24-68-40-50-50-30-52-8Z' : 'M-50-56C-58-40-60-10-56 10-48-12-46-36-38-60Z', k.w, 'opacity=".4"') +
      rect(-36, -84, 72, 18, 6, k.g) +
      rect(-36, 46, 72, 18, 6, k.g) +
      stroke('M-14 66V92M0 66V99M14 66V92', k.ml, 6) +
      circle(0, 66, 9, k.gl)
    );
  },
};

/** A folding fan with a painted leaf. */
export const fan: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) => {
    const folds = Array.from({ length: 9 }, (_, index) => {
      const a = Math.PI + (index * Math.PI) / 9;
      const b = a + Math.PI / 9;
      const at = (angle: number, radius: number): string => `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius * 1.06)}`;
      return path(`M${at(a, 38)}L${at(a, 98)} ${at(b, 98)} ${at(b, 38)}Z`, index % 2 === 0 ? k.m : k.md);
    });
    const ribs = Array.from({ length: 10 }, (_, index) => `M0 0L${Math.round(Math.cos(Math.PI + (index * Math.PI) / 9) * 98)} ${Math.round(Math.sin(Math.PI + (index * Math.PI) / 9) * 104)}`).join('');
    return group(
      'translate(0 50)',
      folds.join('') +
        stroke(ribs, k.gd, 3.5) +
        path('M-92-6C-90-62-46-98 0-98S90-62 92-6', 'none', `stroke="${k.gl}" stroke-width="6"`) +
        circle(-34, -52, 15, k.nl) + circle(-34, -52, 6, k.gl) +
        circle(28, -64, 18, k.nl) + circle(28, -64, 7, k.gl) +
        circle(62, -32, 11, k.nl) + circle(62, -32, 4, k.gl) +
        stroke('M-70-24C-50-26-44-42-34-52M-10-70C6-78 12-66 28-64', k.gd, 4) +
        circle(0, 2, 15, k.g) +
        stroke('M0 14C10 24-8 30 2 44', k.nl, 5),
    );
  },
};

/** A lotus in flower. */
export const lotus: Emblem = {
  hue: 350,
  accent: 85,
  draw: (k) =>
    mirrored(
      'e',
      path('M0 58C-50 60-90 40-98 4-66 0-30 20 0 58Z', k.md) +
        path('M0 58C-60 40-88-6-76-44-40-30-10 10 0 58Z', k.m) +
        path('M0 58C-40 20-56-40-36-78-14-52 0-10 0 58Z', k.ml) +
        path('M-76-44C-62-20-40 20 0 58-60 40-88-6-76-44Z', k.md, 'opacity=".35"'),
    ) +
    path('M0 58C-34 10-30-54 0-94 30-54 34 10 0 58Z', k.m) +
    path('M0 58C-20 10-18-54 0-94-2-54-2 10 0 58Z', k.w, 'opacity=".45"') +
    ellipse(0, 64, 30, 12, k.g) +
    path('M-80 74C-40 62 40 62 80 74 60 96-60 96-80 74Z', k.nd) +
    faint(0.9, circle(0, 30, 7, k.gl) + circle(-14, 38, 5, k.gl) + circle(14, 38, 5, k.gl)),
};

/** A drum with its sticks. */
export const drum: Emblem = {
  hue: 22,
  accent: 75,
  draw: (k) =>
    group('rotate(-34 0 0)', rect(-6, -104, 12, 110, 6, k.g) + circle(0, -102, 10, k.gl)) +
    group('rotate(34 0 0)', rect(-6, -104, 12, 110, 6, k.g) + circle(0, -102, 10, k.gl)) +
    path('M-78-20C-96 10-90 54-66 78-30 100 30 100 66 78 90 54 96 10 78-20Z', k.m) +
    path('M30-20H78C96 10 90 54 66 78 52 88 34 92 16 94 44 60 48 10 30-20Z', k.md, 'opacity=".5"') +
    ellipse(0, -20, 80, 32, k.g) +
    ellipse(0, -22, 66, 24, k.w) +
    path('M0-40C20-40 30-28 14-22 0-18-6-12 4-4-30-4-34-38 0-40Z', k.m) +
    [-62, -34, 0, 34, 62].map((x) => circle(x, 26 + (1 - (x / 80) ** 2) * 8, 6, k.gl)).join('') +
    [-56, -28, 0, 28, 56].map((x) => circle(x, 70 + (1 - (x / 80) ** 2) * 10, 5, k.gl)).join(''),
};

/** Two koi, or one that leaps. */
export const koi: Emblem = {
  hue: 35,
  accent: 215,
  draw: (k, r) => {
    const one =
      path('M0 56C-30 70-40 88-34 106-18 102-8 96 0 86 8 96 18 102 34 106 40 88 30 70 0 56Z', k.nl, 'opacity=".95"') +
      path('M-30-34C-58-34-74-16-72 10-56 2-42-4-32-10ZM30-34C58-34 74-16 72 10 56 2 42-4 32-10ZM-22 20C-40 22-48 34-46 48-36 42-26 38-18 36ZM22 20C40 22 48 34 46 48 36 42 26 38 18 36Z', k.nl) +
      path('M0-104C28-100 40-74 38-44 36-4 18 34 0 66-18 34-36-4-38-44-40-74-28-100 0-104Z', k.w) +
      path('M0-104C20-101 32-88 36-70 20-56-6-54-22-64-30-50-36-48-38-50-39-76-28-100 0-104ZM-34-18C-16-36 22-36 34-14 30 2 26 12 20 24 4 6-16 2-30 2ZM-14 36C-2 28 8 30 14 38 10 48 4 58 0 66Z', k.m) +
      stroke('M-14-36q7 9 14 0M0-36q7 9 14 0M-20-8q7 9 14 0M6-8q7 9 14 0M-8 16q8 9 16 0', k.gd, 3, 'opacity=".55"') +
      circle(-19, -80, 6, k.d) + circle(19, -80, 6, k.d) + circle(-21, -82, 2, k.w) + circle(17, -82, 2, k.w) +
      stroke('M-8-101C-14-110-22-112-28-108M8-101C14-110 22-112 28-108', k.w, 3);
    return pick(r, [true, false])
      ? group('rotate(24)', one)
      : group('translate(-40 -6) rotate(14) scale(.78)', `<g id="e">${one}</g>`) + '<use href="#e" transform="translate(40 8) rotate(194) scale(.78)"/>';
  },
};

/** A dragon's head from the front, with whiskers and horns. */
export const dragon: Emblem = {
  hue: 150,
  accent: 30,
  draw: (k) =>
    mirrored(
      'e',
      path('M-26-50C-40-76-44-88-74-100-62-80-66-62-50-40Z', k.g) +
        path('M-48-64C-60-66-66-74-70-86', 'none', `stroke="${k.g}" stroke-width="9" stroke-linecap="round"`) +
        path('M-44-34C-70-44-92-36-100-18-84-20-78-14-76-8-90-4-98 10-96 26-84 16-76 16-70 20-80 32-80 46-72 56-66 44-56 40-44 42Z', k.n) +
        path('M0-66C-30-66-50-44-52-14-54 14-40 30-42 54-40 80-20 94 0 94Z', k.m) +
        path('M0-66C-12-56-16-20-12 8L0 24Z', k.ml, 'opacity=".8"') +
        path('M-54-16C-40-34-22-28-10-8-24 0-44 0-54-16Z', k.md) +
        path('M-44-14C-36-22-24-20-16-8-26-4-38-4-44-14Z', k.w) +
        circle(-29, -11, 6.5, k.d) +
        path('M0 20C-18 12-38 22-38 40-30 52-12 50 0 46Z', k.ml) +
        ellipse(-20, 34, 8, 5.5, k.d) +
        path('M-40 54C-26 62-12 60 0 58V74C-16 80-30 74-40 54Z', k.d) +
        path('M-36 56-30 74-23 60ZM-16 60-12 72-7 60Z', k.w) +
        stroke('M-36 42C-66 50-84 66-80 92', k.gl, 5) +
        path('M-14 84C-20 92-16 98 0 100V84Z', k.n),
    ) +
    path('M0-92 14-64 0-40-14-64Z', k.g) +
    circle(0, -64, 6, k.n),
};

/** A peach of long life with leaves. */
export const peach: Emblem = {
  hue: 12,
  accent: 145,
  draw: (k) =>
    path('M6-60C46-84 92-50 84 4 78 52 34 84 2 90-34 82-80 50-84 2-90-50-44-82 2-58 4-58 5-59 6-60Z', k.m) +
    path('M2-58C-22-10-20 50 2 90-34 82-80 50-84 2-90-50-44-82 2-58Z', k.ml, 'opacity=".5"') +
    stroke('M4-56C-14-10-12 40 2 84', k.md, 4, 'opacity=".6"') +
    ellipse(-48, -22, 12, 22, k.w, 'opacity=".55" transform="rotate(24 -48 -22)"') +
    path('M4-60C-4-96 30-104 62-96 56-66 34-52 4-60Z', k.n) +
    path('M4-60C-30-92-66-84-80-64-60-44-26-42 4-60Z', k.nd) +
    stroke('M4-62C10-76 8-88 0-100', k.gd, 6),
};

/** A tea house gate: red posts and a curved roof. */
export const gate: Emblem = {
  hue: 25,
  accent: 'free',
  draw: (k) =>
    rect(-70, -40, 20, 132, 3, k.m) +
    rect(50, -40, 20, 132, 3, k.m) +
    rect(-56, -40, 6, 132, 0, k.md) +
    rect(64, -40, 6, 132, 0, k.md) +
    rect(-78, -22, 156, 16, 3, k.m) +
    rect(-13, -58, 26, 52, 3, k.g) +
    path('M-100-92C-50-68 50-68 100-92L92-60C50-44-50-44-92-60Z', k.md) +
    path('M-104-98C-50-78 50-78 104-98L100-82C50-62-50-62-100-82Z', k.g) +
    rect(-76, 80, 32, 16, 3, k.d) +
    rect(44, 80, 32, 16, 3, k.d) +
    mirrored('e', stroke('M-34-6V12', k.gd, 3) + ellipse(-34, 26, 14, 17, k.n) + ellipse(-34, 26, 5, 17, k.nl, 'opacity=".7"')) +
    circle(0, 40, 20, k.gl, 'opacity=".35"'),
};
