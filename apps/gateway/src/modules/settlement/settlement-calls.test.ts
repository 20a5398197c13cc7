import type { ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../test-support/account-helpers.ts';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { ladderRow } from '../../../test-support/agents.ts';
import { createCaller } from '../../../test-support/caller.ts';
import { testClock } from '../../../test-support/clock.ts';
import { eventsOf, readEvents } from '../../../test-support/event-reader.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const DAY = 86_400_000;
const ALL = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let top: string;
let middle: string;
let low: string;

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, ALL));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'semimonthly', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
  top = await agents.agent(undefined, '12');
  middle = await agents.agent(top);
  low = await agents.agent(middle);
  await agents.contract(top, middle, [ladderRow('0.5'), ladderRow('1.5', { activeMembers: 3, betAmount: 200_000n })], '2026-03-01');
  await agents.contract(middle, low, '0.3333', '2026-03-01');
  const [one, two] = [await agents.player(middle), await agents.player(low)];
  await agents.played(one, '2026-03-01', 100_000n, { payout: 40_000n });
  await agents.played(two, '2026-03-01', 150_001n);
  clock.advance(DAY);
  await gateway.jobs.catchUp(CHECKS);
  await agents.played(one, '2026-03-01', -30_000n);
  await agents.played(two, '2026-03-02', 1_000n);
  clock.advance(DAY);
  await gateway.jobs.catchUp(CHECKS);
});
afterAll(() => gateway.stop());

const tokenOf = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
const list = async (id: string, request: object = {}) => crowd.valueOf('agentSettlements', { kind: 'daily', ...request }, { token: await tokenOf(id) });
const one = async (by: string, id: string) => createCaller(gateway, NORTH)<ResponseOf<'agentSettlement'>>('agentSettlement', { id }, { token: await tokenOf(by) });

describe('agentSettlements call', () => {
  it('lists what is paid to an agent and by it, newest first, with what is still due', async () => {
    // 250,001 at 0.5 % = 1,250.005, which the next row's third active member would have made 1.5 %; the top has 12.00.
    expect((await list(middle)).rest).toBe('12.50');
    const stream = await (await eventsOf(gateway))(NORTH, await tokenOf(middle));
    const next = readEvents(stream);
    await gateway.agency.resume();
    let event = await next();
    while (event !== undefined && event.name !== 'accrual') event = await next();
    expect(event?.data).toMatchObject({ id: expect.any(String) });
    expect(await list(middle)).toMatchObject({
      rest: '0.50', next: null,
      settlements: [
        { from: '2026-03-02', to: '2026-03-02', gross: '0.00', state: 'none' },
        { kind: 'daily', from: '2026-03-01', to: '2026-03-01', side: 'received', percent: '0.5', gross: '12.50', net: '7.50', paid: '12.00', rest: '0.50', state: 'partly' },
      ],
    });
    expect(await list(top, { side: 'paid' })).toMatchObject({ rest: '0.50', settlements: [{ state: 'none' }, { side: 'paid', gross: '12.50', rest: '0.50' }] });
    const [page] = [await list(middle, { limit: 1 })];
    expect([page.settlements.length, (await list(middle, { limit: 1, before: page.next })).settlements[0]?.from]).toEqual([1, '2026-03-01']);
    expect((await list(low, { side: 'paid' })).settlements).toEqual([]);
    const sorted = await list(middle, { sort: 'gross', order: 'up', limit: 1 });
    expect([sorted.settlements[0]?.gross, (await list(middle, { sort: 'gross', order: 'up', limit: 1, before: sorted.next })).settlements[0]?.gross]).toEqual(['0.00', '12.50']);
    // Days, and totals of them; what is due stays that of all days.
    expect(await list(middle, { from: '2026-03-02', to: '2026-03-02' })).toMatchObject({ from: '2026-03-02', to: '2026-03-02', settlements: [{ from: '2026-03-02' }], totals: { settlements: 1, gross: '0.00', rest: '0.00' }, rest: '0.50' });
    expect((await list(middle)).totals).toMatchObject({ settlements: 2, gross: '12.50', paid: '12.00', rest: '0.50' });
    expect(codeOf(await createCaller(gateway, NORTH)('agentSettlements', { kind: 'daily', sort: 'gross', before: '2026-03-01~0198c0de-0000-7000-8000-000000000000' }, { token: await tokenOf(middle) }))).toBe('INVALID_REQUEST');
    const wrongDays = await createCaller(gateway, NORTH)('agentSettlements', { kind: 'daily', from: '2026-03-02', to: '2026-03-01' }, { token: await tokenOf(middle) });
    expect([wrongDays.status, wrongDays.body]).toMatchObject([422, { code: 'VALIDATION_FAILED', value: { fields: [{ field: 'from' }] } }]);
    // 150,001 at 0.3333 % = 499.953…
    expect((await list(middle, { side: 'paid' })).settlements.at(-1)).toMatchObject({ gross: '5.00', state: 'paid' });
  });
});

describe('agentSettlement call', () => {
  it('explains a figure: base, row, what the next one lacks, rounding, deductions and payments', async () => {
    const id = (await list(middle)).settlements.at(-1)?.id ?? '';
    const { body } = await one(middle, id);
    expect(body).toMatchObject({
      value: {
        contractVersion: 1,
        explanation: {
          base: 'turnover', tierBase: 'gross', nothing: null, corrected: [], period: '2500.01', carriedIn: '0.00', total: '2500.01', carriedOut: '0.00', percent: '0.5', exact: '12.50005000', gross: '12.50', net: '7.50',
          figures: { turnover: '2500.01', validBet: '2500.01', prizes: '400.00', agentRebate: '0.00', feeSubsidy: '0.00', activeMembers: 2 },
          chosen: { index: 0, row: { percent: '0.5' } },
          next: { index: 1, row: { percent: '1.5', activeMembers: 3, betAmount: '2000.00' }, missing: [{ condition: 'activeMembers', needed: '3', reached: '2', short: '1' }] },
          deductions: [{ account: expect.stringMatching(/^settled/), gross: '5.00' }],
        },
        payments: [{ amount: '12.00' }],
      },
    });
  });

  it('lists the corrections of periods that were closed before', async () => {
    const id = (await list(middle)).settlements[0]?.id ?? '';
    const { body } = await one(middle, id);
    expect(body).toMatchObject({
      value: {
        explanation: {
          nothing: 'noTurnover', figures: { turnover: '10.00' }, corrections: { turnover: '-300.00' }, corrected: [{ period: '2026-03-01', turnover: '-300.00' }], period: '-290.00', carriedOut: '-290.00', gross: '0.00',
        },
      },
    });
  });

  it('is for the two sides alone: to others it does not exist', async () => {
    const id = (await list(middle)).settlements.at(-1)?.id ?? '';
    expect(codeOf(await one(top, id))).toBe('OK');
    const nobody = '0198c0de-0000-7000-8000-00000000dead';
    for (const who of [low, await agents.agent()]) expect([codeOf(await one(who, id)), codeOf(await one(who, nobody))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await gateway.settings.set(NORTH, 'consolidated', { ...ALL, dailysalreqtype: false });
    // What is owed stays in sight; whoever is owed nothing sees that the merchant has none.
    expect([codeOf(await one(middle, id)), (await list(middle)).rest]).toEqual(['OK', '0.50']);
    expect(codeOf(await createCaller(gateway, NORTH)('agentSettlements', { kind: 'daily' }, { token: await tokenOf(await agents.agent()) }))).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'consolidated', ALL);
  });
});

describe('agentIncomeDay call', () => {
  it('returns the settlements behind a figure of income when the figure is asked for, and amounts that make it up', async () => {
    const behind = async (id: string, kind: 'daily' | 'paid' | 'dividend') => {
      const token = await tokenOf(id);
      const { days } = await crowd.valueOf('agentIncome', {}, { token });
      const [day] = days;
      const answer = await crowd.valueOf('agentIncomeDay', { day: day?.day, kind }, { token });
      return { figure: day?.[kind], ...answer };
    };
    const received = await behind(middle, 'daily');
    const settlement = (await list(middle)).settlements.at(-1);
    expect(received).toMatchObject({ figure: '12.00', total: '12.00', next: null, moves: [{ amount: '12.00', settlement: { id: settlement?.id, kind: 'daily', from: '2026-03-01', to: '2026-03-01', account: null } }] });
    const paid = await behind(middle, 'paid');
    const settledFor = (day: string) => ({ kind: 'daily', from: day, to: day, account: expect.stringMatching(/^settled/) as string });
    expect(paid).toMatchObject({ figure: '5.03', total: '5.03', moves: [{ amount: '0.03', settlement: settledFor('2026-03-02') }, { amount: '5.00', settlement: settledFor('2026-03-01') }] });
    expect((await behind(low, 'daily')).moves.map((move) => move.settlement?.id)).toEqual(paid.moves.map((move) => move.settlement?.id));
    expect(await behind(middle, 'dividend')).toMatchObject({ figure: '0.00', total: '0.00', moves: [] });
  });

  it('returns what a total of some days is made of, of one kind and of all, when an end is given', async () => {
    const token = await tokenOf(middle);
    const { from, to, totals, days } = await crowd.valueOf('agentIncome', {}, { token });
    expect(days.length).toBeGreaterThan(0);
    const hundredths = (amount: string) => BigInt(amount.replace('.', ''));
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime', 'paid', 'received', 'kept'] as const) {
      const listed = await crowd.valueOf('agentIncomeDay', { day: from, to, kind, limit: 100 }, { token });
      const sum = listed.moves.reduce((total, { amount }) => total + hundredths(amount), 0n);
      expect([kind, listed.to, listed.total, sum]).toEqual([kind, to, totals[kind], hundredths(totals[kind])]);
    }
    // Both sides of what was kept: what was paid takes from it.
    const { moves } = await crowd.valueOf('agentIncomeDay', { day: from, to, kind: 'kept' }, { token });
    expect(new Set(moves.map(({ amount, settlement }) => [amount.startsWith('-'), settlement?.account !== null].join()))).toEqual(new Set(['true,true', 'false,false']));
    expect(codeOf(await createCaller(gateway, NORTH)('agentIncomeDay', { day: to, to: from, kind: 'paid' }, { token }))).not.toBe('OK');
  });
});

describe('agentUnsettled call', () => {
  it('names a kind that was switched off until everything of it is settled, and its list is closed from then on', async () => {
    const unsettled = async (id: string) => (await crowd.valueOf('agentUnsettled', {}, { token: await tokenOf(id) })).kinds;
    const listed = async (id: string) => codeOf(await createCaller(gateway, NORTH)('agentSettlements', { kind: 'daily' }, { token: await tokenOf(id) }));
    const id = (await list(middle)).settlements.at(-1)?.id ?? '';
    const none = { ...ALL, divtypereq: false, dailysalreqtype: false };
    await gateway.settings.set(NORTH, 'consolidated', none);
    // The top owes 0.50, and the day that runs will be settled between all three.
    expect([await unsettled(top), await unsettled(middle), await unsettled(low), await listed(low)]).toEqual([['daily'], ['daily'], ['daily'], 'OK']);
    clock.advance(2 * DAY);
    await gateway.jobs.catchUp(CHECKS);
    await gateway.agency.resume();
    expect([await unsettled(top), await unsettled(middle), await unsettled(low), await listed(low)]).toEqual([['daily'], ['daily'], [], 'FUNCTION_DISABLED']);
    await agents.fund(top, 100_000n);
    clock.advance(DAY);
    await gateway.agency.resume();
    expect([await unsettled(top), await unsettled(middle), await listed(middle), codeOf(await one(middle, id))]).toEqual([[], [], 'FUNCTION_DISABLED', 'OK']);
  });
});
