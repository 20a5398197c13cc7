import { around, circle, ellipse, faint, group, path, polygon, regular, sparkle, stroke } from '../svg.ts';
import { pick } from '../seeded.ts';
import type { Emblem, Ink } from './emblem.ts';

function brilliant(k: Ink): string {
  return (
    path('M-52-62H52L94-14 0 92-94-14Z', k.m) +
    path('M-52-62-34-14H-94ZM52-62 34-14H94Z', k.ml, 'opacity=".75"') +
    path('M-52-62H0L-34-14ZM52-62H0L34-14Z', k.md, 'opacity=".55"') +
    path('M0-62 34-14H-34Z', k.w, 'opacity=".75"') +
    path('M-94-14H-34L0 92Z', k.md, 'opacity=".4"') +
    path('M-34-14H34L0 92Z', k.ml, 'opacity=".55"') +
    path('M34-14H94L0 92Z', k.md, 'opacity=".75"')
  );
}

function emerald(k: Ink): string {
  const outer: [number, number][] = [[-40, -92], [40, -92], [72, -60], [72, 60], [40, 92], [-40, 92], [-72, 60], [-72, -60]];
  const inner = outer.map(([x, y]): [number, number] => [x * 0.55, y * 0.62]);
  const facets = outer.map((point, index) => {
    const next = (index + 1) % 8;
    const shade = [k.w, k.ml, k.m, k.md, k.md, k.md, k.m, k.ml][index] ?? k.m;
    return path(polygon([point, outer[next] ?? point, inner[next] ?? point, inner[index] ?? point]), shade, 'opacity=".8"');
  });
  return path(polygon(outer), k.m) + facets.join('') + path(polygon(inner), k.ml, 'opacity=".65"') + path('M-40-37-22-57H8L-40 20Z', k.w, 'opacity=".6"');
}

function round(k: Ink): string {
  return (
    path(regular(8, 94, 0, 0, 22.5), k.m) +
    around('e', 8, path('M0-94 36-87 20-48-20-48-36-87Z', k.ml, 'opacity=".4"') + path('M0-94 36-87 20-48Z', k.md, 'opacity=".45"')) +
    path(regular(8, 52, 0, 0, 22.5), k.ml, 'opacity=".85"') +
    path('M-48-20-20-48H20L-48 20Z', k.w, 'opacity=".65"')
  );
}

function heart(k: Ink): string {
  return (
    path('M0 88C-120 4-92-78-44-78-20-78-4-62 0-46 4-62 20-78 44-78 92-78 120 4 0 88Z', k.m) +
    path('M0 88C-120 4-92-78-44-78L-24-20Z', k.ml, 'opacity=".45"') +
    path('M0-46-24-20 0 88 24-20Z', k.w, 'opacity=".35"') +
    path('M44-78C92-78 120 4 0 88L24-20Z', k.md, 'opacity=".65"') +
    path('M-62-58C-74-48-78-30-72-14-60-22-52-42-46-62Z', k.w, 'opacity=".75"')
  );
}

/** A cut stone: brilliant, emerald, round or heart cut. */
export const gem: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k, r) => pick(r, [brilliant, brilliant, emerald, round, heart])(k) + path(sparkle(58, -66, 26) + sparkle(-70, 52, 14), k.w),
};

/** A cluster of crystals. */
export const crystal: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) => {
    const shard = (transform: string, light: string, dark: string): string =>
      group(transform, path('M-22 60V-52L0-92 22-52V60L0 78Z', light) + path('M0-92 22-52V60L0 78Z', dark, 'opacity=".7"') + path('M-22-52 0-36 22-52 0-92Z', k.w, 'opacity=".5"') + path('M-22-52 0-36V78L-22 60Z', k.w, 'opacity=".16"'));
    return (
      shard('translate(-46 26) rotate(-30) scale(.8)', k.n, k.nd) +
      shard('translate(48 24) rotate(28) scale(.84)', k.n, k.nd) +
      shard('translate(-24 14) rotate(-13) scale(.95 1)', k.ml, k.md) +
      shard('translate(26 18) rotate(13) scale(.9)', k.m, k.md) +
      shard('translate(0 4) scale(1.1)', k.m, k.md) +
      path('M-76 84C-50 56-20 72 0 74 24 70 50 58 78 84 40 100-40 100-76 84Z', k.d, 'opacity=".8"')
    );
  },
};

/** A crown. */
export const crown: Emblem = {
  hue: 25,
  accent: 'free',
  draw: (k, r) => {
    const tall = pick(r, [true, false]);
    const body = tall ? 'M-84 58-96-38-48 4 0-82 48 4 96-38 84 58Z' : 'M-80 58-92-30-56 6-34-58 0 0 34-58 56 6 92-30 80 58Z';
    const tips = tall ? [[-96, -44], [0, -90], [96, -44]] : [[-92, -38], [-34, -66], [34, -66], [92, -38]];
    return (
      ellipse(0, 54, 78, 16, k.md) +
      path(body, k.g) +
      path(tall ? 'M0-82 48 4 96-38 84 58H0Z' : 'M0 0 34-58 56 6 92-30 80 58H0Z', k.gd, 'opacity=".38"') +
      path('M-84 50C-40 66 40 66 84 50L80 84C40 98-40 98-80 84Z', k.g) +
      stroke('M-84 52C-40 68 40 68 84 52', k.gl, 4) +
      tips.map(([x = 0, y = 0]) => circle(x, y, 11, k.gl) + circle(x + 2, y + 3, 8, k.g)).join('') +
      path('M0 58 16 73 0 88-16 73Z', k.m) +
      path('M0 58V88L-16 73Z', k.ml, 'opacity=".6"') +
      circle(-48, 70, 10, k.n) +
      circle(48, 70, 10, k.n) +
      circle(-51, 67, 3, k.w) +
      circle(45, 67, 3, k.w) +
      path('M0-14 14 12 0 36-14 12Z', k.m) +
      path('M0-14V36L-14 12Z', k.w, 'opacity=".4"')
    );
  },
};

/** A ring with a stone. */
export const ring: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    circle(0, 34, 54, 'none', `stroke="${k.g}" stroke-width="20"`) +
    circle(0, 34, 61, 'none', `stroke="${k.gl}" stroke-width="4" opacity=".8"`) +
    path('M-30-12-18-30H18L30-12 16 6H-16Z', k.gd) +
    group('translate(0 -42) scale(.56 .6)', brilliant(k)) +
    path(sparkle(46, -76, 20), k.w),
};

/** Three jewelled eggs or pearls in an open shell of gold. */
export const pearls: Emblem = {
  hue: 'free',
  accent: 'free',
  draw: (k) =>
    circle(-36, 24, 50, k.m) +
    circle(40, 30, 44, k.n) +
    circle(2, -38, 46, k.g) +
    faint(0.85, ellipse(-54, 2, 14, 10, k.w) + ellipse(26, 12, 12, 8, k.w) + ellipse(-14, -58, 12, 8, k.w)) +
    path(sparkle(70, -54, 20), k.w),
};
