import { describe, expect, it } from 'vitest';
import { dateWords } from './date-words.ts';

const day = new Date('2026-03-05T00:00:00Z');
const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

describe('dateWords', () => {
  it.each([
    ['th', undefined, 'มีนาคม 2026'],
    ['th', 'native', 'มีนาคม 2569'],
    ['ar-EG', undefined, 'مارس 2026'],
    ['ar-EG', 'native', 'مارس ٢٠٢٦'],
    ['en', 'gregorian-latin', 'March 2026'],
  ] as const)('returns names in %s with %s calendar and digits: %s', (tag, calendarAndDigits, text) => {
    expect(dateWords(tag, { calendarAndDigits }, month).format(day)).toBe(text);
  });
});
