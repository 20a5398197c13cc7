import { createHmac } from 'node:crypto';
import { uniformRng } from '../../server/engine/random.ts';
import type { Rng } from '../../server/engine/random.ts';
import type { DrawBoard, DrawPrize } from '../../shared/draws.ts';

/**
 * A generator whose draws follow from a seed in the way that the platform's pages explain: the 32-bit numbers are the bytes of
 * HMAC-SHA256(seed, "0"), HMAC-SHA256(seed, "1") …, four at a time, big-endian.
 */
function hmacRng(seed: Buffer): Rng {
  let block = 0;
  let at = 32;
  let bytes: Buffer = Buffer.alloc(32);
  return uniformRng(() => {
    if (at === 32) {
      bytes = createHmac('sha256', seed).update(String(block)).digest();
      block += 1;
      at = 0;
    }
    at += 4;
    return bytes.readUInt32BE(at - 4);
  });
}

type Tier = readonly [tier: string, count: number, length: number];
const ROW = (count: number): readonly Tier[] => [['N', count, 1]];
/** Tiers of the boards that draw numbers of digits: tier, how many, how many digits each. */
const TIERS: Readonly<Partial<Record<DrawBoard, readonly Tier[]>>> = {
  vnNorth: [['DB', 1, 5], ['G1', 1, 5], ['G2', 2, 5], ['G3', 6, 5], ['G4', 4, 4], ['G5', 6, 4], ['G6', 3, 3], ['G7', 4, 2]],
  vnSouth: [['DB', 1, 6], ['G1', 1, 5], ['G2', 1, 5], ['G3', 2, 5], ['G4', 7, 5], ['G5', 1, 4], ['G6', 3, 4], ['G7', 1, 3], ['G8', 1, 2]],
  fourD: [['P1', 1, 4], ['P2', 1, 4], ['P3', 1, 4], ['S', 10, 4], ['C', 10, 4]],
  thai: [['P1', 1, 6], ['F3', 2, 3], ['L3', 2, 3], ['L2', 1, 2]],
  ssc: ROW(5),
  threeD: ROW(3),
  twoD: ROW(2),
  lucky28: ROW(3),
};

const two = (number: number): string => String(number).padStart(2, '0');
const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function balls(rng: Rng, count: number, highest: number): number[] {
  const cage = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: count }, () => cage.splice(rng.below(cage.length), 1)[0] ?? 0);
}

/** The prizes that a seed draws on a board. The platform computes them again before it publishes them. */
export function drawPrizes(board: DrawBoard, seed: Buffer): DrawPrize[] {
  const rng = hmacRng(seed);
  const row = (numbers: readonly string[]): DrawPrize[] => [{ tier: 'N', numbers }];
  switch (board) {
    case 'elevenFive':
      return row(balls(rng, 5, 11).map(two));
    case 'pk10':
      return row(balls(rng, 10, 10).map(two));
    case 'k3':
    case 'fishPrawnCrab':
      return row(Array.from({ length: 3 }, () => String(rng.below(6) + 1)));
    case 'keno':
      return row(inOrder(balls(rng, 20, 80)).map(two));
    case 'markSix': {
      const drawn = balls(rng, 7, 49);
      return [{ tier: 'N', numbers: inOrder(drawn.slice(0, 6)).map(two) }, { tier: 'SN', numbers: drawn.slice(6).map(two) }];
    }
    default:
      return (TIERS[board] ?? []).map(([tier, count, length]) => ({ tier, numbers: Array.from({ length: count }, () => String(rng.below(10 ** length)).padStart(length, '0')) }));
  }
}
