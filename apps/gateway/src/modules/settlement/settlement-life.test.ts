import type { ContractKind } from '@livery/contracts';
import { everything } from '@livery/test-config';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { ladderRow } from '../../../test-support/agents.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { secondGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { playAt, type PlayedBet } from '../../../test-support/played.ts';
import { slowPeriods, slowPostings, type Came, type SlowBet, type SlowContract, type SlowKind, type SlowPeriod } from '../../../test-support/settled-slowly.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';

const RUNS = everything() ? 12 : 1;
const [AGENTS, PLAYERS, DAYS] = [4, 4, 3];
const [SECOND, HOUR, DAY, SLOT] = [1_000, 3_600_000, 86_400_000, 5 * 60_000];
const KINDS: readonly ContractKind[] = ['daily', 'dividend', 'hourly', 'realtime'];

const [player, agent] = [fc.nat({ max: PLAYERS - 1 }), fc.nat({ max: AGENTS - 1 })];
/** What happens: a bet of a player, one that the vendor takes back, players and agents that are put under others, new contracts, a welcome gift, and a process that is started anew. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('bet' as const), player, stake: fc.integer({ min: 1_000, max: 40_000 }), prize: fc.constantFrom(0, 0, 0, 50, 130, 240) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('back' as const), which: fc.nat({ max: 99 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('player' as const), player, to: agent }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('agent' as const), agent, to: fc.nat({ max: AGENTS }), agrees: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('agree' as const), agent }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('gift' as const), agent, amount: fc.integer({ min: 1, max: 9_999 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restart' as const) }) },
);
const condition = fc.record({ activeMembers: fc.nat({ max: 2 }), validBet: fc.nat({ max: 30_000 }), loss: fc.nat({ max: 20_000 }), betAmount: fc.integer({ min: 1, max: 60_000 }) });
const story = fc.record({
  uplines: fc.tuple(...Array.from({ length: AGENTS }, (_, index) => fc.nat({ max: index }))),
  under: fc.array(agent, { minLength: PLAYERS, maxLength: PLAYERS }),
  ladders: fc.array(condition, { minLength: AGENTS, maxLength: AGENTS }),
  /** Two moments of each day. */
  steps: fc.array(fc.array(event, { maxLength: 6 }), { minLength: DAYS * 2, maxLength: DAYS * 2 }),
});

const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
/** What runs the jobs: another process, where the database can have one. */
let worker: TestGateway;
let serial = 0;

const nameOf = (kind: SlowKind, at: number): string => {
  const length = kind === 'realtime' ? SLOT : kind === 'hourly' ? HOUR : DAY;
  const begins = new Date(Math.floor(at / length) * length).toISOString();
  return kind === 'daily' || kind === 'dividend' ? begins.slice(0, 10) : `${begins.slice(0, 16)}Z`;
};
async function restart(): Promise<void> {
  if (testEngine !== 'postgres') return;
  if (worker !== gateway) await worker.stop();
  worker = await secondGateway(gateway);
}
async function work(until: number): Promise<void> {
  clock.advance(until - clock.now());
  await worker.people.resume();
  await worker.jobs.catchUp(CHECKS);
  await worker.agency.resume();
}

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true }));
  worker = gateway;
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '150', periods: { dividend: 'daily', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '50', realtime: '50' }, offerDays: 7 });
  await gateway.agency.resume();
  // Of two that stay, so that every period is settled.
  const keeper = await agents.agent();
  const kept = await agents.agent(keeper);
  for (const kind of KINDS) await agents.contract(keeper, kept, '1', nameOf(kind, clock.now()), kind);
}, 120_000);
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  if (worker !== gateway) await worker.stop();
  await gateway.stop();
});

/** Every contract of some agents, as its versions have it. */
async function contractsOf(ids: readonly string[]): Promise<SlowContract[]> {
  const { rows } = await sql<Omit<SlowContract, 'versions'> & { readonly from: string; readonly until: string | null; readonly ladder: readonly Record<'activeMembers' | 'validBet' | 'loss' | 'betAmount' | 'rate', string | number>[] }>`
    select contract.id, contract.kind, contract.upline_id as upline, contract.downline_id as agent, version.from_period as "from", version.until_period as "until", version.ladder
      from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
      where contract.tenant_id = ${NORTH} and contract.downline_id = any(${ids}::text[]::uuid[]) and version.from_period is not null`.execute(gateway.db.query);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((versions) => {
    const [first] = versions;
    if (first === undefined) return [];
    const read = versions.map(({ from, until, ladder }) => ({ from, until, rows: ladder.map((row) => ({ rate: BigInt(row.rate), activeMembers: Number(row.activeMembers), validBet: BigInt(row.validBet), loss: BigInt(row.loss), betAmount: BigInt(row.betAmount) })) }));
    return [{ id: first.id, kind: first.kind, upline: first.upline, agent: first.agent, versions: read }];
  });
}
const inOrder = <Row extends { readonly kind: string; readonly period: string; readonly contract: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (`${one.kind} ${one.period} ${one.contract}` < `${other.kind} ${other.period} ${other.contract}` ? -1 : 1));
/** What is left to each agent that is paid in a period, less what it pays. */
function netsOf(came: readonly Came[]): Map<string, bigint> {
  const nets = new Map<string, bigint>();
  for (const { kind, period, agent: id, gross } of came) nets.set(`${kind} ${period} ${id}`, (nets.get(`${kind} ${period} ${id}`) ?? 0n) + gross);
  for (const { kind, period, upline, gross } of came) if (nets.has(`${kind} ${period} ${upline}`)) nets.set(`${kind} ${period} ${upline}`, (nets.get(`${kind} ${period} ${upline}`) ?? 0n) - gross);
  return nets;
}

describe('what agents are paid by all kinds of contracts', () => {
  it('is what a slow reckoning of everything that happened comes to, over random trees and ladders, real bets and those taken back, moves of players and agents, gifts and restarts', { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ uplines, under, ladders, steps }) => {
        await work((Math.floor(clock.now() / DAY) + 1) * DAY + HOUR);
        const began = clock.now();
        const places: { who: string; under: string | null; since: number }[] = [];
        const bets: SlowBet[] = [];
        const played: { readonly of: SlowBet; readonly bet: PlayedBet }[] = [];
        const join = async (type: 0 | 1, upline: string | null, more: object = {}): Promise<string> => {
          const who = await crowd.open(`life${++serial}`, { type, ...(upline === null ? {} : { parentId: upline }), ...more });
          places.push({ who, under: upline, since: clock.now() });
          clock.advance(SECOND);
          return who;
        };
        const ids = [await join(1, null)];
        const top = ids[0] ?? '';
        await agents.fund(top, 10n ** 12n);
        for (const upline of uplines) ids.push(await join(1, ids[upline] ?? top));
        const players: string[] = [];
        for (const upline of under) players.push(await join(0, ids[upline + 1] ?? top));
        for (const id of players) await agents.fund(id, 10n ** 9n);
        const uplineOf = (who: string): string => places.findLast((place) => place.who === who)?.under ?? top;
        /** New contracts of all kinds with its present upline, in periods to come; of a lower rate than any agent that it can be under. */
        const agree = async (index: number, at: (kind: ContractKind) => string): Promise<void> => {
          const id = ids[index] ?? '';
          const [base, { activeMembers, validBet, loss, betAmount }] = [AGENTS + 1 - index, ladders[index - 1] ?? { activeMembers: 0, validBet: 0, loss: 0, betAmount: 1 }];
          const conditions = { activeMembers, validBet: BigInt(validBet), loss: BigInt(loss), betAmount: BigInt(betAmount) };
          for (const kind of KINDS) {
            const standing = await sql`select from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
              where contract.tenant_id = ${NORTH} and contract.kind = ${kind} and contract.upline_id = ${uplineOf(id)}::uuid and contract.downline_id = ${id}::uuid and version.state = 'active'`.execute(gateway.db.query);
            if (standing.rows.length > 0) continue;
            await agents.contract(uplineOf(id), id, kind === 'realtime' ? `${base}.0037` : [ladderRow(`${base}.5`), ladderRow(`${base}.9123`, conditions)], at(kind), kind);
          }
        };
        for (let index = 1; index <= AGENTS; index++) await agree(index, (kind) => nameOf(kind, clock.now()));
        const next = (kind: ContractKind): string => nameOf(kind, clock.now() + (kind === 'realtime' ? SLOT : kind === 'hourly' ? HOUR : DAY));
        const merchant = gateway.tenants.byMerchant(NORTH);
        if (merchant === undefined) throw new Error('no merchant');
        const move = async (who: string, to: string): Promise<boolean> => {
          if (uplineOf(who) === to) return false;
          const { outcome } = await gateway.db.transaction((tx) => gateway.agency.moveBranch(tx, merchant, { memberId: who, toId: to, since: new Date(clock.now()) }));
          if (outcome === 'done') places.push({ who, under: to, since: clock.now() });
          return outcome === 'done';
        };
        const postings: SlowPeriod[] = [];
        for (const [index, events] of steps.entries()) {
          await work(began + Math.floor(index / 2) * DAY + (index % 2 === 0 ? 9 : 14) * HOUR);
          const from = clock.now();
          for (const happened of events) {
            clock.advance(SECOND);
            switch (happened.what) {
              case 'bet': {
                const of: SlowBet = { who: players[happened.player] ?? '', at: clock.now(), stake: BigInt(happened.stake), prize: BigInt(Math.floor((happened.stake * happened.prize) / 100)) };
                const bet = await playAt(gateway, of.who, `life${++serial}`, { stake: happened.stake, prize: Number(of.prize) });
                bets.push(of);
                if (of.prize === 0n) played.push({ of, bet });
                break;
              }
              case 'back': {
                const [taken] = played.splice(happened.which % Math.max(1, played.length), 1);
                if (taken === undefined) break;
                await taken.bet.rollBack();
                taken.of.backAt = clock.now();
                break;
              }
              case 'player':
                await move(players[happened.player] ?? '', ids[happened.to + 1] ?? top);
                break;
              case 'agent': {
                // Below one with a higher rate alone.
                const index = happened.agent + 1;
                const moved = await move(ids[index] ?? '', ids[happened.to % index] ?? top);
                clock.advance(SECOND);
                if (moved && happened.agrees) await agree(index, next);
                break;
              }
              case 'agree':
                await agree(happened.agent + 1, next);
                break;
              case 'gift':
                bets.push({ who: await join(0, ids[happened.agent + 1] ?? top, { gift: { reason: 'welcome', amount: (happened.amount / 100).toFixed(2) } }), at: clock.now() - SECOND, stake: 0n, prize: BigInt(happened.amount) });
                break;
              case 'restart':
                await restart();
                break;
            }
          }
          const end = (Math.floor(from / SLOT) + 1) * SLOT;
          expect(clock.now()).toBeLessThan(end);
          postings.push({ name: nameOf('realtime', from), from, end });
          await work(end);
        }
        await work((Math.floor(clock.now() / DAY) + 2) * DAY);

        const past = { places, bets, contracts: await contractsOf(ids), active: 15_000n };
        const periods = (length: number, kind: SlowKind): SlowPeriod[] =>
          Array.from({ length: Math.floor((clock.now() - (Math.floor(began / DAY) * DAY)) / length) }, (_, index) => Math.floor(began / DAY) * DAY + index * length).map((from) => ({ name: nameOf(kind, from), from, end: from + length }));
        const expected = [...slowPeriods(past, 'daily', periods(DAY, 'daily')), ...slowPeriods(past, 'dividend', periods(DAY, 'dividend')), ...slowPeriods(past, 'hourly', periods(HOUR, 'hourly')), ...slowPostings(past, postings, (at) => nameOf('realtime', at))];
        const { rows } = await sql<Came & { readonly net: bigint }>`
          select kind, to_period as period, contract_id as contract, agent_id as agent, upline_id as upline, gross, carried_out as out, net
            from settlement where tenant_id = ${NORTH} and agent_id = any(${ids}::text[]::uuid[])`.execute(gateway.db.query);
        expect(inOrder(rows.map(({ net: _net, ...came }) => came))).toEqual(inOrder(expected));
        const nets = new Map<string, bigint>();
        for (const { kind, period, agent: id, net } of rows) nets.set(`${kind} ${period} ${id}`, (nets.get(`${kind} ${period} ${id}`) ?? 0n) + net);
        expect(nets).toEqual(netsOf(expected));
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
