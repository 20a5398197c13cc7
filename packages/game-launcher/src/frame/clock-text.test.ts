import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [60, '1:00'],
    [3599, '59:59'],
    [3725, '1:02:05'],
    [36_000, '10:00:00'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
