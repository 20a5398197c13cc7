import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { testClock } from '../../../test-support/clock.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { createKindHistory } from './kind-history.ts';

const DAY = 86_400_000;
const clock = testClock(Date.UTC(2026, 2, 3, 12));
let gateway: AgentGateway['gateway'];
let agents: AgentGateway['agents'];
beforeAll(async () => {
  ({ gateway, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: false }));
});
afterAll(() => gateway.stop());

const lengths = (daily: 'daily' | 'weekly' | 'semimonthly' | 'monthly') =>
  gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'semimonthly', daily }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });

describe('a merchant that changes how long its periods are', () => {
  it('has every day in one settled period, each bet paid once, and carries on from one to the next', async () => {
    await lengths('weekly');
    const top = await agents.agent(undefined, '10000');
    const agent = await agents.agent(top);
    const player = await agents.player(agent);
    await gateway.jobs.catchUp(CHECKS);
    await agents.contract(top, agent, '1', '2026-03-09');
    const changes: Readonly<Record<string, Parameters<typeof lengths>[0]>> = { '2026-03-11': 'daily', '2026-03-20': 'monthly', '2026-03-25': 'semimonthly', '2026-04-03': 'daily' };
    for (let day = 0; day < 50; day++) {
      const today = new Date(clock.now()).toISOString().slice(0, 10);
      const change = changes[today];
      if (change !== undefined) await lengths(change);
      // More is taken back than was played on some day, which the next period makes up for.
      await agents.played(player, today, today === '2026-03-17' ? -50_000n : 10_000n);
      clock.advance(DAY);
      await gateway.jobs.catchUp(CHECKS);
    }
    const { rows: periods } = await sql<{ from: string; to: string }>`select from_period as from, to_period as to from settlement_period where tenant_id = ${NORTH} and kind = 'daily' order by to_period`.execute(gateway.db.query);
    expect(periods.slice(0, 2)).toEqual([{ from: '2026-03-09', to: '2026-03-15' }, { from: '2026-03-16', to: '2026-03-16' }]);
    const gaps = periods.slice(1).filter(({ from }, index) => Date.parse(from) - Date.parse(periods[index]?.to ?? '') !== DAY);
    expect(gaps).toEqual([]);
    const last = periods.at(-1)?.to ?? '';
    const settled = (Date.parse(last) - Date.parse('2026-03-09')) / DAY + 1;
    const gross = (await agents.settled(agent)).reduce((sum, row) => sum + row.gross, 0n);
    // All days but one have 10,000, and 1 % of each is paid.
    expect(gross).toBe(BigInt(settled - 1) * 100n - 500n);
    expect(settled).toBeGreaterThan(30);
  });
});

describe('a kind that is switched twice within a millisecond', () => {
  it('is as it was switched last', async () => {
    clock.advance(DAY);
    const tenant = gateway.tenants.byMerchant(NORTH);
    if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
    let isOn = false;
    const settings = { consolidated: () => ({ dailysalreqtype: true, divtypereq: isOn, contracthoursalreq: false, realtimesalreqtype: false }), agentContracts: () => ({ periods: { dividend: 'semimonthly', daily: 'daily' } }) };
    const history = createKindHistory(gateway.db, { modules: async () => ({ agentPolicy: true }), setting: async (_: unknown, name: keyof typeof settings) => settings[name]() } as never);
    for (const next of [true, false, true, false]) {
      isOn = next;
      await history.observe(tenant);
      expect(await history.wasOn(NORTH, 'dividend', new Date(clock.now()))).toBe(next);
    }
  });
});
