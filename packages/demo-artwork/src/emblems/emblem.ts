import type { Rand } from '../seeded.ts';

/** What an emblem is painted with. Plain fields are vertical gradients; `l` and `d` behind a name mean its light and dark side. */
export interface Ink {
  /** Main colour of the emblem. */
  readonly m: string;
  readonly ml: string;
  readonly md: string;
  /** Accent colour. */
  readonly n: string;
  readonly nl: string;
  readonly nd: string;
  /** Metal. */
  readonly g: string;
  readonly gl: string;
  readonly gd: string;
  /** Darkest: eyes, slots, contours. */
  readonly d: string;
  /** Nearly white: highlights, paper, ivory. */
  readonly w: string;
}

/** A drawing within −100…100 on both axes, y downwards. Chance chooses among its variants. */
export interface Emblem {
  /** Hues (OKLCH degrees) the subject has by nature; a free one is chosen by the picture. */
  readonly hue: number | 'free';
  readonly accent: number | 'free';
  /** How colourful the main colour is: 1 unless stated; a wolf is 0.3. */
  readonly vivid?: number;
  draw(k: Ink, r: Rand): string;
}
