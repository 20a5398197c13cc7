import { describe, expect, it } from 'vitest';
import { add, fraction } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import { COCKFIGHT } from './cockfight.ts';
import { ESPORTS } from './esports.ts';
import { FOOTBALL } from './football.ts';
import { EVENT_RETURN, minimumReturn, MAX_PRICE, prizeAt, priceOf, priceText, returnAt } from './price.ts';
import { stateAfter } from './sport.ts';
import type { Market, Pace, Sport } from './sport.ts';

const SPORTS = [FOOTBALL, ESPORTS, COCKFIGHT] as readonly Sport[];
const PACES: Readonly<Record<string, readonly Pace[]>> = {
  football: [[17, 13], [8, 22], [29, 5]],
  esports: [[50, 50], [41, 59], [56, 44]],
  cockfight: [[20, 18], [14, 24], [26, 12]],
};
const notAbove = (a: Fraction, b: Fraction): boolean => a.num * b.den <= b.num * a.den;

/** The chances of a market's picks, computed by walking through every course of an event instead of by formulas. */
function byWalking(sport: Sport, pace: Pace, state: unknown, market: string, known = new Map<string, ReadonlyMap<string, Fraction>>()): ReadonlyMap<string, Fraction> {
  if (sport.over(state)) return new Map([[sport.winnerOf(market, state), fraction(1)]]);
  const name = JSON.stringify(state);
  const before = known.get(name);
  if (before !== undefined) return before;
  const sums = new Map<string, Fraction>();
  for (const [symbol, weight] of sport.stepWeights(pace))
    for (const [pick, chance] of byWalking(sport, pace, sport.next(state, symbol), market, known))
      sums.set(pick, add(sums.get(pick) ?? fraction(0), fraction(BigInt(weight) * chance.num, BigInt(sport.totalWeight) * chance.den)));
  known.set(name, sums);
  return sums;
}

/** Courses from which the walk is short enough. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  football: [`h${'-'.repeat(74)}`, `h${'-'.repeat(70)}aah`, '-'.repeat(72)],
  esports: ['', '1112212', '1111111', '11111112222222', '11111112222222121212'],
  cockfight: ['', 'mw-', 'mmmwww'],
};

describe.each(SPORTS)('$kind', (sport) => {
  const paces = PACES[sport.kind] ?? [];

  it('has the chances that its steps imply on every market', () => {
    for (const pace of paces)
      for (const course of LATE[sport.kind] ?? []) {
        const state = stateAfter(sport, course);
        for (const { id, picks } of sport.markets(pace, state)) {
          const walked = byWalking(sport, pace, state, id);
          for (const pick of picks) expect([id, pick.id, fraction(pick.chance.ways, pick.chance.of)]).toEqual([id, pick.id, walked.get(pick.id) ?? fraction(0)]);
        }
      }
  });

  it('has positive step weights that add up to the total', () => {
    for (const pace of paces) {
      expect(sport.stepWeights(pace).reduce((sum, [, weight]) => sum + weight, 0)).toBe(sport.totalWeight);
      expect(sport.stepWeights(pace).every(([, weight]) => weight > 0)).toBe(true);
    }
  });

  it('offers only bets that return at most 95 %, and less only by rounding, in every state', () => {
    const check = (market: Market): void => {
      const of = market.picks[0]?.chance.of ?? 0n;
      expect(market.picks.reduce((sum, { chance }) => sum + chance.ways, 0n)).toBe(of);
      let implied = fraction(0);
      let whole = true;
      for (const { chance } of market.picks) {
        const price = priceOf(chance);
        if (price === null) {
          whole = false;
          continue;
        }
        const back = returnAt(price, chance);
        if (!notAbove(back, EVENT_RETURN) || notAbove(back, minimumReturn(chance))) throw new Error(`${market.id} at ${price}`);
        implied = add(implied, fraction(100, price));
      }
      if (!whole) return;
      // Backing every pick of a market returns 1 ÷ the sum: at most the stated return, and at most a hundredth below.
      if (!notAbove(fraction(implied.den, implied.num), EVENT_RETURN)) throw new Error(`${market.id} pays too much`);
      if (!notAbove(fraction(94, 100), fraction(implied.den, implied.num))) throw new Error(`${market.id} pays too little`);
    };
    // Every reachable state; for football every score up to 5–5 in every third minute.
    for (const pace of paces) {
      let front = new Map([[JSON.stringify(sport.start), sport.start]]);
      for (let step = 0; front.size > 0; step += 1) {
        const after = new Map<string, unknown>();
        for (const state of front.values()) {
          if (sport.over(state)) continue;
          if (sport.kind !== 'football' || step % 3 === 0) sport.markets(pace, state).forEach(check);
          for (const [symbol] of sport.stepWeights(pace)) {
            const next = sport.next(state, symbol);
            const { home = 0, away = 0 } = next as { home?: number; away?: number };
            if (home <= 5 && away <= 5) after.set(JSON.stringify(next), next);
          }
        }
        front = after;
      }
    }
  });
});

describe('priceOf', () => {
  it('returns the fair price × 95 %, rounded down to hundredths', () => {
    expect(priceOf({ ways: 1n, of: 2n })).toBe(190);
    expect(priceOf({ ways: 1n, of: 3n })).toBe(285);
    expect(priceOf({ ways: 3n, of: 7n })).toBe(221);
    expect(priceText(221)).toBe('2.21');
    expect(priceText(1205)).toBe('12.05');
    expect(prizeAt(300n, 221)).toBe(663n);
  });

  it('returns null for chances that are certain, impossible, or too close to either', () => {
    expect([priceOf({ ways: 0n, of: 9n }), priceOf({ ways: 9n, of: 9n }), priceOf({ ways: 95n, of: 100n }), priceOf({ ways: 1n, of: 1000n })]).toEqual([null, null, null, null]);
    expect(priceOf({ ways: 95n, of: 10_000n })).toBe(MAX_PRICE);
  });
});

describe('winnerOf', () => {
  it('returns the winning pick of every market', () => {
    expect(['result', 'goals1', 'goals2', 'goals3', 'both'].map((market) => FOOTBALL.winnerOf(market, { minute: 90, home: 2, away: 1 }))).toEqual(['1', 'over', 'over', 'under', 'yes']);
    const series = stateAfter(ESPORTS, '111111122222221212122222');
    expect(['winner', 'map1', 'maps'].map((market) => ESPORTS.winnerOf(market, series))).toEqual(['2', '1', 'three']);
    expect([ESPORTS.over(series), ESPORTS.score(series)]).toEqual([true, '1–2']);
    expect(['mmmm', 'wwww', 'mmmwwwx', '-'.repeat(24)].map((course) => COCKFIGHT.winnerOf('fight', stateAfter(COCKFIGHT, course)))).toEqual(['meron', 'wala', 'draw', 'draw']);
  });
});
