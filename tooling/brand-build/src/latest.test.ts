import { describe, expect, it } from 'vitest';
import { keepLatest } from './latest.ts';

describe('keepLatest', () => {
  it('makes a value once for a key, and anew when others were asked for since', () => {
    const made: string[] = [];
    const latest = keepLatest<string>(2);
    const ask = (key: string): string => latest(key, () => `${key}${made.push(key)}`);
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});
