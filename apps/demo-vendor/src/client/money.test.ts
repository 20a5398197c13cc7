import { describe, expect, it } from 'vitest';
import { moneyFormat } from './money.ts';

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('moneyFormat', () => {
  it.each([
    ['en', 'EUR', 2, null, '€1,234.50'],
    ['en', 'PHP', 2, 'P', 'P1,234.50'],
    ['de', 'EUR', 2, '€', '1.234,50 €'],
    ['en', 'USDT', 2, null, '1,234.50 USDT'],
    ['en', 'USDT', 2, '₮', '₮1,234.50'],
    ['en', 'JPY', 0, null, '¥123,450'],
  ] as const)('formats in %s an amount of %s with %i decimals and symbol %s', (language, currency, exponent, symbol, text) => {
    expect(plainSpaces(moneyFormat(language, currency, exponent, symbol).full(123450n))).toBe(text);
  });

  it('formats amounts beyond the precision of floats exactly', () => {
    expect(moneyFormat('en', 'EUR', 2).plain(9007199254740993n)).toBe('90,071,992,547,409.93');
  });
});
