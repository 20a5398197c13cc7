import { around, disc, oval, path, shine, stroke } from './kit.ts';
import type { Art } from './kit.ts';
import { TONES } from './tones.ts';

const starPath = 'M50 8C54 8 57 30 62 34C66 38 90 34 91 39C92 43 72 52 71 58C69 64 80 86 76 88C72 90 56 74 50 74S28 90 24 88C20 86 31 64 29 58C28 52 8 43 9 39C10 34 34 38 38 34C43 30 46 8 50 8Z';
const wing = 'M50 50C40 22 18 8 8 18C2 28 12 52 44 54C22 56 16 72 24 82C34 90 46 74 50 58Z';

/** Symbols of the themes `reef`, `cosmos` and `garden`. */
export const NATURE = {
  shell: (main) =>
    path('M50 86C42 86 38 84 36 78C16 70 6 50 12 34C20 16 38 10 50 10S80 16 88 34C94 50 84 70 64 78C62 84 58 86 50 86Z', 'url(#r)', main[4], 2.4) +
    stroke('M46 80C34 62 24 44 20 28M48 80C42 60 38 38 36 16M52 80C58 60 62 38 64 16M54 80C66 62 76 44 80 28M50 80V11', main[3], 2.4, 0.65) + disc(50, 66, 12, '#fdfbff', '#b9a9d6', 1.2) + disc(46, 62, 4, '#fff') + shine(28, 34, 7, 11, 24),
  starfish: (main) => path(starPath, 'url(#r)', main[4], 2.6) + around(5, stroke('M50 44V20', main[0], 2.5, 0.75) + disc(50, 29, 2, main[0]) + disc(45, 38, 1.6, main[0]) + disc(55, 38, 1.6, main[0]), 50, 50) + disc(50, 50, 4, main[0]),
  fish: (main) =>
    path('M70 50L94 26C90 42 90 58 94 74Z', 'url(#a)', main[4], 2.2) + path('M38 26C46 8 62 10 70 20L62 34Z', 'url(#a)', main[4], 2) + path('M6 50C18 22 58 14 78 50C58 86 18 78 6 50Z', 'url(#r)', main[4], 2.4) +
    path('M44 25C52 40 52 60 44 75C52 76 58 73 63 69C69 57 69 43 63 31C58 27 52 24 44 25Z', '#fff', 'none') .replace('/>', ' opacity=".75"/>') + disc(24, 44, 7, '#fff', main[4], 1.6) + disc(23, 45, 3.6, '#140b22') + stroke('M10 58C15 61 20 61 24 59', main[4], 2.2) + shine(34, 32, 9, 4, -18),
  anchor: (main) => {
    const d = 'M50 30V86M34 40H66M14 58C18 78 34 86 50 86S82 78 86 58';
    return stroke(d, main[4], 13) + disc(50, 20, 9, 'none', main[4], 11) + stroke(d, 'url(#o)', 8.5) + disc(50, 20, 9, 'none', 'url(#a)', 6.5) + path('M6 66L14 48L26 62Z', 'url(#a)', main[4], 1.6) + path('M94 66L86 48L74 62Z', 'url(#a)', main[4], 1.6) + stroke('M48 34V80', '#fff', 1.8, 0.6) + stroke('M28 70C44 56 58 92 74 66', main[1], 4.5) ;
  },
  planet: (main, accent) =>
    stroke('M14 66C-2 82 30 78 60 58S102 18 84 22', accent[3], 7) + disc(50, 48, 29, 'url(#r)', main[4], 2.2) + stroke('M23 42C38 50 62 48 77 38M24 56C40 64 62 60 76 50', main[0], 3, 0.4) + stroke('M16 64C4 80 34 72 60 56S96 22 83 23', 'url(#a)', 6) + shine(40, 32, 10, 6),
  comet: (main) =>
    path('M60 58C48 40 28 20 6 8C16 32 30 52 44 70Z', 'url(#m)') .replace('/>', ' opacity=".85"/>') + path('M66 46C62 34 56 24 46 12C60 20 72 30 80 44Z', main[1]).replace('/>', ' opacity=".6"/>') + path('M46 78C34 74 22 66 12 54C18 70 30 82 46 90Z', main[1]).replace('/>', ' opacity=".6"/>') +
    disc(65, 65, 25, 'url(#b)', main[4], 2) + path('M65 46L70 60L84 65L70 70L65 84L60 70L46 65L60 60Z', '#fff'),
  moon: (main) =>
    path('M60 8C32 12 14 32 16 56C18 80 42 96 66 90C78 87 86 80 90 72C66 78 46 66 44 44C43 28 50 16 60 8Z', 'url(#r)', main[4], 2.4) + disc(34, 62, 5, main[2]) + disc(48, 78, 3.5, main[2]) + disc(28, 44, 3, main[2]) + path('M74 20L78 31L89 35L78 39L74 50L70 39L59 35L70 31Z', 'url(#o)', TONES.gold[4], 1.4),
  rocket: (main) =>
    path('M38 76C40 88 46 94 50 98C54 94 60 88 62 76Z', TONES.amber[1], TONES.coral[2], 3) + path('M32 56L14 78L34 76ZM68 56L86 78L66 76Z', 'url(#a)', main[4], 2) + path('M50 4C70 22 74 50 64 78H36C26 50 30 22 50 4Z', 'url(#m)', main[4], 2.4) +
    path('M50 4C58 11 63 19 66 28H34C37 19 42 11 50 4Z', 'url(#a)', main[4], 1.8) + disc(50, 44, 11, '#12204a', 'url(#o)', 4) + shine(47, 40, 5, 4) + stroke('M36 68H64', main[3], 2.4) + shine(38, 52, 3, 14, 6),
  butterfly: (main) => {
    const half = path(wing, 'url(#m)', main[4], 2.2) + disc(24, 30, 7, 'url(#b)', main[4], 1.2) + disc(31, 72, 5, 'url(#b)', main[4], 1.2) + stroke('M46 48C36 38 26 26 14 22', main[0], 1.6, 0.6);
    return `${half}<g transform="translate(100 0) scale(-1 1)">${half}</g>` + stroke('M48 32C44 20 38 14 34 12M52 32C56 20 62 14 66 12', main[4], 2.2) + oval(50, 54, 4.5, 24, main[4]);
  },
  rose: (main) =>
    path('M16 66C6 60 4 46 8 40C22 42 30 50 32 62ZM84 66C94 60 96 46 92 40C78 42 70 50 68 62Z', TONES.emerald[2], TONES.emerald[4], 2) + disc(50, 50, 36, 'url(#r)', main[4], 2.4) +
    path('M20 36C36 26 40 44 50 44S66 26 80 36C84 56 70 76 50 78C30 76 16 56 20 36Z', 'url(#m)', main[4], 1.6) + path('M32 34C40 26 60 26 68 34C70 52 62 62 50 64C38 62 30 52 32 34Z', main[1], main[3], 1.6) + stroke('M40 38C46 32 58 34 60 42C61 52 46 54 44 46C44 42 50 40 53 44', main[3], 3) + shine(34, 28, 10, 5, -24),
  mushroom: (main) =>
    path('M36 50C38 66 34 78 30 90H70C66 78 62 66 64 50Z', '#fff2dd', TONES.copper[4], 2) + path('M6 54C8 26 28 10 50 10S92 26 94 54C80 62 20 62 6 54Z', 'url(#r)', main[4], 2.4) + oval(34, 32, 8, 6.5, '#fff8ec', -20) + oval(60, 24, 7, 5, '#fff8ec', 10) + oval(76, 42, 6.5, 6, '#fff8ec', 24) + oval(50, 46, 7, 5, '#fff8ec') + oval(18, 48, 4, 4, '#fff8ec'),
  ladybird: (main) =>
    stroke('M40 22C36 12 32 8 28 8M60 22C64 12 68 8 72 8', '#8a6fb5', 3) + disc(50, 28, 17, '#1c1128', '#6b5596') + disc(42, 24, 4, '#fff') + disc(58, 24, 4, '#fff') + disc(50, 58, 35, 'url(#r)', main[4], 2.4) + stroke('M50 24V93', '#1c1128', 3) + path('M22 40C32 24 68 24 78 40C64 32 36 32 22 40Z', '#1c1128') +
    [[32, 50, 6], [68, 50, 6], [28, 68, 5], [72, 68, 5], [40, 80, 5], [60, 80, 5]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#1c1128')).join('') + shine(36, 44, 9, 5),
} as const satisfies Record<string, Art>;
