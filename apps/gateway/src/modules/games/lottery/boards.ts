import { createHash, createHmac, createSecretKey } from 'node:crypto';

/** How a lottery's numbers are laid out. */
export const drawBoards = ['vnNorth', 'vnSouth', 'fourD', 'ssc', 'threeD', 'twoD', 'elevenFive', 'pk10', 'k3', 'fishPrawnCrab', 'lucky28', 'keno', 'markSix', 'thai'] as const;
export type DrawBoard = (typeof drawBoards)[number];

/** A prize of a draw with its numbers, in the order drawn. */
export interface Prize {
  readonly tier: string;
  readonly numbers: readonly string[];
}

/** Whole numbers below `bound`, all equally likely. */
type Dice = (bound: number) => number;

/**
 * A random source derived from a seed: the bytes of HMAC-SHA256(seed, "0"), HMAC-SHA256(seed, "1") …, four at a time as
 * big-endian numbers; values that would bias the result are skipped.
 */
export function diceOf(seed: Buffer): Dice {
  // Bytes as a key would be taken for one anew by each HMAC, which costs four times as much.
  const key = createSecretKey(seed);
  let block = 0;
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  const next = (): number => {
    if (at >= bytes.length) {
      bytes = createHmac('sha256', key).update(String(block++)).digest();
      at = 0;
    }
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  return (bound) => {
    const fair = Math.floor(2 ** 32 / bound) * bound;
    let number = next();
    while (number >= fair) number = next();
    return number % bound;
  };
}

const digits = (dice: Dice, length: number): string => String(dice(10 ** length)).padStart(length, '0');
const numbers = (dice: Dice, count: number, length: number): string[] => Array.from({ length: count }, () => digits(dice, length));
const two = (number: number): string => String(number).padStart(2, '0');

/** This many different numbers from 1 to `highest`, in the order drawn. */
function balls(dice: Dice, count: number, highest: number): number[] {
  const cage = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: count }, () => cage.splice(dice(cage.length), 1)[0] ?? 0);
}

/** Tiers of the boards that draw whole numbers: tier, how many, how many digits each. */
const TIERS: Readonly<Partial<Record<DrawBoard, readonly (readonly [tier: string, count: number, length: number])[]>>> = {
  vnNorth: [['DB', 1, 5], ['G1', 1, 5], ['G2', 2, 5], ['G3', 6, 5], ['G4', 4, 4], ['G5', 6, 4], ['G6', 3, 3], ['G7', 4, 2]],
  vnSouth: [['DB', 1, 6], ['G1', 1, 5], ['G2', 1, 5], ['G3', 2, 5], ['G4', 7, 5], ['G5', 1, 4], ['G6', 3, 4], ['G7', 1, 3], ['G8', 1, 2]],
  fourD: [['P1', 1, 4], ['P2', 1, 4], ['P3', 1, 4], ['S', 10, 4], ['C', 10, 4]],
  thai: [['P1', 1, 6], ['F3', 2, 3], ['L3', 2, 3], ['L2', 1, 2]],
  ssc: [['N', 5, 1]],
  threeD: [['N', 3, 1]],
  twoD: [['N', 2, 1]],
  lucky28: [['N', 3, 1]],
};

/** The prizes that a seed draws on a board. Pages tell how (`draw.check…` of the texts): what changes here changes there. */
export function drawPrizes(board: DrawBoard, seed: Buffer): Prize[] {
  const dice = diceOf(seed);
  const row = (drawn: readonly string[]): Prize[] => [{ tier: 'N', numbers: drawn }];
  switch (board) {
    case 'elevenFive':
      return row(balls(dice, 5, 11).map(two));
    case 'pk10':
      return row(balls(dice, 10, 10).map(two));
    case 'k3':
    case 'fishPrawnCrab':
      return row(Array.from({ length: 3 }, () => String(dice(6) + 1)));
    case 'keno':
      return row(balls(dice, 20, 80).toSorted((a, b) => a - b).map(two));
    case 'markSix': {
      const drawn = balls(dice, 7, 49);
      return [{ tier: 'N', numbers: drawn.slice(0, 6).toSorted((a, b) => a - b).map(two) }, { tier: 'SN', numbers: drawn.slice(6).map(two) }];
    }
    case 'vnNorth':
    case 'vnSouth':
    case 'fourD':
    case 'thai':
    case 'ssc':
    case 'threeD':
    case 'twoD':
    case 'lucky28':
      return (TIERS[board] ?? []).map(([tier, count, length]) => ({ tier, numbers: numbers(dice, count, length) }));
  }
}

/** What is published before a draw: the SHA-256 of its seed, in hex. */
export function commitmentOf(seed: Buffer): string {
  return createHash('sha256').update(seed).digest('hex');
}
