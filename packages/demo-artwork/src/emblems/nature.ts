import { around, circle, ellipse, faint, group, mirrored, path, rect, sparkle, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem } from './emblem.ts';

/** Two cherries. */
export const cherries: Emblem = {
  hue: 18,
  accent: 145,
  draw: (k) =>
    stroke('M-40 24C-36-30-6-66 28-92M44 36C44-10 40-60 28-92', k.nd, 8) +
    path('M28-92C60-104 88-84 96-54 62-48 38-62 28-92Z', k.n) +
    path('M28-92C50-86 74-72 96-54', 'none', `stroke="${k.nd}" stroke-width="4"`) +
    circle(-42, 50, 46, k.m) +
    circle(48, 58, 40, k.m) +
    path('M-42 4C-14 8 4 26 4 50 4 76-18 96-42 96-8 80-6 30-42 4ZM48 18C76 22 88 40 88 58 88 80 70 98 48 98 76 82 76 40 48 18Z', k.md, 'opacity=".6"') +
    ellipse(-58, 34, 12, 16, k.w, 'opacity=".75" transform="rotate(24 -58 34)"') +
    ellipse(34, 44, 10, 13, k.w, 'opacity=".7" transform="rotate(24 34 44)"'),
};

/** A slice of citrus, a melon, grapes or a berry. */
export const fruit: Emblem = {
  hue: 22,
  accent: 145,
  draw: (k, r) => {
    const citrus =
      circle(0, 8, 86, k.m) + circle(0, 8, 74, k.w) + group('translate(0 8)', around('e', 8, path('M0-6-22-56C-14-68 14-68 22-56Z', k.m) + path('M0-20-10-54C-6-60 0-60 4-58Z', k.ml, 'opacity=".7"'))) + circle(0, 8, 7, k.w) + path('M50-66C50-96 76-104 100-98 96-70 78-58 50-66Z', k.n);
    const melon =
      path('M-98-30C-80 50-40 90 0 90S80 50 98-30Z', k.nd) + path('M-90-30C-74 42-38 78 0 78S74 42 90-30Z', k.w) + path('M-82-30C-66 34-34 66 0 66S66 34 82-30Z', k.m) + path('M-82-30H82C78-16 74-6 68 4-20 20-60 4-82-30Z', k.ml, 'opacity=".4"') + [[-40, -6], [0, -10], [40, -6], [-22, 22], [22, 22], [0, 46]].map(([x = 0, y = 0]) => ellipse(x, y, 5, 9, k.d)).join('');
    const grapes =
      stroke('M0-56C4-74 12-88 24-98', k.nd, 8) + path('M6-62C-30-104-76-88-80-56-50-40-20-44 6-62Z', k.n) + [[-42, -30], [0, -36], [42, -30], [-22, 4], [22, 4], [-40, 30], [4, 36], [42, 28], [-18, 62], [22, 64], [2, 88]].map(([x = 0, y = 0], index) => (index === 0 ? group(`translate(${x} ${y})`, `<g id="e">${circle(0, 0, 23, k.m)}${circle(3, 4, 18, k.md, 'opacity=".35"')}${circle(-8, -8, 6, k.w, 'opacity=".75"')}</g>`) : `<use href="#e" x="${x}" y="${y}"/>`)).join('');
    const berry =
      path('M0 98C-50 70-88 10-78-30-70-58-30-60 0-50 30-60 70-58 78-30 88 10 50 70 0 98Z', k.m) + path('M0 98C50 70 88 10 78-30 70-58 40-60 20-54 60-20 50 50 0 98Z', k.md, 'opacity=".5"') + path('M0-50-50-70-30-40-64-30-16-26 0-2 16-26 64-30 30-40 50-70Z', k.n) + stroke('M0-50C0-70 6-84 16-94', k.nd, 8) + [[-44, 0], [-14, 16], [18, 4], [46, -4], [-30, 38], [4, 46], [34, 34], [-6, 74], [16, 70]].map(([x = 0, y = 0]) => ellipse(x, y, 4, 7, k.gl)).join('');
    return pick(r, [citrus, melon, grapes, berry]);
  },
};

/** A wrapped sweet, a lollipop or a cupcake. */
export const candy: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) => {
    const lolly =
      group('rotate(20)', rect(-7, 20, 14, 84, 7, k.w) + circle(0, -24, 72, k.m) + group('translate(0 -24)', around('e', 6, path('M0 0C-4-30 16-60 40-58 20-40 20-20 0 0Z', k.w, 'opacity=".85"'))) + circle(0, -24, 72, 'none', `stroke="${k.md}" stroke-width="6"`) + ellipse(-30, -58, 20, 10, k.w, 'opacity=".8" transform="rotate(-36 -30 -58)"') + path('M0 44C-30 26-46 40-42 62-28 66-12 58 0 48 12 58 28 66 42 62 46 40 30 26 0 44Z', k.n));
    const wrapped =
      group('rotate(-24)', mirrored('e', path('M-46 0-98-36C-90-12-90 12-98 36Z', k.n) + stroke('M-54-2-88-16M-54 2-88 16', k.nd, 3)) + ellipse(0, 0, 58, 50, k.m) + path('M-30-43C-10-14-10 14-30 43L-8 49C16 14 16-14-8-49ZM26-45C46-14 46 14 26 45L44 32C56 12 56-12 44-32Z', k.w, 'opacity=".85"') + ellipse(-26, -24, 14, 9, k.w, 'opacity=".8" transform="rotate(-36 -26 -24)"'));
    const cake =
      path('M-62 20H62L44 94H-44Z', k.n) + path('M-44 20-34 94H-20L-24 20ZM-4 20-3 94H10L14 20ZM36 20 28 94H40L58 20Z', k.nd, 'opacity=".5"') + path('M-78 22C-90-4-64-20-54-20-58-46-30-62-8-56 0-84 42-80 42-48 64-46 70-30 62-14 84-8 88 14 74 24 40 40-50 40-78 22Z', k.m) + path('M-54-20C-30-10 20-12 50-32M-70 6C-30 20 40 16 74 0', 'none', `stroke="${k.ml}" stroke-width="8" stroke-linecap="round"`) + circle(14, -80, 17, k.md) + circle(9, -85, 5, k.w, 'opacity=".8"') + stroke('M16-96C20-104 26-106 34-106', k.nd, 4);
    return pick(r, [lolly, wrapped, cake]) + path(sparkle(74, -70, 18), k.w);
  },
};

/** A butterfly. */
export const butterfly: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    mirrored(
      'e',
      path('M-6-14C-20-76-74-104-98-84-106-40-80 4-8 10Z', k.m) +
        path('M-8 6C-60 4-88 36-72 74-40 92-10 60-4 22Z', k.n) +
        path('M-14-18C-28-58-62-82-86-72-88-42-64-14-14-2Z', k.ml, 'opacity=".6"') +
        circle(-66, -52, 12, k.gl) + circle(-44, -30, 7, k.w, 'opacity=".8"') + circle(-52, 50, 11, k.gl) + circle(-34, 34, 6, k.w, 'opacity=".8"') +
        stroke('M-98-84C-106-40-80 4-8 10', k.d, 5) +
        stroke('M-2-30C-8-56-20-70-34-72', k.d, 4) + circle(-35, -72, 5, k.d),
    ) + path('M0-36C9-36 9-10 7 12 6 40 3 60 0 68-3 60-6 40-7 12-9-10-9-36 0-36Z', k.d),
};

/** A rose. */
export const rose: Emblem = {
  hue: 12,
  accent: 148,
  draw: (k) =>
    stroke('M0 30C8 60 4 80-4 102', k.nd, 9) +
    path('M2 70C30 40 64 48 76 66 56 88 26 90 2 76ZM0 84C-26 56-58 62-70 80-52 98-22 100 0 90Z', k.n) +
    path('M0-94C40-100 84-66 78-20 74 24 40 44 0 46-40 44-74 24-78-20-84-66-40-100 0-94Z', k.md) +
    path('M-70-8C-80-60-36-92 4-84-30-74-44-44-34-14-24 16 30 18 52-14 60 30 20 46-6 44-44 42-64 24-70-8Z', k.m) +
    path('M4-84C50-86 78-46 62-6 56-36 40-54 10-56-10-58-30-44-34-26-40-56-20-82 4-84Z', k.ml) +
    path('M10-52C34-50 46-30 38-10 28 8-10 10-22-10-28-34-12-54 10-52Z', k.m) +
    path('M8-40C22-38 28-26 22-16 14-6-8-6-12-18-14-32-4-42 8-40Z', k.md) +
    stroke('M10-32C18-28 16-18 6-18', k.ml, 5),
};

/** A peacock's feather fan, or a single plume. */
export const feather: Emblem = {
  hue: 170,
  accent: 265,
  draw: (k, r) => {
    const plume = path('M0 90C-4 40-40 10-34-44-30-84-12-104 0-108 12-104 30-84 34-44 40 10 4 40 0 90Z', k.m) + path('M0-96C22-76 28-40 14-14 6 0-6 0-14-14-28-40-22-76 0-96Z', k.g) + path('M0-78C14-62 16-40 8-24 4-16-4-16-8-24-16-40-14-62 0-78Z', k.n) + ellipse(0, -40, 5, 11, k.d) + stroke('M0 96V-20', k.gl, 4);
    return pick(r, [true, false])
      ? group('translate(0 84) scale(.86) translate(0 -84)', [-54, 54, -27, 27].map((turn) => `<use href="#e" transform="rotate(${turn} 0 84)"/>`).join('') + `<g id="e">${plume}</g>`)
      : group('rotate(24) scale(1.06)', plume + stroke('M-30-10-4 26M-34-34-6 0M30-10 4 26M34-34 6 0', k.md, 3));
  },
};

/** A crystal of snow. */
export const snow: Emblem = {
  hue: 225,
  accent: 255,
  draw: (k) =>
    around('e', 6, stroke('M0 0V-96M0-66-22-86M0-66 22-86M0-40-26-62M0-40 26-62', k.ml, 11) + stroke('M0 0V-94', k.w, 4) + path('M0-108 9-96 0-84-9-96Z', k.w)) +
    path('M0-24 21-12V12L0 24-21 12V-12Z', k.m) +
    path('M0-24 21-12 0 0-21-12Z', k.w, 'opacity=".7"'),
};

/** A lantern carved from a pumpkin. */
export const pumpkin: Emblem = {
  hue: 52,
  accent: 145,
  draw: (k) =>
    path('M-4-56C-8-76 4-92 22-98L32-84C20-78 16-68 18-56Z', k.nd) +
    ellipse(0, 20, 96, 74, k.md) +
    mirrored('e', ellipse(-46, 20, 44, 72, k.m)) +
    ellipse(0, 20, 40, 74, k.m) +
    ellipse(-8, 10, 26, 60, k.ml, 'opacity=".5"') +
    mirrored('k', path('M-58 8-34-26-16 12Z', k.d) + path('M-50 6-34-16-22 8Z', k.gl)) +
    path('M0 16 9 32H-9Z', k.d) +
    path('M-62 36-44 44-36 34-18 50-6 40 8 52 20 40 36 50 44 36 62 36C50 80-50 80-62 36Z', k.d) +
    path('M-52 46-44 52-36 42-18 58-6 48 8 60 20 48 36 58 46 44C36 70-36 70-52 46Z', k.gl),
};

/** A volcano or a flame. */
export const flame: Emblem = {
  hue: 40,
  accent: 75,
  draw: (k) =>
    path('M4-104C20-60 84-30 78 30 74 74 40 98 0 98S-76 74-78 30C-80-4-58-24-48-50-40-30-34-22-24-18-26-54-16-86 4-104Z', k.md) +
    path('M8-64C20-34 58-10 54 36 52 70 28 90 0 90S-54 70-56 38C-56 14-42 2-36-14-26 4-18 8-8 8-12-20-8-46 8-64Z', k.m) +
    path('M4-14C16 8 36 24 34 50 32 74 18 86 0 86S-34 74-34 52C-34 36-24 28-20 18-14 30-8 34-2 34-4 16-2 0 4-14Z', k.n) +
    path('M2 36C10 48 18 56 16 68 14 80 8 84 0 84S-16 78-16 68C-16 58-4 50 2 36Z', k.w),
};

/** A mushroom of a fairy ring. */
export const mushroom: Emblem = {
  hue: 20,
  accent: 145,
  draw: (k) =>
    path('M-26 16C-20 50-36 80-40 94H40C36 80 20 50 26 16Z', k.w) +
    path('M6 16C12 50 14 80 16 94H40C36 80 20 50 26 16Z', k.gd, 'opacity=".4"') +
    path('M-96 14C-92-56-46-92 0-92S92-56 96 14C50 32-50 32-96 14Z', k.m) +
    path('M96 14C92-56 46-92 0-92 50-70 60-20 40 26 62 24 80 20 96 14Z', k.md, 'opacity=".5"') +
    ellipse(-44, -30, 17, 20, k.w) + ellipse(8, -58, 19, 15, k.w) + ellipse(52, -22, 13, 18, k.w) + ellipse(2, -6, 13, 11, k.w) + ellipse(-76, 2, 9, 10, k.w) +
    faint(0.9, path('M-62 98C-66 80-60 70-52 62-50 78-46 88-44 98ZM62 98C66 84 60 76 54 70 52 82 48 90 46 98Z', k.n)),
};

/** A cactus in flower. */
export const cactus: Emblem = {
  hue: 150,
  accent: 350,
  draw: (k) =>
    path('M-24 92V-66C-24-104 24-104 24-66V0H40C50 0 52-8 52-18V-26C52-46 82-46 82-26V-8C82 24 66 34 46 34H24V92Z', k.m) +
    path('M-24 44H-42C-70 44-82 28-82 6V-20C-82-40-52-40-52-20V0C-52 12-46 14-38 14H-24Z', k.m) +
    path('M6 92V-90C18-88 24-80 24-66V92Z', k.md, 'opacity=".5"') +
    stroke('M-8 80V-70M-66 4V-16M66-10V-22', k.ml, 4, 'stroke-dasharray="6 12"') +
    group('translate(0 -88) scale(.3)', around('e', 6, path('M0 0C-40-40-30-90 0-96 30-90 40-40 0 0Z', k.n)) + circle(0, 0, 26, k.gl)) +
    path('M-70 98C-30 80 30 80 70 98Z', k.gd),
};
