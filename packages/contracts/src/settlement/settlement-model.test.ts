import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFigures, NO_FIGURES, teamFigures, validBetOf, type Figures } from './figures.ts';
import { ladderFault, topRate, type LadderRow } from './ladder.ts';
import { shareOf } from './rate.ts';
import { accrualsOf } from './real-time.ts';
import { settle, type SettledBase } from './settle.ts';
import { halfUp, isBelow, slowly, type Model, type ModelBet, type Outcome } from './test-support/reference.ts';

const MEMBERS = 14;
const DAYS = 4;
const RUNS = 400;

const rising = (steps: readonly (readonly [number, number, number, number, number])[]): LadderRow[] => {
  const rows: LadderRow[] = [];
  let last: LadderRow = { rate: 0, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n };
  for (const [rate, activeMembers, validBet, loss, betAmount] of steps) {
    last = { rate: last.rate + rate, activeMembers: last.activeMembers + activeMembers, validBet: last.validBet + BigInt(validBet), loss: last.loss + BigInt(loss), betAmount: last.betAmount + BigInt(betAmount) };
    rows.push(last);
  }
  return rows;
};
const step = fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 900 }));
const day = fc.integer({ min: 0, max: DAYS - 1 });
const bet = fc
  .record({ bettor: fc.integer({ min: 0, max: MEMBERS - 1 }), day, late: fc.constantFrom(0, 0, 0, 1, 2), voided: fc.constantFrom(null, null, null, 0, 1, 2), stake: fc.integer({ min: 1, max: 2_000 }), payout: fc.integer({ min: 0, max: 3_000 }) })
  .map(({ late, voided, stake, payout, ...more }): ModelBet => {
    const settledOn = more.day + late;
    return { ...more, settledOn, voidedOn: voided === null ? null : settledOn + voided, stake: BigInt(stake), payout: BigInt(payout) };
  });
const model: fc.Arbitrary<Model> = fc
  .record({
    uplines: fc.tuple(...Array.from({ length: MEMBERS }, (_, index) => (index === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: index - 1 }), { freq: 8 })))),
    ladders: fc.array(fc.option(fc.array(step, { minLength: 1, maxLength: 4 }).map(rising)), { minLength: MEMBERS, maxLength: MEMBERS }),
    bets: fc.array(bet, { maxLength: 40 }),
    active: fc.integer({ min: 1, max: 1_500 }).map(BigInt),
  })
  .map(({ uplines, ladders, ...more }) => ({ ...more, days: DAYS, uplines, ladders: ladders.map((ladder) => ladder ?? undefined) }));

/**
 * The library over days, with what surrounds it written for this test: totals by member and day that move on, marks of what was taken of them, sums by upline. So this holds the library to
 * the reference, and not the gateway, which takes up and sums in the database: that is held to one of its own by its settlement-model and settlement-life tests.
 */
function settled(of: Model, base: SettledBase): (Outcome | undefined)[][] {
  const marks = new Map<string, Figures>();
  const carried = new Map<string, bigint>();
  const name = (member: number | null): string | null => (member === null ? null : String(member));
  const uplines = new Map(of.uplines.map((upline, member) => [String(member), name(upline)]));
  return Array.from({ length: of.days }, (_, today) => {
    const totals = new Map<string, Figures>();
    for (const { bettor, day: on, settledOn, voidedOn, stake, payout } of of.bets) {
      if (on > today || settledOn > today || (voidedOn !== null && voidedOn <= today)) continue;
      const key = `${bettor} ${on}`;
      totals.set(key, addFigures(totals.get(key) ?? NO_FIGURES, { ...NO_FIGURES, turnover: stake, prizes: payout, validBet: validBetOf(stake, payout) }));
    }
    const [fresh, corrected] = [new Map<string, Figures>(), new Map<string, Figures>()];
    for (const key of new Set([...totals.keys(), ...marks.keys()])) {
      const [member, on] = key.split(' ').map(Number);
      const upline = name(of.uplines[member ?? -1] ?? null);
      const [now, taken] = [totals.get(key) ?? NO_FIGURES, marks.get(key) ?? NO_FIGURES];
      marks.set(key, now);
      if (upline === null) continue;
      const sums = on === today ? fresh : corrected;
      const more = { ...NO_FIGURES, turnover: now.turnover - taken.turnover, validBet: now.validBet - taken.validBet, prizes: now.prizes - taken.prizes, activeMembers: on === today && now.turnover >= of.active ? 1 : 0 };
      sums.set(upline, addFigures(sums.get(upline) ?? NO_FIGURES, more));
    }
    const [teams, corrections] = [teamFigures(uplines, fresh), teamFigures(uplines, corrected)];
    const agents = of.ladders.flatMap((rows, agent) => (rows === undefined ? [] : [{ agentId: String(agent), uplineId: name(of.uplines[agent] ?? null), rows }]));
    const results = settle(base, agents.map((agent) => ({ ...agent, figures: teams.get(agent.agentId) ?? NO_FIGURES, corrections: corrections.get(agent.agentId) ?? NO_FIGURES, carriedIn: carried.get(agent.agentId) ?? 0n })));
    for (const { agentId, carriedOut } of results) carried.set(agentId, carriedOut);
    return of.uplines.map((_upline, agent) => {
      const found = results.find(({ agentId }) => agentId === String(agent));
      return found === undefined ? undefined : { gross: found.gross, net: found.net, carriedOut: found.carriedOut };
    });
  });
}

describe('the library of settlement', () => {
  it.each(['loss', 'turnover'] as const)('comes to the minor unit of the slow reference, over random trees, ladders, late bets and voids (%s)', (base) => {
    fc.assert(
      fc.property(model, (of) => {
        expect(settled(of, base)).toEqual(slowly(of, base));
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps in the tree what comes into it: the nets of all agents are the gross of those that nobody in it pays', () => {
    fc.assert(
      fc.property(model, (of) => {
        for (const ofDay of settled(of, 'turnover')) {
          const net = ofDay.reduce((sum, found) => sum + (found?.net ?? 0n), 0n);
          // Who pays without a contract of its own is outside.
          const from = ofDay.reduce((sum, found, agent) => sum + (ofDay[of.uplines[agent] ?? -1] === undefined ? (found?.gross ?? 0n) : 0n), 0n);
          expect(net).toBe(from);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('finds no fault in ladders that rise, within the rate of whoever offers', () => {
    fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 6 }).map(rising), (rows) => {
      expect(ladderFault(rows, topRate(rows))).toBeUndefined();
      expect(ladderFault(rows, topRate(rows) - 1)).toMatchObject({ index: rows.length - 1, fault: 'aboveOwn' });
    }));
  });
});

describe('teamFigures', () => {
  it('throws where uplines form a circle', () => {
    expect(() => teamFigures(new Map([['a', 'b'], ['b', 'a'], ['c', null]]), new Map())).toThrow(RangeError);
  });

  it('leaves an agent out of its own team', () => {
    fc.assert(fc.property(model, ({ uplines }) => {
      const teams = teamFigures(new Map(uplines.map((upline, member) => [String(member), upline === null ? null : String(upline)])), new Map(uplines.flatMap((upline, member) => (upline === null ? [] : [[String(upline), { ...NO_FIGURES, activeMembers: uplines.filter((each) => each === uplines[member]).length }] as const]))));
      for (const agent of uplines.keys()) expect(teams.get(String(agent))?.activeMembers).toBe([...uplines.keys()].filter((member) => isBelow(uplines, member, agent)).length);
    }));
  });
});

describe('accrualsOf', () => {
  const chain = fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 10 }).map((rates) => rates.toSorted((one, other) => other - one));
  const stakes = fc.bigInt({ min: 1n, max: 10n ** 15n });

  it('earns each level its difference, all levels the difference of top and bettor up to half a unit each, and a void the opposite', () => {
    fc.assert(fc.property(chain, stakes, fc.nat(1_000_000), (rates, stake, part) => {
      const bettor = Math.floor(((rates.at(-1) ?? 0) * part) / 1_000_000);
      const agents = rates.map((rate, level) => ({ agentId: String(level), rate }));
      const accruals = accrualsOf(stake, agents, bettor);
      expect(accruals.map(({ amount }) => amount)).toEqual(rates.map((rate, level) => halfUp(stake * BigInt(rate - (rates[level + 1] ?? bettor)))));
      const [exact, sum] = [accruals.reduce((all, { exactMicros }) => all + exactMicros, 0n), accruals.reduce((all, { amount }) => all + amount, 0n)];
      expect(exact).toBe(stake * BigInt(rates.length === 0 ? 0 : (rates[0] ?? 0) - bettor));
      const off = sum - shareOf(stake, rates.length === 0 ? 0 : (rates[0] ?? 0) - bettor).amount;
      expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(rates.length + 1));
      expect(accrualsOf(-stake, agents, bettor).map(({ amount }) => -amount)).toEqual(accruals.map(({ amount }) => amount));
    }), { numRuns: RUNS });
  });
});
