import { TARGETS } from '../../../../maths/fishing.ts';
import type { FishArt } from './kit.ts';
import { dataUrlOf, svgDocumentOf } from './kit.ts';
import { LARGE } from './large.ts';
import { SMALL } from './small.ts';
import { SPECIAL } from './special.ts';

/** Appearance and motion of a target. Lengths in CSS pixels at unit size 1, speeds in CSS pixels per second. */
export interface Swimmer {
  readonly id: string;
  readonly art: FishArt;
  readonly length: number;
  readonly speed: number;
  /** Their number at unit size 1. */
  readonly many: number;
  /** Number that appear together. */
  readonly school: number;
  /** Vertical amplitude in CSS pixels, and frequency per second. */
  readonly wander: readonly [reach: number, often: number];
}

const ARTS: Readonly<Record<string, FishArt>> = { ...SMALL, ...LARGE, ...SPECIAL };
type Row = readonly [length: number, speed: number, many: number, school: number, reach: number, often: number];
const ROWS: Readonly<Record<string, Row>> = {
  minnow: [66, 92, 6, 5, 14, 0.35],
  clown: [78, 64, 3, 2, 18, 0.22],
  angel: [78, 50, 2.4, 2, 24, 0.13],
  puffer: [88, 40, 1.7, 1, 20, 0.16],
  seahorse: [62, 26, 1.5, 1, 30, 0.12],
  turtle: [126, 44, 1.3, 1, 34, 0.08],
  lionfish: [124, 36, 1.2, 1, 26, 0.1],
  ray: [176, 66, 0.9, 1, 44, 0.07],
  shark: [236, 98, 0.8, 1, 30, 0.06],
  whale: [318, 48, 0.6, 1, 26, 0.05],
  chest: [112, 24, 0.7, 1, 16, 0.14],
  jelly: [94, 22, 0.8, 1, 38, 0.1],
};

/** The appearance of all targets, in the order of `TARGETS`. */
export const SWIMMERS: readonly Swimmer[] = TARGETS.map(({ id }) => {
  const [art, row] = [ARTS[id], ROWS[id]];
  if (art === undefined || row === undefined) throw new Error(`Target ${id} has no drawing.`);
  const [length, speed, many, school, reach, often] = row;
  return { id, art, length, speed, many, school, wander: [reach, often] };
});

/** The data URL of a still picture of a target. */
export function pictureOf(target: number): string {
  const swimmer = SWIMMERS[target];
  return swimmer === undefined ? '' : dataUrlOf(svgDocumentOf(swimmer.art, 160));
}
