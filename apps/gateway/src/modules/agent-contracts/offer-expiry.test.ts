import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { testClock } from '../../../test-support/clock.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { createInboxEdits } from '../inbox/index.ts';
import { createOfferExpiry } from './offer-expiry.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true }, { memberCentre: true }));
});
afterAll(() => gateway.stop());

const tokenOf = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
const inbox = async (id: string) => (await crowd.valueOf('inbox', {}, { token: await tokenOf(id) })).records.map(({ title }) => title);
const states = async (downlineId: string) =>
  (await sql<{ state: string }>`
    select version.state from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
      where contract.tenant_id = ${NORTH} and downline_id = ${downlineId} order by version.version`.execute(gateway.db.query)).rows.map(({ state }) => state);

/** An offer of a top agent to a new one, which lapses after an hour. */
async function offered(): Promise<[top: string, below: string, contractId: string]> {
  const top = await agents.agent(undefined, '1000');
  const below = await agents.agent(top);
  const terms = { kind: 'daily', most: 50_000, offerMs: 60 * MINUTE, nextPeriod: () => Promise.resolve('2026-03-02') } as const;
  const rows = [{ rate: 10_000, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }];
  const outcome = await gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, top, terms, { action: 'offer', downlineId: below, revision: 0, rows }, () => Promise.resolve(true)));
  if (!('contract' in outcome) || outcome.contract === undefined) throw new Error(JSON.stringify(outcome));
  return [top, below, outcome.contract.id];
}
async function pass(time: number): Promise<void> {
  clock.advance(time);
  await gateway.agency.resume();
}

describe('an offer that nobody answers', () => {
  it('stands until its time is over, then ends and is told to both sides once, also where several gateways look', async () => {
    const [top, below] = await offered();
    await pass(59 * MINUTE);
    expect([await states(below), await inbox(top)]).toEqual([['pending'], []]);
    clock.advance(MINUTE);
    const tenant = gateway.tenants.all().find(({ id }) => id === NORTH);
    if (tenant === undefined) throw new Error('no tenant');
    const told: string[] = [];
    const expire = createOfferExpiry({ db: gateway.db, store: gateway.agency.contracts.store, messages: createInboxEdits(gateway.db), told: (_tenant, members) => told.push(...members.keys()) });
    await Promise.all([expire(tenant), expire(tenant), expire(tenant)]);
    expect(told.toSorted()).toEqual([top, below].toSorted());
    await pass(MINUTE);
    expect(await states(below)).toEqual(['expired']);
    expect([await inbox(top), await inbox(below)]).toEqual([['Expired: daily salary'], ['Expired: daily salary']]);
  });

  it('is written down without a message where it ended more than a day ago', async () => {
    const [top, below] = await offered();
    await pass(2 * DAY);
    expect([await states(below), await inbox(top), await inbox(below)]).toEqual([['expired'], [], []]);
  });

  it('is not ended where it was accepted in time', async () => {
    const [top, below, contractId] = await offered();
    const terms = { kind: 'daily', most: 50_000, offerMs: 60 * MINUTE, nextPeriod: () => Promise.resolve('2026-03-09') } as const;
    await gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, below, terms, { action: 'accept', contractId, revision: 1 }, () => Promise.resolve(true)));
    await pass(61 * MINUTE);
    expect([await states(below), await inbox(top)]).toEqual([['active'], []]);
  });
});
