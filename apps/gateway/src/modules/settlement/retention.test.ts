import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { testClock } from '../../../test-support/clock.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { playAt } from '../../../test-support/played.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { createSettlementSweepers } from './retention.ts';

const [DAY, SLOT] = [86_400_000, 5 * 60_000];
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let agents: AgentGateway['agents'];
let top: string;
let agent: string;
let player: string;

const count = async (table: string, where = 'true'): Promise<number> => (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(`${table} where ${where}`)}`.execute(gateway.db.query)).rows[0]?.n ?? 0;
const parts = () => Promise.all(['settlement_line', 'settlement_bet', 'settlement_mark', 'settlement_period', 'bet_change'].map((table) => count(table)));
const settled = async (kind: string) => (await agents.settled(agent)).filter((row) => row.kind === kind);
async function slot(): Promise<void> {
  clock.advance(SLOT - (clock.now() % SLOT));
  await gateway.jobs.catchUp(CHECKS);
  await gateway.agency.resume();
}

/** Settles every day that is over: a month of them at each alarm. */
async function settleAll(): Promise<void> {
  while ((await gateway.jobs.due()).some(({ job, periods }) => job.startsWith('settle-') && periods > 0)) await gateway.jobs.catchUp(CHECKS);
}

beforeAll(async () => {
  ({ gateway, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: true }));
  await gateway.agency.resume();
  top = await agents.agent(undefined, '10000');
  agent = await agents.agent(top);
  await agents.contract(top, agent, '1', '2026-03-01T12:05Z', 'realtime');
  await agents.contract(top, agent, '1', '2026-03-01', 'daily');
  player = await agents.player(agent);
  await agents.fund(player, 10_000_000n);
  await slot();
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

describe('what settlements are made of', () => {
  it('has no row of a bet that no contract is paid for', async () => {
    const stranger = await agents.player(await agents.agent());
    await agents.fund(stranger, 1_000_000n);
    await playAt(gateway, stranger, 'nobodys', { stake: 10_000, prize: 0 });
    const bet = await playAt(gateway, player, 'first', { stake: 20_000, prize: 0 });
    await slot();
    expect([await count('settlement_bet', "kind = 'realtime'"), await count('accrual_feed'), (await settled('realtime')).map(({ gross }) => gross)]).toEqual([1, 0, [200n]]);
    await bet.rollBack();
    await playAt(gateway, player, 'second', { stake: 30_000, prize: 0 });
    await slot();
    await slot();
    expect((await settled('realtime')).map(({ gross }) => gross)).toEqual([200n, 100n]);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    // Taken back after the close of its day.
    await agents.played(player, '2026-03-01', -10_000n);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    await gateway.agency.resume();
    expect((await settled('daily')).map(({ gross, carriedOut }) => [gross, carriedOut])).toEqual([[300n, 0n], [0n, -10_000n]]);
  });

  it('stays for 400 days, and marks for 200 days, but while days behind them are not settled, so that nothing is taken up anew', async () => {
    const [lines, bets, marks, , changes] = await parts();
    const kept = async () => (await parts()).filter((_, index) => index !== 3);
    // Nothing was settled for 205 days.
    clock.advance(205 * DAY);
    expect(await gateway.sweep()).toEqual([]);
    expect(await kept()).toEqual([lines, bets, marks, changes]);
    await settleAll();
    const daily = await settled('daily');
    expect([daily.length, daily.at(-1)]).toMatchObject([2 + 205, { gross: 0n }]);
    expect(await count('settlement_line', 'correction')).toBe(1 + 1);
    expect(await gateway.sweep()).toEqual([]);
    expect(await kept()).toEqual([lines, bets, 0, changes]);
  });

  it('goes then, while the figures of days, what is due and the last of each contract stay', async () => {
    const [daily, lines] = [await settled('daily'), await count('settlement_line')];
    const [first, last] = await settled('realtime');
    expect(lines).toBeGreaterThan(0);
    const periods = await count('settlement_period');
    clock.advance(200 * DAY);
    await settleAll();
    expect(await gateway.sweep()).toEqual([]);
    expect(await Promise.all(['settlement_line', 'settlement_bet'].map((table) => count(table)))).toEqual([0, 0]);
    expect(await count('settlement_period')).toBe(periods + 200);
    expect((await settled('daily')).slice(0, daily.length)).toEqual(daily);
    expect(await settled('realtime')).toEqual([last]);
    expect(await count('settlement_payment', `settlement_id = '${first?.id ?? ''}'`)).toBe(0);
    expect(await count('journal', `reference = '${first?.id ?? ''}'`)).toBe(1);
  });

  it('is written for hourly and real-time salaries until 91 days after the last contract has ended', async () => {
    expect(await count('accrual_wanted')).toBe(1);
    const store = gateway.agency.contracts.store;
    const contract = await store.ofDownline(NORTH, 'realtime', agent, top);
    const nextPeriod = new Date(clock.now() - (clock.now() % SLOT) + SLOT).toISOString().slice(0, 16).concat('Z');
    const terms = { kind: 'realtime', most: 1_000_000, offerMs: DAY, nextPeriod: () => Promise.resolve(nextPeriod) } as const;
    await gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, top, terms, { action: 'terminate', contractId: contract?.id ?? '', revision: contract?.revision ?? 0 }, () => Promise.resolve(true)));
    await slot();
    clock.advance(90 * DAY);
    await gateway.sweep();
    expect(await count('accrual_wanted')).toBe(1);
    clock.advance(2 * DAY);
    // What nobody takes up any more keeps nothing: it goes too. One merchant's fault leaves out no other.
    await playAt(gateway, player, 'left', { stake: 10_000, prize: 0 });
    expect(await count('accrual_feed')).toBe(1);
    const { accrual_wanted: sweep } = createSettlementSweepers(gateway.db, () => [{ id: '\0' }, { id: NORTH }]);
    await expect(sweep()).rejects.toThrow();
    expect([await count('accrual_wanted'), await count('accrual_feed')]).toEqual([0, 0]);
    expect(await gateway.sweep()).toEqual([]);
    // Where nothing is fed nobody who accepts a contract waits for it.
    const locks = await gateway.db.transaction(async (tx) => {
      for (const kind of ['hourly', 'realtime']) await sql`select bet_feed_unwant(${NORTH}, ${kind}, '2099')`.execute(tx);
      return (await sql`select objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(tx)).rows.length;
    });
    expect(locks).toBe(0);
    await playAt(gateway, player, 'unwanted', { stake: 10_000, prize: 0 });
    expect(await count('accrual_feed')).toBe(0);
    // Whoever agrees on one again is paid for it.
    await agents.contract(top, await agents.agent(top), '1', nextPeriod, 'realtime');
    expect(await count('accrual_wanted')).toBe(1);
  });
});
