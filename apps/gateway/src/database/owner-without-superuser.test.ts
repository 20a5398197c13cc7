import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everything, findPostgresFrom, unpackPostgres } from '@livery/test-config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { testEngine } from '../../test-support/database.ts';
import { startCluster, type Cluster } from '../../test-support/postgres-cluster.ts';
import { asLogin } from '../../test-support/serving-login.ts';
import { openTestLedger } from '../../test-support/test-ledger.ts';
import { readConfig } from '../config.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openToMigrate, openToServe } from './open-database.ts';
import { loginScript, migrate } from '../platform/db/index.ts';

/** From this version on a membership has options of its own, and who creates a role is only its administrator. */
const MEMBERSHIP_OPTIONS = 16;
const unpacked = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
chmodSync(unpacked, 0o755); // the server's account may be another
const newer = testEngine === 'postgres' ? (findPostgresFrom(MEMBERSHIP_OPTIONS) ?? unpackPostgres(unpacked)) : undefined;
afterAll(() => rmSync(unpacked, { recursive: true }));
const OWNER = 'livery_owner';
const SERVER = 'livery_serves';

/** Another superuser's view of a server. */
async function administer(url: string, ...statements: string[]): Promise<number> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
    const { rows } = await admin.query<{ n: number }>("select current_setting('server_version_num')::int / 10000 as n");
    return rows[0]?.n ?? 0;
  } finally {
    await admin.end();
  }
}

describe.runIf(testEngine === 'postgres')('PostgreSQL 16 or later', () => {
  it('is found', ({ skip }) => {
    if (newer === undefined && !everything()) skip('No PostgreSQL from 16 on was found: memberships with options of their own were not tested.');
    expect(newer).toBeDefined();
  });
});

const servers = [['the PostgreSQL of this run', false] as const, ...(newer === undefined ? [] : [['a PostgreSQL with membership options', true] as const])];

describe.runIf(testEngine === 'postgres').each(servers)('an owner that is no superuser, on %s', (_name, own) => {
  let cluster: Cluster | undefined;
  let server: string;
  let version: number;
  const database = `owned_${Date.now()}`;
  const at = (login: string): string => asLogin(`${server}/${database}`, login);
  const config = () =>
    readConfig({ NODE_ENV: 'production', LIVERY_SECRET: 'a secret for the tests of owners alone', TRUST_PROXY: 'false', DATABASE_URL: at(SERVER), DATABASE_MIGRATION_URL: at(OWNER) });
  const serving = () => openToServe(config(), { poolSize: 2, timeouts: config().databaseTimeouts });

  beforeAll(async () => {
    cluster = own ? await startCluster(newer ?? '') : undefined;
    server = cluster?.url ?? inject('postgresServer').url;
    version = await administer(`${server}/postgres`, `create role ${OWNER} login createrole`, `create database ${database} owner ${OWNER}`);
  });
  afterAll(async () => {
    if (cluster === undefined) await administer(`${server}/postgres`, `drop database ${database}`, `drop role if exists ${SERVER}`, `drop role ${OWNER}`);
    cluster?.stop();
  });

  it('migrates, and a login of its own serves in production and moves money', async () => {
    const owner = await openToMigrate(config());
    await migrate(owner, migrationsFolder);
    await owner.close();
    const script = loginScript({ login: SERVER, database, version, timeouts: config().databaseTimeouts });
    await administer(`${server}/${database}`, ...script.split('\n').filter((line) => line !== ''));
    const { db, warnings } = await serving();
    const books = await openTestLedger(db, 'OWNED');
    const member = await books.member('played', 100n);
    await books.wallet.post({ tenant: 'OWNED', key: 'bet', reason: 'bet', legs: [{ debit: member, credit: await books.house('games'), amount: 30n }] });
    expect((await books.wallet.balanceOf('OWNED', 'played', books.currency))?.posted).toBe(70n);
    expect(warnings).toEqual([]);
    await db.close();
  });

  it('does not serve in production by its own login', async () => {
    const opening = openToServe({ ...config(), databaseUrl: at(OWNER) }, { poolSize: 1, timeouts: config().databaseTimeouts });
    await expect(opening).rejects.toThrow(`The login "${OWNER}" owns the tables`);
  });
});
