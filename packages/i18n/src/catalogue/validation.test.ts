import { describe, expect, it } from 'vitest';
import { createText } from '../runtime.ts';
import { patternMessage } from './validation.ts';
import type { ValidationPattern } from './validation.ts';

const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' });

async function sentence(pattern: ValidationPattern, min: number | null, max: number | null): Promise<string> {
  await text.load('account');
  return text.view().messageText(patternMessage(pattern, { min, max }));
}

describe('patternMessage', () => {
  it('contains both bounds', async () => {
    expect(await sentence('LETTERS_AND_DIGITS', 4, 12)).toBe('Please use 4 to 12 letters or digits.');
  });

  it('collapses equal bounds to one number, in the right plural form', async () => {
    expect(await sentence('DIGITS', 6, 6)).toBe('Please use exactly 6 digits.');
    expect(await sentence('DIGITS', 1, 1)).toBe('Please use exactly 1 digit.');
  });

  it('has no bounds for dates', async () => {
    expect(await sentence('DATE_YMD', 10, 10)).toContain('1990-12-31');
  });

  it('fills in a bound that the server leaves open', async () => {
    expect(await sentence('LENGTH', null, 20)).toBe('Please use 1 to 20 characters.');
  });
});
