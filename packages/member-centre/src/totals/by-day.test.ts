import { describe, expect, it } from 'vitest';
import { addDecimals, byDay } from './by-day.ts';

describe('addDecimals', () => {
  it.each([
    ['12.50', '-2.5', '10.00'],
    ['0.01', '-0.02', '-0.01'],
    ['7', '5', '12'],
    ['-7', '7.0', '0.0'],
    // More digits than a float holds.
    ['90071992547409931.07', '0.03', '90071992547409931.10'],
  ])('returns for %s + %s: %s', (left, right, sum) => {
    expect(addDecimals(left, right)).toBe(sum);
    expect(addDecimals(right, left)).toBe(sum);
  });
});

it('byDay adds up the categories of a day and vendor, and nothing else', () => {
  const total = { day: '2026-01-02', vassalage: 'NOVA', category: 'RNG', currency: 'PHP', turnover: '10.00', validBet: '8.00', prize: '2.50', net: '-7.50', bets: 2 };
  const { category: _, ...sums } = total;
  expect(byDay([total, { ...total, vassalage: 'TIDE' }, { ...total, category: 'FISH', prize: '30.00', net: '20.00' }, { ...total, day: '2026-01-01' }])).toEqual([
    { ...sums, turnover: '20.00', validBet: '16.00', prize: '32.50', net: '12.50', bets: 4 },
    { ...sums, vassalage: 'TIDE' },
    { ...sums, day: '2026-01-01' },
  ]);
});
