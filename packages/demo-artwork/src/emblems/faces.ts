import { circle, ellipse, faint, mirrored, path, polygon, stroke } from '../svg.ts';
import { between, pick } from '../seeded.ts';
import type { Emblem, Ink } from './emblem.ts';

/** The cut head of a wolf or a fox: flat facets, light from above. */
function canine(k: Ink, ear: number, cheek: number, mask: string): string {
  const half =
    path(`M-64 ${-ear}L-14-50-60-22Z`, k.md) +
    path(`M-57 ${-ear + 26}L-30-46-55-34Z`, k.d, 'opacity=".75"') +
    path('M0-58-24-50-62-24-36-4 0 14Z', k.m) +
    path('M0-58-24-50-12-14 0-4Z', k.ml, 'opacity=".55"') +
    path(`M-62-24-${cheek} 22-66 26-${cheek - 10} 50-40 54-14 22-36-4Z`, mask) +
    path(`M-${cheek - 10} 50-40 54-28 76-50 66-56 74Z`, k.md) +
    path(`M-62-24-${cheek} 22-66 26-48 8Z`, k.m) +
    path('M0 14-14 22-26 56-14 84 0 92Z', k.w, 'opacity=".94"') +
    path('M-14 22-26 56-40 54Z', k.md, 'opacity=".6"') +
    path('M0 62-16 56-13 72 0 82Z', k.d) +
    path('M-50 2-20 18-25 26-44 16Z', k.d) +
    path('M-45 5-25 17-28 21-42 13Z', k.gl);
  return mirrored('e', half);
}

/** A wolf's head. */
export const wolf: Emblem = { hue: 255, accent: 220, vivid: 0.35, draw: (k, r) => canine(k, between(r, 90, 98), 86, k.ml) };
/** A fox's head. */
export const fox: Emblem = { hue: 48, accent: 30, draw: (k, r) => canine(k, between(r, 94, 100), 90, k.w) };

/** A tiger's head. */
export const tiger: Emblem = {
  hue: 62,
  accent: 20,
  draw: (k) =>
    mirrored(
      'e',
      circle(-62, -58, 26, k.md) +
        circle(-62, -56, 14, k.d, 'opacity=".6"') +
        path('M0-84C-52-84-88-48-88-4c0 20-8 24-10 38 16 0 18 4 20 14 8-2 14 2 18 12C-44 84-24 94 0 94Z', k.m) +
        path('M-98 34c16 0 18 4 20 14 8-2 14 2 18 12 10-6 18-22 12-40-14-10-32-8-46 0Z', k.w, 'opacity=".9"') +
        path('M-52-22c14-14 30-10 36 4-6 8-28 8-36-4Z', k.w) +
        circle(-32, -14, 11, k.gl) +
        circle(-32, -14, 6, k.d) +
        path('M0 20C-20 20-40 34-38 54-34 76-14 80 0 80Z', k.w) +
        path('M0 30-20 22C-20 12-8 8 0 8Z', k.nd) +
        stroke('M0 32V50Q-12 64-26 54', k.d, 4) +
        path('M0-84h-9L-4-50 0-44ZM-24-80c-6 12-4 26 6 36 2-14 0-26-2-37ZM-46-70c-8 12-8 22 2 30 0-12 2-22 6-33ZM-88-10l34 10-33 6ZM-84-34l30 16-33-4ZM-90 26l30-4-24 16Z', k.d) +
        faint(0.5, stroke('M-44 46-84 40M-42 54-82 60', k.w, 2)),
    ),
};

/** A lion's head in its mane. */
export const lion: Emblem = {
  hue: 70,
  accent: 45,
  draw: (k) => {
    const tips = Array.from({ length: 15 }, (_, index): [number, number][] => {
      const a = (index * Math.PI * 2) / 15 - Math.PI / 2;
      const b = a + Math.PI / 15;
      return [[Math.cos(a) * 100, Math.sin(a) * 98 + 4], [Math.cos(b) * 76, Math.sin(b) * 74 + 4]];
    }).flat();
    const inner = tips.map(([x, y]): [number, number] => [x * 0.8, y * 0.8 - 2]);
    return (
      path(polygon(tips), k.nd) +
      path(polygon(inner), k.n) +
      mirrored(
        'e',
        circle(-46, -46, 16, k.md) +
          path('M0-58C-36-58-52-34-52-8-52 30-34 70 0 76Z', k.m) +
          path('M0-58C-14-58-22-40-18-10-14 6-16 16-16 26H0Z', k.ml, 'opacity=".8"') +
          path('M-44-14c10-10 22-8 28 4-8 6-22 6-28-4Z', k.d) +
          circle(-29, -9, 5, k.gl) +
          path('M0 12-18 8C-16 24-8 28 0 28Z', k.d) +
          path('M0 28C-20 24-34 36-30 50-26 60-10 60 0 52Z', k.w) +
          stroke('M0 30V46Q-10 56-22 48', k.d, 3.5) +
          path('M0 56-14 60C-10 74-6 76 0 78Z', k.nd),
      )
    );
  },
};

/** A bull's head with wide horns. */
export const bull: Emblem = {
  hue: 35,
  accent: 60,
  vivid: 0.55,
  draw: (k) =>
    mirrored(
      'e',
      path('M-36-46C-70-42-84-62-80-94-98-72-102-38-76-24-62-16-46-20-36-24Z', k.w) +
        path('M-80-94C-98-72-102-38-76-24-86-44-88-68-80-94Z', k.gd, 'opacity=".55"') +
        path('M-40-22C-66-24-82-14-88 0-70 10-52 8-42-2Z', k.md) +
        path('M0-60C-26-60-42-46-42-22L-30 34C-28 60-20 80 0 80Z', k.m) +
        path('M0-60C-10-60-16-50-14-30L-10 30 0 36Z', k.ml, 'opacity=".7"') +
        path('M-38-8-16 4-20 12-34 4Z', k.d) +
        path('M-32-3-20 5-22 9Z', k.nl) +
        path('M0 34C-22 30-34 44-32 62-28 84-14 90 0 90Z', k.md) +
        ellipse(-15, 60, 6, 8, k.d) +
        path('M0-62-16-54C-12-40-8-32 0-26Z', k.nd),
    ) + stroke('M-13 74C-18 98 18 98 13 74', k.g, 7),
};

/** A panda's face. */
export const panda: Emblem = {
  hue: 260,
  accent: 145,
  vivid: 0.15,
  draw: (k) =>
    mirrored(
      'e',
      circle(-64, -58, 28, k.d) +
        path('M0-82C-62-82-94-40-94 6-94 56-46 84 0 84Z', k.w) +
        path('M0 84C-46 84-94 56-94 6-80 46-40 66 0 66Z', k.ml, 'opacity=".6"') +
        path('M-22-24C-44-34-66-6-60 16-48 34-20 16-16-4-15-14-17-20-22-24Z', k.d) +
        circle(-36, -2, 10, k.w) +
        circle(-35, -1, 7, k.d) +
        circle(-37, -4, 3, k.w) +
        path('M0 16C-14 16-20 22-16 28-10 34-4 36 0 36Z', k.d) +
        stroke('M0 36V44Q-12 56-24 46', k.d, 4),
    ) + path('M40 92C20 70 24 40 48 30c-8 24 0 40 20 46-6 12-16 16-28 16Z', k.n),
};

/** An owl, wide awake. */
export const owl: Emblem = {
  hue: 290,
  accent: 75,
  draw: (k, r) =>
    path('M-72-96C-40-82-22-74 0-74S40-82 72-96C88-40 92 10 62 58 42 88 20 96 0 98-20 96-42 88-62 58-92 10-88-40-72-96Z', k.md) +
    path('M0-74C24-74 44-86 72-96 74-70 66-52 40-44L0-10-40-44C-66-52-74-70-72-96-44-86-24-74 0-74Z', k.m) +
    path('M0 10C34 10 48 34 40 64 28 86 12 92 0 94-12 92-28 86-40 64-48 34-34 10 0 10Z', k.ml, 'opacity=".7"') +
    stroke('M-18 36q8 12 16 0M2 36q8 12 16 0M-28 56q8 12 16 0M-8 56q8 12 16 0M12 56q8 12 16 0M-16 76q8 10 16 0M0 76q8 10 16 0', k.md, 4) +
    mirrored('e', circle(-34, -26, 34, k.w) + circle(-34, -26, 26, k.n) + circle(pick(r, [-34, -30]), -26, 15, k.d) + circle(-39, -32, 5, k.w)) +
    path('M0-22 14 0 0 22-14 0Z', k.g),
};

/** A rabbit's face. */
export const rabbit: Emblem = {
  hue: 340,
  accent: 10,
  vivid: 0.5,
  draw: (k, r) => {
    const bend = pick(r, [0, 1]);
    return mirrored(
      'e',
      path('M-14-28C-62-60-62-104-38-104-16-104-4-64-4-28Z', k.m, bend === 1 ? 'transform="rotate(-12 -20 -28)"' : '') +
        path('M-18-36C-44-60-48-90-38-92-26-92-16-60-14-36Z', k.nl, bend === 1 ? 'transform="rotate(-12 -20 -28)"' : '') +
        path('M0-44C-48-44-76-12-76 24-76 66-40 90 0 90Z', k.m) +
        path('M0-44C-20-44-34-10-30 24L0 40Z', k.ml, 'opacity=".6"') +
        ellipse(-34, 14, 12, 16, k.d) +
        circle(-38, 8, 4.5, k.w) +
        circle(-54, 44, 13, k.nl, 'opacity=".7"') +
        path('M0 36C-10 36-14 40-12 46L0 54Z', k.nd) +
        path('M0 54C-14 54-30 60-26 72-20 84-8 84 0 82Z', k.w) +
        path('M0 66H-10V82H0Z', k.w),
    );
  },
};

/** A monkey's face. */
export const monkey: Emblem = {
  hue: 50,
  accent: 70,
  vivid: 0.6,
  draw: (k) =>
    mirrored(
      'e',
      circle(-76, 0, 24, k.md) +
        circle(-76, 0, 14, k.nl) +
        path('M0-86C-50-86-78-50-78-4-78 50-44 88 0 88Z', k.m) +
        path('M0-40C-14-62-62-52-60-10-58 8-52 14-56 32-56 64-28 80 0 80Z', k.nl) +
        path('M0 22C-30 20-50 34-48 50-44 68-20 76 0 76Z', k.n, 'opacity=".55"') +
        ellipse(-28, -10, 11, 14, k.d) +
        circle(-31, -15, 4, k.w) +
        ellipse(-7, 28, 4, 5, k.md) +
        stroke('M0 58Q-20 60-32 46', k.md, 5) +
        path('M0-86C-16-108-32-96-34-84Z', k.md),
    ),
};

/** A lucky cat, paw raised. */
export const cat: Emblem = {
  hue: 25,
  accent: 80,
  draw: (k) =>
    path('M-58 92C-66 50-50 24 0 24S66 50 58 92C30 100-30 100-58 92Z', k.w) +
    path('M60 40C82 34 96 0 90-44 86-60 62-60 60-42 60-20 52 0 40 18Z', k.w) +
    path('M66-46c2-8 18-8 20 0', 'none', `stroke="${k.nd}" stroke-width="4"`) +
    mirrored('e', path('M0-70C-20-70-30-70-38-66L-66-92C-76-70-76-46-72-28-76 10-40 34 0 34Z', k.w) + path('M-62-78C-66-66-66-54-64-46L-44-62Z', k.m) + stroke('M-48-22q12-14 24 0', k.d, 5) + stroke('M-46 2-76-4M-46 10-76 14M0 0Q-8 12-16 4', k.d, 3.5)) +
    path('M-6-12H6L0-4Z', k.m) +
    path('M-52 30C-20 44 20 44 52 30L56 44C20 58-20 58-56 44Z', k.m) +
    circle(0, 54, 16, k.g) +
    stroke('M-14 50H14M0 56V68', k.gd, 3.5) +
    ellipse(-30, 82, 20, 12, k.ml, 'opacity=".6"'),
};

/** An elephant's head with tusks. */
export const elephant: Emblem = {
  hue: 250,
  accent: 75,
  vivid: 0.4,
  draw: (k) =>
    mirrored(
      'e',
      path('M-30-56C-66-92-104-66-98-18-94 20-70 46-40 40Z', k.md) +
        path('M-38-44C-62-66-86-50-82-16-78 6-64 22-46 20Z', k.nd, 'opacity=".45"') +
        path('M0-84C-34-84-52-56-48-16-44 16-26 30-22 52-20 76-12 96 0 96Z', k.m) +
        path('M0-84C-14-84-20-40-14 0-10 40-10 70 0 80Z', k.ml, 'opacity=".6"') +
        circle(-30, -14, 6.5, k.d) +
        path('M-30 26C-48 44-52 66-40 88-36 66-30 52-16 46Z', k.w) +
        stroke('M0 30H-14M0 46H-13M0 62H-12', k.md, 3.5),
    ) + path('M0-88 20-62 0-30-20-62Z', k.g) + circle(0, -60, 8, k.n),
};
