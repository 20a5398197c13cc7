import { describe, expect, it } from 'vitest';
import { toLatinDigits } from './latin-digits.ts';

describe('toLatinDigits', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
    ['wide', '０１２３４５６７８９'],
    ['double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
    ['Latin', '0123456789'],
  ])('returns 0 to 9 for %s digits', (_, digits) => {
    expect(toLatinDigits(digits)).toBe('0123456789');
  });

  it('returns everything else unchanged', () => {
    expect(toLatinDigits('+٦٣ (917) ½ x²')).toBe('+63 (917) ½ x²');
  });
});
