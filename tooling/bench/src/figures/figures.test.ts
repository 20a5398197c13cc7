import { describe, expect, it, test } from 'vitest';
import { withFigures } from './document.ts';
import { keepsBudget, median, p95 } from './figure.ts';
import type { Figure } from './figure.ts';
import { brokenRow, rowOf } from './rows.ts';
import type { Row } from './rows.ts';
import { readTable, table } from './table.ts';

const size = (value: number): Figure => ({ what: 'size', value, unit: 'kB', limit: { atMost: 170 } });
const ratio = (value: number): Figure => ({ what: 'speed', value, unit: 'ratio', limit: { atLeast: 0.8 } });

describe('keepsBudget and rowOf', () => {
  test('keep a budget up to its exact limit', () => {
    expect([size(170), size(170.01), ratio(0.8), ratio(0.7999)].map(keepsBudget)).toEqual([true, false, true, false]);
  });

  test('fail a value that is not a number, for upper and lower limits', () => {
    expect([size(NaN), ratio(NaN)].map(keepsBudget)).toEqual([false, false]);
  });

  test('return no verdict without a budget', () => {
    expect([{ what: 'x', value: 1, unit: 's' as const }, { what: 'x', text: 'y' }].map(keepsBudget)).toEqual([undefined, undefined]);
    expect([true, false].map((holds) => keepsBudget({ what: 'x', holds }))).toEqual([true, false]);
  });

  test('show enough digits to make a narrow miss visible', () => {
    expect(rowOf('bench a', ratio(0.7996))).toEqual({ command: 'bench a', what: 'speed', figure: '0.7996000', budget: '≥ 0.8', verdict: 'fail' });
    expect(rowOf('bench a', ratio(0.796)).figure).toBe('0.796');
    expect(rowOf('bench a', size(169.94))).toMatchObject({ figure: '169.9 kB', budget: '≤ 170 kB', verdict: 'pass' });
    expect(rowOf('bench a', { what: 'x', holds: false })).toMatchObject({ figure: 'no', budget: 'yes', verdict: 'fail' });
  });
});

describe('p95 and median', () => {
  it('p95 returns the 95th of a hundred values', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([p95(values), p95([7]), p95([2, 1])]).toEqual([95, 7, 2]);
    expect(() => p95([])).toThrow('no share');
  });

  it('median returns the middle value, or the mean of the two middle ones', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
    expect(() => median([])).toThrow('no median');
  });
});

const row = (command: string, figure: string): Row => ({ command, what: 'what', figure, budget: '', verdict: '' });

describe('table', () => {
  test('aligns its columns, and readTable returns the same rows', () => {
    const rows = [rowOf('bench a', size(100)), row('bench bb', '1 s'), brokenRow('bench c', new Error('no | browser\nat x'))];
    const text = table(rows);
    expect(new Set(text.split('\n').map(({ length }) => length)).size).toBe(1);
    expect(readTable(`before\n\n${text}\n\nafter`)).toEqual(rows);
    expect(rows[2]).toMatchObject({ figure: 'no / browser', verdict: 'fail' });
  });
});

describe('withFigures', () => {
  const order = ['bench a', 'bench b'];
  const empty = '# Title\n\n<!-- figures:begin -->\n<!-- figures:end -->\n\nThe end.\n';

  test('replaces only the figures between the markers', () => {
    const text = withFigures(empty, 'Machine 1.', [row('bench b', '2')], order);
    expect(text).toBe(`# Title\n\n<!-- figures:begin -->\nMachine 1.\n\n${table([row('bench b', '2')])}\n<!-- figures:end -->\n\nThe end.\n`);
  });

  test('keeps rows of commands that were not run, in command order', () => {
    const before = withFigures(empty, 'Machine 1.', [row('bench gone', '0'), row('bench b', '2')], [...order, 'bench gone']);
    const after = withFigures(before, 'Machine 1.', [row('bench a', '1')], order);
    expect(readTable(after)).toEqual([row('bench a', '1'), row('bench b', '2')]);
    expect(readTable(withFigures(after, 'Machine 1.', [row('bench b', '3')], order))).toEqual([row('bench a', '1'), row('bench b', '3')]);
  });

  test('rejects figures of another machine', () => {
    const before = withFigures(empty, 'Machine 1.', [row('bench a', '1'), row('bench b', '2')], order);
    expect(() => withFigures(before, 'Machine 2.', [row('bench a', '3')], order)).toThrow('another machine');
    expect(readTable(withFigures(before, 'Machine 2.', [row('bench a', '3'), row('bench b', '4')], order))).toHaveLength(2);
  });

  test('rejects a document without markers', () => {
    expect(() => withFigures('# Title', 'Machine 1.', [], order)).toThrow('figures:begin');
  });
});
