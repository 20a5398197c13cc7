import { randomUUID } from 'node:crypto';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, SERVING_ROLE, systemClock, type Clock, type Database, type DatabaseTimeouts, type Queries } from '../src/platform/db/index.ts';
import { blankDump } from './embedded-dump.ts';
import { migrateAll } from '../src/database/migrate-all.ts';
import { adoptFleet } from '../src/modules/tenant/index.ts';
import { createWallet } from '../src/modules/wallet/index.ts';
import { offerDemoGames } from './offer-demo-games.ts';
import { testFleet } from './test-fleet.ts';
import { asLogin, createServingLogin, SERVING_LOGIN } from './serving-login.ts';

/** The engine this run tests. */
export const testEngine: 'pglite' | 'postgres' = process.env['LIVERY_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** Whether tests that do not depend on the engine run now: on PostgreSQL, where there is one. */
export const onOneEngine = testEngine === 'postgres' || findPostgres() === undefined;

/** A fresh database, and where it is. */
export interface TestDatabase extends Database {
  /** Connection string of its owner (PostgreSQL only), who may do everything. */
  readonly url: string | undefined;
  /** Connection string of the login that serves (PostgreSQL only), for tests that start processes of their own. */
  readonly servingUrl: string | undefined;
}

/** What a database that is copied begins with: its tables, or also the merchants of the test fleet with the demo games on offer. */
type Content = 'tables' | 'games';

const dumps = new Map<Content, Promise<Blob>>();
const templates = new Map<Content, Promise<string>>();

function once<Made>(known: Map<Content, Promise<Made>>, content: Content, make: () => Promise<Made>): Promise<Made> {
  const made = known.get(content) ?? make();
  known.set(content, made);
  return made;
}

async function fill(db: Database, content: Content): Promise<void> {
  if (content === 'tables') await migrateAll(db);
  else await offerDemoGames(db, await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) }));
}

/** Migrating once and copying is many times faster than migrating for every file; so is writing the games once. */
const dumpWith = (content: Content): Promise<Blob> =>
  once(dumps, content, async () => {
    const db = await openDatabase({ engine: 'pglite', from: content === 'games' ? await dumpWith('tables') : await blankDump() });
    await fill(db, content);
    const blob = await db.dump();
    await db.close();
    return blob;
  });

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copies the files of a template: on a server that writes nothing to disk half the work of a copy through the log. */
const createFrom = (server: string, name: string, template: string): Promise<void> => administer(server, `create database ${name} template ${template} strategy file_copy`);

const templateWith = (server: string, content: Content): Promise<string> =>
  once(templates, content, async () => {
    const name = `template_${randomUUID().replaceAll('-', '')}`;
    if (content === 'games') await createFrom(server, name, await templateWith(server, 'tables'));
    else await administer(server, `create database ${name}`);
    const db = await openDatabase({ engine: 'postgres', url: `${server}/${name}` });
    await fill(db, content);
    await db.close();
    if (content === 'tables') await createServingLogin(`${server}/${name}`);
    return name;
  });

/** A new empty database, connected as its owner. */
export async function blankDatabase(): Promise<TestDatabase> {
  if (testEngine === 'pglite') return { ...(await openDatabase({ engine: 'pglite', from: await blankDump() })), url: undefined, servingUrl: undefined };
  const server = inject('postgresServer').url;
  const name = `blank_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = `${server}/${name}`;
  return { ...(await openDatabase({ engine: 'postgres', url })), url, servingUrl: undefined };
}

export interface TestDatabaseOptions {
  readonly clock?: Clock;
  /** Connections on PostgreSQL; 16 unless stated. */
  readonly poolSize?: number;
  /** Limits on PostgreSQL; none unless stated. */
  readonly timeouts?: DatabaseTimeouts;
  /** Whether the merchants of the test fleet are in it, with the demo games on offer; not unless stated. */
  readonly withGames?: boolean;
}

/**
 * A fresh migrated database on the engine of this run, with the rights that the gateway has and no others.
 * Close it in `afterAll`.
 */
export async function testDatabase({ clock = systemClock, poolSize = 16, timeouts, withGames = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const content = withGames ? 'games' : 'tables';
  if (testEngine === 'pglite') {
    const db = await openDatabase({ engine: 'pglite', from: await dumpWith(content), clock });
    await db.restrict(SERVING_ROLE);
    return { ...db, url: undefined, servingUrl: undefined };
  }
  const server = inject('postgresServer').url;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createFrom(server, name, await templateWith(server, content));
  const url = `${server}/${name}`;
  const servingUrl = asLogin(url, SERVING_LOGIN);
  const db = await openDatabase({ engine: 'postgres', url: servingUrl, poolSize, clock, ...(timeouts === undefined ? {} : { timeouts }) });
  return { ...db, url, servingUrl };
}

/** The same database opened once more, as another process would (PostgreSQL only). Close it first. */
export async function sameDatabase({ url, servingUrl, clock }: TestDatabase, poolSize = 4): Promise<TestDatabase> {
  if (servingUrl === undefined) throw new Error('An embedded database has one process.');
  return { ...(await openDatabase({ engine: 'postgres', url: servingUrl, poolSize, clock })), url, servingUrl };
}

/** Runs `work` in a transaction of the database's owner, who may change tables and rows that the gateway may not. */
export async function asOwner<T>({ transaction, url }: TestDatabase, work: (tx: Queries) => Promise<T>): Promise<T> {
  if (url === undefined) {
    return transaction(async (tx) => {
      await sql`set local role none`.execute(tx);
      return work(tx);
    });
  }
  const owner = await openDatabase({ engine: 'postgres', url, poolSize: 1 });
  try {
    return await owner.transaction(work);
  } finally {
    await owner.close();
  }
}
