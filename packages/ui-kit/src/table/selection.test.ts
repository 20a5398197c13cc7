import { describe, expect, it } from 'vitest';
import { selectedShare, withAllToggled, withToggled } from './selection.ts';
import { nextSort } from './sort-order.ts';

describe('withToggled', () => {
  it('adds and removes a key in multiple mode', () => {
    expect([...withToggled({ mode: 'multiple', selected: new Set(['a']) }, 'b')]).toEqual(['a', 'b']);
    expect([...withToggled({ mode: 'multiple', selected: new Set(['a', 'b']) }, 'a')]).toEqual(['b']);
  });
  it('replaces the selection in single mode', () => {
    expect([...withToggled({ mode: 'single', selected: new Set(['a']) }, 'b')]).toEqual(['b']);
  });
});

describe('selectedShare', () => {
  it('returns none for no rows, and counts only shown rows', () => {
    expect(selectedShare(new Set(['a']), [])).toBe('none');
    expect(selectedShare(new Set(['x']), ['a'])).toBe('none');
    expect(selectedShare(new Set(['a']), ['a', 'b'])).toBe('some');
    expect(selectedShare(new Set(['a', 'b', 'x']), ['a', 'b'])).toBe('all');
  });
});

describe('withAllToggled', () => {
  it('selects all unless all are selected, and keeps keys of rows not shown', () => {
    expect([...withAllToggled(new Set(['x', 'a']), ['a', 'b'])]).toEqual(['x', 'a', 'b']);
    expect([...withAllToggled(new Set(['x', 'a', 'b']), ['a', 'b'])]).toEqual(['x']);
  });
});

describe('nextSort', () => {
  it('returns ascending for another column and reverses the current one', () => {
    expect(nextSort(undefined, 'a')).toEqual({ column: 'a', direction: 'ascending' });
    expect(nextSort({ column: 'a', direction: 'ascending' }, 'a')).toEqual({ column: 'a', direction: 'descending' });
    expect(nextSort({ column: 'a', direction: 'descending' }, 'a')).toEqual({ column: 'a', direction: 'ascending' });
    expect(nextSort({ column: 'a', direction: 'descending' }, 'b')).toEqual({ column: 'b', direction: 'ascending' });
  });
});
