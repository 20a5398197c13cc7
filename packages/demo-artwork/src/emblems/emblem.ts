import type { Rand } from '../seeded.ts';

/** Fills of an emblem. Plain fields are vertical gradients; suffix `l` or `d` is their light or dark side. */
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
  /** Darkest: eyes, slots, outlines. */
  readonly d: string;
  /** Nearly white: highlights, paper, ivory. */
  readonly w: string;
}

/** A drawing within −100…100 on both axes, y downwards. Its random stream selects a variant. */
export interface Emblem {
  /** Natural hue of the subject in OKLCH degrees; `free` hues are chosen by the picture. */
  readonly hue: number | 'free';
  readonly accent: number | 'free';
  /** Chroma factor of the main colour; defaults to 1. */
  readonly vivid?: number;
  draw(k: Ink, r: Rand): string;
}
