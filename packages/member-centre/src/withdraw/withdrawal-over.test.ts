import { describe, expect, it } from 'vitest';
import { sampleWithdrawals } from '../test-support/sample-withdrawals.ts';
import { isOver } from './withdrawal-over.ts';

describe('isOver', () => {
  it.each(['review', 'approved', 'sending', 'sent', 'paid', 'partly', 'missing', 'amountDiffers', 'returned', 'returnedLater', 'paidAfterAll'] as const)('returns false when a withdrawal is %s', (name) => {
    expect(isOver(sampleWithdrawals[name])).toBe(false);
  });

  it.each(['received', 'forced', 'settled', 'denied', 'failed', 'refused', 'cancelled', 'paidTwice'] as const)('returns true when a withdrawal is %s', (name) => {
    expect(isOver(sampleWithdrawals[name])).toBe(true);
  });
});
