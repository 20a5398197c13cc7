import { describe, expect, it } from 'vitest';
import { amountFault, isAboveZero, shareOf } from './fund-amounts.ts';

describe('shareOf', () => {
  it.each([
    ['100.00', 1, 2, '25.00'],
    ['100.01', 2, 2, '50.00'],
    ['0.03', 1, 2, '0.00'],
    ['1234.57', 4, 2, '1234.57'],
    ['7', 2, 0, '3'],
    ['90071992547409.93', 4, 2, '90071992547409.93'],
  ] as const)('returns of %s, %i quarters with %i decimals: %s', (available, quarters, exponent, share) => {
    expect(shareOf(available, quarters, exponent)).toBe(share);
  });
});

describe('amountFault', () => {
  it.each([
    ['', '10.00', 'missing'],
    ['0', '10.00', 'zero'],
    ['0.00', '10.00', 'zero'],
    ['10.01', '10.00', 'tooMuch'],
    ['9.5', '10.00', undefined],
    ['10', '10.00', undefined],
    ['90071992547409.94', '90071992547409.93', 'tooMuch'],
    ['10.01', undefined, undefined],
  ])('returns for "%s" of %s: %s', (amount, available, fault) => {
    expect(amountFault(amount, available, 2)).toBe(fault);
  });
});

describe('isAboveZero', () => {
  it.each([
    ['0.00', false],
    ['0', false],
    [undefined, false],
    ['-5.00', false],
    ['0.01', true],
  ])('returns for %s: %s', (amount, above) => {
    expect(isAboveZero(amount)).toBe(above);
  });
});
