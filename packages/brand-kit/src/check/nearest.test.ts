import { describe, expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

describe('nearestOf', () => {
  it('returns the candidate with the fewest edits, whatever its case', () => {
    expect(nearestOf('freeplay', ['smsLogin', 'freePlay'])).toBe('freePlay');
  });

  it('returns the one that begins alike among equals', () => {
    expect(nearestOf('ink.90', ['ink.0', 'ink.900'])).toBe('ink.900');
  });

  it('returns undefined when nothing is near', () => {
    expect(nearestOf('zzzzzz', ['home', 'help'])).toBeUndefined();
  });
});
