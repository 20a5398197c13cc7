import { fraction, multiply } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** A spot to bet on, with its number of segments and its prize. */
export interface WheelSpot {
  readonly id: string;
  readonly segments: number;
  /** Prize in multiples of the stake, including the stake. */
  readonly pays: number;
}

/** A wheel of equally likely segments; all bets lose on a blank one. */
export interface WheelModel {
  readonly code: string;
  readonly spots: readonly WheelSpot[];
  readonly blanks: number;
}

/** Six animals on 25 segments. Segments × pays is 24 for each, so every bet returns 24/25. */
export const MENAGERIE: WheelModel = {
  code: 'menagerie-25',
  spots: [
    { id: 'rabbit', segments: 8, pays: 3 },
    { id: 'monkey', segments: 6, pays: 4 },
    { id: 'panda', segments: 4, pays: 6 },
    { id: 'bull', segments: 3, pays: 8 },
    { id: 'lion', segments: 2, pays: 12 },
    { id: 'tiger', segments: 1, pays: 24 },
  ],
  blanks: 1,
};

/** Four multipliers on 50 segments. Segments × pays is 48 for each, so every bet returns 24/25. */
export const HOUSE_WHEEL: WheelModel = {
  code: 'house-50',
  spots: [
    { id: 'x2', segments: 24, pays: 2 },
    { id: 'x3', segments: 16, pays: 3 },
    { id: 'x6', segments: 8, pays: 6 },
    { id: 'x48', segments: 1, pays: 48 },
  ],
  blanks: 1,
};

const MODELS: readonly WheelModel[] = [MENAGERIE, HOUSE_WHEEL];

/** The wheel with a code, or undefined. */
export function wheelByCode(code: string): WheelModel | undefined {
  return MODELS.find((model) => model.code === code);
}

/** The number of segments of a wheel. */
export function segmentCount({ spots, blanks }: WheelModel): number {
  return spots.reduce((sum, spot) => sum + spot.segments, blanks);
}

/** The chance that a spot wins. */
export function chanceOf(model: WheelModel, spot: WheelSpot): Fraction {
  return fraction(spot.segments, segmentCount(model));
}

/** The return to player of a spot. */
export function wheelReturn(model: WheelModel, spot: WheelSpot): Fraction {
  return multiply(chanceOf(model, spot), fraction(spot.pays));
}

/** The spots around the wheel, clockwise, null for a blank, spread so that equal spots are far apart. */
export function segmentsOf(model: WheelModel): (string | null)[] {
  const count = segmentCount(model);
  const wheel = Array.from({ length: count }, (): string | null | undefined => undefined);
  const parts: [string | null, number][] = [[null, model.blanks], ...model.spots.toReversed().map(({ id, segments }): [string, number] => [id, segments])];
  for (const [id, segments] of parts) {
    const offset = id === null ? 0 : (id.length * 3 + segments) % count;
    for (let n = 0; n < segments; n += 1) {
      let place = (offset + Math.floor((n * count) / segments)) % count;
      while (wheel[place] !== undefined) place = (place + 1) % count;
      wheel[place] = id;
    }
  }
  return wheel.map((id) => id ?? null);
}
