import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { testClock } from '../../../test-support/clock.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true }));
});
afterAll(() => gateway.stop());

const tokenOf = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
const versionsOf = (found: { readonly versions: readonly { readonly version: number; readonly state: string }[] } | undefined) => found?.versions.map(({ version, state }) => [version, state]);

/** A contract whose first version stands, with withdrawn offers up to number 150, and one more that waits or was withdrawn too. */
async function old(last: 'pending' | 'withdrawn') {
  const top = await agents.agent();
  const agent = await agents.agent(top);
  await agents.contract(top, agent, '1', '2026-03-02');
  const { id = '' } = (await gateway.agency.contracts.store.ofDownline(NORTH, 'daily', agent, top)) ?? {};
  await sql`
    insert into agent_contract_version (tenant_id, contract_id, version, state, ladder, top_rate, offered_at, expires_at)
      select tenant_id, contract_id, number, case when number = 151 then ${last} else 'withdrawn' end, ladder, top_rate, offered_at, expires_at
        from agent_contract_version cross join generate_series(2, 151) number where tenant_id = ${NORTH} and contract_id = ${id}`.execute(gateway.db.query);
  return { top, agent, id };
}

describe('createContractStore', () => {
  it('returns the newest version, the offer and what is in effect alone when a contract has many versions', async () => {
    const { store } = gateway.agency.contracts;
    const waiting = await old('pending');
    const shown = [[151, 'pending'], [1, 'active']];
    expect(versionsOf(await store.byId(NORTH, waiting.id))).toEqual(shown);
    expect((await store.ofUpline(NORTH, 'daily', waiting.top, 10, undefined)).map(versionsOf)).toEqual([shown]);
    const withdrawn = await old('withdrawn');
    expect(versionsOf(await store.ofDownline(NORTH, 'daily', withdrawn.agent, withdrawn.top))).toEqual([[151, 'withdrawn'], [1, 'active']]);
    await gateway.db.transaction(async (tx) => expect((await store.openOf(tx, NORTH, waiting.agent, null)).map(versionsOf)).toEqual([shown]));
  });

  it('returns an offer as expired when its time is over', async () => {
    const { id } = await old('pending');
    clock.advance(30 * 86_400_000);
    expect(versionsOf(await gateway.agency.contracts.store.byId(NORTH, id))).toEqual([[151, 'expired'], [1, 'active']]);
  });
});

describe('agentContract call', () => {
  it('returns a hundred versions, and those before them when they are asked for', async () => {
    const { agent, id } = await old('withdrawn');
    const token = await tokenOf(agent);
    const numbers = async (request: object = {}) => (await crowd.valueOf('agentContract', { id, ...request }, { token })).versions.map(({ version }) => version);
    const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
    expect(await numbers()).toEqual(range(151, 52));
    expect(await numbers({ before: 52 })).toEqual(range(51, 1));
    expect(await numbers({ before: 1 })).toEqual([]);
    expect((await crowd.valueOf('agentContract', { id }, { token })).contract).toMatchObject({ standing: { version: 1 }, offered: null, newest: { version: 151 } });
  });
});
