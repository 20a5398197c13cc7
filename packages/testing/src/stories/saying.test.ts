import { describe, expect, it } from 'vitest';
import { saying } from './saying.ts';

describe('saying', () => {
  it('matches words as they are, and each laid out from right to left', () => {
    const matcher = saying('Try again.');
    expect(['Please Try again.', '\u202ETry\u202C \u202Eagain.\u202C', '\u202ETry\u202C \u2068again.\u2069', 'Try againx'].map((text) => matcher.test(text))).toEqual([true, true, true, false]);
  });
});
