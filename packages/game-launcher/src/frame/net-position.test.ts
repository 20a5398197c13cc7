import { describe, expect, it } from 'vitest';
import { netAfter } from './net-position.ts';

describe('netAfter', () => {
  it('takes stakes away and adds prizes', () => {
    const afterBet = netAfter(0n, { event: 'round-started', stake: '150' });
    expect(netAfter(afterBet, { event: 'round-ended', win: '400' })).toBe(250n);
  });

  it('is moved by nothing else', () => {
    expect(netAfter(7n, { event: 'ready' })).toBe(7n);
  });
});
