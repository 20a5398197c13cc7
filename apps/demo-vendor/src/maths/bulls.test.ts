import { describe, expect, it } from 'vitest';
import { beats, BULLS_RETURN, handCounts, handOf, prizeOf } from './bulls.ts';
import { toText } from './fraction.ts';

const SUITS = 'dchs';
const RANKS = 'A23456789TJQK';
const cards = (text: string): number[] => text.split(' ').map((name) => SUITS.indexOf(name.charAt(1)) * 13 + RANKS.indexOf(name.charAt(0)));

describe('handOf', () => {
  it.each([
    ['Kd Qc Jh 7s 8d', 5],
    ['2d 3c 5h Ts Kd', 10],
    ['Ad 2c 3h 4s 6d', 6],
    ['2d 2c 2h 2s 3d', 0],
    ['Jd Qd Kd Jc Qc', 11],
    ['Td Jd Qd Kd Jc', 10],
    ['9d 9c 9h 9s Ad', 0],
    ['9d Ac 4h 4s 2d', 10],
    ['9d Ac Th 4s 5d', 9],
  ])('classifies %s as kind %i', (text, kind) => {
    const hand = handOf(cards(text));
    expect(hand.kind).toBe(kind);
    expect(new Set(hand.cards)).toEqual(new Set(cards(text)));
  });
});

describe('beats', () => {
  it('compares kinds, then the highest card, then its suit', () => {
    const [five, ten, tenToo] = [handOf(cards('Kd Qc Jh 7s 8d')), handOf(cards('2d 3c 5h Ts Kc')), handOf(cards('2h 3h 5s Tc Kh'))];
    expect([beats(ten, five), beats(five, ten), beats(tenToo, ten), beats(ten, tenToo)]).toEqual([true, false, true, false]);
  });
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

describe('handCounts', () => {
  it('returns the same counts over all 2,598,960 hands as counting by points', () => {
    const counted = Array.from({ length: 11 }, () => 0);
    const visit = (point: number, points: readonly number[], ways: number): void => {
      if (points.length === 5) {
        const total = points.reduce((sum, one) => sum + one, 0);
        // There is a bull when two cards have the same remainder modulo ten as all five.
        const bull = points.some((one, i) => points.some((other, j) => j > i && (one + other) % 10 === total % 10));
        const kind = bull ? total % 10 || 10 : 0;
        counted[kind] = (counted[kind] ?? 0) + ways;
        return;
      }
      const there = point === 10 ? 16 : 4;
      if (point <= 10) for (let k = 0; k <= Math.min(there, 5 - points.length); k += 1) visit(point + 1, [...points, ...Array.from({ length: k }, () => point)], ways * choose(there, k));
    };
    visit(1, [], 1);
    const counts = handCounts();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
    // C(12, 5) hands of court cards would count as bull bull by their points.
    expect(counts[11]).toBe(792);
    expect(counts.slice(0, 11).with(10, (counts[10] ?? 0) + 792)).toEqual(counted);
  });
});

describe('prizeOf', () => {
  it('pays twice the stake less 5 % of the gain', () => {
    expect(toText(BULLS_RETURN)).toBe('39/40');
    for (const stake of [20n, 100n, 1_000_020n]) expect(prizeOf(stake) * 40n).toBe(stake * 78n);
  });
});
