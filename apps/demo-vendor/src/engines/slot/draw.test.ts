import { describe, expect, it } from 'vitest';
import { CERTIFIED, modelByCode } from '../../maths/slot/certified.ts';
import { L20 } from '../../maths/slot/models/l20.ts';
import { cosmeticRandom } from '../../shared/skin.ts';
import { drawRound } from './draw.ts';
import { uniformRng, secureRng } from '../../server/engine/random.ts';

/** A reproducible source of 32-bit numbers. */
function seeded(seed: number): () => number {
  const next = cosmeticRandom(seed);
  return () => Math.floor(next() * 2 ** 32);
}

/** Pearson's chi-square statistic against a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('uniformRng', () => {
  it('rejects numbers that would favour low results', () => {
    const numbers = [2 ** 32 - 1, 2 ** 32 - 2, 4];
    // 2^32 mod 6 is 4, so the last four numbers are rejected.
    expect(uniformRng(() => numbers.shift() ?? 0).below(6)).toBe(4);
    expect(numbers).toEqual([]);
  });
  it('throws for invalid bounds', () => {
    for (const bound of [0, -1, 1.5, 2 ** 33]) expect(() => secureRng.below(bound)).toThrow(RangeError);
  });
  it('reaches every result with the secure generator', () => {
    expect(new Set(Array.from({ length: 400 }, () => secureRng.below(7))).size).toBe(7);
  });
});

describe('drawRound', () => {
  it('stops each reel uniformly', () => {
    const rng = uniformRng(seeded(20261120));
    const counts = L20.strips.map((strip) => Array.from(strip, () => 0));
    for (let n = 0; n < 15_000; n += 1) {
      const [base] = drawRound(L20, rng).spins;
      base?.stops.forEach((stop, reel) => {
        const column = counts[reel];
        if (column) column[stop] = (column[stop] ?? 0) + 1;
      });
    }
    // 28 degrees of freedom: above 56.9 once in a thousand.
    for (const column of counts) expect(chiSquare(column)).toBeLessThan(56.9);
  });

  it.each(CERTIFIED.map(({ model }) => model.code))('returns close to the certified RTP of %s over many rounds', (code) => {
    const entry = modelByCode(code);
    if (!entry) throw new Error('no model');
    const rng = uniformRng(seeded(7));
    const rounds = 20_000;
    let coins = 0;
    for (let n = 0; n < rounds; n += 1) coins += drawRound(entry.model, rng).coins;
    const { rtp, variance } = entry.certificate;
    const sigma = Math.sqrt(Number(variance.num) / Number(variance.den) / rounds);
    expect(Math.abs(coins / rounds / entry.model.coins - Number(rtp.num) / Number(rtp.den))).toBeLessThan(4 * sigma);
  });

  it('plays all free spins in the round that started them', () => {
    // Stops that show a scatter on each reel.
    const stops = L20.strips.map((strip) => strip.indexOf('S'));
    const outcome = drawRound(L20, { below: () => stops.shift() ?? 0 });
    expect(outcome.freeSpins).toBe(20);
    expect(outcome.spins.map((spin) => spin.kind)).toEqual(['base', ...Array.from({ length: 20 }, () => 'free')]);
    expect(outcome.coins).toBe(outcome.spins.reduce((sum, spin) => sum + spin.coins, 0));
  });
});
