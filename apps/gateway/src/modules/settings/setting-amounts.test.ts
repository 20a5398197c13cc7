import { describe, expect, it } from 'vitest';
import { settingAmount, wrongAmounts } from './setting-amounts.ts';

describe('wrongAmounts', () => {
  it.each([
    ['welcomeCredit', '1.005', 2, ['']], ['welcomeCredit', '1.00', 2, []], ['welcomeCredit', null, 0, []], ['demoFunds', '0.5', 0, ['']],
    ['referral', { reward: '50', deposit: '0.001', turnover: '0.1' }, 0, ['deposit', 'turnover']],
    ['withdrawals', { dayMost: null, approveUpTo: '1.5', review: { often: null } }, 0, ['approveUpTo']],
    ['agentContracts', { most: { daily: '0.1234' }, activeTurnover: '0.001' }, 2, ['activeTurnover']],
    ['cashback', { paid: 'daily' }, 0, []],
  ] as const)('returns for %s with %j and %i decimals %j', (name, value, exponent, wrong) => {
    expect(wrongAmounts(name, value, exponent)).toEqual(wrong);
  });

  it('returns what is more than one movement of the ledger', () => {
    expect(wrongAmounts('demoFunds', '10000000000000000', 2)).toEqual([]);
    expect(wrongAmounts('demoFunds', '10000000000000000.01', 2)).toEqual(['']);
  });
});

describe('settingAmount', () => {
  it.each([['0.01', 2, 1n], ['0.01', 0, 0n], ['12.345', 2, 1234n], ['50000', 0, 50_000n], ['1.5', 3, 1500n]])('returns for %s with %i decimals %s minor units', (text, exponent, minor) => {
    expect(settingAmount(text, exponent)).toBe(minor);
  });
});
