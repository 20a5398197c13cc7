import { memberTransferOptions } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { amountFault } from './amount-fault.ts';

describe('amountFault', () => {
  it.each([
    ['', 'missing'],
    ['0.99', 'least'],
    ['1', undefined],
    ['1250.00', undefined],
    ['1250.01', 'available'],
    ['50000.01', 'most'],
  ])('returns for %s: %s', (amount, fault) => {
    expect(amountFault(memberTransferOptions(), amount)).toBe(fault);
  });

  it('returns that more than what is left of a day was asked for', () => {
    expect([amountFault(memberTransferOptions({ left: '100.00' }), '100'), amountFault(memberTransferOptions({ left: '100.00' }), '100.01')]).toEqual([undefined, 'left']);
  });

  it('compares amounts beyond what a number holds exactly', () => {
    const options = memberTransferOptions({ most: '90071992547409930.00', available: '90071992547409929.01' });
    expect([amountFault(options, '90071992547409929.01'), amountFault(options, '90071992547409929.02')]).toEqual([undefined, 'available']);
  });
});
