import { describe, expect, it } from 'vitest';
import { sampleDeposits } from '../test-support/sample-deposits.ts';
import { isOver } from './deposit-over.ts';

describe('isOver', () => {
  it.each(['qr', 'preparing', 'paid', 'peerPaid', 'less', 'late', 'twice'] as const)('returns false when a deposit is %s', (name) => {
    expect(isOver(sampleDeposits[name])).toBe(false);
  });

  it.each(['credited', 'expired', 'refused', 'refunded', 'noMatch'] as const)('returns true when a deposit is %s', (name) => {
    expect(isOver(sampleDeposits[name])).toBe(true);
  });

  it('returns false when money of a credited deposit is being sent back', () => {
    const [receipt] = sampleDeposits.credited.receipts;
    expect(isOver({ ...sampleDeposits.credited, receipts: [{ amount: '1.00', at: receipt?.at ?? '', outcome: 'refunding' }] })).toBe(false);
  });
});
