import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { asOwner, sameDatabase, testDatabase, testEngine, type TestDatabase } from '../../../../test-support/database.ts';
import { of, openSeamlessHarness, type Answer, type PlayerSession, type SeamlessHarness } from '../../../../test-support/seamless-harness.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import { openDatabase, type Database } from '../../../platform/db/index.ts';
import { createSeamlessWallet, type SeamlessWallet } from '../index.ts';

let db: TestDatabase;
let desk: SeamlessHarness;
let merchants = 0;
let serial = 0;
const fresh = (what: string) => `${what}${++serial}`;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 8 });
});
afterAll(() => db.close());
beforeEach(async () => {
  desk = await openSeamlessHarness(db, `TOGETHER${++merchants}`);
});

const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => work(index));
const seats = async (count: number, funds = 1000n): Promise<PlayerSession[]> => {
  const found: PlayerSession[] = [];
  for (let index = 0; index < count; index++) found.push(await desk.sit(fresh('p'), funds));
  return found;
};
/** Bets of 10, one for each seat, that arrive at once. */
const betAll = (of10: readonly PlayerSession[], txs: readonly string[] = of10.map(() => fresh('t'))): Promise<Answer>[] =>
  of10.map((seat, index) => seat.call('bet', of(txs[index] ?? '', `r-${txs[index] ?? ''}`, 10)));
const codes = async (answers: readonly Promise<Answer>[]) => (await Promise.all(answers)).map(({ code }) => code);
const clean = async () => expect(await desk.books.wallet.audit(desk.tenant)).toEqual(cleanAudit);
/** How many statements had calls posted, by what they posted. */
const callsByCommit = async () =>
  (
    await sql<{ calls: number }>`select count(*)::int as calls from seamless_tx where tenant_id = ${desk.tenant} group by xmin::text order by 1`.execute(db.query)
  ).rows.map(({ calls }) => calls);

/** Another gateway on the same database. */
function gateway(on: Database): SeamlessWallet {
  const ports = {
    player: async (_queries: unknown, _tenant: string, id: string) => desk.players.get(id),
    game: async (_tenant: string, code: string) => desk.games.get(code),
  };
  const log = { warn: () => undefined, error: () => undefined };
  return createSeamlessWallet({ db: on, secrets: createSecrets('a secret for tests, and tests alone'), wallet: desk.books.wallet, ports, log });
}
const betBy = (wallet: SeamlessWallet, { playerId, sessionToken }: PlayerSession, txId: string) =>
  wallet.transact({ tenant: desk.tenant, vendor: 'acme' }, { call: 'bet', requestId: txId, ts: 1, playerId, sessionToken, gameCode: 'slot', currency: 'CUR', txId, roundId: `r-${txId}`, amount: '10', scale: 2, roundClosed: false });

describe('calls that arrive together', () => {
  it('are posted in few transactions, each with an answer of its own', async () => {
    const players = await seats(40);
    const wallet = gateway(db);
    const answers = await Promise.all(players.map((player) => betBy(wallet, player, fresh('t'))));
    expect(answers.map(({ code, requestId }) => [code, requestId])).toEqual(answers.map(({ requestId }) => ['OK', requestId]));
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(40);
    const commits = await callsByCommit();
    expect(commits.reduce((sum, calls) => sum + calls, 0)).toBe(40);
    expect(commits.length).toBeLessThan(12);
    await clean();
  });

  it('of one player are carried out in the order in which they came, and stop where the money ends', async () => {
    const poor = await desk.sit(fresh('p'), 35n);
    const wallet = gateway(db);
    const answers = await Promise.all([...(await seats(6)), ...times(6, () => poor)].map((player) => betBy(wallet, player, fresh('t'))));
    const told = answers.slice(6).map((answer) => [answer.code, 'balance' in answer ? answer.balance : undefined]);
    expect(told).toEqual([['OK', '25'], ['OK', '15'], ['OK', '5'], ...times(3, () => ['INSUFFICIENT_FUNDS', '5'])]);
    await clean();
  });

  it('are refused each for its own reason', async () => {
    const [good, blocked, closed, small] = await seats(4);
    if (good === undefined || blocked === undefined || closed === undefined || small === undefined) throw new Error('No seats.');
    desk.players.set(blocked.playerId, { status: 'blocked', kind: 'real', currency: 'CUR', nickname: '' });
    const elsewhere = await desk.sit(closed.playerId, 0n, 'shut').catch(() => closed);
    const bet = (seat: PlayerSession, more: object = {}) => seat.call('bet', { ...of(fresh('t'), fresh('r'), 10), ...more });
    const answers = [bet(good), bet(good), bet(blocked), bet(elsewhere, { gameCode: 'shut' }), bet(small, { amount: '9' }), bet(good, { sessionToken: 'no such session' }), bet(good, { playerId: small.playerId }), bet(good)];
    expect(await codes(answers)).toEqual(['OK', 'OK', 'PLAYER_BLOCKED', 'INVALID_REQUEST', 'LIMIT_EXCEEDED', 'INVALID_SESSION', 'PLAYER_NOT_FOUND', 'OK']);
    expect(await good.free()).toBe(970n);
  });

  it('get the same answers when they come again, together or alone', async () => {
    const players = await seats(12);
    const txs = players.map(() => fresh('t'));
    const told = (answers: readonly Answer[]) => answers.map(({ code, balance, platformTxId }) => ({ code, balance, platformTxId }));
    const first = told(await Promise.all(betAll(players, txs)));
    expect(told(await Promise.all(betAll(players, txs)))).toEqual(first);
    const alone: Answer[] = [];
    for (const [index, player] of players.entries()) alone.push(await player.call('bet', of(txs[index] ?? '', `r-${txs[index] ?? ''}`, 10)));
    expect(told(alone)).toEqual(first);
    await clean();
  });

  it('do not fail with one that cannot be carried out', async () => {
    const players = await seats(12);
    // A session whose two accounts do not go together: the ledger refuses it, and the function raises.
    const trial = await desk.books.house('elsewhere', 'trial');
    await asOwner(db, (tx) => tx.updateTable('game_session').set({ vendor_account: trial }).where('tenant_id', '=', desk.tenant).where('member_id', '=', players[5]?.playerId ?? '').execute());
    expect(await codes(betAll(players))).toEqual(players.map((_, index) => (index === 5 ? 'UNKNOWN' : 'OK')));
    await clean();
  });
});

/** A second connection, which holds what the calls need. */
async function holder(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.runIf(testEngine === 'postgres')('calls that arrive together on PostgreSQL', () => {
  it('do not wait for a player whose account is locked, who gets an answer when it is free', async () => {
    const players = await seats(12);
    const admin = await holder();
    await admin.query('begin');
    await admin.query(`select from account where tenant_id = $1 and owner = $2 for update`, [desk.tenant, `member:${players[4]?.playerId}`]);
    const answers = betAll(players);
    expect(await codes(answers.filter((_, index) => index !== 4))).toEqual(times(11, () => 'OK'));
    await admin.query('rollback');
    expect((await answers[4])?.code).toBe('OK');
    await clean();
  });

  it('fail all when their connection is lost in the middle, and count once when they come again', async () => {
    const players = await seats(12);
    const txs = players.map(() => fresh('t'));
    const admin = await holder();
    const other = await holder();
    // The number of one call is being used by someone who has not committed: the group that has it waits.
    await admin.query('begin');
    await admin.query(`insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, balance, at) values ($1, 'acme', $2, 'tombstone', '', 'OK', gen_random_uuid(), 0, now())`, [desk.tenant, txs[7]]);
    const wallet = gateway(db);
    const answers = players.map((player, index) => betBy(wallet, player, txs[index] ?? '').then(({ code }) => code, () => 'failed'));
    await vi.waitFor(async () => {
      const { rows } = await other.query<{ pid: number }>(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%seamless_calls%'`);
      expect(rows).toHaveLength(1);
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    });
    expect(await Promise.all(answers)).toEqual(players.map(() => 'failed'));
    await admin.query('rollback');
    const again = players.map((player, index) => betBy(wallet, player, txs[index] ?? '').then(({ code }) => code));
    expect(await Promise.all(again)).toEqual(players.map(() => 'OK'));
    expect(await Promise.all(players.map((player) => player.free()))).toEqual(players.map(() => 990n));
    await clean();
  });

  it('are posted one by one when a lock that they wait for is not given in time', async () => {
    const limited = await openDatabase({ engine: 'postgres', url: db.servingUrl ?? '', poolSize: 8, timeouts: { connectMs: 60_000, statementMs: 60_000, lockMs: 100, idleInTransactionMs: 60_000 } });
    onTestFinished(() => limited.close());
    const players = await seats(12);
    const txs = players.map(() => fresh('t'));
    const admin = await holder();
    await admin.query('begin');
    await admin.query(`insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, balance, at) values ($1, 'acme', $2, 'tombstone', '', 'OK', gen_random_uuid(), 0, now())`, [desk.tenant, txs[7]]);
    const wallet = gateway(limited);
    const outcomes = await Promise.all(players.map((player, index) => betBy(wallet, player, txs[index] ?? '').then(({ code }) => code, () => 'failed')));
    expect(outcomes).toEqual(players.map((_, index) => (index === 7 ? 'failed' : 'OK')));
    await admin.query('rollback');
    expect((await betBy(wallet, players[7] ?? players[0] ?? (await desk.sit('x')), txs[7] ?? '')).code).toBe('OK');
    await clean();
  });

  it('are observed as a statement of each request that sent one, in its own context', async () => {
    const request = new AsyncLocalStorage<number>();
    const seen: (number | undefined)[] = [];
    const observed = await openDatabase({
      engine: 'postgres',
      url: db.servingUrl ?? '',
      observe: (statement, run) => {
        if (statement.includes('seamless_calls')) seen.push(request.getStore());
        return run();
      },
    });
    onTestFinished(() => observed.close());
    const players = await seats(12);
    const wallet = gateway(observed);
    const answers = await Promise.all(players.map((player, index) => request.run(index, () => betBy(wallet, player, fresh('t')))));
    expect(answers.map(({ code }) => code)).toEqual(players.map(() => 'OK'));
    expect(seen.filter((who) => who !== undefined).toSorted((a, b) => a - b)).toEqual(players.map((_, index) => index));
    // All together, on behalf of nobody.
    expect(seen.filter((who) => who === undefined)).toHaveLength(1);
  });

  it('of the same players at two gateways meet no deadlock, and every bet counts once', async () => {
    const here = await sameDatabase(db, 8);
    const there = await sameDatabase(db, 8);
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    await db.transaction((tx) => desk.vendor.setCaps(tx, { tenant: desk.tenant, vendor: 'acme' }, { currency: 'CUR', hourLossCap: 1_000_000n }));
    const players = await seats(16, 100n);
    const gateways = [gateway(here), gateway(there)];
    const bets = times(600, (index) => ({ player: players[(index * 7) % players.length], txId: `race-${merchants}-${index}`, by: gateways[index % 2] }));
    const seen = await Promise.all(bets.flatMap(({ player, txId, by }) => (player === undefined || by === undefined ? [] : [betBy(by, player, txId).then(({ code }) => code)])));
    expect(seen.filter((code) => code === 'OK')).toHaveLength(160);
    expect(seen.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(440);
    expect(await Promise.all(players.map((player) => player.free()))).toEqual(players.map(() => 0n));
    const { rows } = await sql<{ net: bigint }>`select sum(net)::bigint as net from vendor_flow where tenant_id = ${desk.tenant}`.execute(db.query);
    expect(rows).toEqual([{ net: -1600n }]);
    const { rows: statistics } = await sql<{ deadlocks: bigint }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db.query);
    expect(statistics).toEqual([{ deadlocks: 0n }]);
    await clean();
  });
});
