import { withdrawalOptions } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { amountFault, mostNow, waysTo, type Way } from './amounts.ts';

const [standard] = withdrawalOptions().methods;
const way = (over: Partial<Way> = {}): Way => ({ ...(standard as Way), ...over });
const bounds = { way: way(), dayLeft: '20000.00', available: '1250.50', exponent: 2 };

describe('amountFault', () => {
  it.each([
    ['', 'missing'],
    ['99.99', 'least'],
    ['100.00', undefined],
    ['1250.50', undefined],
    ['1250.51', 'balance'],
  ])('returns for "%s": %s', (amount, fault) => {
    expect(amountFault(bounds, amount)).toBe(fault);
  });

  it('returns the bound that is passed, and a fee that would take everything', () => {
    expect([
      amountFault({ ...bounds, available: '90000.00', dayLeft: null }, '50000.01'),
      amountFault({ ...bounds, available: '90000.00' }, '20000.01'),
      amountFault({ ...bounds, available: null }, '300.00'),
      amountFault({ ...bounds, way: way({ least: '1.00' }) }, '5.00'),
    ]).toEqual(['most', 'left', undefined, 'fee']);
  });
});

describe('mostNow', () => {
  it.each([
    [{}, '1250.50'],
    [{ dayLeft: '300.00' }, '300.00'],
    [{ way: way({ most: '200.00' }) }, '200.00'],
    [{ available: '50.00' }, undefined],
    [{ available: null }, undefined],
  ])('returns with %j: %s', (over, most) => {
    expect(mostNow({ ...bounds, ...over })).toBe(most);
  });
});

describe('waysTo', () => {
  it('returns the ways of the kind and the bank of an account', () => {
    const ways = [way(), way({ code: 'wallets', kinds: ['ewallet'] }), way({ code: 'others', institutions: ['OTHER'] }), way({ code: 'this', institutions: ['ISLAND'] })];
    expect(waysTo(ways, { kind: 'bank', provider: 'ISLAND' }).map(({ code }) => code)).toEqual(['bank', 'this']);
  });
});
