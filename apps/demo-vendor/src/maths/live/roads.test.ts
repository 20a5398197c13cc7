import { describe, expect, it } from 'vitest';
import { beadPlate, bigRoad, derivedRoad, layOut, nextMarks, streaksOf } from './roads.ts';
import type { Coup, Mark } from './roads.ts';

/** Results from letters: R and B wins, T a tie. */
const coups = (text: string): Coup[] => [...text].map((letter) => ({ side: letter === 'T' ? null : letter === 'R' ? 'red' : 'blue' }));
const letters = (marks: readonly (Mark | null)[]): string => marks.map((mark) => (mark === null ? '-' : mark === 'red' ? 'r' : 'b')).join('');
/** A grid as text: rows from above, dots where nothing lies. */
function drawn(placed: readonly { column: number; row: number; value: unknown }[], sign: (value: never) => string): string[] {
  const rows = Array.from({ length: 6 }, (): string[] => []);
  for (const { column, row, value } of placed) {
    const line = rows[row] ?? [];
    while (line.length <= column) line.push('.');
    line[column] = sign(value as never);
  }
  return rows.map((line) => line.join('')).filter((line) => line !== '');
}
const big = (text: string): string[] => drawn(layOut(bigRoad(coups(text)).columns), ({ side }: { side: Mark }) => (side === 'red' ? 'R' : 'B'));

describe('the big road', () => {
  it.each([
    ['streaks go down, a change begins a column', 'RRBRRR', ['RBR', 'R.R', '..R']],
    ['a streak of seven turns at the bottom', 'RRRRRRR', ['R', 'R', 'R', 'R', 'R', 'RR']],
    ['a long one trails its tail to the right', 'RRRRRRRRRB', ['RB', 'R', 'R', 'R', 'R', 'RRRR']],
    ['the next streak turns above the tail', 'RRRRRRRRBBBBBBB', ['RB', 'RB', 'RB', 'RB', 'RBBB', 'RRR']],
    ['and a third one above both', 'RRRRRRRRRBBBBBBBRRRRRR', ['RBR', 'RBR', 'RBR', 'RBRRR', 'RBBB', 'RRRR']],
    ['ties leave no ring', 'RTTRTB', ['RB', 'R']],
  ])('%s', (_what, text, grid) => {
    expect(big(text)).toEqual(grid);
  });

  it('begins behind a tail that has reached its top row', () => {
    // Seven in a row from the top: each later streak turns one row higher until one runs along the top.
    const text = 'RRRRRRRRRRRRRBBBBBBBBBBBBRRRRRRRRRRRBBBBBBBBBBRRRRRRRRRBBBR';
    const top = big(text)[0] ?? '';
    expect(top).toBe('RBRBRBBBR');
  });

  it('keeps ties on the ring before them, and those at the beginning on the first', () => {
    const { columns, openingTies } = bigRoad(coups('TTRTBTT'));
    expect([columns.map((column) => column.map(({ ties }) => ties)), openingTies]).toEqual([[[3], [2]], 0]);
    expect(bigRoad(coups('TT'))).toEqual({ columns: [], openingTies: 2 });
  });

  it('keeps pairs with their result', () => {
    const [cell] = bigRoad([{ side: 'red', redPair: true, bluePair: false }]).columns[0] ?? [];
    expect(cell).toMatchObject({ redPair: true, bluePair: false });
  });
});

describe('the derived roads', () => {
  it.each([
    ['begin nowhere with one column', 'RRRR', '', '', ''],
    ['big eye boy begins at the second place of the second column', 'RBB', 'b', '', ''],
    ['or at the head of the third where there is none', 'RBR', 'r', '', ''],
    ['turn and turn about is red throughout', 'RBRBRBR', 'rrrrr', 'rrrr', 'rrr'],
    ['columns of two are red throughout', 'RRBBRRBBRRB', 'rrrrrrrr', 'rrrrrr', 'rrrr'],
    ['blue right below the end of the column compared with, red further down', 'RBBBB', 'brr', '', ''],
    ['a tie changes nothing', 'RTBTTBTR', 'bb', '', ''],
    ['a dragon’s tail counts as one column, however long', 'RRRRRRRRBBBBBBBB', 'rrrrrrr', '', ''],
    ['small road compares two columns to the left', 'RRBRR', 'bb', 'r', ''],
    ['columns of 1, 2, 3, 2, 1', 'RBBRRRBBR', 'bbrbbrb', 'brbrr', 'bb'],
  ])('%s', (_what, text, bigEye, small, pig) => {
    const road = bigRoad(coups(text));
    expect([letters(derivedRoad(road, 1)), letters(derivedRoad(road, 2)), letters(derivedRoad(road, 3))]).toEqual([bigEye, small, pig]);
  });

  it('have begun after so many columns and no earlier, whatever comes', () => {
    for (let n = 0; n < 1024; n += 1) {
      const text = n.toString(2).padStart(10, '0').replaceAll('0', 'R').replaceAll('1', 'B');
      const road = bigRoad(coups(text));
      const rings = road.columns.flatMap((column, c) => column.map((_, r) => [c, r] as const));
      for (const distance of [1, 2, 3] as const) {
        const begins = rings.findIndex(([c, r]) => (c === distance && r === 1) || (c === distance + 1 && r === 0));
        expect(derivedRoad(road, distance)).toHaveLength(begins < 0 ? 0 : rings.length - begins);
      }
    }
  });

  it('say what either side would add', () => {
    for (const text of ['', 'R', 'RBRB', 'RRBBR', 'RBBRRRBBR', 'RTB']) {
      for (const [side, letter] of [['red', 'R'], ['blue', 'B']] as const) {
        const after = bigRoad(coups(text + letter));
        const before = bigRoad(coups(text));
        const expected = ([1, 2, 3] as const).map((distance) => derivedRoad(after, distance).slice(derivedRoad(before, distance).length)[0] ?? null);
        expect([text, letters(nextMarks(coups(text), side))]).toEqual([text, letters(expected)]);
      }
    }
    // With turn and turn about, going on is red and stopping is blue.
    expect([letters(nextMarks(coups('RBRBR'), 'blue')), letters(nextMarks(coups('RBRBR'), 'red'))]).toEqual(['rrr', 'bbb']);
  });
});

it('streaks go down the roads of small marks as well', () => {
  expect(streaksOf(['red', 'red', 'blue', 'red'])).toEqual([['red', 'red'], ['blue'], ['red']]);
});

it('the bead plate has every result, six to a column', () => {
  expect(drawn(beadPlate(coups('RBTRRBB')), ({ side }: Coup) => (side === null ? 'T' : side === 'red' ? 'R' : 'B'))).toEqual(['RB', 'B', 'T', 'R', 'R', 'B']);
});
