import { describe, expect, it } from 'vitest';
import { decimalOf, netAfter } from './net-position.ts';

describe('netAfter', () => {
  it('takes stakes away and adds prizes', () => {
    const afterBet = netAfter(0n, { event: 'round-started', stake: '150' });
    expect(netAfter(afterBet, { event: 'round-ended', win: '400' })).toBe(250n);
  });

  it('is moved by nothing else', () => {
    expect(netAfter(7n, { event: 'ready' })).toBe(7n);
  });
});

describe('decimalOf', () => {
  it.each([
    [0n, 2, '0.00'],
    [-5n, 2, '-0.05'],
    [12345n, 2, '123.45'],
    [12345n, 0, '12345'],
    [1n, 8, '0.00000001'],
  ])('%s with %i decimals is %s', (minor, exponent, text) => {
    expect(decimalOf(minor, exponent)).toBe(text);
  });
});
