import { randomUUID } from 'node:crypto';
import { findPostgres } from '@livery/test-config';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate, openDatabase, systemClock, type Clock, type Database, type DatabaseTimeouts } from '../src/platform/db/index.ts';
import { blankDump } from './embedded-dump.ts';
import { migrationsFolder } from '../src/migrations-folder.ts';

/** The engine this run tests. */
export const testEngine: 'pglite' | 'postgres' = process.env['LIVERY_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** Whether tests that do not depend on the engine run now: on PostgreSQL, where there is one. */
export const onOneEngine = testEngine === 'postgres' || findPostgres() === undefined;

/** The role requests are served as; see migration 0001. */
const ROLE = 'livery_gateway';

/** A fresh database, and where it is. */
export interface TestDatabase extends Database {
  /** Connection string (PostgreSQL only), for tests that start processes of their own. */
  readonly url: string | undefined;
}

let dump: Promise<Blob> | undefined;
let template: Promise<string> | undefined;

/** Migrating once and copying is many times faster than migrating for every file. */
function migratedDump(): Promise<Blob> {
  dump ??= (async () => {
    const db = await openDatabase({ engine: 'pglite', from: await blankDump() });
    await migrate(db, migrationsFolder);
    const blob = await db.dump();
    await db.close();
    return blob;
  })();
  return dump;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function migratedTemplate(server: string): Promise<string> {
  template ??= (async () => {
    const name = `template_${randomUUID().replaceAll('-', '')}`;
    await administer(server, `create database ${name}`);
    const db = await openDatabase({ engine: 'postgres', url: `${server}/${name}` });
    await migrate(db, migrationsFolder);
    await db.close();
    return name;
  })();
  return template;
}

/** A new empty database, connected as its owner. */
export async function blankDatabase(): Promise<TestDatabase> {
  if (testEngine === 'pglite') return { ...(await openDatabase({ engine: 'pglite', from: await blankDump() })), url: undefined };
  const server = inject('postgresServer').url;
  const name = `blank_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = `${server}/${name}`;
  return { ...(await openDatabase({ engine: 'postgres', url })), url };
}

export interface TestDatabaseOptions {
  readonly clock?: Clock;
  /** Connections on PostgreSQL; 16 unless stated. */
  readonly poolSize?: number;
  /** Limits on PostgreSQL; none unless stated. */
  readonly timeouts?: DatabaseTimeouts;
}

/**
 * A fresh migrated database on the engine of this run, working as the restricted role like the gateway does.
 * Close it in `afterAll`.
 */
export async function testDatabase({ clock = systemClock, poolSize = 16, timeouts }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  if (testEngine === 'pglite') {
    const db = await openDatabase({ engine: 'pglite', from: await migratedDump(), clock });
    db.role.assume(ROLE);
    return { ...db, url: undefined };
  }
  const server = inject('postgresServer').url;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${await migratedTemplate(server)}`);
  const url = `${server}/${name}`;
  const db = await openDatabase({ engine: 'postgres', url, poolSize, clock, ...(timeouts === undefined ? {} : { timeouts }) });
  db.role.assume(ROLE);
  return { ...db, url };
}

/** The same database opened once more, as another process would (PostgreSQL only). Close it first. */
export async function sameDatabase({ url, clock }: TestDatabase, poolSize = 4): Promise<TestDatabase> {
  if (url === undefined) throw new Error('An embedded database has one process.');
  const db = await openDatabase({ engine: 'postgres', url, poolSize, clock });
  db.role.assume(ROLE);
  return { ...db, url };
}
