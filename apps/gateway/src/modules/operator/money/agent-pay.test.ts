import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentHelpers } from '../../../../test-support/agents.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { eventsOf, readEvents } from '../../../../test-support/event-reader.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const MINUTES = 6 * 60_000;
const reason = 'ticket 12: disputed';
const clock = testClock(Date.UTC(2026, 2, 1, 23, 55));
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let agents: ReturnType<typeof agentHelpers>;
let fin: string;
let sam: string;
let top: string;
let agent: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { fin, sam } } = await operatorDesk({ fin: ['finance'], sam: ['support'] }, { clock }));
  agents = agentHelpers(gateway, accounts);
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true });
  await gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false });
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'semimonthly', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
  await gateway.settings.set(NORTH, 'operatorApprovalAbove', '5');
  await gateway.agency.resume();
  top = await agents.agent(undefined, '50');
  agent = await agents.agent(top);
  await agents.contract(top, agent, '1', '2026-03-01');
  await agents.played(await agents.player(agent), '2026-03-01', 100_000n);
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

const run = (more: object = {}) => ops.call('agent-pay:run', { kind: 'daily', period: '2026-03-01', reason, ...more }, { token: fin });
const trail = async () => (await ops.valueOf('trail:list', {}, { token: fin })).entries;
/** Goes on by a day; the operators log in again. */
let days = 0;
async function nextDay(): Promise<void> {
  clock.advance(86_400_000);
  days += 1;
  fin = await ops.open(`fin${days}`, ['finance']);
  sam = await ops.open(`sam${days}`, ['support']);
}
const only = async () => (await ops.valueOf('agent-pay:list', { kind: 'daily' }, { token: sam })).settlements[0];

describe('agent-pay', () => {
  it.each(['0000-00-00', '0000-01-01', '2026-02-30', '2026-03-01T25:00Z', '9999-01-01'])('refuses the period %s, which no calendar has', async (period) => {
    expect(await run({ period })).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', value: { fields: [{ field: 'period' }] } } });
  });

  it('runs a period that is over, once, in a dry run nothing, and not before its end', async () => {
    expect((await run()).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'period' }] } });
    clock.advance(MINUTES);
    expect((await run({ dryRun: true })).body).toMatchObject({ value: { effect: { outcome: 'dryRun', after: { settlements: 1, gross: '10.00', settledBefore: false } } } });
    expect(await only()).toBeUndefined();
    expect((await run()).body).toMatchObject({ value: { effect: { outcome: 'done', subject: 'settlement-period:daily:2026-03-01', after: { settlements: 1, gross: '10.00' } } } });
    expect((await run()).body).toMatchObject({ value: { effect: { outcome: 'done', after: { settledBefore: true } } } });
    await gateway.jobs.catchUp(CHECKS);
    expect(await only()).toMatchObject({ gross: '10.00', state: 'due', held: false, percent: '1' });
    expect((await trail()).map(({ action }) => action).filter((action) => action === 'agent-pay:run').length).toBe(2);
  });

  it('holds and releases, explains as the agent sees it, and exports with the arithmetic', async () => {
    const { id = '' } = (await only()) ?? {};
    expect((await ops.call('agent-pay:hold', { settlementId: id, reason }, { token: sam })).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ops.call('agent-pay:hold', { settlementId: id, reason }, { token: fin, merchant: SOUTH })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ops.call('agent-pay:hold', { settlementId: id, reason }, { token: fin })).body).toMatchObject({ value: { effect: { outcome: 'done', before: { held: false }, after: { held: true } } } });
    await gateway.agency.resume();
    expect([await agents.balance(agent), (await only())?.held]).toEqual([0n, true]);
    expect((await ops.call('agent-pay:hold', { settlementId: id, reason }, { token: fin })).body).toMatchObject({ code: 'STATE_CONFLICT' });
    await ops.call('agent-pay:release', { settlementId: id, reason }, { token: fin });
    await gateway.agency.resume();
    expect([await agents.balance(agent), (await only())?.state]).toEqual([1_000n, 'paid']);
    expect(await ops.valueOf('agent-pay:show', { settlementId: id }, { token: sam })).toMatchObject({ explanation: { base: 'turnover', total: '1000.00', formula: '1000.00 * 1 / 100 = 10.00000000; round = 10.00' }, payments: [{ amount: '10.00' }], corrections: [] });
    const { csv, rows, next } = await ops.valueOf('agent-pay:export', { kind: 'daily', from: '2026-03-01', to: '2026-03-31' }, { token: sam });
    expect([rows, next, csv.split('\r\n').length, csv.includes('"1000.00 * 1 / 100 = 10.00000000; round = 10.00"')]).toEqual([1, null, 2, true]);
  });

  it('corrects beside the figure, within the limit alone, and never more than the one who pays has', async () => {
    const { id = '' } = (await only()) ?? {};
    const correct = async (direction: 'more' | 'back', amount: string) => (await ops.call('agent-pay:correct', { settlementId: id, direction, amount, reason }, { token: fin })).body;
    expect(await correct('more', '4.00')).toMatchObject({ value: { effect: { outcome: 'done', before: { corrected: '0.00' }, after: { corrected: '4.00' } } } });
    expect(await correct('more', '2.00')).toMatchObject({ value: { effect: { outcome: 'waiting', needsApproval: true } } });
    expect(await correct('more', '900.00')).toMatchObject({ code: 'MONEY_REFUSED' });
    expect(await correct('back', '14.01')).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect([await agents.balance(agent), await agents.balance(top), (await only())?.corrected]).toEqual([1_400n, 3_600n, '4.00']);
    // What goes back is less income of the one, and less paid by the other.
    await ops.forgetMovements();
    expect(await correct('back', '3.00')).toMatchObject({ value: { effect: { outcome: 'done' } } });
    const incomeOf = async (id: string) => {
      const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'));
      return (await accounts.valueOf('agentIncome', {}, { token })).totals;
    };
    expect(await incomeOf(agent)).toMatchObject({ daily: '11.00', received: '11.00', paid: '0.00', kept: '11.00' });
    expect(await incomeOf(top)).toMatchObject({ received: '0.00', paid: '11.00', kept: '-11.00' });
  });

  it('lists the members and the bets behind a figure, as the agent sees them', async () => {
    const player = await agents.player(agent);
    await agents.fund(player, 1_000_000n);
    await gateway.jobs.catchUp(CHECKS);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    for (const name of ['one', 'two', 'three']) await playAt(gateway, player, name, { stake: 10_000, prize: 0 });
    await nextDay();
    await gateway.jobs.catchUp(CHECKS);
    const { id = '' } = (await ops.valueOf('agent-pay:list', { kind: 'daily' }, { token: sam })).settlements[0] ?? {};
    const { members, next } = await ops.valueOf('agent-pay:members', { settlementId: id }, { token: sam });
    expect([members, next]).toMatchObject([[{ memberId: player, period: day, turnover: '300.00', correction: false }], null]);
    const first = await ops.valueOf('agent-pay:bets', { settlementId: id, memberId: player, period: day, limit: 2 }, { token: sam });
    const second = await ops.valueOf('agent-pay:bets', { settlementId: id, memberId: player, period: day, limit: 2, before: first.next ?? undefined }, { token: sam });
    expect([first.bets.length, second.bets.length, second.next, first.others.turnover]).toEqual([2, 1, null, '0.00']);
    expect((await ops.call('agent-pay:bets', { settlementId: id, memberId: top, period: day }, { token: sam })).body).toMatchObject({ code: 'NOT_FOUND' });
    for (const name of ['agent-pay:members', 'agent-pay:show'] as const) expect((await ops.call(name, { settlementId: id }, { token: sam, merchant: SOUTH })).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('moves nothing beside a settlement while one of its sides is blocked', async () => {
    const { id = '' } = (await ops.valueOf('agent-pay:list', { kind: 'daily' }, { token: sam })).settlements.at(-1) ?? {};
    await ops.forgetMovements();
    const before = [await agents.balance(agent), await agents.balance(top)];
    for (const [blocked, direction] of [[agent, 'more'], [top, 'more'], [agent, 'back'], [top, 'back']] as const) {
      const set = (status: 'active' | 'blocked') => gateway.db.query.updateTable('member').set({ status }).where('tenant_id', '=', NORTH).where('id', '=', blocked).execute();
      await set('blocked');
      expect((await ops.call('agent-pay:correct', { settlementId: id, direction, amount: '1.00', reason }, { token: fin })).body).toMatchObject({ code: 'STATE_CONFLICT' });
      await set('active');
    }
    expect([await agents.balance(agent), await agents.balance(top)]).toEqual(before);
  });

  it('tells open pages of both sides of what is settled, held, released and corrected', async () => {
    await gateway.agency.resume();
    const open = await eventsOf(gateway);
    const streams = await Promise.all([top, agent].map(async (id) => readEvents(await open(NORTH, (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token))));
    const told = () => Promise.all(streams.map(async (next) => {
      for (let event = await next(); event !== undefined; event = await next()) if (event.name === 'accrual') return event.data;
      return undefined;
    }));
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    await agents.played(await agents.player(agent), day, 100_000n);
    await nextDay();
    await run({ period: day });
    expect(await told()).toEqual([{}, {}]);
    const { id = '' } = (await ops.valueOf('agent-pay:list', { kind: 'daily' }, { token: sam })).settlements[0] ?? {};
    for (const command of ['agent-pay:hold', 'agent-pay:release'] as const) {
      await ops.call(command, { settlementId: id, reason }, { token: fin });
      expect(await told()).toEqual([{ id }, { id }]);
    }
    await gateway.agency.resume();
    expect(await told()).toEqual([{ id }, { id }]);
    await ops.call('agent-pay:correct', { settlementId: id, direction: 'more', amount: '1.00', reason }, { token: fin });
    expect(await told()).toEqual([{ id }, { id }]);
  });

  it('posts real-time salaries until the end of five minutes, once, as the clock does', async () => {
    await gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: true });
    const name = (at: number) => new Date(Math.floor(at / 300_000) * 300_000).toISOString().slice(0, 16).concat('Z');
    clock.advance(300_000);
    await gateway.agency.resume();
    await agents.contract(top, agent, '1', name(clock.now()), 'realtime');
    const player = await agents.player(agent);
    await agents.fund(player, 1_000_000n);
    await playAt(gateway, player, 'realtime', { stake: 50_000, prize: 0 });
    const period = name(clock.now());
    expect((await run({ kind: 'realtime', period })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await run({ kind: 'realtime', period: '2026-03-01' })).body).toMatchObject({ code: 'NOT_FOUND' });
    clock.advance(300_000);
    expect((await run({ kind: 'realtime', period })).body).toMatchObject({ value: { effect: { outcome: 'done', subject: `settlement-period:realtime:${period}`, after: { settlements: 1, gross: '5.00', settledBefore: false } } } });
    expect((await run({ kind: 'realtime', period })).body).toMatchObject({ value: { effect: { after: { settlements: 1, settledBefore: true } } } });
    await gateway.jobs.catchUp(CHECKS);
    expect((await agents.settled(agent)).filter(({ kind }) => kind === 'realtime').map(({ gross }) => gross)).toEqual([500n]);
  });
});
