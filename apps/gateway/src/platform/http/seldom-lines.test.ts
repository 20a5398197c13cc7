import { describe, expect, it } from 'vitest';
import { createSeldomLines } from './seldom-lines.ts';

describe('createSeldomLines', () => {
  it('admits one line a minute of each key, of so many keys, and says how many were left out', () => {
    let time = 1_000;
    const { admit } = createSeldomLines(2, () => time);
    expect(['a', 'a', 'b', 'b', 'c'].map(admit)).toEqual([{ leftOut: 0 }, undefined, { leftOut: 1 }, undefined, undefined]);
    time += 59_999;
    expect(admit('c')).toBeUndefined();
    time += 1;
    expect([admit('c'), admit('a'), admit('b')]).toEqual([{ leftOut: 3 }, { leftOut: 0 }, undefined]);
  });
});
