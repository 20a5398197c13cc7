import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { createPay } from './pay.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
const ALL = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let agents: AgentGateway['agents'];
let today: AgentGateway['today'];
beforeAll(async () => {
  ({ gateway, agents, today } = await openAgentGateway(clock, ALL));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

/** An agent that is due 1 % of 1,000.00 by its upline, which has `fund` or nothing. */
async function settledAgent(fund?: string) {
  const top = await agents.agent(undefined, fund);
  const agent = await agents.agent(top);
  await agents.contract(top, agent, '1', today());
  await agents.played(await agents.player(agent), today(), 100_000n);
  clock.advance(DAY);
  await gateway.jobs.catchUp(CHECKS);
  return { top, agent };
}

describe('payment of settlements', () => {
  it('is tried less and less often where the upline has nothing, and at once again where a part came', async () => {
    const { top, agent } = await settledAgent();
    const next = async (): Promise<number> => {
      await gateway.agency.resume();
      const { next_try_at: at } = await gateway.db.query.selectFrom('settlement').select('next_try_at').where('agent_id', '=', agent).executeTakeFirstOrThrow();
      const wait = (at?.getTime() ?? clock.now()) - clock.now();
      clock.advance(wait);
      return wait / MINUTE;
    };
    const waits = [];
    for (let turn = 0; turn < 8; turn++) waits.push(await next());
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 360, 360]);
    await agents.fund(top, 400n);
    expect(await next()).toBe(10);
    await agents.fund(top, 1_000n);
    await next();
    expect(await agents.settled(agent)).toMatchObject([{ paid: 1_000n, state: 'paid' }]);
  });

  it('pays what there is where two agents owe each other, as after moves, and neither waits for the other', async () => {
    const top = await agents.agent();
    const [one, other] = [await agents.agent(top), await agents.agent(top)];
    for (const agent of [one, other]) {
      await agents.contract(top, agent, '1', today());
      await agents.played(await agents.player(agent), today(), 100_000n);
    }
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    for (const [payer, paid] of [[one, other], [other, one]]) await gateway.db.query.updateTable('settlement').set({ upline_id: payer ?? '', next_try_at: new Date(clock.now()) }).where('tenant_id', '=', NORTH).where('agent_id', '=', paid ?? '').execute();
    await agents.fund(one, 300n);
    await gateway.agency.resume();
    const sums = (await Promise.all([one, other].map((agent) => agents.settled(agent)))).map(([row]) => row?.paid);
    expect(sums).toContain(300n);
  });

  it('takes at most fifty of a merchant in a turn, so that one with thousands keeps no other waiting', async () => {
    const { agent } = await settledAgent('1000');
    const { id } = (await agents.settled(agent))[0] ?? { id: '' };
    // Many that are due for longer, at the same merchant and at another one.
    const { tenant_id: _tenant, id: _id, ...row } = await gateway.db.query.selectFrom('settlement').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: contract } = await gateway.db.query.selectFrom('agent_contract').select('id').where('id', '=', row.contract_id).executeTakeFirstOrThrow();
    const many = Array.from({ length: 300 }, (_, index) => ({ ...row, result: '{}', tenant_id: NORTH, id: gateway.db.newId(), contract_id: contract, to_period: `2020-${String(index).padStart(5, '0')}`, next_try_at: new Date(0) }));
    await gateway.db.query.insertInto('settlement').values(many).execute();
    const paid: string[] = [];
    const pay = createPay({ db: gateway.db, wallet: gateway.wallet, paid: (_owner, settlement) => void paid.push(settlement) });
    await pay();
    // Fifty in a turn, two sides are told of each.
    expect(paid.length).toBe(100);
    await gateway.db.query.updateTable('settlement').set({ state: 'none', gross: 0n, next_try_at: null }).where('to_period', 'like', '2020-%').where('state', 'in', ['due', 'partly']).where('paid', '=', 0n).execute();
  });

  it('waits for no fault of a merchant, and neither does what other merchants have switched', async () => {
    const { agent } = await settledAgent('1000');
    await gateway.settings.set(SOUTH, 'whitelabel', { agentPolicy: true });
    await gateway.settings.set(SOUTH, 'consolidated', { ...ALL, dailysalreqtype: false });
    clock.advance(2 * MINUTE);
    await gateway.agency.resume();
    const isOn = async () => (await gateway.db.query.selectFrom('agent_kind').select('is_on').where('tenant_id', '=', SOUTH).where('kind', '=', 'daily').orderBy('since', 'desc').executeTakeFirst())?.is_on;
    const set = (value: string) => gateway.db.query.updateTable('tenant_setting').set({ value }).where('tenant_id', '=', NORTH).where('name', '=', 'consolidated').execute();
    expect(await isOn()).toBe(false);
    // Something is due, and the merchant's settings cannot be read.
    await gateway.db.query.updateTable('settlement').set({ state: 'partly', gross: 3_000n, next_try_at: new Date(clock.now()) }).where('tenant_id', '=', NORTH).where('agent_id', '=', agent).execute();
    const { value } = await gateway.db.query.selectFrom('tenant_setting').select('value').where('tenant_id', '=', NORTH).where('name', '=', 'consolidated').executeTakeFirstOrThrow();
    await set('"broken"');
    clock.advance(2 * MINUTE);
    await gateway.settings.set(SOUTH, 'consolidated', ALL);
    await expect(gateway.agency.resume()).rejects.toThrow();
    expect([await isOn(), (await agents.settled(agent))[0]?.state]).toEqual([true, 'paid']);
    await set(JSON.stringify(value));
  });
});
