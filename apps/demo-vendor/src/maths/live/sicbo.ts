import { fraction } from '../fraction.ts';
import { createSpot } from './live-model.ts';
import type { LiveModel, SpotOutcome } from './live-model.ts';

/** Three dice. */
export interface SicboResult {
  readonly dice: readonly [number, number, number];
}

export function sumOf({ dice }: SicboResult): number {
  return dice[0] + dice[1] + dice[2];
}

export function isTriple({ dice }: SicboResult): boolean {
  return dice[0] === dice[1] && dice[1] === dice[2];
}

/** All 216 rolls of three dice. */
export const ROLLS: readonly SicboResult[] = Array.from({ length: 216 }, (_, n): SicboResult => ({ dice: [Math.floor(n / 36) + 1, (Math.floor(n / 6) % 6) + 1, (n % 6) + 1] }));

/** Gains of the totals 4 to 10 in multiples of the stake; 17 gains as much as 4, 16 as much as 5, and so on. */
const TOTAL_PAYS: readonly number[] = [62, 31, 18, 12, 8, 7, 6];

/** The gain of a spot on a roll in multiples of the stake; −1 for a loss. */
function gainOf(spot: string, roll: SicboResult): number {
  const [name = '', figure = ''] = spot.split('-');
  const sum = sumOf(roll);
  const face = Number(figure);
  if (name === 'small' || name === 'big') return !isTriple(roll) && sum > 10 === (name === 'big') ? 1 : -1;
  if (name === 'total') return sum === face ? (TOTAL_PAYS[Math.min(face, 21 - face) - 4] ?? -1) : -1;
  if (name === 'triple') return isTriple(roll) && (figure === 'any' || roll.dice[0] === face) ? (figure === 'any' ? 31 : 180) : -1;
  // Even money for each die that shows the face.
  return roll.dice.filter((die) => die === face).length || -1;
}

const IDS: readonly string[] = ['small', 'big', 'triple-any', ...[1, 2, 3, 4, 5, 6].map((n) => `triple-${n}`), ...Array.from({ length: 14 }, (_, n) => `total-${n + 4}`), ...[1, 2, 3, 4, 5, 6].map((n) => `single-${n}`)];

/** The winning outcomes of a spot over all 216 rolls. */
function winningOutcomesOf(id: string): SpotOutcome[] {
  const gains = ROLLS.map((roll) => gainOf(id, roll)).filter((gain) => gain > 0);
  return [...new Set(gains)].map((gain) => ({ chance: fraction(gains.filter((one) => one === gain).length, ROLLS.length), returned: fraction(gain + 1) }));
}

/** Sicbo: small is 4 to 10, big 11 to 17; both lose on triples. */
export const SICBO: LiveModel<SicboResult> = {
  kind: 'sicbo',
  code: 'sicbo-216',
  unit: 10,
  spots: IDS.map((id) => createSpot(id, winningOutcomesOf(id))),
  returnFor: (spot, result) => fraction(gainOf(spot, result) + 1),
};
