import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blankDatabase, testDatabase, testEngine } from '../../test-support/database.ts';
import { blankDump } from '../../test-support/embedded-dump.ts';
import { readConfig } from '../config.ts';
import { migrateAll } from './migrate-all.ts';
import { openToMigrate, openToServe, type DatabaseConfig } from './open-database.ts';
import { openDatabase, type Database } from '../platform/db/index.ts';

const serve = async (config: ReturnType<typeof readConfig>, direct = false) => {
  const opened = await openToServe(config, { poolSize: 1, timeouts: direct ? config.migrationTimeouts : config.databaseTimeouts, direct });
  onTestFinished(() => opened.db.close());
  return opened;
};
const rewriting = (db: Database) => sql`update account set posted = posted + 1`.execute(db.query).then(() => 'done', (error: Error) => error.message);

describe.runIf(testEngine === 'pglite')('openToServe, on the embedded database', { timeout: 60_000 }, () => {
  async function folder(): Promise<string> {
    const dataDir = mkdtempSync(join(tmpdir(), 'livery-open-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    await (await openDatabase({ engine: 'pglite', dataDir: join(dataDir, 'database'), from: await blankDump() })).close();
    return dataDir;
  }

  it('migrates and gives up the rights to rewrite money', async () => {
    const { db, warnings } = await serve(readConfig({ DATA_DIR: await folder() }));
    expect(await rewriting(db)).toBe('permission denied for table account');
    expect(warnings).toEqual([]);
  });

  it('in production serves only what was migrated before', async () => {
    const env = { NODE_ENV: 'production', LIVERY_SECRET: 'a secret for the tests of opening alone', TRUST_PROXY: 'false', ALLOW_PGLITE_IN_PRODUCTION: 'true' };
    const config = readConfig({ ...env, DATA_DIR: await folder() });
    await expect(serve(config)).rejects.toThrow('Run `npm run gateway -- migrate`');
    const owner = await openToMigrate(config);
    await migrateAll(owner);
    await owner.close();
    expect(await rewriting((await serve(config)).db)).toBe('permission denied for table account');
  });
});

describe.runIf(testEngine === 'postgres')('openToServe, on PostgreSQL', { timeout: 60_000 }, () => {
  it('outside production migrates and serves with one login, and warns', async () => {
    const blank = await blankDatabase();
    onTestFinished(() => blank.close());
    const { warnings } = await serve(readConfig({ DATABASE_URL: blank.url }));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('is a superuser, who can rewrite money');
  });

  it('goes past the pooler where the limits are not those of the login', async () => {
    const database = await testDatabase();
    onTestFinished(() => database.close());
    const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', DATABASE_DIRECT_URL: database.servingUrl, DATABASE_MIGRATION_URL: database.url });
    const past: DatabaseConfig = { ...config, production: true };
    const opened = await openToServe(past, { poolSize: 1, timeouts: config.migrationTimeouts, direct: true });
    onTestFinished(() => opened.db.close());
    expect((await sql`show statement_timeout`.execute(opened.db.query)).rows).toEqual([{ statement_timeout: '10min' }]);
    expect(opened.warnings).toEqual([]);
  });
});
