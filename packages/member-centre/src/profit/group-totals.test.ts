import { describe, expect, it } from 'vitest';
import { byTurnover, groupTotals, type BetTotal } from './group-totals.ts';

const total = (over: Partial<BetTotal>): BetTotal => ({ day: '2026-01-01', vassalage: 'NOVA', category: 'RNG', currency: 'PHP', turnover: '10.10', validBet: '10.10', prize: '0.00', net: '-10.10', bets: 1, ...over });
const totals = [total({}), total({ vassalage: 'TIDE', category: 'FISH', turnover: '0.20', prize: '0.30', net: '0.10' }), total({ day: '2026-01-02', turnover: '0.20', net: '-0.20', bets: 3 })];

describe('groupTotals', () => {
  it('adds up amounts of each key without a rounding error', () => {
    expect(groupTotals(totals, ({ vassalage }) => vassalage)).toEqual([
      { key: 'NOVA', turnover: '10.30', validBet: '20.20', prize: '0.00', net: '-10.30', bets: 4 },
      { key: 'TIDE', turnover: '0.20', validBet: '10.10', prize: '0.30', net: '0.10', bets: 1 },
    ]);
  });

  it('returns nothing for nothing', () => {
    expect(groupTotals([], ({ day }) => day)).toEqual([]);
  });
});

describe('byTurnover', () => {
  it('returns the largest turnover first, by value and not as texts', () => {
    const groups = groupTotals([total({ vassalage: 'A', turnover: '9.00' }), total({ vassalage: 'B', turnover: '10.00' })], ({ vassalage }) => vassalage);
    expect(byTurnover(groups).map(({ key }) => key)).toEqual(['B', 'A']);
  });
});
