import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '@livery/contracts';
import { everything, findPgbouncer } from '@livery/test-config';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { testEngine, type TestDatabase } from '../../test-support/database.ts';
import { eventsOf, readEvents } from '../../test-support/event-reader.ts';
import { startGatewayProcess } from '../../test-support/gateway-process.ts';
import { gatewayOn, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { startPgbouncer, type Pgbouncer } from '../../test-support/pgbouncer.ts';
import { atGame } from '../../test-support/player.ts';
import { createServingLogin } from '../../test-support/serving-login.ts';
import { NORTH, testFleet } from '../../test-support/test-fleet.ts';
import { readConfig } from '../config.ts';
import { openOperatorContext } from '../operator/operator-context.ts';
import { openDatabase, sqlState } from '../platform/db/index.ts';

const program = findPgbouncer();
const TIMEOUTS = { connectMs: 5_000, statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 15_000 };
/** Fewer than the gateways have, so that every session serves both. */
const SESSIONS = 3;

describe.runIf(testEngine === 'postgres')('pgbouncer', () => {
  it('is installed', ({ skip }) => {
    if (program === undefined && !everything()) skip('PgBouncer was not found, so nothing was tested through it. Install it (Debian: `apt install pgbouncer`) or name its program in PGBOUNCER_PATH.');
    expect(program).toBeDefined();
  });
});

describe.runIf(testEngine === 'postgres' && program !== undefined)('two gateways behind PgBouncer in transaction mode', () => {
  let owner: TestGateway;
  let pooler: Pgbouncer;
  let one: TestGateway;
  let two: TestGateway;
  let admin: pg.Client;
  beforeAll(async () => {
    owner = await testGateway();
    admin = new pg.Client({ connectionString: owner.db.url });
    await admin.connect();
    await createServingLogin(owner.db.url ?? '', TIMEOUTS);
    pooler = await startPgbouncer(program ?? '', owner.db.servingUrl ?? '', SESSIONS);
    [one, two] = [await throughPooler(), await throughPooler()];
    for (const gateway of [one, two]) gateway.start();
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
    await pooler.stop();
    await admin.end();
    await owner.stop();
  });

  async function throughPooler(): Promise<TestGateway> {
    const { url, servingUrl, clock } = owner.db;
    const db = await openDatabase({ engine: 'postgres', url: pooler.url, directUrl: servingUrl, pooler: { preparedStatements: false }, poolSize: 8, timeouts: TIMEOUTS, clock });
    return gatewayOn(owner, { ...db, url, servingUrl } satisfies TestDatabase);
  }

  it('share few sessions of the server', async () => {
    const session = async (turn: number) => (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.01)`.execute((turn % 2 === 0 ? one : two).db.query)).rows[0]?.pid;
    const pids = await Promise.all(Array.from({ length: 40 }, (_, turn) => session(turn)));
    expect(new Set(pids).size).toBeLessThanOrEqual(SESSIONS);
  });

  it('register members and log them in at either', async () => {
    const { body } = await createCaller(one, NORTH)<ResponseOf<'register'>>('register', registration('pooled01'));
    expect(body.success).toBe(true);
    for (const gateway of [one, two, one, two]) {
      const login = await createCaller(gateway, NORTH)('login', { username: 'pooled01', password: 'Correct-horse-7', type: 'username' });
      expect(login.body.success).toBe(true);
    }
  });

  it('take bets and pay prizes of many players at once, and the ledger adds up', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, (_, turn) => atGame(turn % 2 === 0 ? one : two, NORTH, `pooled1${turn}`)));
    const rounds = players.map(async ({ bet, win }, player) => {
      const codes: (string | undefined)[] = [];
      for (let round = 0; round < 8; round++) codes.push(await bet(`pb-${player}-${round}`, `round-${round}`), await win(`pb-${player}-${round}`, `round-${round}`));
      return codes;
    });
    expect(new Set((await Promise.all(rounds)).flat())).toEqual(new Set(['OK']));
    expect(await one.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
    expect(await one.vendor.totalsDrift()).toEqual([]);
  });

  it('send push events of one to streams at the other', async () => {
    const listen = await eventsOf(two);
    const { body } = await createCaller(one, NORTH)<ResponseOf<'register'>>('register', registration('pooled20'));
    const next = readEvents(await listen(NORTH, body.success ? body.value.token : ''));
    await next();
    const listening = async () => (await admin.query("select from pg_stat_activity where application_name = 'livery-gateway-events' and datname = current_database() and query like 'listen%' and state = 'idle'")).rowCount;
    await vi.waitFor(async () => expect(await listening()).toBe(2));
    const id = await one.notices.announce(NORTH, { type: 'B', publishedAt: new Date(0), texts: { EN: { title: 'Pooled', content: '<p>Read it.</p>' } } });
    let event = await next();
    while (event?.name === 'balance') event = await next();
    expect(event).toEqual({ name: 'announcement', data: { id } });
  });

  it("have the login's limits in every session", async () => {
    const found = await Promise.all(Array.from({ length: 12 }, () => sql`select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l, current_setting('TimeZone') as z`.execute(one.db.query)));
    expect(new Set(found.map(({ rows }) => JSON.stringify(rows[0])))).toEqual(new Set([JSON.stringify({ s: '15s', l: '5s', z: 'UTC' })]));
    const slow = one.db.transaction(async (tx) => {
      await sql`set local statement_timeout = '50ms'`.execute(tx);
      await sql`select pg_sleep(60)`.execute(tx);
    });
    expect(sqlState(await slow.catch((error: unknown) => error))).toBe('57014');
  });

  it("let the operator's commands past the pooler, with their own limits", async () => {
    writeFileSync(join(owner.dist, 'fleet.json'), JSON.stringify(testFleet));
    const env = { NODE_ENV: 'production', LIVERY_SECRET: 'a secret for operators behind a pooler', TRUST_PROXY: 'false', DIST_DIR: owner.dist };
    const context = await openOperatorContext(readConfig({ ...env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: owner.db.servingUrl }));
    onTestFinished(() => context.close());
    const { rows } = await sql<{ s: string }>`select current_setting('statement_timeout') as s`.execute(context.db.query);
    expect(rows).toEqual([{ s: '10min' }]);
    expect(context.tenants.all().map(({ id }) => id)).toContain(NORTH);
  });

  it('serve as programs in production, and refuse where the login has no limits of its own', { timeout: 60_000 }, async () => {
    const env = { DATABASE_DIRECT_URL: owner.db.servingUrl ?? '' };
    const served = await startGatewayProcess(pooler.url, env);
    expect((await fetch(`${served.origin}/readyz`)).status).toBe(200);
    await served.remove();
    await expect(startGatewayProcess(pooler.url, { ...env, DATABASE_LOCK_TIMEOUT_MS: '4000' })).rejects.toThrow('Through the pooler lock_timeout is 5000 and not 4000: set it for the login');
  });
});
