import { describe, expect, it } from 'vitest';
import { dateLocale } from './date-locale.ts';

describe('dateLocale', () => {
  it.each([['en', 'en-GB'], ['en-US', 'en-US'], ['en-XA', 'en-XA'], ['te', 'te'], ['zh-Hans', 'zh-Hans']])('returns for %s %s', (tag, locale) => {
    expect(dateLocale(tag)).toBe(locale);
  });
});
