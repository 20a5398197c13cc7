import { describe, expect, it } from 'vitest';
import { explicitLocale } from './explicit-locale.ts';

describe('explicitLocale', () => {
  it.each([
    ['ar', 'ar-u-ca-gregory-nu-latn'],
    ['th', 'th-u-ca-gregory-nu-latn'],
    ['th-u-ca-buddhist', 'th-u-ca-buddhist-nu-latn'],
    ['zh-Hant', 'zh-Hant-u-ca-gregory-nu-latn'],
  ])('turns %s into %s', (tag, locale) => {
    expect(explicitLocale(tag)).toBe(locale);
  });
});
