import { describe, expect, it } from 'vitest';
import { sampleDeposits } from '../test-support/sample-deposits.ts';
import { lookEveryMs } from './deposit-over.ts';

describe('lookEveryMs', () => {
  it.each(['qr', 'preparing', 'paid', 'peerPaid', 'less', 'late', 'twice'] as const)('returns ten seconds when a deposit is %s', (name) => {
    expect(lookEveryMs(sampleDeposits[name])).toBe(10_000);
  });

  it.each(['expired', 'refused', 'noMatch'] as const)('returns a minute when a deposit is %s: its money may come late', (name) => {
    expect(lookEveryMs(sampleDeposits[name])).toBe(60_000);
  });

  it('returns a minute when a deposit is cancelled', () => {
    expect(lookEveryMs({ ...sampleDeposits.expired, state: 'cancelled' })).toBe(60_000);
  });

  it.each(['credited', 'refunded'] as const)('returns 0 when a deposit is %s', (name) => {
    expect(lookEveryMs(sampleDeposits[name])).toBe(0);
  });

  it('returns ten seconds when money of a credited deposit is being sent back', () => {
    const [receipt] = sampleDeposits.credited.receipts;
    expect(lookEveryMs({ ...sampleDeposits.credited, receipts: [{ amount: '1.00', at: receipt?.at ?? '', outcome: 'refunding' }] })).toBe(10_000);
  });
});
