import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase, testEngine, type TestDatabase } from '../../test-support/database.ts';
import { asLogin } from '../../test-support/serving-login.ts';
import { openTestLedger } from '../../test-support/test-ledger.ts';
import { readConfig } from '../config.ts';
import { openToServe } from './open-database.ts';
import { loginFaults } from '../platform/db/index.ts';

const productionOf = (url: string) =>
  readConfig({ NODE_ENV: 'production', LIVERY_SECRET: 'a secret for the tests of logins alone', TRUST_PROXY: 'false', DATABASE_URL: url });

describe.runIf(testEngine === 'postgres')('login that serves', () => {
  let db: TestDatabase;
  let admin: pg.Client;
  let newer: boolean;
  beforeAll(async () => {
    db = await testDatabase();
    admin = new pg.Client({ connectionString: db.url });
    await admin.connect();
    const { rows } = await admin.query<{ n: number }>("select current_setting('server_version_num')::int as n");
    newer = (rows[0]?.n ?? 0) >= 160_000;
  });
  afterAll(async () => {
    await admin.end();
    await db.close();
  });

  /** Makes a login; `%` stands for its name in the statements behind. */
  async function login(attributes: string, ...statements: string[]): Promise<string> {
    const name = `login_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    await admin.query(`create role ${name} login ${attributes}`);
    for (const statement of statements) await admin.query(statement.replaceAll('%', name));
    onTestFinished(async () => {
      await admin.query(`reassign owned by ${name} to postgres; drop owned by ${name}; drop role ${name}`);
    });
    return asLogin(db.url ?? '', name);
  }
  async function changed(statement: string, back: string): Promise<void> {
    await admin.query(statement);
    onTestFinished(async () => void (await admin.query(back)));
  }
  async function opening(url: string): Promise<string> {
    const config = productionOf(url);
    try {
      const { db: opened } = await openToServe(config, { poolSize: 1, timeouts: config.databaseTimeouts });
      await opened.close();
      return 'serves';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  it('is accepted in production when it is made as `npm run gateway -- login` prints it', async () => {
    expect(await opening(db.servingUrl ?? '')).toBe('serves');
    expect(await loginFaults(db.query)).toEqual([]);
  });

  it('is refused in production when it is a superuser', async () => {
    expect(await opening(db.url ?? '')).toContain('The login "postgres" is a superuser, who can rewrite money. Serve with a login of its own: `npm run gateway -- login <name>`');
  });

  it('is refused in production when it is a member of the owner', async () => {
    const owner = `owner_${randomUUID().slice(0, 8)}`;
    await changed(`create role ${owner}; alter table help_entry owner to ${owner}`, `alter table help_entry owner to postgres; drop role ${owner}`);
    const url = await login('', 'grant livery_gateway to %', `grant ${owner} to %`);
    expect(await opening(url)).toContain('owns the tables, or is a member of who does');
  });

  it('is refused in production when it may write to the ledger by another role', async () => {
    expect(await opening(await login('', 'grant livery_gateway to %', 'grant update (posted) on account to %'))).toContain('may write to account, which only functions write');
    expect(await opening(await login('', 'grant livery_gateway to %', 'grant pg_write_all_data to %'))).toContain('may write to account, hold, hold_resolution and 4 more');
  });

  it('is refused in production when it may give itself roles', async () => {
    expect(await opening(await login('createrole', 'grant livery_gateway to %'))).toContain('has CREATEROLE');
  });

  it('is refused in production when it is no member of the role, or a member without its rights', async () => {
    expect(await opening(await login(''))).toMatch(/is no member of livery_gateway\. Run: grant livery_gateway to "login_\w+"/);
    const grant = newer ? 'grant livery_gateway to % with inherit false' : 'grant livery_gateway to %';
    expect(await opening(await login('noinherit', grant))).toContain('is a member of livery_gateway without its rights');
  });

  it('is judged by what PostgreSQL lets it do where memberships have options of their own', async ({ skip }) => {
    if (!newer) skip('PostgreSQL 16 or later');
    // A login that inherits and may not change to the role serves; one that may change to it and does not inherit does not.
    expect(await opening(await login('noinherit', 'grant livery_gateway to % with inherit true, set false'))).toBe('serves');
    expect(await opening(await login('', 'grant livery_gateway to % with inherit false, set true'))).toContain('without its rights');
  });

  it('is refused in production when everyone may execute a function', async () => {
    await changed('grant execute on function ledger_post to public', 'revoke execute on function ledger_post from public');
    expect(await opening(db.servingUrl ?? '')).toContain('Everyone who can connect may execute ledger_post. Run `npm run gateway -- migrate`.');
  });

  it('is refused in production when the role lost a right', async () => {
    await changed('revoke select on help_entry from livery_gateway', 'grant select on help_entry to livery_gateway');
    expect(await opening(db.servingUrl ?? '')).toContain('lacks rights to help_entry');
  });

  it('of a report reads the ledger and moves no money', async () => {
    const books = await openTestLedger(db, `R${Date.now() % 1_000_000}`);
    const [from, to] = await Promise.all([books.member('reported', 100n), books.house('games')]);
    const client = new pg.Client({ connectionString: await login('', 'grant select on all tables in schema public to %') });
    await client.connect();
    const attempt = (text: string, values: unknown[] = []) => client.query(text, values).then(({ rowCount }) => rowCount, (error: Error) => error.message);
    expect(await attempt('select from transfer where debit = $1 or credit = $1', [from])).toBe(1);
    const ids = [randomUUID(), randomUUID()];
    const post = 'select ledger_post($1, $2, $3, $4, $5, null, now(), $6, $7, $8, $9)';
    expect(await attempt(post, [books.tenant, 'stolen', Buffer.from('x'), ids[0], 'bet', [ids[1]], [from], [to], ['1']])).toBe('permission denied for function ledger_post');
    const { rows } = await admin.query<{ name: string }>("select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')");
    expect(rows).toEqual([]);
    expect(await attempt("update account set posted = posted + 1")).toBe('permission denied for table account');
    expect(await attempt('set role livery_gateway')).toBe('permission denied to set role "livery_gateway"');
    await client.end();
    expect((await books.wallet.balanceOf(books.tenant, 'reported', books.currency))?.posted).toBe(100n);
  });
});
