import { describe, expect, it } from 'vitest';
import { needsSecondOperator } from './protections.ts';

const before = { approveUpTo: '100', documentsRequiredAbove: '50', turnoverPercent: 100, dayMost: '500', dayCount: 1, openMost: 3, sendAutomatically: false, provedContact: true };

describe('needsSecondOperator', () => {
  it.each([
    [{ approveUpTo: '101' }, true], [{ approveUpTo: '100.01' }, true], [{ approveUpTo: null }, false], [{ approveUpTo: '99.99' }, false],
    [{ documentsRequiredAbove: null }, true], [{ documentsRequiredAbove: '50.01' }, true], [{ documentsRequiredAbove: '0' }, false],
    [{ turnoverPercent: 99 }, true], [{ turnoverPercent: 200 }, false], [{ dayMost: null }, true], [{ dayMost: '400' }, false], [{ provedContact: false }, true],
    [{ review: { nameMismatch: false } }, true], [{ review: { often: null } }, true], [{ review: { often: { withdrawals: 6, hours: 24 } } }, true], [{ review: { often: { withdrawals: 5, hours: 48 } } }, false],
    [{ review: { newAccountHours: 71 } }, true], [{ review: { newAccountHours: 96 } }, false], [{ review: { newDeviceHours: 0 } }, true], [{ review: { newMemberDays: 2 } }, true],
    [{ memberMayCancel: false }, false], [{ dayCount: 2 }, true], [{ dayCount: null }, true], [{ dayCount: 1 }, false], [{ openMost: 4 }, true], [{ openMost: 2 }, false], [{ sendAutomatically: true }, true],
  ])('returns for withdrawals that become %j %s', (change, needed) => {
    expect(needsSecondOperator('withdrawals', before, { ...before, ...change })).toBe(needed);
  });

  it('returns true when the first amount is set up to which nobody approves', () => {
    expect(needsSecondOperator('withdrawals', undefined, { approveUpTo: '1' })).toBe(true);
  });

  it.each([
    [{ deposit: '99.99' }, true], [{ deposit: '100.01' }, false], [{ turnover: '0' }, true], [{ sameAddress: true }, true], [{ days: 31 }, true], [{ days: 29 }, false], [{ reward: '49' }, false],
  ])('returns for a referral that becomes %j %s', (change, needed) => {
    const offered = { reward: '50', deposit: '100', turnover: '10', days: 30, sameAddress: false };
    expect(needsSecondOperator('referral', offered, { ...offered, ...change })).toBe(needed);
    expect([needsSecondOperator('referral', undefined, offered), needsSecondOperator('referral', offered, undefined)]).toEqual([true, false]);
  });

  it.each([['99', '100', true], ['100', '99', false], ['100', '100', false], ['100', null, true], [null, '100', false], [null, null, false]])('returns for cashback whose most of a day goes from %s to %s %s', (was, is, needed) => {
    expect(needsSecondOperator('cashback', { mostOfDay: was }, { mostOfDay: is })).toBe(needed);
    expect(needsSecondOperator('cashback', { mostOfDay: was }, undefined)).toBe(was !== null);
  });

  it.each([[23, true], [24, false], [48, false]])('returns for payout accounts that cool for %i hours %s', (coolingHours, needed) => {
    expect(needsSecondOperator('payoutAccounts', { most: 3, providers: [], coolingHours: 24 }, { most: 3, providers: [], coolingHours })).toBe(needed);
  });

  it.each([
    [[{ field: 'payeeName', fixed: false }], true],
    [[{ field: 'payeeName', fixed: true }], false],
    [[{ field: 'birthday', fixed: false }], false],
  ])('returns for profile fields %j %s', (after, needed) => {
    expect(needsSecondOperator('profileFields', undefined, after)).toBe(needed);
  });
});
