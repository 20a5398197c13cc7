import { expect, it } from 'vitest';
import { covers, MOST_CARDS, windowOfRows } from './window-of-rows.ts';

const grid = { above: 0, windowHeight: 900, pitch: 220, columns: 7, count: 10_000 };

it.each([
  ['at its top', grid, { first: 0, end: 12 }],
  ['before it is reached', { ...grid, above: -400 }, { first: 0, end: 12 }],
  ['in its middle', { ...grid, above: 22_000 }, { first: 97, end: 109 }],
  ['at its end', { ...grid, above: 400_000 }, { first: 1417, end: 1429 }],
  ['with fewer than fit', { ...grid, count: 20 }, { first: 0, end: 3 }],
  ['with none', { ...grid, count: 0 }, { first: 0, end: 0 }],
])('%s', (_, place, rows) => {
  expect(windowOfRows(place)).toEqual(rows);
});

it('never shows more cards than a page can carry', () => {
  for (const columns of [1, 2, 3, 9, 20]) {
    const { first, end } = windowOfRows({ ...grid, pitch: 40, windowHeight: 4000, above: 5000, columns });
    expect((end - first) * columns).toBeLessThanOrEqual(MOST_CARDS);
  }
});

it.each([
  ['in the middle of what was made', { first: 10, end: 22 }, { ...grid, above: 2200 }, true],
  ['above it', { first: 10, end: 22 }, { ...grid, above: 2000 }, false],
  ['below it', { first: 10, end: 14 }, { ...grid, above: 2300 }, false],
  ['at the end of all there is', { first: 0, end: 3 }, { ...grid, count: 20 }, true],
  ['before the grid is reached', { first: 0, end: 12 }, { ...grid, above: -400 }, true],
])('a window %s', (_, rows, place, covered) => {
  expect(covers(rows, place)).toBe(covered);
});
