import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { blankDatabase, testDatabase, testEngine, type TestDatabase } from '../../../test-support/database.ts';
import { startRelay } from '../../../test-support/relay.ts';
import { readConfig } from '../../config.ts';
import { openToServe } from '../../database/open-database.ts';
import { openDatabase, sqlState, type Database, type DatabaseTimeouts } from './index.ts';

/** Long enough for what must not end in the test. */
const LONG = 60_000;
/** A new connection is established within this time also on a busy machine. */
const ENOUGH_TO_CONNECT = 3_000;
const limits = (some: Partial<DatabaseTimeouts>): DatabaseTimeouts => ({ connectMs: LONG, statementMs: LONG, lockMs: LONG, idleInTransactionMs: LONG, ...some });

const stateOf = async (work: Promise<unknown>): Promise<string | undefined> => sqlState(await work.catch((error: unknown) => error));

describe.runIf(testEngine === 'postgres')('timeouts of a PostgreSQL connection', () => {
  let owner: TestDatabase;
  let admin: pg.Client;
  beforeAll(async () => {
    owner = await testDatabase();
    admin = new pg.Client({ connectionString: owner.url });
    await admin.connect();
    await admin.query('create table held (id int primary key)');
    await admin.query('insert into held values (1)');
  });
  afterAll(async () => {
    await admin.end();
    await owner.close();
  });

  async function opened(some: Partial<DatabaseTimeouts>, poolSize = 1): Promise<Database> {
    const db = await openDatabase({ engine: 'postgres', url: owner.url ?? '', poolSize, timeouts: limits(some) });
    onTestFinished(() => db.close());
    return db;
  }
  const isAlive = async (db: Database) => (await sql<{ two: number }>`select 2 as two`.execute(db.query)).rows[0]?.two === 2;

  it('end a wait for a lock that another connection holds, and leave the connection usable', async () => {
    const db = await opened({ lockMs: 50 });
    await admin.query('begin');
    await admin.query('select from held where id = 1 for update');
    expect(await stateOf(db.transaction((tx) => sql`update held set id = 1 where id = 1`.execute(tx)))).toBe('55P03');
    await admin.query('rollback');
    expect(await isAlive(db)).toBe(true);
  });

  it('end a statement that takes too long', async () => {
    const db = await opened({ statementMs: 50 });
    expect(await stateOf(sql`select pg_sleep(60)`.execute(db.query))).toBe('57014');
    expect(await isAlive(db)).toBe(true);
  });

  it('end a transaction that is left open, with its locks', async () => {
    const db = await opened({ idleInTransactionMs: 50 });
    const left = db.transaction(async (tx) => {
      await sql`select from held where id = 1 for update`.execute(tx);
      const locked = () => admin.query('select from held where id = 1 for update nowait').then(() => false, () => true);
      await vi.waitFor(async () => expect(await locked()).toBe(false), { timeout: 10_000, interval: 20 });
      await sql`select 1`.execute(tx);
    });
    await expect(left).rejects.toThrow();
    expect(await isAlive(db)).toBe(true);
  });

  it('end a wait for a connection where all are in use', async () => {
    const db = await opened({ connectMs: ENOUGH_TO_CONNECT });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const holder = db.transaction(() => held);
    await expect(sql`select 1`.execute(db.query)).rejects.toThrow('timeout exceeded when trying to connect');
    release();
    await holder;
    expect(await isAlive(db)).toBe(true);
  });

  it('end a statement and a new connection to a server that hangs, and replace the connection', async () => {
    const relay = await startRelay(owner.url ?? '');
    const db = await openDatabase({ engine: 'postgres', url: relay.url, poolSize: 1, timeouts: limits({ connectMs: ENOUGH_TO_CONNECT, statementMs: 50 }) });
    onTestFinished(async () => {
      await db.close();
      await relay.close();
    });
    expect(await isAlive(db)).toBe(true);
    const failed = db.transaction(async (tx) => {
      await sql`select 1`.execute(tx);
      relay.hang();
      await sql`select 1`.execute(tx);
    });
    await expect(failed).rejects.toThrow('Query read timeout');
    await expect(sql`select 1`.execute(db.query)).rejects.toThrow('Connection terminated due to connection timeout');
    relay.resume();
    expect(await isAlive(db)).toBe(true);
  });

  it('are longer for migrations: one waits for another starter where a request would not', async () => {
    const blank = await blankDatabase();
    const other = new pg.Client({ connectionString: blank.url });
    await other.connect();
    const config = readConfig({ DATABASE_URL: blank.url, DATABASE_LOCK_TIMEOUT_MS: '50', DATABASE_STATEMENT_TIMEOUT_MS: '1000' });
    const { db: first } = await openToServe(config, { poolSize: 1, timeouts: config.databaseTimeouts });
    expect((await sql`show lock_timeout`.execute(first.query)).rows).toEqual([{ lock_timeout: '50ms' }]);
    await other.query('begin');
    await other.query('lock table schema_migration in access exclusive mode');
    let done = false;
    const second = openToServe(config, { poolSize: 1, timeouts: config.databaseTimeouts }).finally(() => (done = true));
    const blocked = async () => (await admin.query("select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '1100 ms'", [new URL(blank.url ?? '').pathname.slice(1)])).rowCount;
    await vi.waitFor(async () => expect(await blocked()).toBe(1), { timeout: 10_000, interval: 20 });
    expect(done).toBe(false);
    await other.query('rollback');
    await (await second).db.close();
    await first.close();
    await other.end();
    await blank.close();
  });
});
