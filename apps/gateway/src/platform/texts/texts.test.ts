import { describe, expect, it } from 'vitest';
import { arabicMinutes, completeLanguageCodes, inEachLanguage, isComplete, moneyText, writtenLanguage } from './index.ts';

describe('writtenLanguage', () => {
  it.each([
    [['CN', 'AR'], 'CN'],
    [['VI', 'AR'], 'AR'],
    [['VI', 'JA'], 'EN'],
    [[], 'EN'],
    [['constructor', '__proto__', 'CN'], 'CN'],
  ])('returns the first of %j that has texts, else English: %s', (languages, written) => {
    expect(writtenLanguage(...languages)).toBe(written);
  });
});

describe('inEachLanguage', () => {
  it('writes what each language has, and nothing else that stands beside it', () => {
    const greetings = { id: 'greeting', EN: 'Hello', TY: 'నమస్తే', CN: '您好', AR: 'مرحبًا' };
    expect(inEachLanguage(greetings, (words, language) => `${language} ${words}`)).toEqual({ EN: 'EN Hello', TY: 'TY నమస్తే', CN: 'CN 您好', AR: 'AR مرحبًا' });
    expect(completeLanguageCodes.every(isComplete)).toBe(true);
  });
});

describe('arabicMinutes', () => {
  it.each([
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتين'],
    [3, '3 دقائق'],
    [10, '10 دقائق'],
    [11, '11 دقيقة'],
    [30, '30 دقيقة'],
    [100, '100 دقيقة'],
    [105, '105 دقائق'],
  ])('writes %i with the form of the noun that it takes', (minutes, words) => {
    expect(arabicMinutes(minutes)).toBe(words);
  });
});

describe('moneyText', () => {
  it('writes an amount as each language does, with the symbol of the wallet where it puts its own', () => {
    expect(moneyText({ symbol: 'P', exponent: 2 }, 123_456n)).toMatchObject({ EN: 'P1,234.56', TY: 'P1,234.56', CN: 'P1,234.56' });
    const { AR } = moneyText({ symbol: 'د.إ', exponent: 2 }, 123_456n);
    expect(AR.replaceAll(/[\u200E\u200F\u00A0]/g, ' ').trim()).toMatch(/^1,234\.56\s+د\.إ$|^د\.إ\s+1,234\.56$/);
  });

  it('writes currencies without decimals, and amounts beyond what a number holds, to the last digit', () => {
    expect(moneyText({ symbol: '₩', exponent: 0 }, 9_007_199_254_740_993n).EN).toBe('₩9,007,199,254,740,993');
  });
});
