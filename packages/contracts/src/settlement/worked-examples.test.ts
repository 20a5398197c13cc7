import { describe, expect, it } from 'vitest';
import { NO_FIGURES, playerProfit, validBetOf, type Figures } from './figures.ts';
import { ladderFault, type LadderRow } from './ladder.ts';
import { dayAfter, nextPeriodFrom, periodOf, type PeriodLength } from './period.ts';
import { percentOfRate, rateOfPercent, shareOf } from './rate.ts';
import { accrualsOf } from './real-time.ts';
import { grossOf, settle, type ToSettle } from './settle.ts';

/** A row of a ladder: rate in per cent, then what it asks for: active members, valid bet, loss, bet amount. */
const row = (percent: string, activeMembers = 0, validBet = 0n, loss = 0n, betAmount = 0n): LadderRow => ({ rate: rateOfPercent(percent), activeMembers, validBet, loss, betAmount });
const played = (more: Partial<Figures>): Figures => ({ ...NO_FIGURES, ...more });

describe('examples of the field (design/domain.md)', () => {
  const D1 = played({ turnover: 1_200_000n, validBet: 1_150_000n, prizes: 1_060_000n, memberRebate: 12_000n, activity: 8_000n, activeMembers: 9 });
  const ladder = [row('5'), row('10', 5, 0n, 0n, 500_000n), row('15', 8, 0n, 0n, 1_000_000n)];

  it('D1: settles −120,000 with 20,000 carried at 15 %, less 10 % of 60,000 and 8 % of 25,000, as 7,000 net', () => {
    const below = (agentId: string, percent: string, loss: bigint): ToSettle => ({ agentId, uplineId: 'agent', rows: [row(percent)], figures: played({ turnover: loss }) });
    const [agent, one, other] = settle('loss', [
      { agentId: 'agent', uplineId: null, rows: ladder, figures: D1, carriedIn: 20_000n },
      below('one', '10', 60_000n), // 60,000 × 10 % = 6,000
      below('other', '8', 25_000n), // 25,000 × 8 % = 2,000
    ]);
    // 1,060,000 + 12,000 + 8,000 − 1,200,000 = −120,000; + 20,000 = −100,000; × 15 % = 15,000; − 6,000 − 2,000 = 7,000
    expect(agent).toMatchObject({ period: -120_000n, carriedIn: 20_000n, total: -100_000n, rate: 150_000, gross: 15_000n, net: 7_000n, carriedOut: 0n, tierBase: 'gross' });
    expect(agent?.deductions).toEqual([{ agentId: 'one', gross: 6_000n }, { agentId: 'other', gross: 2_000n }]);
    expect([one?.net, other?.net]).toEqual([6_000n, 2_000n]);
    expect(agent?.choice.next).toBeNull();
  });

  it('D2: records −17,000 where 3,000 are earned and 20,000 are owed below', () => {
    const [agent] = settle('loss', [
      { agentId: 'agent', uplineId: null, rows: [row('15')], figures: played({ turnover: 20_000n }) }, // 20,000 × 15 % = 3,000
      { agentId: 'below', uplineId: 'agent', rows: [row('10')], figures: played({ turnover: 200_000n }) }, // 200,000 × 10 % = 20,000
    ]);
    expect(agent).toMatchObject({ gross: 3_000n, net: -17_000n });
  });

  it('S1: pays 1.0 % of 500,000 less 0.6 % of 300,000 as 3,200', () => {
    const [agent] = settle('turnover', [
      { agentId: 'agent', uplineId: null, rows: [row('1')], figures: played({ turnover: 500_000n }) }, // 5,000
      { agentId: 'below', uplineId: 'agent', rows: [row('0.6')], figures: played({ turnover: 300_000n }) }, // 1,800
    ]);
    expect(agent).toMatchObject({ gross: 5_000n, net: 3_200n });
  });

  it('R1: accrues 30,000 / 40,000 / 30,000 / 40,000 / 10,000 of a bet of 1,000,000 at 15/12/8/5/1 %', () => {
    const chain = ['15', '12', '8', '5', '1'].map((percent, level) => ({ agentId: String(level), rate: rateOfPercent(percent) }));
    const amounts = accrualsOf(1_000_000n, chain).map(({ amount }) => amount);
    expect(amounts).toEqual([30_000n, 40_000n, 30_000n, 40_000n, 10_000n]);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(150_000n);
  });
});

describe('validBetOf: the smaller of the stake and of what was won or lost', () => {
  it.each([
    [110n, 210n, 100n], // won 100
    [110n, 0n, 110n], // lost 110
    [110n, 110n, 0n], // a tie
    [110n, 55n, 55n], // half lost: 55
    [110n, 165n, 55n], // half won: 55
    [100n, 1_000n, 100n], // won 900, of which the stake counts
    [100n, 99n, 1n], // 100 − 99 = 1 lost
    [100n, 200n, 100n], // won exactly the stake
    [0n, 500n, 0n], // a free round: won 500, of which the stake of 0 counts
  ])('stake %s that pays %s has %s', (stake, payout, valid) => expect(validBetOf(stake, payout)).toBe(valid));
});

describe('shareOf: half up to the minor unit, away from zero', () => {
  it.each([
    [50n, '1', 1n], // 0.50
    [49n, '1', 0n], // 0.49
    [-50n, '1', -1n], // −0.50
    [-49n, '1', 0n], // −0.49
    [150n, '1', 2n], // 1.50
    [12_345n, '0.6', 74n], // 74.07
    [12_345n, '1.2345', 152n], // 152.399025
    [1n, '100', 1n], // 1.00
    [999n, '0.0001', 0n], // 0.000999
    [500_000n, '0.0001', 1n], // 0.5
    [499_999n, '0.0001', 0n], // 0.499999
    [9_000_000_000_000_000_001n, '50', 4_500_000_000_000_000_001n], // … 000.5
  ])('%s at %s %% is %s', (amount, percent, share) => expect(shareOf(amount, rateOfPercent(percent)).amount).toBe(share));
});

describe('rates in per cent with four decimals', () => {
  it.each([
    ['15', 150_000], // 15 × 10,000
    ['0.8', 8_000], // 0.8 × 10,000
    ['1.2345', 12_345], // 1.2345 × 10,000
    ['100', 1_000_000], // 100 × 10,000
    ['0.0001', 1], // 0.0001 × 10,000
  ] as const)('%s %% is %s millionths, and back', (percent, rate) => {
    expect([rateOfPercent(percent), percentOfRate(rate)]).toEqual([rate, percent]);
  });
  it.each(['', '-1', '100.0001', '1.23456', '1e2', '1,5', '1000'])('throws where it is %j', (percent) => expect(() => rateOfPercent(percent)).toThrow(RangeError));
});

describe('playerProfit: prizes + rebates + activity + fee subsidy − turnover', () => {
  it.each([
    [{ turnover: 1_000n, prizes: 900n }, -100n], // 900 − 1,000
    [{ turnover: 1_000n, prizes: 1_300n }, 300n], // 1,300 − 1,000
    [{ turnover: 1_000n, prizes: 900n, memberRebate: 8n, agentRebate: 5n, activity: 50n, feeSubsidy: 7n }, -30n], // 900 + 70 − 1,000
    [{ memberRebate: 8n }, 8n], // 8 − 0
  ] as const)('%o is %s', (figures, profit) => expect(playerProfit(played(figures))).toBe(profit));
});

/** What one dividend comes to. Columns: figures, carried in, ladder, gross, carried out, chosen row, what the next one lacks. */
describe('dividends', () => {
  const three = [row('5', 0, 0n, 1_000n), row('10', 3, 0n, 5_000n), row('20', 5, 50_000n, 10_000n, 60_000n)];
  it.each([
    // −1,000 × 5 % = 50; next: 3 active missing, 4,000 of loss
    ['row 1 by its loss alone', { turnover: 1_000n }, 0n, three, 50n, 0n, 0, { activeMembers: 3n, loss: 4_000n }],
    // 999 of loss are 1 short of the first row
    ['no row', { turnover: 999n }, 0n, three, 0n, 0n, undefined, { loss: 1n }],
    // −1,010 × 5 % = 50.5 → 51
    ['a half up', { turnover: 1_010n }, 0n, three, 51n, 0n, 0, { activeMembers: 3n, loss: 3_990n }],
    // −1,009 × 5 % = 50.45 → 50
    ['below a half down', { turnover: 1_009n }, 0n, three, 50n, 0n, 0, { activeMembers: 3n, loss: 3_991n }],
    // −5,000 × 10 % = 500; next: 2 active, 50,000 − 5,000 valid, 5,000 loss, 55,000 bets
    ['row 2', { turnover: 5_000n, validBet: 5_000n, activeMembers: 3 }, 0n, three, 500n, 0n, 1, { activeMembers: 2n, validBet: 45_000n, loss: 5_000n, betAmount: 55_000n }],
    // 2 of 3 active members: row 1; −5,000 × 5 % = 250
    ['row 1 where row 2 lacks one member', { turnover: 5_000n, activeMembers: 2 }, 0n, three, 250n, 0n, 0, { activeMembers: 1n }],
    // 60,000 − 50,000 = 10,000 × 20 % = 2,000
    ['row 3, each condition exactly', { turnover: 60_000n, validBet: 50_000n, prizes: 50_000n, activeMembers: 5 }, 0n, three, 2_000n, 0n, 2, undefined],
    // valid bet one short: row 2, 10,000 × 10 % = 1,000
    ['row 2 where row 3 lacks one unit of valid bet', { turnover: 60_000n, validBet: 49_999n, prizes: 50_000n, activeMembers: 5 }, 0n, three, 1_000n, 0n, 1, { validBet: 1n }],
    // 50,000 + 12,000 − 60,000 = +2,000: players won
    ['nothing where players won, which is carried', { turnover: 60_000n, prizes: 62_000n }, 0n, three, 0n, 2_000n, undefined, { loss: 3_000n }],
    // +2,000 + 3,000 = 5,000
    ['what is carried adds up', { turnover: 60_000n, prizes: 62_000n }, 3_000n, three, 0n, 5_000n, undefined, { loss: 6_000n }],
    // −3,000 + 5,000 = +2,000 remain
    ['a loss that does not make up for what is carried', { turnover: 3_000n }, 5_000n, three, 0n, 2_000n, undefined, { loss: 3_000n }],
    // −3,000 + 3,000 = 0: nothing to pay, nothing to carry
    ['a loss that just makes up for it', { turnover: 3_000n }, 3_000n, three, 0n, 0n, undefined, { loss: 1_000n }],
    // −9,000 + 5,000 = −4,000 × 5 %: what is carried counts for the condition (5,000 would be row 2)
    ['the condition of loss after what is carried', { turnover: 9_000n, activeMembers: 4 }, 5_000n, three, 200n, 0n, 0, { loss: 1_000n }],
    // 19,000 + 100 + 200 + 300 + 400 = 20,000, as much as was staked
    ['nothing where rebates and activity take all', { turnover: 20_000n, prizes: 19_000n, memberRebate: 100n, agentRebate: 200n, activity: 300n, feeSubsidy: 400n }, 0n, three, 0n, 0n, undefined, { loss: 1_000n }],
    // 0 − 0 = 0; 1,000 − 0 of loss are short of the first row
    ['nothing of nothing', {}, 0n, three, 0n, 0n, undefined, { loss: 1_000n }],
  ] as const)('pays %s', (_, figures, carriedIn, rows, gross, carriedOut, index, short) => {
    const settled = grossOf('loss', { rows, figures: played(figures), carriedIn });
    expect(settled).toMatchObject({ gross, carriedOut });
    expect(settled.choice.chosen?.index).toBe(index);
    expect(settled.choice.next === null ? undefined : Object.fromEntries(settled.choice.next.missing.map((missed) => [missed.condition, missed.short]))).toEqual(short);
  });
});

describe('salaries', () => {
  const two = [row('0.5', 1), row('1', 2, 0n, 0n, 100_000n)];
  it.each([
    // 40,000 × 0.5 % = 200
    ['row 1', { turnover: 40_000n, activeMembers: 1 }, 0n, 0n, 200n, 0n, null],
    // 100,000 × 1 % = 1,000
    ['row 2', { turnover: 100_000n, activeMembers: 2 }, 0n, 0n, 1_000n, 0n, null],
    // 99,999 × 0.5 % = 499.995 → 500
    ['row 1 one unit below row 2, rounded up', { turnover: 99_999n, activeMembers: 9 }, 0n, 0n, 500n, 0n, null],
    // nobody active
    ['nothing where no row holds', { turnover: 99_999n }, 0n, 0n, 0n, 0n, 'noRow'],
    // 101,000 − 1,000 corrected = 100,000 × 1 % = 1,000
    ['less corrections', { turnover: 101_000n, activeMembers: 2 }, -1_000n, 0n, 1_000n, 0n, null],
    // 100,000 − 1 = 99,999: the row falls with the correction
    ['by the row after corrections', { turnover: 100_000n, activeMembers: 2 }, -1n, 0n, 500n, 0n, null],
    // 90,000 + 10,000 late = 100,000
    ['with late bets', { turnover: 90_000n, activeMembers: 2 }, 10_000n, 0n, 1_000n, 0n, null],
    // 10,000 − 25,000 = −15,000 is carried
    ['nothing where more was voided than played', { turnover: 10_000n, activeMembers: 2 }, -25_000n, 0n, 0n, -15_000n, 'noTurnover'],
    // 20,000 − 15,000 carried = 5,000 × 0.5 % = 25
    ['what is left after what is carried', { turnover: 20_000n, activeMembers: 1 }, 0n, -15_000n, 25n, 0n, null],
    // −15,000 + 5,000 = −10,000
    ['nothing until what is carried is made up for', { turnover: 5_000n, activeMembers: 1 }, 0n, -15_000n, 0n, -10_000n, 'noTurnover'],
    // players won 1,000; no row asks for a loss: 40,000 × 0.5 % = 200
    ['also where players won', { turnover: 40_000n, prizes: 41_000n, activeMembers: 1 }, 0n, 0n, 200n, 0n, null],
    // 0 + 0 + 0 = 0
    ['nothing of nothing', {}, 0n, 0n, 0n, 0n, 'noTurnover'],
  ] as const)('pays %s', (_, figures, corrected, carriedIn, gross, carriedOut, nothing) => {
    expect(grossOf('turnover', { rows: two, figures: played(figures), corrections: played({ turnover: corrected, activeMembers: 99 }), carriedIn })).toMatchObject({ gross, carriedOut, nothing });
  });
});

/** What changed of periods that a contract was paid for, after it has ended: base, turnover and prizes of the changes, carried in, the row of before, gross, carried out. */
describe('contracts that are not in effect any more', () => {
  const before = { index: 1, row: row('10', 5, 0n, 9_000n, 9_000n) };
  it.each([
    // −4,000 of stakes: nothing to pay, all of it carried between the two
    ['turnover', -4_000n, 0n, 0n, before, 0n, -4_000n],
    // 3,000 − 1,000 = 2,000 × 10 % = 200, although 9,000 of bets and five members are asked for
    ['turnover', 3_000n, 0n, -1_000n, before, 200n, 0n],
    // a bet of 100 that won 3,000 is taken back: −3,000 + 100 = −2,900 for players, × 10 % = 290
    ['loss', -100n, -3_000n, 0n, before, 290n, 0n],
    // a bet of 500 that lost is taken back: 0 + 500 = +500 for players, carried with 200 before = 700
    ['loss', -500n, 0n, 200n, before, 0n, 700n],
    // −605 × 10 % = 60.5 → 61
    ['loss', 605n, 0n, 0n, before, 61n, 0n],
    // no row ever held: nothing was owed for it
    ['loss', 605n, 0n, 0n, null, 0n, 0n],
  ] as const)('of %s: %s of stakes and %s of prizes, with %s carried', (base, turnover, prizes, carriedIn, formerly, gross, carriedOut) => {
    expect(grossOf(base, { rows: [], formerly, figures: NO_FIGURES, corrections: played({ turnover, prizes }), carriedIn })).toMatchObject({ gross, carriedOut, former: true });
  });

  it('leave what an agent pays on to the contract that is in effect', () => {
    const settled = settle('turnover', [
      { agentId: 'agent', uplineId: 'present', rows: [row('1')], figures: played({ turnover: 50_000n }) }, // 500
      { agentId: 'below', uplineId: 'agent', rows: [row('0.4')], figures: played({ turnover: 50_000n }) }, // 200
      { agentId: 'agent', uplineId: 'former', rows: [], formerly: { index: 0, row: row('2') }, figures: NO_FIGURES, corrections: played({ turnover: 10_000n }) }, // 200
    ]);
    // 500 − 200 = 300 by the present one, 200 by the former one
    expect(settled.map(({ gross, net }) => [gross, net])).toEqual([[500n, 300n], [200n, 200n], [200n, 200n]]);
  });
});

describe('real-time salaries: own rate less that of the level below', () => {
  const chain = (...percents: string[]) => percents.map((percent, level) => ({ agentId: String(level), rate: rateOfPercent(percent) }));
  it.each([
    [100n, ['1'], '0', [1n]], // 1.00
    [50n, ['1'], '0', [1n]], // 0.50 → 1
    [49n, ['1'], '0', [0n]], // 0.49 → 0
    [-50n, ['1'], '0', [-1n]], // taken back: the same with the other sign
    [10_000n, ['1', '0.6'], '0', [40n, 60n]], // 0.4 %, 0.6 %
    [10_000n, ['1', '1'], '0', [0n, 100n]], // the same rate: nothing for the upper one
    [10_000n, ['1', '0'], '0', [100n, 0n]], // 1 − 0 = 1 % is 100; 0 − 0 = 0
    [10_000n, ['1', '0.6'], '0.6', [40n, 0n]], // 0.4 % is 40; the bettor has the rate of its upline, 0.6 − 0.6 = 0
    [10_000n, ['1', '0.6'], '0.2', [40n, 40n]], // 1 − 0.6 = 0.4 % is 40; 0.6 − 0.2 = 0.4 % is 40
    [125n, ['0.8', '0.4'], '0', [1n, 1n]], // 0.5 and 0.5, both up: 2 for 1.00 of both
    [12_345n, ['1.2345', '0.1234'], '0', [137n, 15n]], // 12,345 × 1.1111 % = 137.165…; 12,345 × 0.1234 % = 15.233…
    [777n, [], '0', []], // nobody above, nothing to share
  ] as const)('a bet of %s under %j by a bettor with %s %% earns %j', (stake, percents, bettor, left) => {
    expect(accrualsOf(stake, chain(...percents), rateOfPercent(bettor)).map(({ amount }) => amount)).toEqual(left);
  });
  it('throws where a level has more than the one above it', () => {
    expect(() => accrualsOf(1n, chain('1', '1.0001'))).toThrow(RangeError);
    expect(() => accrualsOf(1n, chain('1'), 10_001)).toThrow(RangeError);
  });
});

describe('ladders', () => {
  it.each([
    ['nothing wrong', [row('1'), row('2', 1)], undefined],
    ['no rows', [], { index: 0, fault: 'rows' }],
    ['too many rows', Array.from({ length: 21 }, (_, index) => row(String(index + 1), index)), { index: 0, fault: 'rows' }],
    ['a rate of zero', [row('0')], { index: 0, fault: 'rate' }],
    ['a rate that does not rise', [row('2'), row('2', 1)], { index: 1, fault: 'rate' }],
    ['a rate that falls', [row('2'), row('1', 1)], { index: 1, fault: 'rate' }],
    ['a rate above the own one', [row('1'), row('20.0001', 1)], { index: 1, fault: 'aboveOwn' }],
    ['the own rate itself', [row('20')], undefined],
    ['fewer active members for more', [row('1', 2), row('2', 1, 5n)], { index: 1, fault: 'activeMembers' }],
    ['a smaller valid bet for more', [row('1', 0, 9n), row('2', 1, 8n)], { index: 1, fault: 'validBet' }],
    ['a smaller loss for more', [row('1', 0, 0n, 9n), row('2', 1, 0n, 8n)], { index: 1, fault: 'loss' }],
    ['smaller stakes for more', [row('1', 0, 0n, 0n, 9n), row('2', 1, 0n, 0n, 8n)], { index: 1, fault: 'betAmount' }],
    ['the same conditions for more', [row('1', 1), row('2', 1)], { index: 1, fault: 'conditions' }],
  ] as const)('finds %s', (_, rows, fault) => expect(ladderFault(rows, rateOfPercent('20'))).toEqual(fault));
});

describe('periods', () => {
  it.each([
    ['daily', '2026-02-28', '2026-02-28', '2026-02-28'],
    ['weekly', '2026-03-01', '2026-02-23', '2026-03-01'], // a Sunday
    ['weekly', '2026-03-02', '2026-03-02', '2026-03-08'], // a Monday
    ['semimonthly', '2026-02-15', '2026-02-01', '2026-02-15'],
    ['semimonthly', '2026-02-16', '2026-02-16', '2026-02-28'],
    ['semimonthly', '2028-02-29', '2028-02-16', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s: %s lies in %s to %s', (length: PeriodLength, day, from, to) => {
    expect(periodOf(length, day)).toEqual({ from, to });
    expect(nextPeriodFrom(length, day)).toBe(dayAfter(to));
  });
});
