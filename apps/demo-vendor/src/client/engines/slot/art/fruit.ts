import { disc, oval, path, shine, stroke } from './kit.ts';
import type { Art } from './kit.ts';
import { TONES } from './tones.ts';

const LEAF = TONES.emerald;
const leaf = (d: string): string => path(d, LEAF[2], LEAF[4], 1.5);

const berries: readonly (readonly [number, number])[] = [[36, 42], [52, 40], [67, 43], [29, 55], [45, 55], [61, 56], [38, 69], [54, 70], [46, 83]];

/** Symbols of the theme `orchard`. */
export const FRUIT = {
  melon: (main) =>
    `<g transform="rotate(-14 50 50)">${path('M6 32A44 44 0 0 0 94 32Z', LEAF[3], LEAF[4], 2.4)}${path('M10 32A40 40 0 0 0 90 32Z', LEAF[1])}${path('M15 32A35 35 0 0 0 85 32Z', '#fff6e6')}` +
    `${path('M18 32A32 32 0 0 0 82 32Z', 'url(#m)')}${[[32, 42], [50, 40], [68, 42], [40, 52], [60, 52], [50, 57]].map(([x = 0, y = 0]) => oval(x, y, 2.4, 3.8, main[4])).join('')}${shine(42, 37, 20, 3, 0)}</g>`,
  grapes: (main) =>
    stroke('M50 38C50 26 54 18 62 12', TONES.copper[3], 4) + leaf('M50 28C38 12 22 16 18 22C28 36 42 34 50 28Z') +
    berries.map(([x, y]) => disc(x, y, 10.5, 'url(#r)', main[4], 1.4) + shine(x - 3, y - 4, 4, 2.4)).join(''),
  cherries: (main) =>
    stroke('M34 62C36 40 48 24 66 14M66 60C66 42 66 28 66 14', LEAF[3], 4) + leaf('M66 14C78 8 90 16 92 24C80 30 70 26 66 14Z') +
    disc(32, 70, 20, 'url(#r)', main[4]) + disc(68, 68, 20, 'url(#r)', main[4]) + shine(25, 62, 8, 5) + shine(61, 60, 8, 5),
  strawberry: (main) =>
    path('M50 92C30 80 12 58 18 38C22 26 40 26 50 32C60 26 78 26 82 38C88 58 70 80 50 92Z', 'url(#r)', main[4]) +
    [[34, 48], [50, 46], [66, 48], [41, 60], [58, 60], [50, 74]].map(([x = 0, y = 0]) => oval(x, y, 2, 3, TONES.gold[0])).join('') +
    leaf('M50 30C40 22 30 24 22 32C32 36 36 36 40 40C44 34 48 36 50 42C52 36 56 34 60 40C64 36 68 36 78 32C70 24 60 22 50 30Z') +
    stroke('M50 28C50 20 54 14 58 12', LEAF[3], 4) + shine(33, 44, 8, 5),
  lemon: (main) =>
    path('M8 56C12 50 14 46 20 40C34 24 60 18 76 30C82 34 84 38 92 38C90 46 88 50 86 58C78 78 48 86 28 76C20 72 16 66 8 56Z', 'url(#r)', main[4]) +
    leaf('M60 22C64 8 80 6 90 12C86 24 74 30 60 22Z') + shine(38, 42, 16, 8, -24),
  plum: (main) =>
    path('M50 26C74 14 90 34 86 56C82 78 66 90 50 90C34 90 18 78 14 56C10 34 26 14 50 26Z', 'url(#r)', main[4]) +
    stroke('M50 28C42 46 44 70 54 88', main[3], 2.5, 0.7) + stroke('M50 28C50 20 52 14 56 10', TONES.copper[3], 4) + leaf('M56 18C66 8 80 10 84 16C76 26 64 26 56 18Z') + shine(32, 46, 10, 6),
  orange: (main) =>
    disc(50, 54, 37, 'url(#r)', main[4]) + [[62, 40], [70, 56], [58, 70], [44, 78], [36, 62], [52, 52]].map(([x = 0, y = 0]) => disc(x, y, 1.4, main[3])).join('') +
    leaf('M50 20C58 6 76 6 84 12C78 24 62 28 50 20Z') + disc(50, 20, 3.5, LEAF[4]) + shine(36, 40, 13, 8),
  apple: (main) =>
    path('M50 30C62 18 86 20 88 46C90 70 72 92 60 92C55 92 53 90 50 90C47 90 45 92 40 92C28 92 10 70 12 46C14 20 38 18 50 30Z', 'url(#r)', main[4]) +
    stroke('M50 32C49 22 52 14 58 8', TONES.copper[3], 4.5) + leaf('M55 18C62 6 78 6 86 12C80 24 66 26 55 18Z') + shine(32, 44, 11, 7),
} as const satisfies Record<string, Art>;
