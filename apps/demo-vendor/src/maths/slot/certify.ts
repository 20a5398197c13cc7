import { enumerate } from './enumerate.ts';
import type { Distribution } from './enumerate.ts';
import { freeSpinsFor, retriggeredSpinsFor } from './evaluate.ts';
import { add, divide, fraction, multiply, subtract } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { MathModel } from './model.ts';

/** The exact figures of a model, in units of one stake. */
export interface Certificate {
  /** Return to player, including free spins. */
  readonly rtp: Fraction;
  /** The part of the return that comes from the base spin. */
  readonly baseRtp: Fraction;
  /** Probability that a paid spin returns anything. */
  readonly hitRate: Fraction;
  /** Probability that a paid spin starts free spins. */
  readonly freeSpinsRate: Fraction;
  /** Variance of the return; its square root is the volatility index. */
  readonly variance: Fraction;
  /** The largest single base spin, in stakes. */
  readonly topBaseWin: Fraction;
}

interface MeanAndVariance {
  readonly mean: Fraction;
  readonly variance: Fraction;
}

function positionsOf(distribution: Distribution): number {
  let positions = 0;
  for (const row of distribution.values()) for (const count of row.values()) positions += count;
  return positions;
}

const scatterCoinsFor = (model: MathModel, scatters: number): number => (scatters < 3 ? 0 : (model.scatterPays[Math.min(scatters, 5) - 3] ?? 0) * model.coins);

/**
 * Mean and variance, in coins, of one free spin including the spins that it adds: with X its coins and N the number of added
 * spins, S = X + S₁ + … + S_N, so that E[S] = E[X] ÷ (1 − E[N]) and
 * Var S · (1 − E[N]) = E[X²] + 2·E[X·N]·E[S] + E[N²]·E[S]² − E[S]².
 */
function freeSpinMoments(model: MathModel): MeanAndVariance {
  const distribution = enumerate(model, model.free.strips);
  let [sum, squares, more, moreSquared, cross] = [0n, 0n, 0n, 0n, 0n];
  for (const [scatters, row] of distribution) {
    const added = BigInt(retriggeredSpinsFor(model, scatters));
    for (const [coins, positions] of row) {
      const weight = BigInt(positions);
      const paid = BigInt((coins + scatterCoinsFor(model, scatters)) * model.free.multiplier);
      sum += paid * weight;
      squares += paid * paid * weight;
      more += added * weight;
      moreSquared += added * added * weight;
      cross += paid * added * weight;
    }
  }
  const all = positionsOf(distribution);
  const of = (total: bigint): Fraction => fraction(total, all);
  const last = subtract(fraction(1), of(more));
  const mean = divide(of(sum), last);
  const square = multiply(mean, mean);
  const spread = subtract(add(add(of(squares), multiply(multiply(fraction(2), of(cross)), mean)), multiply(of(moreSquared), square)), square);
  return { mean, variance: divide(spread, last) };
}

/**
 * Computes the exact figures of a model by visiting every reel position of the base game and of the free spins.
 *
 * With B the base spin's coins and F the sum of n independent free spins f that its scatters start:
 * E[B + F] = E[B] + E[n]·E[f], and E[(B + F)²] = E[B²] + 2·E[B·n]·E[f] + E[n·Var f + (n·E[f])²].
 */
export function certify(model: MathModel): Certificate {
  const free = freeSpinMoments(model);
  const distribution = enumerate(model, model.strips);
  const all = positionsOf(distribution);
  let sum = 0n;
  let squares = 0n;
  let spins = 0n;
  let spinsSquared = 0n;
  let cross = 0n;
  let hits = 0;
  let started = 0;
  let top = 0;
  for (const [scatters, row] of distribution) {
    const n = BigInt(freeSpinsFor(model, scatters));
    const scatterCoins = scatterCoinsFor(model, scatters);
    for (const [lineCoins, positions] of row) {
      const coins = lineCoins + scatterCoins;
      const weight = BigInt(positions);
      const paid = BigInt(coins);
      sum += paid * weight;
      squares += paid * paid * weight;
      spins += n * weight;
      spinsSquared += n * n * weight;
      cross += paid * n * weight;
      if (coins > 0 || n > 0n) hits += positions;
      if (n > 0n) started += positions;
      if (coins > top) top = coins;
    }
  }
  const stake = fraction(model.coins);
  const of = (total: bigint): Fraction => fraction(total, all);
  const mean = add(of(sum), multiply(of(spins), free.mean));
  const secondMoment = add(
    add(of(squares), multiply(multiply(fraction(2), of(cross)), free.mean)),
    add(multiply(of(spins), free.variance), multiply(of(spinsSquared), multiply(free.mean, free.mean))),
  );
  return {
    rtp: divide(mean, stake),
    baseRtp: divide(of(sum), stake),
    hitRate: fraction(hits, all),
    freeSpinsRate: fraction(started, all),
    variance: divide(subtract(secondMoment, multiply(mean, mean)), multiply(stake, stake)),
    topBaseWin: divide(fraction(top), stake),
  };
}
