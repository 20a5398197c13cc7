import { around, circle, ellipse, group, mirrored, path, star, stroke } from './svg.ts';
import type { Ink } from './emblems/emblem.ts';

/** Background of an emblem, drawn around the origin with a radius of about 150. */
export type Ornament = (k: Ink) => string;

/** Ornaments by name. Each may use the ids `p` and `q`. */
export const ornaments = {
  none: () => '',
  ring: (k) => circle(0, 0, 132, 'none', `stroke="${k.g}" stroke-width="5"`) + circle(0, 0, 120, 'none', `stroke="${k.gl}" stroke-width="2" stroke-dasharray="2 10" stroke-linecap="round"`),
  burst: (k) => around('p', 12, path('M0-148 15-92H-15Z', k.g) + path('M0-148 15-92H0Z', k.gd, 'opacity=".6"'), 7.5),
  laurel: (k) =>
    mirrored(
      'p',
      stroke('M-20 132C-90 116-132 60-128-20-126-54-116-80-100-104', k.gd, 4) +
        group('translate(-60 112) rotate(30)', `<g id="q">${path('M0 0C-30-4-40-24-40-42-16-36 0-22 0 0Z', k.g)}${path('M2 0C20-12 24-30 18-46 4-34-2-18 2 0Z', k.gd)}</g>`) +
        [[-92, 86, 8], [-114, 50, -12], [-124, 10, -28], [-124, -30, -44], [-114, -68, -62]].map(([x, y, turn]) => `<use href="#q" transform="translate(${x} ${y}) rotate(${turn})"/>`).join(''),
    ),
  wings: (k) =>
    mirrored('p', path('M-60 40C-120 44-168 0-172-84-150-60-132-52-116-50-132-62-140-80-142-100-110-60-80-50-56-30Z', k.w) + path('M-60 40C-120 44-168 0-172-84-160-40-130-10-90-4-130-6-146-24-156-40-140 4-100 20-60 20Z', k.gd, 'opacity=".45"')),
  petals: (k) => around('p', 8, path('M0-70C-40-96-34-136 0-152 34-136 40-96 0-70Z', k.n) + path('M0-70C14-96 14-130 0-152 34-136 40-96 0-70Z', k.nd, 'opacity=".5"'), 22.5),
  orbit: (k) => group('rotate(-20)', ellipse(0, 0, 158, 52, 'none', `stroke="${k.nl}" stroke-width="4" opacity=".85"`) + circle(-148, -18, 12, k.n) + circle(140, 24, 7, k.w)) + group('rotate(38)', ellipse(0, 0, 150, 46, 'none', `stroke="${k.ml}" stroke-width="2.5" opacity=".6"`) + circle(132, -22, 7, k.nl)),
  seal: (k) => path(star(16, 140, 124), k.nd) + circle(0, 0, 116, k.n) + circle(0, 0, 106, 'none', `stroke="${k.gl}" stroke-width="3"`),
  ribbon: (k) => path('M-170 74-132 92-170 118-100 122V82ZM170 74 132 92 170 118 100 122V82Z', k.nd) + path('M-120 80C-50 108 50 108 120 80V118C50 146-50 146-120 118Z', k.n) + stroke('M-116 86C-50 113 50 113 116 86', k.nl, 3),
  facets: (k) => path('M0-150 130-75V75L0 150-130 75V-75Z', k.n) + path('M0-150V150L-130 75V-75Z', k.nl, 'opacity=".25"') + path('M0-150 130-75V75L0 150-130 75V-75Z', 'none', `stroke="${k.g}" stroke-width="6" stroke-linejoin="round"`),
} as const satisfies Record<string, Ornament>;

export type OrnamentName = keyof typeof ornaments;
