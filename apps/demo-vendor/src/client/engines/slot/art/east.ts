import { around, disc, oval, path, shine, stroke } from './kit.ts';
import type { Art } from './kit.ts';
import { TONES } from './tones.ts';

const GOLD = TONES.gold;

/** Symbols of the themes `lanterns` and `dunes`. */
export const EAST = {
  lantern: (main) =>
    stroke('M50 4V14M50 80V86', GOLD[2], 3) + oval(50, 47, 37, 30, 'url(#r)', 0, main[4], 2.4) +
    `<g fill="none" stroke="${main[4]}" stroke-opacity=".45" stroke-width="2"><ellipse cx="50" cy="47" rx="25" ry="30"/><ellipse cx="50" cy="47" rx="11" ry="30"/></g>` +
    oval(50, 50, 16, 20, GOLD[0], 0) .replace('/>', ' opacity=".4"/>') + path('M34 12H66L63 21H37ZM36 73H64L67 82H33Z', 'url(#o)', GOLD[4], 1.8) +
    stroke('M42 84V96M50 86V98M58 84V96', main[2], 3) + shine(30, 36, 7, 11, 20),
  fan: (main) =>
    path('M50 84L8 44C18 24 34 14 50 14S82 24 92 44Z', 'url(#m)', main[4], 2.4) + path('M50 84L31 66C38 56 62 56 69 66Z', 'url(#a)', main[4], 1.8) +
    stroke('M50 84L19 34M50 84L34 20M50 84V14M50 84L66 20M50 84L81 34', main[4], 1.5, 0.5) + around(1, disc(38, 38, 5, GOLD[1]) + disc(50, 32, 6, GOLD[0]) + disc(62, 38, 5, GOLD[1])) +
    stroke('M8 44C18 24 34 14 50 14S82 24 92 44', 'url(#o)', 3) + disc(50, 84, 6, 'url(#o)', GOLD[4], 1.6),
  lotus: (main) =>
    path('M50 82C22 84 8 70 6 54C20 52 34 60 50 82C66 60 80 52 94 54C92 70 78 84 50 82Z', 'url(#a)', main[4], 1.8) + path('M50 82C24 76 16 52 22 36C38 44 48 60 50 82C52 60 62 44 78 36C84 52 76 76 50 82Z', 'url(#m)', main[4], 1.8) +
    path('M50 82C34 70 32 40 50 14C68 40 66 70 50 82Z', 'url(#r)', main[4], 1.8) + stroke('M50 26V74', '#fff', 1.5, 0.6) + disc(50, 76, 4, GOLD[1]),
  coin: (main) =>
    disc(50, 50, 40, 'url(#o)', GOLD[4], 2.4) + disc(50, 50, 32.5, 'none', GOLD[3], 2) + path('M38 38H62V62H38Z', main[4], GOLD[3], 4) + around(4, stroke('M50 23V31M45 27H55', GOLD[4], 3, 0.75)) + shine(33, 29, 13, 6),
  scarab: (main) =>
    stroke('M30 34L14 24M26 52H8M30 68L14 82M70 34L86 24M74 52H92M70 68L86 82', GOLD[3], 4.5) + disc(50, 17, 9, 'url(#b)', GOLD[4], 2) + path('M34 32C36 20 64 20 66 32L64 40H36Z', 'url(#o)', GOLD[4], 2) +
    path('M50 40C28 36 22 50 24 64C26 80 38 90 50 92C62 90 74 80 76 64C78 50 72 36 50 40Z', 'url(#r)', main[4], 2.4) + stroke('M50 41V91', GOLD[1], 3) + stroke('M28 52C36 48 44 48 50 50C56 48 64 48 72 52M30 74C38 78 44 80 48 88M70 74C62 78 56 80 52 88', GOLD[1], 1.8, 0.8) + shine(36, 54, 5, 11, 14),
  pyramid: (main) =>
    disc(72, 30, 15, 'url(#b)') + path('M46 14L92 84H46Z', main[3], main[4], 2) + path('M46 14L6 84H60Z', 'url(#m)', main[4], 2) + stroke('M37 31L50 31M27 48L53 48M18 65L57 65', main[3], 1.8, 0.6) + path('M46 14L38.5 27H48.5Z', GOLD[0]) + path('M28 84C28 70 40 70 40 84Z', main[4]),
  eye: (main) =>
    path('M6 48C22 20 66 14 94 44C72 70 28 72 6 48Z', '#fff8ea', main[4], 4) + disc(50, 44, 18, 'url(#r)', main[4], 2.5) + disc(50, 44, 8, '#120a1e') + shine(44, 37, 5, 4) + stroke('M8 28C30 6 70 4 92 26', 'url(#o)', 6) +
    stroke('M42 64C42 76 34 86 22 90M56 64C60 78 70 84 82 80C88 77 86 70 80 71', 'url(#o)', 5.5),
  amphora: (main) =>
    stroke('M36 22C16 22 16 46 32 48M64 22C84 22 84 46 68 48', 'url(#o)', 5) + path('M37 12H63V20C63 30 78 38 78 56C78 74 64 82 60 90H40C36 82 22 74 22 56C22 38 37 30 37 20Z', 'url(#m)', main[4], 2.4) +
    path('M23 50Q50 60 77 50L77 60Q50 71 23 60Z', 'url(#o)', main[4], 1.4) + path('M34 9H66V16H34Z', 'url(#o)', main[4], 1.6) + stroke('M27 55L34 61L41 57L50 63L59 57L66 61L73 55', main[4], 1.8) + shine(34, 44, 4, 12, 12),
} as const satisfies Record<string, Art>;
