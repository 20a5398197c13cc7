import { describe, expect, it } from 'vitest';
import { catchChance, fireAt, FISHING_RETURN, meanPrize, targetReturn, TARGETS } from './fishing.ts';
import { add, fraction, multiply, toDecimal, toText } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** Visits every sequence of draws that `play` can make, each with its exact chance. */
function everyDraw<T>(play: (below: (bound: number) => number) => T): { readonly chance: Fraction; readonly result: T }[] {
  const found: { chance: Fraction; result: T }[] = [];
  const visit = (script: readonly number[]): void => {
    const bounds: number[] = [];
    const result = play((bound) => script[bounds.push(bound) - 1] ?? 0);
    // Beyond the script every draw is 0; the other results of those draws are visited from here.
    found.push({ chance: bounds.reduce((chance, bound) => multiply(chance, fraction(1, bound)), fraction(1)), result });
    for (let place = script.length; place < bounds.length; place += 1)
      for (let drawn = 1; drawn < (bounds[place] ?? 0); drawn += 1) visit([...script, ...Array.from({ length: place - script.length }, () => 0), drawn]);
  };
  visit([]);
  return found;
}

describe('TARGETS', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('return exactly 24/25 on %s, by formula and over every possible draw', (_id, target) => {
    expect(toText(targetReturn(target))).toBe('24/25');
    const draws = everyDraw((below) => fireAt(target, below));
    expect(toText(draws.reduce((sum, { chance }) => add(sum, chance), fraction(0)))).toBe('1/1');
    const returned = draws.reduce((sum, { chance, result }) => add(sum, multiply(chance, fraction(result.reduce((all, times) => all + times, 0)))), fraction(0));
    expect(toText(returned)).toBe(toText(FISHING_RETURN));
    const caught = draws.filter(({ result }) => result.length > 0).reduce((sum, { chance }) => add(sum, chance), fraction(0));
    expect(toText(caught)).toBe(toText(catchChance(target)));
  });

  it('have the published mean prizes and chances', () => {
    expect(TARGETS.map((target) => [target.id, toDecimal(meanPrize(target), 0), toDecimal(multiply(catchChance(target), fraction(100)), 2)])).toEqual([
      ['minnow', '2', '48.00'], ['clown', '3', '32.00'], ['angel', '4', '24.00'], ['puffer', '6', '16.00'], ['seahorse', '8', '12.00'], ['turtle', '12', '8.00'],
      ['lionfish', '16', '6.00'], ['ray', '24', '4.00'], ['shark', '40', '2.40'], ['whale', '120', '0.80'], ['chest', '15', '6.40'], ['jelly', '12', '8.00'],
    ]);
  });
});
