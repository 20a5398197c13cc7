import { around, disc, oval, path, shine, stroke } from './kit.ts';
import type { Art } from './kit.ts';
import { TONES } from './tones.ts';

const GOLD = TONES.gold;
const petal = 'M50 50C38 42 30 30 36 20C42 12 50 18 50 24C50 18 58 12 64 20C70 30 62 42 50 50Z';

/** Symbols of the themes `gems` and `arcade`. */
export const TREASURE = {
  crown: () =>
    path('M15 70L9 31L31 49L50 17L69 49L91 31L85 70Z', 'url(#o)', GOLD[4]) + path('M30 68L27 52L40 60L50 34L60 60L73 52L70 68Z', 'url(#m)', GOLD[3], 1.5) +
    path('M14 68H86V82Q50 90 14 82Z', 'url(#o)', GOLD[4]) + disc(9, 30, 5.5, 'url(#r)', GOLD[4], 1.5) + disc(50, 16, 7, 'url(#r)', GOLD[4], 1.5) + disc(91, 30, 5.5, 'url(#r)', GOLD[4], 1.5) +
    oval(50, 77, 8, 5, 'url(#r)', 0, GOLD[4], 1.5) + disc(28, 75.5, 4, 'url(#b)', GOLD[4], 1.2) + disc(72, 75.5, 4, 'url(#b)', GOLD[4], 1.2) + shine(26, 56, 4, 13, -8),
  ring: (main) =>
    disc(50, 64, 24, 'none', GOLD[4], 12) + disc(50, 64, 24, 'none', 'url(#o)', 8.5) + stroke('M31 52A23 23 0 0 0 32 78', '#fff', 2, 0.7) +
    path('M26 25L38 9H62L74 25L50 51Z', 'url(#m)', main[4], 2.4) + path('M26 25H74L62 9H38Z', main[1]) + path('M38 25L50 9L62 25L50 51Z', main[0], 'none') + path('M38 25H62L50 51Z', main[2]) + stroke('M26 25H74M38 25L50 51L62 25', '#fff', 1, 0.6) +
    path('M38 47H62L57 55H43Z', 'url(#o)', GOLD[4], 1.5),
  goblet: (main) =>
    path('M22 20C22 48 34 58 45 61V74C36 76 30 80 29 88H71C70 80 64 76 55 74V61C66 58 78 48 78 20Z', 'url(#o)', GOLD[4]) + oval(50, 20, 28, 7.5, GOLD[3], 0, GOLD[4]) + oval(50, 21, 23, 5, 'url(#m)') +
    disc(50, 40, 6.5, 'url(#r)', GOLD[4], 1.6) + disc(33, 37, 4, 'url(#b)', GOLD[4], 1.4) + disc(67, 37, 4, 'url(#b)', GOLD[4], 1.4) + disc(50, 68, 4.5, 'url(#b)', main[4], 1.4) + shine(30, 42, 3.5, 12, -16),
  seven: (main) => {
    const d = 'M17 14H84V30C66 44 58 62 57 88H31C33 64 44 46 60 34H33V44H17Z';
    return path(d, main[4], main[4], 9) + path(d, 'url(#o)', 'url(#o)', 5) + path(d, 'url(#m)', main[4], 1.6) + path('M21 18H80V24C60 22 40 22 21 26Z', 'url(#g)');
  },
  bell: (main) =>
    disc(50, 82, 9, main[3], main[4]) + path('M50 11C57 11 59 16 59 20C72 24 77 36 78 50C79 62 84 67 90 74H10C16 67 21 62 22 50C23 36 28 24 41 20C41 16 43 11 50 11Z', 'url(#m)', main[4], 2.4) +
    path('M11 72Q50 62 89 72L90 78Q50 70 10 78Z', main[1], main[4], 1.6) + shine(36, 40, 6, 17, 12),
  horseshoe: (main) => {
    const d = 'M24 88C10 60 8 38 20 24C34 8 66 8 80 24C92 38 90 60 76 88L60 84C72 60 74 46 65 37C57 29 43 29 35 37C26 46 28 60 40 84Z';
    return path(d, 'url(#m)', main[4], 2.6) + stroke('M22 72C14 50 18 32 32 24', '#fff', 3, 0.5) + [[22, 62], [20, 44], [31, 28], [50, 21], [69, 28], [80, 44], [78, 62]].map(([x = 0, y = 0]) => disc(x, y, 3, main[4])).join('') +
      path('M18 84L43 80V90H20Z', 'url(#a)', main[4], 1.6) + path('M82 84L57 80V90H80Z', 'url(#a)', main[4], 1.6);
  },
  clover: (main) =>
    stroke('M50 52C52 70 58 82 68 92', main[3], 5) + around(4, path(petal, 'url(#r)', main[4], 1.8) + stroke('M50 46V28', main[0], 1.5, 0.6)) + disc(50, 50, 3, main[0]),
} as const satisfies Record<string, Art>;
