import { describe, expect, it } from 'vitest';
import { beadPlate, bigRoad, derivedRoad, layOut, nextMarks, streaksOf } from './roads.ts';
import type { Coup, Mark } from './roads.ts';

/** Results from letters: R red, B blue, T a tie. */
const coups = (text: string): Coup[] => [...text].map((letter) => ({ side: letter === 'T' ? null : letter === 'R' ? 'red' : 'blue' }));
const letters = (marks: readonly (Mark | null)[]): string => marks.map((mark) => (mark === null ? '-' : mark === 'red' ? 'r' : 'b')).join('');
/** A grid as text, with dots for free cells. */
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

describe('bigRoad', () => {
  it.each([
    ['streaks downwards, with a new column at each change', 'RRBRRR', ['RBR', 'R.R', '..R']],
    ['a streak of seven with a turn at the bottom', 'RRRRRRR', ['R', 'R', 'R', 'R', 'R', 'RR']],
    ['a long streak with a tail to the right', 'RRRRRRRRRB', ['RB', 'R', 'R', 'R', 'R', 'RRRR']],
    ['the next streak with a turn above the tail', 'RRRRRRRRBBBBBBB', ['RB', 'RB', 'RB', 'RB', 'RBBB', 'RRR']],
    ['a third streak with a turn above both', 'RRRRRRRRRBBBBBBBRRRRRR', ['RBR', 'RBR', 'RBR', 'RBRRR', 'RBBB', 'RRRR']],
    ['no ring for ties', 'RTTRTB', ['RB', 'R']],
  ])('lays out %s', (_what, text, grid) => {
    expect(big(text)).toEqual(grid);
  });

  it('begins a column after a tail that occupies the top row', () => {
    // Each later streak turns one row higher, until one runs along the top row.
    const text = 'RRRRRRRRRRRRRBBBBBBBBBBBBRRRRRRRRRRRBBBBBBBBBBRRRRRRRRRBBBR';
    const top = big(text)[0] ?? '';
    expect(top).toBe('RBRBRBBBR');
  });

  it('counts ties on the ring before them, and ties at the beginning on the first ring', () => {
    const { columns, openingTies } = bigRoad(coups('TTRTBTT'));
    expect([columns.map((column) => column.map(({ ties }) => ties)), openingTies]).toEqual([[[3], [2]], 0]);
    expect(bigRoad(coups('TT'))).toEqual({ columns: [], openingTies: 2 });
  });

  it('keeps the pairs of a result', () => {
    const [cell] = bigRoad([{ side: 'red', redPair: true, bluePair: false }]).columns[0] ?? [];
    expect(cell).toMatchObject({ redPair: true, bluePair: false });
  });
});

describe('derivedRoad', () => {
  it.each([
    ['nothing for one column', 'RRRR', '', '', ''],
    ['the big eye boy from the second row of the second column', 'RBB', 'b', '', ''],
    ['the big eye boy from the top of the third column otherwise', 'RBR', 'r', '', ''],
    ['only red for alternating results', 'RBRBRBR', 'rrrrr', 'rrrr', 'rrr'],
    ['only red for columns of two', 'RRBBRRBBRRB', 'rrrrrrrr', 'rrrrrr', 'rrrr'],
    ['blue right below the end of the compared column, red further down', 'RBBBB', 'brr', '', ''],
    ['the same marks with ties', 'RTBTTBTR', 'bb', '', ''],
    ['a dragon’s tail as one column', 'RRRRRRRRBBBBBBBB', 'rrrrrrr', '', ''],
    ['the small road by the column two to the left', 'RRBRR', 'bb', 'r', ''],
    ['columns of 1, 2, 3, 2, 1', 'RBBRRRBBR', 'bbrbbrb', 'brbrr', 'bb'],
  ])('returns %s', (_what, text, bigEye, small, pig) => {
    const road = bigRoad(coups(text));
    expect([letters(derivedRoad(road, 1)), letters(derivedRoad(road, 2)), letters(derivedRoad(road, 3))]).toEqual([bigEye, small, pig]);
  });

  it('begins at the defined column for every sequence of ten results', () => {
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

});

describe('nextMarks', () => {
  it('returns the mark that a win of either side would add', () => {
    for (const text of ['', 'R', 'RBRB', 'RRBBR', 'RBBRRRBBR', 'RTB']) {
      for (const [side, letter] of [['red', 'R'], ['blue', 'B']] as const) {
        const after = bigRoad(coups(text + letter));
        const before = bigRoad(coups(text));
        const expected = ([1, 2, 3] as const).map((distance) => derivedRoad(after, distance).slice(derivedRoad(before, distance).length)[0] ?? null);
        expect([text, letters(nextMarks(coups(text), side))]).toEqual([text, letters(expected)]);
      }
    }
    // After alternating results, another alternation is red and a repetition blue.
    expect([letters(nextMarks(coups('RBRBR'), 'blue')), letters(nextMarks(coups('RBRBR'), 'red'))]).toEqual(['rrr', 'bbb']);
  });
});

describe('streaksOf', () => {
  it('returns a column for each run of equal marks', () => {
    expect(streaksOf(['red', 'red', 'blue', 'red'])).toEqual([['red', 'red'], ['blue'], ['red']]);
  });
});

describe('beadPlate', () => {
  it('returns every result, six to a column', () => {
    expect(drawn(beadPlate(coups('RBTRRBB')), ({ side }: Coup) => (side === null ? 'T' : side === 'red' ? 'R' : 'B'))).toEqual(['RB', 'B', 'T', 'R', 'R', 'B']);
  });
});
