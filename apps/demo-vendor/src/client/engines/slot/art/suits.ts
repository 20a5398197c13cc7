import { path, shine } from './kit.ts';
import type { Art } from './kit.ts';

const suit = (d: string): Art => (main) =>
  path(d, main[4], main[4], 9) + path(d, 'url(#o)', 'url(#o)', 5) + path(d, 'url(#r)', main[4], 1.6) + shine(38, 36, 13, 7);

/** The four suits of cards. */
export const SUITS = {
  heart: suit('M50 84C34 70 15 56 15 36C15 23 24 15 34 15C42 15 47 19 50 26C53 19 58 15 66 15C76 15 85 23 85 36C85 56 66 70 50 84Z'),
  spade: suit('M50 13C60 29 83 42 83 60C83 70 75 77 66 77C61 77 57 75 54 71C55 78 58 83 63 87H37C42 83 45 78 46 71C43 75 39 77 34 77C25 77 17 70 17 60C17 42 40 29 50 13Z'),
  club: suit('M50 13C60 13 67 20 67 29C67 34 65 38 62 41C65 39 68 38 72 38C81 38 87 45 87 54C87 63 80 70 71 70C64 70 58 67 55 62C55 74 58 81 64 87H36C42 81 45 74 45 62C42 67 36 70 29 70C20 70 13 63 13 54C13 45 19 38 28 38C32 38 35 39 38 41C35 38 33 34 33 29C33 20 40 13 50 13Z'),
  diamond: suit('M50 11C59 26 70 39 83 50C70 61 59 74 50 89C41 74 30 61 17 50C30 39 41 26 50 11Z'),
} as const satisfies Record<string, Art>;
