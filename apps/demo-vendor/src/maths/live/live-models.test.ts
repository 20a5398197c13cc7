import { describe, expect, it } from 'vitest';
import { baccarat } from './baccarat.ts';
import { DRAGON_TIGER, higherOf } from './dragon-tiger.ts';
import type { DragonTigerResult } from './dragon-tiger.ts';
import { add, divide, fraction, percent, toText } from '../fraction.ts';
import { bestReturn, prizeFor } from './live-model.ts';
import type { LiveModel } from './live-model.ts';
import { COVERED, ROULETTE, WHEEL_ORDER } from './roulette.ts';
import { isTriple, ROLLS, SICBO, sumOf } from './sicbo.ts';

/** The return of every spot, averaged over equally likely results. */
function enumeratedReturns<Result>(model: LiveModel<Result>, results: readonly Result[]): string[] {
  return model.spots.map(({ id }) => `${id} ${toText(divide(results.map((result) => model.returnFor(id, result)).reduce(add), fraction(results.length)))}`);
}
const statedReturns = <Result>(model: LiveModel<Result>): string[] => model.spots.map(({ id, rtp }) => `${id} ${toText(rtp)}`);

/** Every ordered pair of cards of an eight-pack shoe, with its multiplicity. */
const pairs = Array.from({ length: 52 * 52 }, (_, n): DragonTigerResult => ({ dragon: Math.floor(n / 52), tiger: n % 52 }));
const shoePairs = pairs.flatMap((pair) => Array.from({ length: pair.dragon === pair.tiger ? 7 : 8 }, () => pair));

describe('stated returns', () => {
  it('equal the enumerated returns of dragon tiger', () => {
    expect(shoePairs).toHaveLength(52 * 415);
    expect(statedReturns(DRAGON_TIGER)).toEqual(enumeratedReturns(DRAGON_TIGER, shoePairs));
    expect(DRAGON_TIGER.spots.map(({ rtp }) => percent(rtp))).toEqual(['96.27', '89.64', '86.02', '96.27']);
  });
  it('equal the enumerated returns of roulette', () => {
    expect(statedReturns(ROULETTE)).toEqual(enumeratedReturns(ROULETTE, WHEEL_ORDER.map((pocket) => ({ pocket }))));
    expect(new Set(ROULETTE.spots.map(({ rtp }) => toText(rtp)))).toEqual(new Set(['36/37']));
    expect(percent(bestReturn(ROULETTE))).toBe('97.30');
  });
  it('equal the enumerated returns of sicbo', () => {
    expect(statedReturns(SICBO)).toEqual(enumeratedReturns(SICBO, ROLLS));
    expect(percent(bestReturn(SICBO))).toBe('97.22');
    expect(SICBO.spots.every(({ rtp }) => rtp.num < rtp.den && rtp.num * 5n > rtp.den * 4n)).toBe(true);
  });
});

describe('unit', () => {
  it('makes every prize a whole number of minor units', () => {
    const coups = pairs.flatMap(({ dragon, tiger }, n) => [{ player: [dragon, n % 52], banker: [tiger, (n * 7) % 52] }, { player: [dragon, dragon], banker: [dragon, dragon] }]);
    const parts = <Result>(model: LiveModel<Result>, results: readonly Result[]): string[] =>
      results.flatMap((result) => model.spots.filter(({ id }) => { const { num, den } = model.returnFor(id, result); return (BigInt(model.unit) * num) % den !== 0n; }).map(({ id }) => id));
    expect([...parts(baccarat(), coups), ...parts(DRAGON_TIGER, pairs), ...parts(ROULETTE, WHEEL_ORDER.map((pocket) => ({ pocket }))), ...parts(SICBO, ROLLS)]).toEqual([]);
    // A unit that is too small is detected: 95 % of ten is not whole.
    expect(parts({ ...baccarat(), unit: 10 }, coups)).toContain('banker');
  });
});

describe('dragon tiger', () => {
  it.each([
    [{ dragon: 0, tiger: 1 }, 'tiger', { dragon: '100', tiger: '100', tie: '20' }, 200n],
    [{ dragon: 12, tiger: 24 }, 'dragon', { dragon: '100' }, 200n],
    [{ dragon: 12, tiger: 25 }, 'tie', { dragon: '100', tiger: '20', tie: '20', 'suited-tie': '20' }, 300n],
    [{ dragon: 7, tiger: 7 }, 'tie', { dragon: '100', tie: '20', 'suited-tie': '20' }, 1310n],
  ] as const)('pays %o with the winner %s', (result, winner, bets, paid) => {
    expect([higherOf(result), prizeFor(DRAGON_TIGER, bets, result)]).toEqual([winner, paid]);
  });
});

describe('roulette', () => {
  it('has every pocket once, and spots of 18, 12 and 1 pockets without zero', () => {
    expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n));
    for (const [id, pockets] of COVERED) expect([id, new Set(pockets).size, pockets.includes(0)]).toEqual([id, id.startsWith('n') ? 1 : /^(dozen|column)/.test(id) ? 12 : 18, id === 'n0']);
    // Red and black alternate around the wheel.
    expect(WHEEL_ORDER.slice(1).map((n) => COVERED.get('red')?.includes(n))).toEqual(Array.from({ length: 36 }, (_, n) => n % 2 === 0));
  });
  it.each([[17, { n17: '10', black: '10', odd: '10', low: '10', 'dozen-2': '10', 'column-2': '10' }, 480n], [0, { n0: '10', red: '10', even: '10' }, 360n]] as const)('pays bets on pocket %i', (pocket, bets, paid) => {
    expect(prizeFor(ROULETTE, bets, { pocket })).toBe(paid);
  });
});

describe('sicbo', () => {
  it.each([
    [[1, 2, 3], { small: '10', big: '10', 'total-6': '10', 'single-2': '10' }, 230n],
    [[5, 5, 5], { big: '10', 'triple-any': '10', 'triple-5': '10', 'total-15': '10', 'single-5': '10' }, 2360n],
    [[6, 6, 5], { big: '10', 'single-6': '10', 'total-17': '10' }, 680n],
  ] as const)('pays bets on the roll %o', (dice, bets, paid) => {
    expect(prizeFor(SICBO, bets, { dice })).toBe(paid);
  });
  it('pays small or big on every roll except triples', () => {
    for (const roll of ROLLS) expect(['small', 'big'].filter((id) => SICBO.returnFor(id, roll).num > 0n)).toEqual(isTriple(roll) ? [] : [sumOf(roll) > 10 ? 'big' : 'small']);
  });
});
