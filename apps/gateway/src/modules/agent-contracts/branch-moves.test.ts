import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { testClock } from '../../../test-support/clock.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { createContractStore } from './contract-store.ts';

const DAY = 86_400_000;
const ALL = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let tenant: Tenant;

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, ALL, { memberCentre: true }));
  const found = gateway.tenants.byMerchant(NORTH);
  if (found === undefined) throw new Error('no merchant');
  tenant = found;
  await gateway.agency.resume();
});
afterAll(() => gateway.stop());

/** The first moment of the day that is so many days ahead. */
const midnight = (days: number): Date => new Date(Math.floor(clock.now() / DAY) * DAY + days * DAY);
const move = (memberId: string, toId: string | null, days = 1) => gateway.db.transaction((tx) => gateway.agency.moveBranch(tx, tenant, { memberId, toId, since: midnight(days) }));
const states = async (uplineId: string, downlineId: string) => {
  const { rows } = await sql<{ kind: string; state: string; until: string | null; by: string | null }>`
    select contract.kind, version.state, version.until_period as until, version.ended_by as by from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
      where contract.tenant_id = ${NORTH} and upline_id = ${uplineId} and downline_id = ${downlineId} order by contract.kind, version.version`.execute(gateway.db.query);
  return rows;
};
const inboxOf = async (id: string) => (await crowd.valueOf('inbox', {}, { token: (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token })).records.map(({ title }) => title);
const offer = (by: string, downlineId: string, percent: number) =>
  gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, by, { kind: 'daily', most: 1_000_000, offerMs: DAY, nextPeriod: () => Promise.resolve(midnight(1).toISOString().slice(0, 10)) }, { action: 'offer', downlineId, revision: 0, rows: [{ rate: percent * 10_000, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }] }, () => Promise.resolve(true)));

describe('a branch that is moved', () => {
  it('ends its contracts and offers with the former upline from the first period with the move on, and those below; both sides are told', async () => {
    const [top, other] = [await agents.agent(), await agents.agent()];
    const head = await agents.agent(top);
    const below = await agents.agent(head);
    await agents.contract(top, head, '2', '2026-03-01', 'daily');
    await agents.contract(top, head, '20', '2026-03-01', 'dividend');
    await agents.contract(head, below, '1', '2026-03-01', 'daily');
    await agents.contract(top, head, '1', '2026-03-01T12:00Z', 'hourly');
    expect(await move(head, other, 3)).toMatchObject({ outcome: 'done', ended: 4 });
    expect(await states(top, head)).toEqual([
      { kind: 'daily', state: 'terminated', until: '2026-03-04', by: 'move' },
      // The half month in which it happens is settled whole.
      { kind: 'dividend', state: 'terminated', until: '2026-03-16', by: 'move' },
      { kind: 'hourly', state: 'terminated', until: '2026-03-04T00:00Z', by: 'move' },
    ]);
    expect(await states(head, below)).toMatchObject([{ state: 'terminated', until: '2026-03-04', by: 'above' }]);
    expect([(await inboxOf(top)).sort(), (await inboxOf(below)).length]).toEqual([['Ended: daily salary', 'Ended: dividend', 'Ended: hourly salary'], 1]);
  });

  it('ends what its head offered downlines while nobody was above it, now that a rate has to come from the new upline', async () => {
    const [head, other] = [await agents.agent(), await agents.agent()];
    const below = await agents.agent(head);
    await agents.contract(head, below, '30', '2026-03-01', 'daily');
    expect(await move(head, other)).toMatchObject({ outcome: 'done', ended: 1 });
    expect(await states(head, below)).toMatchObject([{ kind: 'daily', state: 'terminated', until: '2026-03-02', by: 'above' }]);
  });

  it('that is moved back before it moved may agree anew, and has one contract for each period', async () => {
    const [top, other] = [await agents.agent(), await agents.agent()];
    const head = await agents.agent(top);
    await agents.contract(top, head, '2', '2026-03-01', 'daily');
    expect(await move(head, other, 9)).toMatchObject({ outcome: 'done', ended: 1 });
    expect(await move(head, top, 9)).toMatchObject({ outcome: 'done' });
    const present = await gateway.db.transaction((tx) => gateway.agency.contracts.store.ofPair(tx, NORTH, 'daily', top, head));
    const next = midnight(1).toISOString().slice(0, 10);
    const terms = { kind: 'daily', most: 1_000_000, offerMs: DAY, nextPeriod: () => Promise.resolve(next) } as const;
    const act = (by: string, action: Parameters<typeof gateway.agency.contracts.act>[4]) => gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, by, terms, action, () => Promise.resolve(true)));
    const offered = await act(top, { action: 'offer', downlineId: head, revision: present?.revision ?? 0, rows: [{ rate: 10_000, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }] });
    if ('refused' in offered || offered.contract === undefined) throw new Error(JSON.stringify(offered, (_key, value: unknown) => String(value)));
    expect(await act(head, { action: 'accept', contractId: offered.contract.id, revision: offered.contract.revision })).toMatchObject({ outcome: 'done' });
    expect((await states(top, head)).map(({ state, until }) => [state, until])).toEqual([['terminated', next], ['active', null]]);
  });

  it('can have no contract any more with an upline that it leaves, nor accept an offer of it', async () => {
    const [top, other] = [await agents.agent(), await agents.agent()];
    const head = await agents.agent(top);
    const offered = await offer(top, head, 2);
    if ('refused' in offered) throw new Error(offered.refused);
    expect(await move(head, other, 2)).toMatchObject({ outcome: 'done', ended: 1 });
    expect(await states(top, head)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await offer(top, head, 2)).toEqual({ refused: 'notDirect' });
    expect(await offer(other, head, 2)).toEqual({ refused: 'notDirect' });
    clock.advance(3 * DAY);
    await gateway.people.resume();
    expect(await offer(other, head, 2)).toMatchObject({ outcome: 'done' });
  });

  it('is left by the contract below its head too, which was to end later with another move', async () => {
    const [top, other] = [await agents.agent(), await agents.agent()];
    const head = await agents.agent(top);
    const low = await agents.agent(head);
    const today = midnight(0).toISOString().slice(0, 10);
    await agents.contract(top, head, '8', today, 'daily');
    await agents.contract(head, low, '5', today, 'daily');
    expect(await move(low, other, 20)).toMatchObject({ outcome: 'done', ended: 1 });
    const at = (days: number) => midnight(days).toISOString().slice(0, 10);
    expect(await states(head, low)).toMatchObject([{ state: 'terminated', until: at(20), by: 'move' }]);
    expect(await move(head, other, 10)).toMatchObject({ outcome: 'done', ended: 2 });
    expect(await states(head, low)).toMatchObject([{ state: 'terminated', until: at(10), by: 'above' }]);
  });

  it('that becomes the upline of its former upline leaves no circle of contracts', async () => {
    const top = await agents.agent();
    const one = await agents.agent(top);
    const two = await agents.agent(one);
    await agents.contract(top, one, '2', '2026-03-01', 'daily');
    await agents.contract(one, two, '1', '2026-03-01', 'daily');
    expect(await move(two, top, 1)).toMatchObject({ outcome: 'done' });
    clock.advance(2 * DAY);
    await gateway.people.resume();
    expect(await move(one, two, 1)).toMatchObject({ outcome: 'done' });
    expect([await states(top, one), await states(one, two)]).toMatchObject([[{ state: 'terminated' }], [{ state: 'terminated' }]]);
    clock.advance(2 * DAY);
    await gateway.people.resume();
    expect(await offer(two, one, 1)).toMatchObject({ outcome: 'done' });
  });

  it('finds what stands below without an end, were contracts in a circle', async () => {
    const [one, two] = [await agents.agent(), await agents.agent()];
    const store = createContractStore(gateway.db);
    let found: number | undefined;
    const takenBack = gateway.db.transaction(async (tx) => {
      for (const [upline, downline] of [[one, two], [two, one]] as const) {
        const id = await store.create(tx, NORTH, { kind: 'daily', uplineId: upline, downlineId: downline });
        await store.addOffer(tx, NORTH, id, { rows: [], topRate: 10_000, expiresAt: new Date(clock.now() + DAY) });
        await store.move(tx, NORTH, id, 'pending', 'active', { fromPeriod: '2026-03-01' });
      }
      found = (await store.affectedBelow(tx, NORTH, 'daily', one, 0, '2026-03-02')).length;
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    expect(found).toBe(2);
  });
});

describe('a contract that is to end with a move', () => {
  type Act = Parameters<typeof gateway.agency.contracts.act>[4];
  const next = () => midnight(1).toISOString().slice(0, 10);
  const act = (by: string, action: Act) => gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, by, { kind: 'daily', most: 1_000_000, offerMs: DAY, nextPeriod: () => Promise.resolve(next()) }, action, () => Promise.resolve(true)));
  /** Does what asks for a confirmation first, and returns what the confirmation named. */
  async function confirmed(by: string, action: Extract<Act, { readonly confirm?: string | undefined }>) {
    const asked = await act(by, action);
    if ('refused' in asked) throw new Error(asked.refused);
    const done = await act(by, { ...action, confirm: asked.confirm });
    return { outcomes: [asked.outcome, 'outcome' in done ? done.outcome : done.refused], named: asked.affected.map(({ downlineId, topRate }) => [downlineId, topRate]) };
  }
  /** Four agents, each below the one before, of whom the third is to be moved in 20 days. */
  async function line() {
    const today = midnight(0).toISOString().slice(0, 10);
    const top = await agents.agent();
    const upper = await agents.agent(top);
    const head = await agents.agent(upper);
    const low = await agents.agent(head);
    for (const [upline, agent, percent] of [[top, upper, '10'], [upper, head, '8'], [head, low, '5']] as const) await agents.contract(upline, agent, percent, today, 'daily');
    expect(await move(head, await agents.agent(), 20)).toMatchObject({ outcome: 'done', ended: 2 });
    const above = async () => {
      const found = await gateway.db.transaction((tx) => gateway.agency.contracts.store.ofPair(tx, NORTH, 'daily', top, upper));
      if (found === undefined) throw new Error('no contract');
      return found;
    };
    const ended = async () => [await states(upper, head), await states(head, low)];
    return { top, upper, named: [[head, 80_000], [low, 50_000]], above, ended };
  }
  const sooner = () => [[{ state: 'terminated', until: next(), by: 'above' }], [{ state: 'terminated', until: next(), by: 'above' }]];

  it('ends sooner when the contract above it ends, and is named in the confirmation', async () => {
    const { top, named, above, ended } = await line();
    const { id: contractId, revision } = await above();
    expect(await confirmed(top, { action: 'terminate', contractId, revision })).toEqual({ outcomes: ['confirm', 'done'], named });
    expect(await ended()).toMatchObject(sooner());
  });

  it('ends sooner when the contract above it falls below its rate, and is named in both confirmations', async () => {
    const { top, upper, named, above, ended } = await line();
    const rows = [{ rate: 30_000, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }];
    expect(await confirmed(top, { action: 'offer', downlineId: upper, revision: (await above()).revision, rows })).toEqual({ outcomes: ['confirm', 'done'], named });
    const { id: contractId, revision } = await above();
    expect(await confirmed(upper, { action: 'accept', contractId, revision })).toEqual({ outcomes: ['confirm', 'done'], named });
    expect(await ended()).toMatchObject(sooner());
  });
});
