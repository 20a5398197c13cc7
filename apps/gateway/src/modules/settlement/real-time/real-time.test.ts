import { accrualsOf, type ResponseOf } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { testEngine } from '../../../../test-support/database.ts';
import { eventsOf, readEvents } from '../../../../test-support/event-reader.ts';
import { secondGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { createPostRealTime } from './post-real-time.ts';

const [MINUTE, SLOT] = [60_000, 5 * 60_000];
const ALL = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: true };
const clock = testClock(Date.UTC(2026, 2, 1, 12, 1));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
/** A top without a contract, then agents at 15, 12, 8, 5 and 1 %. */
let chain: string[];
let player: string;

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, ALL));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '100', periods: { dividend: 'semimonthly', daily: 'daily' }, most: { dividend: '50', daily: '3', hourly: '3', realtime: '15' }, offerDays: 7 });
  await gateway.agency.resume();
  chain = [await agents.agent(undefined, '10000')];
  for (const percent of ['15', '12', '8', '5', '1']) {
    const below = await agents.agent(chain.at(-1));
    await agents.contract(chain.at(-1) ?? '', below, percent, '2026-03-01T12:05Z', 'realtime');
    chain.push(below);
  }
  player = await agents.player(chain.at(-1) ?? '');
  await agents.fund(player, 100_000_000n);
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

/** Goes on to the end of the five minutes, posts and pays. */
async function slot(at: TestGateway = gateway): Promise<string> {
  const name = `${new Date(Math.floor(clock.now() / SLOT) * SLOT).toISOString().slice(0, 16)}Z`;
  clock.advance(SLOT - (clock.now() % SLOT));
  await at.jobs.catchUp(CHECKS);
  await at.agency.resume();
  return name;
}
/** Stakes of a million in all, by bets as large as the game takes. */
async function million(name: string, prize = 0): Promise<void> {
  for (let bet = 0; bet < 20; bet++) await playAt(gateway, player, `${name}-${bet}`, { stake: 50_000, prize });
}
const balances = () => Promise.all(chain.map((id) => agents.balance(id)));
const posted = async (id: string) => (await agents.settled(id)).filter(({ kind }) => kind === 'realtime');
const call = <Name extends 'agentRealTime' | 'agentRealTimeBets' | 'agentSettlement' | 'agentSettlements' | 'agentSettlementMembers' | 'agentSettlementBets'>(name: Name, request: object, by: string): Promise<ResponseOf<Name>> =>
  gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, by, '192.0.2.9')).then(({ token }) => crowd.valueOf(name, request, { token }));

/** The bets that an agent was not paid for yet, by pages. */
async function accrued(by: string, limit: number): Promise<ResponseOf<'agentRealTimeBets'>['bets'][]> {
  const pages: ResponseOf<'agentRealTimeBets'>['bets'][] = [];
  let before: string | null | undefined;
  do {
    const page: ResponseOf<'agentRealTimeBets'> = await call('agentRealTimeBets', { limit, ...(before == null ? {} : { before }) }, by);
    pages.push(page.bets);
    before = page.next;
  } while (before !== null);
  return pages;
}

/** What is listed before a posting comes to the figures of every level. */
async function addUp(): Promise<void> {
  const hundredths = (amount: string) => BigInt(amount.replace('.', ''));
  for (const id of chain.slice(1)) {
    const [figures, listed] = [await call('agentRealTime', {}, id), (await accrued(id, 3)).flat()];
    const sum = (of: 'share' | 'own') => listed.reduce((total, bet) => total + hundredths(bet[of]), 0n);
    expect([sum('share'), sum('own'), listed.length]).toEqual([hundredths(figures.gross), hundredths(figures.net), figures.bets]);
    expect(listed.length).toBeGreaterThan(0);
  }
}

describe('real-time salaries', () => {
  it('R1: accrue 30,000, 40,000, 30,000, 40,000 and 10,000 of bets of 1,000,000, shown at once and posted after five minutes, once', async () => {
    // Before the contracts are in effect.
    await playAt(gateway, player, 'early', { stake: 50_000, prize: 0 });
    await slot();
    expect(await posted(chain[1] ?? '')).toEqual([]);
    const before = await balances();
    await million('r1', 20_000);
    expect(await call('agentRealTime', {}, chain[2] ?? '')).toMatchObject({ percent: '12', since: '2026-03-01T12:05:00.000Z', nextAt: '2026-03-01T12:10:00.000Z', gross: '1200.00', passedOn: '800.00', net: '400.00', bets: 20 });
    expect(await call('agentRealTime', {}, chain[0] ?? '')).toMatchObject({ percent: null, gross: '0.00' });
    // Its bets, page by page, each with what it adds; 12 % less 8 % of 50,000 are left.
    const [first, second] = await accrued(chain[2] ?? '', 12);
    expect([first?.length, second?.length, new Set([...(first ?? []), ...(second ?? [])].map(({ id }) => id)).size]).toEqual([12, 8, 20]);
    expect(first?.[0]).toMatchObject({ type: 'bet', turnover: '500.00', share: '60.00', own: '20.00', account: (await gateway.members.byId(NORTH, player))?.username });
    expect(await accrued(chain[0] ?? '', 12)).toEqual([[]]);
    const name = await slot();
    expect(await accrued(chain[2] ?? '', 12)).toEqual([[]]);
    const gained = (await balances()).map((balance, index) => balance - (before[index] ?? 0n));
    expect(gained).toEqual([-150_000n, 30_000n, 40_000n, 30_000n, 40_000n, 10_000n]);
    expect(gained.slice(1)).toEqual(accrualsOf(1_000_000n, [15, 12, 8, 5, 1].map((percent, index) => ({ agentId: String(index), rate: percent * 10_000 }))).map(({ amount }) => amount));
    expect(await posted(chain[2] ?? '')).toMatchObject([{ from: name, to: name, gross: 120_000n, net: 40_000n, paid: 120_000n, state: 'paid' }]);
    await slot();
    await slot();
    expect([await balances(), (await posted(chain[1] ?? '')).length]).toEqual([before.map((balance, index) => balance + (gained[index] ?? 0n)), 1]);
  });

  it('round each bet and level by itself, and take back exactly what a bet that is rolled back had earned, at its own rates', async () => {
    const before = await balances();
    const bets = [];
    for (const [index, stake] of [12_345, 1_050, 1_049, 33_333].entries()) bets.push({ stake, bet: await playAt(gateway, player, `odd${index}`, { stake, prize: 0 }) });
    await addUp();
    const name = await slot();
    const rates = [150_000, 120_000, 80_000, 50_000, 10_000];
    const expected = [0n, 0n, 0n, 0n, 0n];
    for (const { stake } of bets) for (const [level, { amount }] of accrualsOf(BigInt(stake), rates.map((rate, index) => ({ agentId: String(index), rate }))).entries()) expected[level] = (expected[level] ?? 0n) + amount;
    expect((await balances()).slice(1).map((balance, index) => balance - (before[index + 1] ?? 0n))).toEqual(expected);
    // The same figures from the listed bets alone.
    const [settlement] = (await call('agentSettlements', { kind: 'realtime' }, chain[2] ?? '')).settlements;
    const { members } = await call('agentSettlementMembers', { id: settlement?.id ?? '' }, chain[2] ?? '');
    expect([settlement?.from, members.map(({ turnover }) => turnover)]).toEqual([name, ['477.77']]);
    const { bets: listed, others } = await call('agentSettlementBets', { id: settlement?.id ?? '', memberId: members[0]?.memberId ?? '', period: members[0]?.period ?? '' }, chain[2] ?? '');
    expect(listed.map(({ turnover, share, type }) => [turnover, share, type])).toEqual([['123.45', '14.81', 'bet'], ['10.50', '1.27', 'bet'], ['10.49', '1.25', 'bet'], ['333.33', '39.99', 'bet']]);
    expect([others, settlement?.gross]).toEqual([{ turnover: '0.00', validBet: '0.00', prizes: '0.00' }, '57.32']);
    for (const { bet } of bets) await bet.rollBack();
    await addUp();
    await slot();
    expect((await posted(chain[1] ?? '')).at(-1)).toMatchObject({ gross: 0n, state: 'none' });
    // It is a debt that the next bets make up for.
    await million('after');
    await slot();
    expect(await balances()).toEqual(before.map((balance, index) => balance + ([-150_000n, 30_000n, 40_000n, 30_000n, 40_000n, 10_000n][index] ?? 0n)));
    const { explanation } = await call('agentSettlement', { id: (await posted(chain[2] ?? '')).at(-1)?.id ?? '' }, chain[2] ?? '');
    expect(explanation).toMatchObject({ base: 'bets', percent: '12', carriedIn: '-57.32', total: '1142.68', gross: '1142.68', net: '380.89', formula: expect.stringContaining('round(bet * (rate - rate below) / 100)), rate 12 = 1200.00; 1200.00 + -57.32 = 1142.68; 1142.68 - ') });
  });

  it('come from two contracts in one posting where a bet of before a move is taken back after it, each with what it carries', async () => {
    const [former, next] = [await agents.agent(undefined, '1000'), await agents.agent(undefined, '1000')];
    const moved = await agents.agent(former);
    const own = await agents.player(moved);
    await agents.fund(own, 10_000_000n);
    const nextSlot = () => `${new Date(Math.ceil(clock.now() / SLOT) * SLOT).toISOString().slice(0, 16)}Z`;
    await agents.contract(former, moved, '2', nextSlot(), 'realtime');
    await slot();
    const late = await playAt(gateway, own, 'late', { stake: 50_000, prize: 0 });
    await slot();
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: moved, toId: next, since: new Date(clock.now()) }));
    await agents.contract(next, moved, '3', nextSlot(), 'realtime');
    await slot();
    await late.rollBack();
    await playAt(gateway, own, 'new', { stake: 50_000, prize: 0 });
    const name = await slot();
    const both = (await posted(moved)).filter(({ to }) => to === name);
    expect(both.map(({ gross, carriedOut }) => [gross, carriedOut]).toSorted(([one = 0n], [other = 0n]) => Number(one - other))).toEqual([[0n, -1_000n], [1_500n, 0n]]);
    // The next upline pays all of it: what the former one is owed is no money of its own.
    expect([await agents.balance(moved), await agents.balance(former), await agents.balance(next)]).toEqual([2_500n, 99_000n, 98_500n]);
    await playAt(gateway, own, 'later', { stake: 50_000, prize: 0 });
    await slot();
    expect((await posted(moved)).at(-1)).toMatchObject({ carriedIn: 0n, gross: 1_500n });
  });

  it('go by the rates and the tree of the bet\'s moment, also where it is settled later, and by no rate while the kind is off', async () => {
    const [upline, other] = [await agents.agent(chain[1]), await agents.agent(chain[1])];
    const from = new Date(Math.ceil(clock.now() / SLOT) * SLOT).toISOString();
    await agents.contract(chain[1] ?? '', upline, '3', `${from.slice(0, 16)}Z`, 'realtime');
    const own = await agents.player(upline);
    await agents.fund(own, 10_000_000n);
    await slot();
    await playAt(gateway, own, 'on', { stake: 50_000, prize: 0 });
    const offAt = clock.now() + MINUTE;
    clock.advance(MINUTE);
    await gateway.settings.set(NORTH, 'consolidated', { ...ALL, realtimesalreqtype: false });
    await slot();
    expect((await posted(upline)).map(({ gross }) => gross)).toEqual([1_500n]);
    await playAt(gateway, own, 'off', { stake: 50_000, prize: 0 });
    await slot();
    expect([(await posted(upline)).length, await gateway.agency.history.wasOn(NORTH, 'realtime', new Date(offAt))]).toEqual([1, false]);
    // What was paid stays explained.
    expect((await call('agentSettlement', { id: (await posted(upline))[0]?.id ?? '' }, upline)).settlement).toMatchObject({ gross: '15.00', state: 'paid' });
    await gateway.settings.set(NORTH, 'consolidated', ALL);
    await slot();
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: own, toId: other, since: new Date(clock.now()) }));
    await playAt(gateway, own, 'moved', { stake: 50_000, prize: 0 });
    await slot();
    expect((await posted(upline)).length).toBe(1);
  });

  it('are pushed to those who are paid, when they are settled and when money moved', async () => {
    const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, chain[3] ?? '', '192.0.2.9'));
    const next = readEvents(await (await eventsOf(gateway))(NORTH, token));
    await playAt(gateway, player, 'pushed', { stake: 50_000, prize: 0 });
    await slot();
    const accrual = async () => {
      for (let event = await next(); event !== undefined; event = await next()) if (event.name === 'accrual') return event.data;
      return undefined;
    };
    expect(await accrual()).toEqual({});
    expect(await accrual()).toMatchObject({ id: expect.any(String) });
  });

  it('are posted of bets too that a gateway of a release before takes for those of hourly salaries', async () => {
    await agents.fund(chain[0] ?? '', 200_000n);
    const before = await balances();
    await million('swallowed');
    // What such a gateway does when an hour is over.
    await sql`delete from bet_feed where tenant_id = ${NORTH} and at < ${new Date(clock.now() + MINUTE)}`.execute(gateway.db.query);
    // And what such a one fed itself is posted too.
    await sql`insert into bet_feed (tenant_id, kind, bet, type, placed_at, member_id, currency, at, day, correction, turnover, valid_bet, payout)
      select tenant_id, 'realtime', bet, type, placed_at, member_id, currency, at, at::date, false, turnover, valid_bet, payout from accrual_feed where tenant_id = ${NORTH} order by id limit 1`.execute(gateway.db.query);
    await slot();
    expect((await balances()).map((balance, index) => balance - (before[index] ?? 0n))).toEqual([-157_500n, 31_500n, 42_000n, 31_500n, 42_000n, 10_500n]);
  });

  it('are posted of as many bets as the parts of a posting take, the oldest first, and of the rest by the next one', async () => {
    const stakes = [10_000, 20_000, 30_000, 40_000, 50_000];
    for (const [index, stake] of stakes.entries()) await playAt(gateway, player, `part${index}`, { stake, prize: 0 });
    const post = createPostRealTime(gateway.db, { bets: 2, most: 2 });
    const grosses = async (minutes: number) => {
      const at = `${new Date(Math.floor(clock.now() / SLOT) * SLOT + minutes * MINUTE).toISOString().slice(0, 16)}Z`;
      await gateway.db.transaction((tx) => post(tx, { tenant: NORTH, slot: at, currency: 'PHP' }));
      return (await posted(chain[1] ?? '')).filter(({ to }) => to === at).map(({ gross }) => gross);
    };
    // 15 % of 100,000, and of 50,000.
    expect([await grosses(0), await grosses(1), await grosses(2)]).toEqual([[15_000n], [7_500n], []]);
    clock.advance(SLOT);
    await gateway.agency.resume();
  });

  it.runIf(testEngine === 'postgres')('are posted and paid once by two gateways at once', async () => {
    const other = await secondGateway(gateway);
    const before = await balances();
    const rounds = everything() ? 4 : 1;
    for (let round = 0; round < rounds; round++) {
      await million(`two${round}`);
      clock.advance(SLOT);
      await Promise.all([gateway, other, gateway, other].map(async (at) => {
        await at.jobs.catchUp(CHECKS);
        await at.agency.resume();
      }));
    }
    clock.advance(SLOT);
    for (const at of [gateway, other]) await at.agency.resume();
    expect((await balances()).map((balance, index) => balance - (before[index] ?? 0n))).toEqual([-150_000n, 30_000n, 40_000n, 30_000n, 40_000n, 10_000n].map((once) => once * BigInt(rounds)));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from accrual_feed`.execute(gateway.db.query);
    expect(rows[0]?.n).toBe(0);
    await other.stop();
  });
});
