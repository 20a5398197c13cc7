import { describe, expect, it } from 'vitest';
import { netAfter } from './net-position.ts';

describe('netAfter', () => {
  it('subtracts stakes and adds prizes', () => {
    const afterBet = netAfter(0n, { event: 'round-started', stake: '150' });
    expect(netAfter(afterBet, { event: 'round-ended', win: '400' })).toBe(250n);
  });

  it('ignores other messages', () => {
    expect(netAfter(7n, { event: 'ready' })).toBe(7n);
  });
});
