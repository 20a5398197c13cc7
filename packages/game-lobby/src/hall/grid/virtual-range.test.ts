import { describe, expect, it } from 'vitest';
import { extendRange, MAX_CARDS, nextStep, virtualRange } from './virtual-range.ts';
import type { Cards, GridPosition, Step } from './virtual-range.ts';

const grid: GridPosition = { above: 0, windowHeight: 900, pitch: 220, columns: 7, count: 10_000 };
/** Every step from what is shown until nothing is left to do. */
function steps(shown: Cards, place: GridPosition): Step[] {
  const wanted = virtualRange(place);
  const taken: Step[] = [];
  for (let next = nextStep(shown, wanted); next !== undefined; next = nextStep(shown, wanted)) {
    taken.push(next);
    shown = next.cards;
    if (taken.length > MAX_CARDS) throw new Error('It never ends.');
  }
  return taken;
}

describe('virtual range', () => {
  it.each([
    ['at its top', grid, { from: 0, to: 35 }, { from: 0, to: 42 }, { from: 0, to: 56 }],
    ['before it is reached', { ...grid, above: -400 }, { from: 0, to: 21 }, { from: 0, to: 28 }, { from: 0, to: 42 }],
    ['where only its first row is in sight', { ...grid, above: -800 }, { from: 0, to: 7 }, { from: 0, to: 14 }, { from: 0, to: 28 }],
    ['below the window', { ...grid, above: -2000 }, { from: 0, to: 7 }, { from: 0, to: 14 }, { from: 0, to: 28 }],
    ['in its middle', { ...grid, above: 22_000 }, { from: 700, to: 735 }, { from: 693, to: 742 }, { from: 679, to: 756 }],
    ['between two rows', { ...grid, above: 22_100 }, { from: 700, to: 735 }, { from: 693, to: 742 }, { from: 679, to: 756 }],
    ['beyond its end', { ...grid, above: 400_000 }, { from: 9996, to: 10_000 }, { from: 9989, to: 10_000 }, { from: 9975, to: 10_000 }],
    ['with fewer than fit', { ...grid, count: 20 }, { from: 0, to: 20 }, { from: 0, to: 20 }, { from: 0, to: 20 }],
    ['with none', { ...grid, count: 0 }, { from: 0, to: 0 }, { from: 0, to: 0 }, { from: 0, to: 0 }],
  ])('contains the rows in view and around them %s', (_, place, seen, ready, ahead) => {
    expect(virtualRange(place)).toEqual({ seen, ready, ahead });
  });

  it('never exceeds what a page can carry', () => {
    for (const columns of [1, 2, 3, 9, 20]) {
      const { seen, ahead } = virtualRange({ ...grid, pitch: 40, windowHeight: 4000, above: 5000, columns });
      expect(Math.max(seen.to - seen.from, ahead.to - ahead.from)).toBeLessThanOrEqual(MAX_CARDS);
    }
  });
});

describe('virtual range on the way to its target', () => {
  const { seen, ahead: whole } = virtualRange(grid);

  it('contains everything in view first, then the overscan rows', () => {
    expect(steps({ from: 0, to: 0 }, grid)).toEqual([
      { cards: seen, urgent: true },
      { cards: whole, urgent: false },
    ]);
  });

  it('drops everything it showed before a long jump', () => {
    expect(steps(whole, { ...grid, above: 220_000 })[0]).toEqual({ cards: { from: 7000, to: 7035 }, urgent: true });
  });

  it('adds nothing while an extra row beyond the view is present', () => {
    expect(steps(whole, { ...grid, above: 2 * 220 })).toEqual([]);
  });

  it('adds several rows when the extra row is missing, without those far behind', () => {
    const down = { ...grid, above: 3 * 220 };
    expect(steps(whole, down)).toEqual([{ cards: { from: 0, to: 77 }, urgent: false }]);
    expect(steps({ from: 0, to: 77 }, { ...grid, above: 7 * 220 }).at(-1)).toEqual({ cards: { from: 28, to: 105 }, urgent: false });
  });

  it('adds rows above in the same way', () => {
    const middle = virtualRange({ ...grid, above: 22_000 }).ahead;
    expect(steps(middle, { ...grid, above: 22_000 - 3 * 220 })).toEqual([{ cards: { from: 658, to: 735 }, urgent: false }]);
  });

  it('extends to its full size when rows in view are missing', () => {
    expect(steps({ from: 0, to: 35 }, { ...grid, above: 2 * 220 })).toEqual([{ cards: { from: 0, to: 70 }, urgent: false }]);
  });

  it('drops rows that no longer exist', () => {
    expect(steps(whole, { ...grid, count: 0 }).at(-1)?.cards).toEqual({ from: 0, to: 0 });
  });
});

describe('virtual range at the end of the list', () => {
  const list = { columns: 7, count: 480 };

  it('continues with the first new rows, in place of those far above', () => {
    expect(extendRange({ from: 0, to: 24 }, 24, list)).toEqual({ from: 0, to: 52 });
    expect(extendRange({ from: 0, to: 70 }, 35, list)).toEqual({ from: 14, to: 98 });
  });

  it('never exceeds the list', () => {
    expect(extendRange({ from: 0, to: 24 }, 24, { columns: 7, count: 30 })).toEqual({ from: 0, to: 30 });
  });

  it('does not bring back dropped rows', () => {
    expect(extendRange({ from: 35, to: 70 }, 35, list)).toEqual({ from: 35, to: 98 });
  });
});
