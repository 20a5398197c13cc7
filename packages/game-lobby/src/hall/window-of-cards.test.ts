import { describe, expect, it } from 'vitest';
import { MOST_CARDS, nextCards, STEP, windowOfCards } from './window-of-cards.ts';
import type { Cards, GridPlace } from './window-of-cards.ts';

const grid: GridPlace = { above: 0, windowHeight: 900, pitch: 220, columns: 7, count: 10_000 };
/** Every step from what is shown until nothing is left to do. */
function steps(shown: Cards, place: GridPlace): Cards[] {
  const wanted = windowOfCards(place);
  const taken: Cards[] = [];
  for (let next = nextCards(shown, wanted); next !== shown; next = nextCards(shown, wanted)) {
    taken.push(next);
    shown = next;
    if (taken.length > MOST_CARDS) throw new Error('It never ends.');
  }
  return taken;
}

describe('what a grid holds', () => {
  it.each([
    ['at its top', grid, { from: 0, to: 35 }, { from: 0, to: 56 }],
    ['before it is reached', { ...grid, above: -400 }, { from: 0, to: 21 }, { from: 0, to: 42 }],
    ['where only its first row is in sight', { ...grid, above: -800 }, { from: 0, to: 7 }, { from: 0, to: 28 }],
    ['below the window', { ...grid, above: -2000 }, { from: 0, to: 7 }, { from: 0, to: 28 }],
    ['in its middle', { ...grid, above: 22_000 }, { from: 700, to: 735 }, { from: 679, to: 756 }],
    ['between two rows', { ...grid, above: 22_100 }, { from: 700, to: 735 }, { from: 679, to: 756 }],
    ['beyond its end', { ...grid, above: 400_000 }, { from: 9996, to: 10_000 }, { from: 9975, to: 10_000 }],
    ['with fewer than fit', { ...grid, count: 20 }, { from: 0, to: 20 }, { from: 0, to: 20 }],
    ['with none', { ...grid, count: 0 }, { from: 0, to: 0 }, { from: 0, to: 0 }],
  ])('%s', (_, place, seen, ready) => {
    expect(windowOfCards(place)).toEqual({ seen, ready });
  });

  it('is never more than a page can carry', () => {
    for (const columns of [1, 2, 3, 9, 20]) {
      const { seen, ready } = windowOfCards({ ...grid, pitch: 40, windowHeight: 4000, above: 5000, columns });
      expect(Math.max(seen.to - seen.from, ready.to - ready.from)).toBeLessThanOrEqual(MOST_CARDS);
    }
  });
});

describe('on the way there a grid shows', () => {
  const whole = windowOfCards(grid).ready;

  it('first all that is in sight, then a few cards more at a time', () => {
    const [first, second, ...rest] = steps({ from: 0, to: 0 }, grid);
    expect([first, second]).toEqual([{ from: 0, to: 35 }, { from: 0, to: 35 + STEP }]);
    expect(rest.at(-1)).toEqual(whole);
  });

  it('after a leap nothing of what it showed before', () => {
    expect(steps(whole, { ...grid, above: 220_000 })[0]).toEqual({ from: 7000, to: 7035 });
  });

  it('the next rows a few cards at a time while it is scrolled, and lets the passed ones go at last', () => {
    const taken = steps(whole, { ...grid, above: 4 * 220 });
    expect(taken[0]).toEqual({ from: 0, to: whole.to + STEP });
    expect(taken.slice(-2)).toEqual([{ from: 0, to: 84 }, { from: 7, to: 84 }]);
  });

  it('rows above it in the same way', () => {
    const middle = { ...grid, above: 22_000 };
    const taken = steps(windowOfCards(middle).ready, { ...grid, above: 22_000 - 220 });
    expect(taken[0]).toEqual({ from: 679 - STEP, to: 756 });
    expect(taken.at(-1)).toEqual({ from: 672, to: 749 });
  });

  it('cards that came while the end was in sight, a few at a time', () => {
    const end = { ...grid, count: 24, above: 100 };
    const shown = windowOfCards(end).ready;
    expect(steps(shown, { ...end, count: 48 })[0]).toEqual({ from: 0, to: 24 + STEP });
  });

  it('nothing that is not there any more', () => {
    expect(steps(whole, { ...grid, count: 3 }).at(-1)).toEqual({ from: 0, to: 3 });
  });
});
