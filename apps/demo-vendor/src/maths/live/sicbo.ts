import { fraction } from '../fraction.ts';
import { createSpot } from './live-model.ts';
import type { LiveModel, SpotOutcome } from './live-model.ts';

/** Three dice, in the order in which they lie. */
export interface SicboResult {
  readonly dice: readonly [number, number, number];
}

/** Sum of the dice. */
export function sumOf({ dice }: SicboResult): number {
  return dice[0] + dice[1] + dice[2];
}

/** Whether all three dice show the same. */
export function isTriple({ dice }: SicboResult): boolean {
  return dice[0] === dice[1] && dice[1] === dice[2];
}

/** All 216 ways in which three dice lie. */
export const ROLLS: readonly SicboResult[] = Array.from({ length: 216 }, (_, n): SicboResult => ({ dice: [Math.floor(n / 36) + 1, (Math.floor(n / 6) % 6) + 1, (n % 6) + 1] }));

/** What totals gain, in stakes: as much for 4 as for 17, for 5 as for 16, and so on. */
const TOTAL_PAYS: readonly number[] = [62, 31, 18, 12, 8, 7, 6];

/** What a spot gains on a roll, in stakes; −1 is lost. */
function gainOf(spot: string, roll: SicboResult): number {
  const [name = '', figure = ''] = spot.split('-');
  const sum = sumOf(roll);
  const face = Number(figure);
  if (name === 'small' || name === 'big') return !isTriple(roll) && sum > 10 === (name === 'big') ? 1 : -1;
  if (name === 'total') return sum === face ? (TOTAL_PAYS[Math.min(face, 21 - face) - 4] ?? -1) : -1;
  if (name === 'triple') return isTriple(roll) && (figure === 'any' || roll.dice[0] === face) ? (figure === 'any' ? 31 : 180) : -1;
  // One to one for each die that shows the face.
  return roll.dice.filter((die) => die === face).length || -1;
}

const IDS: readonly string[] = ['small', 'big', 'triple-any', ...[1, 2, 3, 4, 5, 6].map((n) => `triple-${n}`), ...Array.from({ length: 14 }, (_, n) => `total-${n + 4}`), ...[1, 2, 3, 4, 5, 6].map((n) => `single-${n}`)];

/** The ways in which bets on a spot win, over all 216 rolls. */
function endsOf(id: string): SpotOutcome[] {
  const gains = ROLLS.map((roll) => gainOf(id, roll)).filter((gain) => gain > 0);
  return [...new Set(gains)].map((gain) => ({ chance: fraction(gains.filter((one) => one === gain).length, ROLLS.length), returned: fraction(gain + 1) }));
}

/** Sicbo. Small is 4 to 10, big 11 to 17; both lose on triples. */
export const SICBO: LiveModel<SicboResult> = {
  kind: 'sicbo',
  code: 'sicbo-216',
  unit: 10,
  spots: IDS.map((id) => createSpot(id, endsOf(id))),
  returnFor: (spot, result) => fraction(gainOf(spot, result) + 1),
};
