import { describe, expect, it } from 'vitest';
import { e164, mobileFault, plainNumber } from './mobile-number.ts';

describe('mobileFault', () => {
  it.each([
    ['+63', '9171234567'],
    ['63', '0917 123 4567'],
    ['+1', '(415) 555-0132'],
    ['+1268', '464‑1234'],
    ['+683', '4000'],
    ['+49', '151 1234 5678'],
    ['+63', '+63 917 123 4567'],
    ['+63', '９１７１２３４５６７'],
    ['+966', '٠٥١٢٣٤٥٦٧٨'],
    ['+98', '۰۹۱۲۳۴۵۶۷۸۹'],
    ['+91', '९१२३४५६७८९'],
    ['+91', '౯౧౨౩౪౫౬౭౮౯'],
    ['+66', '๐๘๑๒๓๔๕๖๗๘'],
  ])('accepts %s %s', (code, number) => {
    expect(mobileFault(code, number)).toBeUndefined();
  });

  it.each([
    ['+63', '', { field: 'mobileNum', rule: 'required' }],
    ['+63', ' - ', { field: 'mobileNum', rule: 'required' }],
    ['+63', '917abc4567', { field: 'mobileNum', rule: 'pattern', patternId: 'DIGITS' }],
    ['+63', '9171234567;', { field: 'mobileNum', rule: 'pattern', patternId: 'DIGITS' }],
    ['+63', '917', { field: 'mobileNum', rule: 'length', patternId: 'DIGITS', min: 4, max: 14 }],
    ['+63', '917123456789012', { field: 'mobileNum', rule: 'length', patternId: 'DIGITS', min: 4, max: 14 }],
    ['+1268', '123456789012345', { field: 'mobileNum', rule: 'length', patternId: 'DIGITS', min: 4, max: 12 }],
    ['', '9171234567', { field: 'mobileNum', rule: 'invalid' }],
    ['+0', '9171234567', { field: 'mobileNum', rule: 'invalid' }],
  ])('rejects %s %j', (code, number, fault) => {
    expect(mobileFault(code, number)).toEqual(fault);
  });
});

describe('plainNumber', () => {
  it('keeps digits and a leading plus', () => {
    expect(plainNumber(' +63 (917) 123-45.67 ')).toBe('+639171234567');
  });
});

describe('e164', () => {
  it.each([
    ['+63', '917 123 4567', '+639171234567'],
    ['63', '0917-123.4567', '+639171234567'],
    ['+63', '+63 (917) 1234567', '+639171234567'],
    ['+1268', '464 1234', '+12684641234'],
    ['+225', '07 01 02 03 04', '+2250701020304'],
    ['+229', '01 95 12 34 56', '+2290195123456'],
    ['+7', '8 912 345-67-89', '+79123456789'],
    ['+7', '843 200 1234', '+78432001234'],
    ['+36', '06 20 123 4567', '+36201234567'],
    ['+1', '1 (415) 555-0132', '+14155550132'],
    ['+966', '\u200E٠٥١ ٢٣٤ ٥٦٧٨', '+966512345678'],
    ['+٩٦٦', '٠٥١٢٣٤٥٦٧٨', '+966512345678'],
    ['+98', '۰۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
    ['+91', '౯౧౨౩౪౫౬౭౮౯', '+919123456789'],
  ])('returns for %s %s %s', (code, number, whole) => {
    expect(e164(code, number)).toBe(whole);
  });
});
