import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../../test-support/account-helpers.ts';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { agentHelpers } from '../../../../test-support/agents.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { testGateway } from '../../../../test-support/gateway.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const HOUR = 3_600_000;
const ON = { dailysalreqtype: false, divtypereq: false, contracthoursalreq: true, realtimesalreqtype: false };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let hourName: AgentGateway['hourName'];

beforeAll(async () => {
  ({ gateway, crowd, agents, hourName } = await openAgentGateway(clock, ON));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

/** Ends the hour, closes it and pays. */
async function hour(): Promise<string> {
  const name = hourName();
  clock.advance(HOUR);
  await gateway.jobs.catchUp(CHECKS);
  await gateway.agency.resume();
  return name;
}

describe('hourly salaries', () => {
  it('pay for the bets of each hour, once, and correct what is taken back later', async () => {
    const top = await agents.agent(undefined, '1000');
    const middle = await agents.agent(top);
    const below = await agents.agent(middle);
    const player = await agents.player(below);
    await gateway.wallet.credit(undefined, { tenant: NORTH, memberId: player, currency: 'PHP', amount: 1_000_000n, key: `fund:${player}`, reason: 'correction' });
    const from = `${new Date(clock.now() + HOUR).toISOString().slice(0, 13)}:00Z`;
    await agents.contract(top, middle, '1', from, 'hourly');
    await agents.contract(middle, below, '0.5', from, 'hourly');
    // Before the contract is in effect.
    await playAt(gateway, player, 'early', { stake: 40_000, prize: 0 });
    await hour();
    expect(await agents.settled(middle)).toEqual([]);
    const bet = await playAt(gateway, player, 'lost', { stake: 50_000, prize: 0 });
    await playAt(gateway, player, 'won', { stake: 10_000, prize: 15_000 });
    const first = await hour();
    expect(first).toBe(from);
    expect(await agents.settled(middle)).toMatchObject([{ kind: 'hourly', from, to: from, gross: 600n, net: 300n, paid: 600n, state: 'paid' }]);
    await playAt(gateway, player, 'next', { stake: 50_000, prize: 0 });
    await playAt(gateway, player, 'more', { stake: 10_000, prize: 0 });
    await bet.rollBack();
    await hour();
    // 60,000 − 50,000 = 10,000 × 1 %
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 100n, net: 50n });
    const { rows } = await sql<{ correction: boolean; turnover: bigint; validBet: bigint; payout: bigint }>`
      select correction, turnover, valid_bet as "validBet", payout from settlement_line where kind = 'hourly' and member_id = ${player} order by to_period, correction`.execute(gateway.db.query);
    expect(rows).toEqual([
      { correction: false, turnover: 60_000n, validBet: 55_000n, payout: 15_000n },
      { correction: false, turnover: 60_000n, validBet: 60_000n, payout: 0n },
      { correction: true, turnover: -50_000n, validBet: -50_000n, payout: 0n },
    ]);
    const rowsBefore = (await agents.settled(middle)).length;
    await hour();
    // An hour in which nothing happened has no row.
    expect((await agents.settled(middle)).length).toBe(rowsBefore);
    expect([await agents.balance(middle), await agents.balance(below)]).toEqual([350n, 350n]);
    const { rows: left } = await sql<{ n: number }>`select count(*)::int as n from bet_feed`.execute(gateway.db.query);
    expect(left[0]?.n).toBe(0);
  });

  it('feed no bets of a merchant that never had one', async () => {
    const other = await testGateway({ clock: testClock(clock.now()) });
    const crowd = agentHelpers(other, accountHelpers(other));
    const player = await crowd.player(await crowd.agent());
    await other.wallet.credit(undefined, { tenant: NORTH, memberId: player, currency: 'PHP', amount: 100_000n, key: `fund:${player}`, reason: 'correction' });
    await playAt(other, player, 'none', { stake: 1_000, prize: 0 });
    expect((await sql`select id from bet_feed`.execute(other.db.query)).rows).toEqual([]);
    await other.stop();
  });

  it('can be tried on the last hours before the merchant ever had one, by the bets themselves', async () => {
    const now = testClock(Date.UTC(2026, 2, 1, 12));
    const { gateway: other, crowd: people, agents: team, tokenOf } = await openAgentGateway(now, ON, { memberCentre: true });
    const top = await team.agent();
    const [agent, beside] = [await team.agent(top), await team.agent(top)];
    const [player, stranger] = [await team.player(agent), await team.player(beside)];
    for (const id of [player, stranger]) await team.fund(id, 1_000_000n);
    for (const [name, stake] of [['first', 30_000], ['second', 20_000]] as const) {
      await playAt(other, player, name, { stake, prize: 0 });
      await playAt(other, stranger, name, { stake: 40_000, prize: 0 });
      if (name === 'first') now.advance(HOUR);
    }
    const taken = await playAt(other, player, 'taken', { stake: 10_000, prize: 0 });
    await taken.rollBack();
    now.advance(HOUR);
    const token = await tokenOf(top);
    const { username } = (await other.members.byId(NORTH, agent)) ?? { username: '' };
    const rows = [{ percent: '1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
    const tried = await people.valueOf('simulateContract', { kind: 'hourly', account: username, rows, periods: 3 }, { token });
    expect(tried).toMatchObject({ exact: false, draft: '5.00', present: '0.00' });
    expect(tried.periods.map(({ from, betAmount, activeMembers, draft }) => [from, betAmount, activeMembers, draft.gross])).toEqual([
      ['2026-03-01T13:00Z', '200.00', 1, '2.00'], ['2026-03-01T12:00Z', '300.00', 1, '3.00'], ['2026-03-01T11:00Z', '0.00', 0, '0.00'],
    ]);
    expect((await sql`select id from bet_feed`.execute(other.db.query)).rows).toEqual([]);
    await other.stop();
  });

  it('take back nothing of bets for which nothing was paid: of an hour that was off, or in which the agent had no contract', async () => {
    const top = await agents.agent(undefined, '1000');
    const [paid, late] = [await agents.agent(top), await agents.agent(top)];
    const [one, two] = [await agents.player(paid), await agents.player(late)];
    for (const player of [one, two]) await agents.fund(player, 1_000_000n);
    const next = (): string => `${new Date(clock.now() + HOUR).toISOString().slice(0, 13)}:00Z`;
    await agents.contract(top, paid, '1', next(), 'hourly');
    await hour();
    const unpaid = await playAt(gateway, two, 'nocontract', { stake: 40_000, prize: 0 });
    const counted = await playAt(gateway, one, 'counted', { stake: 30_000, prize: 0 });
    await agents.contract(top, late, '1', next(), 'hourly');
    await hour();
    clock.advance(60_000);
    await gateway.settings.set(NORTH, 'consolidated', { ...ON, contracthoursalreq: false });
    // The hour that runs when it is switched off is settled, the next one is not.
    await playAt(gateway, two, 'running', { stake: 10_000, prize: 0 });
    await hour();
    expect((await agents.settled(late)).map(({ gross }) => gross)).toEqual([100n]);
    const off = await playAt(gateway, two, 'off', { stake: 50_000, prize: 0 });
    await hour();
    await gateway.settings.set(NORTH, 'consolidated', ON);
    await hour();
    for (const bet of [unpaid, counted, off]) await bet.rollBack();
    await playAt(gateway, two, 'now', { stake: 20_000, prize: 0 });
    await hour();
    expect((await agents.settled(late)).map(({ gross, carriedOut }) => [gross, carriedOut])).toEqual([[100n, 0n], [200n, 0n]]);
    expect((await agents.settled(paid)).map(({ gross, carriedOut }) => [gross, carriedOut])).toEqual([[300n, 0n], [0n, -30_000n]]);
  });

  it('have no costs of an hour that was off, and take back in the next one that is settled what was a cost', async () => {
    const top = await agents.agent(undefined, '1000');
    const agent = await agents.agent(top);
    const welcomed = (name: string) => crowd.open(name, { parentId: agent, gift: { reason: 'welcome', amount: '50' } });
    const reversed = async (memberId: string) => {
      const { journal_id: journal } = await gateway.db.query.selectFrom('transfer').select('journal_id').where('idempotency_key', '=', `welcome:${memberId}`).executeTakeFirstOrThrow();
      await gateway.wallet.reverse({ tenant: NORTH, key: `reverse:${journal}`, reason: 'correction', reference: `operator:${journal}`, journal });
    };
    await agents.contract(top, agent, '1', `${new Date(clock.now() + HOUR).toISOString().slice(0, 13)}:00Z`, 'hourly');
    await hour();
    const paid = await welcomed('hourpaid');
    const settled = await hour();
    await gateway.settings.set(NORTH, 'consolidated', { ...ON, contracthoursalreq: false });
    await hour();
    const off = await welcomed('houroff');
    await reversed(paid);
    await hour();
    await gateway.settings.set(NORTH, 'consolidated', ON);
    await hour();
    const again = await hour();
    await hour();
    const { rows } = await sql`select to_period as "to", amount, of_period as "of" from settlement_cost where kind = 'hourly' and member_id in (${paid}, ${off}) order by to_period`.execute(gateway.db.query);
    expect(rows).toEqual([{ to: settled, amount: 5_000n, of: null }, { to: again, amount: -5_000n, of: settled }]);
  });

  it('take back in the next hour that is settled what was taken back or paid anew while the kind was off, once', async () => {
    const top = await agents.agent(undefined, '1000');
    const agent = await agents.agent(top);
    const player = await agents.player(agent);
    await agents.fund(player, 1_000_000n);
    await agents.contract(top, agent, '1', `${new Date(clock.now() + HOUR).toISOString().slice(0, 13)}:00Z`, 'hourly');
    await hour();
    const bet = await playAt(gateway, player, 'settledhour', { stake: 30_000, prize: 0 });
    await hour();
    await gateway.settings.set(NORTH, 'consolidated', { ...ON, contracthoursalreq: false });
    await hour();
    const off = await playAt(gateway, player, 'offhour', { stake: 50_000, prize: 0 });
    await off.rollBack();
    const later = await playAt(gateway, player, 'offlater', { stake: 20_000, prize: 0 });
    await bet.rollBack();
    // As two that were committed after the close of their hour, which was settled, of which one is taken back now.
    const known = await gateway.db.query.selectFrom('bet_feed').select('id').execute();
    await playAt(gateway, player, 'late', { stake: 10_000, prize: 0 });
    const lateBack = await playAt(gateway, player, 'lateback', { stake: 5_000, prize: 0 });
    await sql`
      with fed as (delete from bet_feed where not id = any(${known.map(({ id }) => id)}::bigint[]) returning *)
      insert into bet_feed (tenant_id, kind, bet, type, placed_at, member_id, currency, at, day, correction, turnover, valid_bet, payout)
        select tenant_id, kind, bet, type, placed_at, member_id, currency, at - interval '1 hour', day, correction, turnover, valid_bet, payout from fed`.execute(gateway.db.query);
    await hour();
    await later.rollBack();
    await lateBack.rollBack();
    await hour();
    await gateway.settings.set(NORTH, 'consolidated', ON);
    await hour();
    await playAt(gateway, player, 'onhour', { stake: 45_000, prize: 0 });
    await hour();
    // (450 − 300 + 100) × 1 %
    expect((await agents.settled(agent)).map(({ gross }) => gross)).toEqual([300n, 250n]);
    await playAt(gateway, player, 'onagain', { stake: 10_000, prize: 0 });
    await hour();
    expect((await agents.settled(agent)).at(-1)?.gross).toBe(100n);
    expect((await sql`select id from bet_feed`.execute(gateway.db.query)).rows).toEqual([]);
  });
});
