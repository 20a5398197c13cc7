import { describe, expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

describe('nearestOf', () => {
  it('returns the candidate with the fewest edits, whatever its case', () => {
    expect(nearestOf('freeplay', ['smsLogin', 'freePlay'])).toBe('freePlay');
  });

  it('returns the one that begins alike among equals', () => {
    expect(nearestOf('ink.90', ['ink.0', 'ink.900'])).toBe('ink.900');
  });

  it('returns a candidate two of whose letters changed places', () => {
    expect(nearestOf('SAE', ['Lott', 'SEA'])).toBe('SEA');
  });

  it('returns the candidate that continues the given text', () => {
    expect(nearestOf('partners', ['payments', 'partnersHidden'])).toBe('partnersHidden');
    expect(nearestOf('foot', ['font', 'footer'])).toBe('footer');
  });

  it.each(['zzzzzz', 'imprint', 'hi'])('returns undefined when nothing is near %s', (given) => {
    expect(nearestOf(given, ['home', 'help', 'deposit'])).toBeUndefined();
  });
});
