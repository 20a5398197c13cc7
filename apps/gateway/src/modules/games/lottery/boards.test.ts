import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, diceOf, drawBoards, drawPrizes, type DrawBoard } from './boards.ts';

const seed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tier, how many numbers, how many characters each. */
const shapes: Readonly<Record<DrawBoard, string>> = {
  vnNorth: 'DB1x5 G11x5 G22x5 G36x5 G44x4 G56x4 G63x3 G74x2',
  vnSouth: 'DB1x6 G11x5 G21x5 G32x5 G47x5 G51x4 G63x4 G71x3 G81x2',
  fourD: 'P11x4 P21x4 P31x4 S10x4 C10x4',
  thai: 'P11x6 F32x3 L32x3 L21x2',
  ssc: 'N5x1',
  threeD: 'N3x1',
  twoD: 'N2x1',
  lucky28: 'N3x1',
  elevenFive: 'N5x2',
  pk10: 'N10x2',
  k3: 'N3x1',
  fishPrawnCrab: 'N3x1',
  keno: 'N20x2',
  markSix: 'N6x2 SN1x2',
};
const counts: Readonly<Partial<Record<DrawBoard, number>>> = { vnNorth: 27, vnSouth: 18 };
/** Each ball can be drawn once. */
const cages: Readonly<Partial<Record<DrawBoard, number>>> = { elevenFive: 11, pk10: 10, keno: 80, markSix: 49 };

function fromCage(numbers: readonly string[], highest: number): boolean {
  return new Set(numbers).size === numbers.length && numbers.every((number) => Number(number) >= 1 && Number(number) <= highest);
}

describe.each(drawBoards)('lottery board %s', (board) => {
  it('draws its prizes from any seed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const prizes = drawPrizes(board, seed(text));
        expect(prizes.map(({ tier, numbers }) => `${tier}${numbers.length}x${numbers[0]?.length}`).join(' ')).toBe(shapes[board]);
        const all = prizes.flatMap(({ numbers }) => numbers);
        expect(all.every((number) => /^\d+$/.test(number))).toBe(true);
        expect(all).toHaveLength(counts[board] ?? all.length);
        expect(fromCage(all, cages[board] ?? 0) || cages[board] === undefined).toBe(true);
        expect(drawPrizes(board, seed(text))).toEqual(prizes);
      }),
      { numRuns: 25 },
    );
  });
});

describe('numbers of a known seed', () => {
  // The demo vendor, which draws them, reads the same file: whoever changes one of both computations sees the other one.
  const file = resolve(import.meta.dirname, '../../../../../demo-vendor/src/test-support/boards-of-zero-seed.json');
  const boards = JSON.parse(readFileSync(file, 'utf8')) as Record<DrawBoard, unknown>;

  it('are known of every board', () => {
    expect(Object.keys(boards).toSorted()).toEqual(drawBoards.toSorted());
  });

  it.each(drawBoards)('are those that vendors draw: %s', (board) => {
    expect(drawPrizes(board, Buffer.alloc(32))).toEqual(boards[board]);
  });
});

describe('random numbers of a draw', () => {
  it('are HMAC-SHA256 of the seed, so that anyone can recompute them', () => {
    const dice = diceOf(Buffer.from('00'.repeat(32), 'hex'));
    expect(Array.from({ length: 12 }, () => dice(10)).join('')).toBe('738556566629');
    expect(commitmentOf(Buffer.from('00'.repeat(32), 'hex'))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  it('are unbiased', () => {
    const dice = diceOf(seed('fair'));
    const seen = Array.from({ length: 10 }, () => 0);
    for (let throws = 0; throws < 20_000; throws++) seen[dice(10)]! += 1;
    // Ten sides, 20,000 throws: a fair die exceeds this with a probability of less than one in a million.
    const chi = seen.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(45);
  });
});
