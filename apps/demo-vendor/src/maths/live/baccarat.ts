import { fraction } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import { createSpot } from './live-model.ts';
import type { LiveModel } from './live-model.ts';
import { rankOf } from '../card.ts';
import type { Card } from '../card.ts';

/** Packs of 52 in a shoe. */
export const DECKS = 8;
const CARDS = DECKS * 52;

/** Points of a card in baccarat: aces 1, tens and court cards 0. */
export function pipsOf(card: Card): number {
  const rank = rankOf(card);
  return rank > 8 ? 0 : rank + 1;
}

/** Points of a hand: the last digit of the sum of its cards. */
export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pipsOf(card), 0) % 10;
}

/** Whether the player’s side draws a third card, when neither side has 8 or 9. */
export const playerDraws = (player: number): boolean => player <= 5;

/** Whether the banker’s side draws, given the points of the player’s third card, or null when the player stood. */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  switch (banker) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return false;
  }
}

export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** A coup: both hands in the order of dealing. */
export interface BaccaratResult {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** Deals one coup; `next` returns the next card of the shoe. */
export function dealCoup(next: () => Card): BaccaratResult {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const [player, banker] = [[p1, p2], [b1, b2]];
  if (totalOf(player) < 8 && totalOf(banker) < 8) {
    let third: Card | null = null;
    if (playerDraws(totalOf(player))) player.push((third = next()));
    if (bankerDraws(totalOf(banker), third === null ? null : pipsOf(third))) banker.push(next());
  }
  return { player, banker };
}

export function winnerOf({ player, banker }: BaccaratResult): BaccaratWinner {
  const [p, b] = [totalOf(player), totalOf(banker)];
  return p === b ? 'tie' : p > b ? 'player' : 'banker';
}

/** Whether a hand’s first two cards are of one rank. */
export function isPair(hand: readonly Card[]): boolean {
  const [first, second] = hand;
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

/** Number of cards with 0 to 9 points in a full shoe: four ranks have 0 points. */
const FULL: readonly number[] = [4 * 4 * DECKS, ...Array.from({ length: 9 }, () => 4 * DECKS)];

/**
 * Counts in how many ordered draws of six cards from a full shoe each side wins: every combination of points of the first
 * four cards, then third cards by the rules. The counts are integers below 2^53, so they are exact.
 */
function countCoups(): Readonly<Record<BaccaratWinner | 'all', number>> {
  const counts = { player: 0, banker: 0, tie: 0, all: 0 };
  const left = [...FULL];
  const end = (player: number, banker: number, ways: number): void => {
    counts[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += ways;
    counts.all += ways;
  };
  /** Continues with every possible number of points of the next card. */
  const draw = (ways: number, then: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const there = left[points] ?? 0;
      if (there === 0) continue;
      left[points] = there - 1;
      then(points, ways * there);
      left[points] = there;
    }
  };
  /** Ways to draw the cards up to the sixth that the coup does not use. */
  const unneeded = (drawn: number): number => (drawn < 6 ? CARDS - 5 : 1) * (drawn < 5 ? CARDS - 4 : 1);
  draw(1, (p1, w1) => draw(w1, (b1, w2) => draw(w2, (p2, w3) => draw(w3, (b2, w4) => {
    const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
    if (player >= 8 || banker >= 8) return end(player, banker, w4 * unneeded(4));
    const bank = (total: number, third: number | null, ways: number, drawn: number): void => {
      if (bankerDraws(banker, third)) draw(ways, (points, w) => end(total, (banker + points) % 10, w * unneeded(drawn + 1)));
      else end(total, banker, ways * unneeded(drawn));
    };
    if (playerDraws(player)) draw(w4, (third, w5) => bank((player + third) % 10, third, w5, 5));
    else bank(player, null, w4, 4);
  }))));
  return counts;
}

let counted: ReturnType<typeof countCoups> | undefined;

/** The chances of a coup’s winners from a full shoe. The number of coups in a shoe is fixed, so they hold for each of them. */
export function coupChances(): Readonly<Record<BaccaratWinner, Fraction>> {
  counted ??= countCoups();
  const { player, banker, tie, all } = counted;
  return { player: fraction(player, all), banker: fraction(banker, all), tie: fraction(tie, all) };
}

/** The chance that a hand’s first two cards are of one rank. */
export const PAIR_CHANCE: Fraction = fraction(4 * DECKS - 1, CARDS - 1);

const [LOST, PUSH] = [fraction(0), fraction(1)];
/** Return of a winning stake, including the stake; a win on the banker pays 5 % commission. */
const BACK = { player: fraction(2), banker: fraction(195, 100), tie: fraction(9), 'player-pair': fraction(12), 'banker-pair': fraction(12) } as const;
type BaccaratSpot = keyof typeof BACK;

let model: LiveModel<BaccaratResult> | undefined;

/** Baccarat with commission and eight packs, computed at the first call. */
export function baccarat(): LiveModel<BaccaratResult> {
  if (model !== undefined) return model;
  const { player, banker, tie } = coupChances();
  model = {
    kind: 'baccarat',
    code: 'baccarat-8',
    unit: 20,
    spots: [
      createSpot('player-pair', [{ chance: PAIR_CHANCE, returned: BACK['player-pair'] }]),
      createSpot('player', [{ chance: player, returned: BACK.player }, { chance: tie, returned: PUSH }]),
      createSpot('tie', [{ chance: tie, returned: BACK.tie }]),
      createSpot('banker', [{ chance: banker, returned: BACK.banker }, { chance: tie, returned: PUSH }]),
      createSpot('banker-pair', [{ chance: PAIR_CHANCE, returned: BACK['banker-pair'] }]),
    ],
    returnFor(spot, result) {
      const winner = winnerOf(result);
      if (spot === 'player-pair' || spot === 'banker-pair') return isPair(spot === 'player-pair' ? result.player : result.banker) ? BACK[spot] : LOST;
      if (spot === winner) return BACK[spot as BaccaratSpot];
      return winner === 'tie' && (spot === 'player' || spot === 'banker') ? PUSH : LOST;
    },
  };
  return model;
}
