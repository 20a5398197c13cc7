import { describe, expect, it } from 'vitest';
import { emptyRow, readRows, typedRows } from './offer-rows.ts';
import type { TypedRow } from './offer-rows.ts';

const row = (percent: string, more: Partial<TypedRow> = {}): TypedRow => ({ ...emptyRow(0), percent, ...more });
const read = (...rows: TypedRow[]) => readRows('dividend', rows, '15', 2, '15');
const faultsOf = (...rows: TypedRow[]) => Object.entries(read(...rows).faults).map(([field, message]) => [field, message?.key]);

describe('readRows', () => {
  it('returns the rows as the call has them, digits and decimal signs of any kind', () => {
    expect(read(row('5'), row('12,5', { activeMembers: '٨', loss: '1000.50' }))).toEqual({
      rows: [{ percent: '5', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }, { percent: '12.5', activeMembers: 8, validBet: '0', loss: '1000.50', betAmount: '0' }],
      faults: {},
    });
  });

  it.each([
    ['no rate', [row('')], ['rows.0.percent', 'offer.fault.percent']],
    ['a rate of zero', [row('0')], ['rows.0.percent', 'offer.fault.rate']],
    ['a rate above the own one', [row('15.0001')], ['rows.0.percent', 'offer.fault.aboveOwn']],
    ['a rate that does not rise', [row('5'), row('5', { activeMembers: '2' })], ['rows.1.percent', 'offer.fault.rate']],
    ['conditions that do not rise', [row('5'), row('6')], ['rows.1.activeMembers', 'offer.fault.conditions']],
    ['a condition that falls', [row('5', { validBet: '10' }), row('6', { activeMembers: '2', validBet: '9.99' })], ['rows.1.validBet', 'offer.fault.falls']],
    ['part of a member', [row('5', { activeMembers: '1.5' })], ['rows.0.activeMembers', 'offer.fault.members']],
    ['an amount that cannot be read', [row('5', { betAmount: '' })], ['rows.0.betAmount', 'offer.fault.amount']],
  ])('returns the field of %s', (_, rows, fault) => expect(faultsOf(...rows)).toEqual([fault]));

  it('returns one rate without conditions for real-time salaries, whatever else is typed', () => {
    expect(readRows('realtime', [row('1', { activeMembers: '9', betAmount: '' })], '15', 2, '15').rows).toEqual([{ percent: '1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }]);
  });

  it('returns again what a version has', () => {
    const rows = [{ percent: '10', activeMembers: 5, validBet: '0.00', loss: '50000.00', betAmount: '500000.00' }];
    expect(read(...typedRows(rows)).rows).toEqual(rows);
  });
});
