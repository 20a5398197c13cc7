import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../test-support/account-helpers.ts';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { gate, waitingForLocks } from '../../../test-support/gates.ts';
import { secondGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { runOnce } from '../../platform/jobs/index.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let other: TestGateway;
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let today: AgentGateway['today'];
let tokenOf: AgentGateway['tokenOf'];
let tenant: Tenant;

describe.runIf(testEngine === 'postgres')('of two gateways', () => {
  beforeAll(async () => {
    ({ gateway, crowd, agents, today, tokenOf } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false }, { memberCentre: true }));
    other = await secondGateway(gateway);
    const found = gateway.tenants.byMerchant(NORTH);
    if (found === undefined) throw new Error('no merchant');
    tenant = found;
    await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'daily', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
    await gateway.agency.resume();
  });
  afterAll(async () => {
    await other.stop();
    await gateway.stop();
  });

  it('an operator at one settles a day behind the day before, which the other is settling', async () => {
    const top = await agents.agent(undefined, '1000');
    const agent = await agents.agent(top);
    const player = await agents.player(agent);
    await agents.contract(top, agent, '10', today(), 'dividend');
    const [first, second] = [today(), today(1)];
    await agents.played(player, first, 30_000n, { payout: 50_000n });
    await agents.played(player, second, 50_000n);
    clock.advance(2 * DAY);
    const [entered, goOn] = [gate(), gate()];
    const closing = runOnce(gateway.db, { tenant: NORTH, job: 'settle-dividend', period: first }, async (tx) => {
      entered.open();
      await goOn.opened;
      await gateway.agency.closePeriod(tx, { tenant: NORTH, kind: 'dividend', period: { from: first, to: first }, currency: 'PHP', timeZone: tenant.timeZone, activeTurnover: 1_000n });
    });
    await entered.opened;
    const asked = other.db.transaction((tx) => other.agency.desk.run(tx, tenant, 'dividend', second));
    await Promise.race([waitingForLocks(gateway.db), asked]);
    goOn.open();
    expect([await closing, await asked]).toMatchObject([true, { before: false, period: second }]);
    // What players won on the first day is taken off the second one.
    expect((await agents.settled(agent)).map(({ to, carriedIn, carriedOut, gross }) => [to, carriedIn, carriedOut, gross])).toEqual([[first, 0n, 20_000n, 0n], [second, 20_000n, 0n, 3_000n]]);
    // A day before it is not settled behind it.
    expect(await runOnce(gateway.db, { tenant: NORTH, job: 'settle-dividend', period: today(-3) }, () => Promise.reject(new Error('out of order')))).toBe(false);
    await Promise.all([gateway.jobs.catchUp(CHECKS), other.jobs.catchUp(CHECKS)]);
    expect((await agents.settled(agent)).length).toBe(2);
  });

  it('one lets a contract that was accepted while it waited over midnight begin after the day that has begun', async () => {
    const top = await agents.agent();
    const agent = await agents.agent(top);
    clock.advance(DAY - (clock.now() % DAY) - MINUTE);
    const [token, topToken] = [await tokenOf(agent), await tokenOf(top)];
    const { username } = (await gateway.members.byId(NORTH, agent)) ?? { username: '' };
    const rows = [{ percent: '1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
    const { contract } = await crowd.valueOf('processDailySalary', { action: 'offer', account: username, revision: 0, rows }, { token: topToken });
    const [entered, goOn] = [gate(), gate()];
    const held = gateway.db.transaction(async (tx) => {
      await gateway.agency.contracts.store.hold(tx, NORTH, 'daily');
      entered.open();
      await goOn.opened;
    });
    await entered.opened;
    const before = today();
    const accepted = accountHelpers(other).valueOf('processDailySalary', { action: 'accept', contractId: contract?.id ?? '', revision: contract?.revision ?? 0 }, { token });
    await waitingForLocks(gateway.db);
    clock.advance(2 * MINUTE);
    expect(today()).not.toBe(before);
    goOn.open();
    await held;
    expect(await accepted).toMatchObject({ outcome: 'done', contract: { standing: { from: today(1) } } });
  });

  it('one waits with what an agent owes below while the other may be paying that agent', async () => {
    const top = await agents.agent(undefined, '1000');
    const middle = await agents.agent(top);
    const low = await agents.agent(middle);
    await agents.contract(top, middle, '1', today());
    await agents.contract(middle, low, '0.6', today());
    await agents.played(await agents.player(low), today(), 100_000n);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    const [due] = await agents.settled(middle);
    const [entered, goOn] = [gate(), gate()];
    const paying = gateway.db.transaction(async (tx) => {
      await tx.selectFrom('settlement').select('id').where('tenant_id', '=', NORTH).where('id', '=', due?.id ?? '').forUpdate().execute();
      entered.open();
      await goOn.opened;
    });
    await entered.opened;
    await other.agency.resume();
    const meanwhile = await agents.settled(low);
    goOn.open();
    await paying;
    expect(meanwhile).toMatchObject([{ paid: 0n, state: 'due' }]);
    await other.agency.resume();
    await other.agency.resume();
    expect([await agents.settled(middle), await agents.settled(low)]).toMatchObject([[{ paid: 1_000n, state: 'paid' }], [{ paid: 600n, state: 'paid' }]]);
  });
});
