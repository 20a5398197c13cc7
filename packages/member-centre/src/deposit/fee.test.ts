import { describe, expect, it } from 'vitest';
import { amountFault, isFree, quoteOf, type Method } from './fee.ts';

const method = (over: Partial<Method> = {}): Method => ({
  code: 'card', kind: 'card', name: 'Card', note: null, least: '10.00', most: '500.00', left: null, mostNow: null, fee: { ppm: 15_000, fixed: '0.10', least: '0.00', most: null }, presets: [], arrivesMinutes: 1, ...over,
});

describe('quoteOf', () => {
  it.each([
    ['100.00', '1.60', '98.40'],
    ['100', '1.60', '98.40'],
    ['33.33', '0.60', '32.73'],
  ])('of %s takes %s and brings %s', (amount, fee, credit) => {
    expect(quoteOf(method(), amount, 2)).toEqual({ fee, credit });
  });
});

describe('amountFault', () => {
  it.each([
    ['', 'missing'],
    ['9.99', 'least'],
    ['10.00', undefined],
    ['500.00', undefined],
    ['500.01', 'most'],
  ] as const)('of %s is %s', (amount, fault) => {
    expect(amountFault(method(), amount, 2)).toBe(fault);
  });

  it('returns what is left of the day, and that the fee takes everything', () => {
    expect(amountFault(method({ left: '50.00' }), '50.01', 2)).toBe('left');
    expect(amountFault(method({ fee: { ppm: 0, fixed: '20.00', least: '0.00', most: null } }), '20.00', 2)).toBe('fee');
  });
});

describe('isFree', () => {
  it('returns whether no part of the rule takes anything', () => {
    expect([isFree(method()), isFree(method({ fee: { ppm: 0, fixed: '0.00', least: '0.00', most: null } }))]).toEqual([false, true]);
  });
});
