import type { Look } from '../theme/theme.ts';

/** Valid values of each part of a look. */
export const lookChoices = {
  hero: ['panorama', 'split', 'market', 'arch'],
  tile: ['glass', 'paper', 'lacquer', 'brass'],
  art: ['celestial', 'coastal', 'festive', 'geometric'],
  density: ['airy', 'regular', 'dense'],
  heading: ['plain', 'glow', 'wave', 'ornament', 'rule'],
  header: ['floating', 'solid', 'layered'],
  button: ['gradient', 'solid', 'raised'],
} as const satisfies { readonly [K in keyof Look]: readonly Look[K][] };
