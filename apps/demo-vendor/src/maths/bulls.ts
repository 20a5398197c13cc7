import { fraction } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { rankOf, suitOf } from './card.ts';
import type { Card } from './card.ts';

/** Points of a rank in bulls: aces 1, tens and court cards 10. */
export const pointsOf = (rank: number): number => Math.min(10, rank + 1);

/** Kind of a hand, higher wins: 0 no bull, 1–9 bull of that number, 10 bull bull, 11 five court cards. */
export type HandKind = number;
export const NO_BULL = 0;
export const BULL_BULL = 10;
export const FIVE_COURTS = 11;
export const HAND_KINDS: readonly HandKind[] = Array.from({ length: 12 }, (_, kind) => kind);

/** A hand of five cards. The three that add up to a multiple of ten come first. */
export interface Hand {
  readonly kind: HandKind;
  readonly cards: readonly Card[];
}

const TRIOS: readonly (readonly [number, number, number])[] = [[0, 1, 2], [0, 1, 3], [0, 1, 4], [0, 2, 3], [0, 2, 4], [0, 3, 4], [1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4]];

/** The kind of five ranks, and the three of them that add up to a multiple of ten, or null. */
function classify(ranks: readonly number[]): { readonly kind: HandKind; readonly trio: readonly number[] | null } {
  const points = ranks.map(pointsOf);
  const total = points.reduce((sum, one) => sum + one, 0);
  if (ranks.every((rank) => rank > 9)) return { kind: FIVE_COURTS, trio: [0, 1, 2] };
  // Whichever three add up to tens, the other two have the same remainder as all five.
  const trio = TRIOS.find((three) => three.reduce((sum, place) => sum + (points[place] ?? 0), 0) % 10 === 0);
  return trio === undefined ? { kind: NO_BULL, trio: null } : { kind: total % 10 === 0 ? BULL_BULL : total % 10, trio };
}

/** Classifies five cards. */
export function handOf(cards: readonly Card[]): Hand {
  const { kind, trio } = classify(cards.map(rankOf));
  const first = trio ?? [];
  return { kind, cards: [...first.map((place) => cards[place] ?? 0), ...cards.filter((_, place) => !first.includes(place))] };
}

const highest = (hand: Hand): number => Math.max(...hand.cards.map((card) => rankOf(card) * 4 + suitOf(card)));

/** Whether the first hand beats the second. Hands of the same kind compare their highest card (kings high), then its suit, so there are no ties. */
export function beats(first: Hand, second: Hand): boolean {
  return first.kind === second.kind ? highest(first) > highest(second) : first.kind > second.kind;
}

/** Commission on a winner's gain, in percent. */
export const COMMISSION_PERCENT = 5;

/**
 * The return to player. Both hands come from one shuffled pack without decisions, so each seat wins exactly half of all
 * deals; the winner gets their own stake and the other one less commission.
 */
export const BULLS_RETURN: Fraction = fraction(200 - COMMISSION_PERCENT, 200);

/** The prize of a winner, including the stake. Stakes are multiples of 20, so nothing is rounded. */
export function prizeOf(stake: bigint): bigint {
  return stake * 2n - (stake * BigInt(COMMISSION_PERCENT)) / 100n;
}

const CHOOSE_OF_FOUR = [1, 4, 6, 4, 1];

/** The number of hands of each kind, of 2,598,960: every choice of five ranks times the ways to choose their suits. */
export function handCounts(): number[] {
  const counts = HAND_KINDS.map(() => 0);
  const visit = (rank: number, ranks: readonly number[], ways: number): void => {
    if (ranks.length === 5) {
      const { kind } = classify(ranks);
      counts[kind] = (counts[kind] ?? 0) + ways;
      return;
    }
    if (rank > 12) return;
    for (let count = 0; count <= Math.min(4, 5 - ranks.length); count += 1)
      visit(rank + 1, [...ranks, ...Array.from({ length: count }, () => rank)], ways * (CHOOSE_OF_FOUR[count] ?? 0));
  };
  visit(0, [], 1);
  return counts;
}

/** The chance of each kind. */
export function handChances(): Fraction[] {
  const counts = handCounts();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => fraction(count, all));
}
