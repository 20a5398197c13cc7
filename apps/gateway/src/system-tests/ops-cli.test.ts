import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase } from '../../test-support/database.ts';
import { freePort } from '../../test-support/free-port.ts';
import { startGatewayProcess, type GatewayProcess } from '../../test-support/gateway-process.ts';
import { writeDist } from '../../test-support/gateway.ts';
import { OPS_PROGRAM, runOps, runProgram, type Ended } from '../../test-support/operator-effects/ops-program.ts';
import { createServingLogin } from '../../test-support/serving-login.ts';
import { NORTH, testFleet } from '../../test-support/test-fleet.ts';
import { readConfig } from '../config.ts';
import { createMembers } from '../modules/member/index.ts';
import { adoptFleet } from '../modules/tenant/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { openToMigrate, openToServe } from '../database/open-database.ts';

const OPERATOR = fileURLToPath(new URL('../operator/main.ts', import.meta.url));
const PASSWORD = 'an operator of tests';

const folder = mkdtempSync(join(tmpdir(), 'livery-ops-'));
let gateway: GatewayProcess;
let environment: Record<string, string>;
let url: string;
let ownerUrl = '';
let databaseUrl = '';

/** The program of an operator, with a login of its own. */
const cliOf = (name: string) => (...args: string[]): Promise<Ended> => runOps(args, { OPS_CONFIG: join(folder, `${name}.json`), OPS_MERCHANT: NORTH, OPS_PASSWORD: PASSWORD });
const [ann, bob] = [cliOf('ann'), cliOf('bob')];
const effectOf = ({ out, err }: Ended): { outcome: string; approvalId: string; before: Record<string, unknown>; after: Record<string, unknown> } => {
  if (out === '') throw new Error(err);
  return (JSON.parse(out) as { effect: ReturnType<typeof effectOf> }).effect;
};

beforeAll(async () => {
  const database = await blankDatabase();
  ownerUrl = database.url ?? '';
  await database.close();
  const dist = writeDist(testFleet);
  writeFileSync(join(dist, 'fleet.json'), JSON.stringify(testFleet));
  const port = await freePort();
  url = `http://localhost:${port}`;
  environment = {
    NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: join(folder, 'data'), DIST_DIR: dist, LIVERY_SECRET: 'a secret for the processes of tests alone', TRUST_PROXY: 'false', ALLOW_PGLITE_IN_PRODUCTION: 'true',
    OPS_PORT: String(port),
  };
  const owner = await openToMigrate(readConfig({ ...environment, DATABASE_URL: ownerUrl }));
  await migrateAll(owner);
  await owner.close();
  databaseUrl = ownerUrl === '' ? '' : await createServingLogin(ownerUrl);
  environment['DATABASE_URL'] = databaseUrl;
  const config = readConfig(environment);
  const { db } = await openToServe(config, { poolSize: 2, timeouts: config.migrationTimeouts });
  const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  const tenant = (await adoptFleet(testFleet, { db, wallet })).byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
  await db.transaction((tx) => createMembers(db, wallet).open(tx, tenant, { username: 'anna', type: 0, passwordHash: null, gift: { reason: 'welcome', amount: '100' } }));
  await sql`insert into tenant_setting (tenant_id, name, value, updated_at) values (${NORTH}, 'operatorApprovalAbove', '"50"', now())`.execute(db.query);
  await db.close();
});
afterAll(async () => {
  await gateway?.remove();
  rmSync(environment['DIST_DIR'] ?? '', { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('pnpm ops', () => {
  it('enrols the operators that the command of the gateway adds, and logs them in', async () => {
    const operators = [['ann', 'finance,support,risk'], ['bob', 'finance'], ['sue', 'support']] as const;
    const codes = new Map<string, string>();
    // One after the other: the embedded database has one process at a time.
    for (const [name, role] of operators) {
      const { out, err } = await runProgram(OPERATOR, ['operators:add', name, '--role', role], environment);
      codes.set(name, /^ {2}([0-9a-f]{36})$/m.exec(out)?.[1] ?? err);
    }
    gateway = await startGatewayProcess(databaseUrl, environment);
    expect(await ann('members:find', '--account', 'anna')).toMatchObject({ code: 3, err: expect.stringContaining('session:login') as string });
    await Promise.all([...codes].map(async ([name, code]) => {
      const program = cliOf(name);
      const { out, err, code: ended } = await program('session:enrol', '--name', name, '--code', code, '--url', url, '--json');
      expect([ended, err]).toEqual([0, '']);
      const { secret } = JSON.parse(out) as { secret: string };
      // Each code is good once: the login takes the next one, which is accepted half a minute early.
      const appCode = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
      expect(await program('session:confirm', '--name', name, '--code', code, '--url', url, '--app-code', appCode(0))).toMatchObject({ code: 0 });
      const login = await program('session:login', '--name', name, '--url', url, '--app-code', appCode(1));
      expect([login.code, login.err]).toEqual([0, '']);
      expect(login.out).not.toMatch(/token/);
      expect(statSync(join(folder, `${name}.json`)).mode & 0o777).toBe(0o600);
    }));
    expect((await ann('session:show')).out).toMatch(/name +ann/);
  });

  it('shows a member, and its options, to people', async () => {
    expect((await ann('members:show', '--account', 'anna')).out).toMatch(/currency +kind +posted +held +available\nPHP +real +100\.00/);
    expect(await ann('members:refusals', '--account', 'anna')).toMatchObject({ code: 0, out: expect.stringContaining('refusals: none') as string });
    expect(JSON.parse((await ann('members:refusals', '--code', 'NOT_FOUND', '--json')).out)).toEqual({ refusals: [], next: null });
    expect((await ann('members:refusals', '--help')).out).toMatch(/support, finance, risk, admin[\s\S]*--code[\s\S]*NOT_FOUND[\s\S]*--before/);
    expect((await ann('banners:add', '--help')).out).toMatch(/--image-compact[\s\S]*--dry-run/);
  });

  it('moves money: a dry run, at once, and through a second operator', async () => {
    const adjust = (amount: string, ...more: string[]) => ann('money:adjust', '--account', 'anna', '--direction', 'credit', '--amount', amount, '--reason', 'ticket 4711', '--json', ...more);
    expect(effectOf(await adjust('20', '--dry-run'))).toMatchObject({ outcome: 'dryRun', after: { balance: '120.00' } });
    const key = 'an order of the tests';
    expect(await adjust('20', '--idempotency-key', key)).toMatchObject({ code: 1, err: expect.stringContaining('Idempotency-Key') as string });
    for (const attempt of [1, 2]) expect([attempt, effectOf(await adjust('20', '--idempotency-key', 'order-of-tests'))]).toMatchObject([attempt, { outcome: 'done', before: { balance: '100.00' }, after: { balance: '120.00' } }]);
    const waiting = await adjust('50.01');
    expect(waiting.code).toBe(5);
    const { approvalId } = effectOf(waiting);
    expect(await ann('approvals:approve', '--approval-id', approvalId, '--reason', 'my own')).toMatchObject({ code: 1, err: expect.stringContaining('OWN_APPROVAL') as string });
    expect(effectOf(await bob('approvals:approve', '--approval-id', approvalId, '--reason', 'seen it', '--json'))).toMatchObject({ outcome: 'done', after: { balance: '170.01' } });
    const { records } = JSON.parse((await ann('members:wallet', '--account', 'anna', '--json')).out) as { records: { journal: string; amount: string }[] };
    expect(records.map(({ amount }) => amount)).toEqual(['50.01', '20.00', '100.00']);
    expect(effectOf(await ann('money:reverse', '--account', 'anna', '--journal', records[1]?.journal ?? '', '--reason', 'booked twice', '--json'))).toMatchObject({ outcome: 'done', after: { balance: '150.01' } });
  });

  it('refuses a role that moves no money, and ends with 1', async () => {
    const sue = cliOf('sue');
    const { code, err } = await sue('money:adjust', '--account', 'anna', '--direction', 'credit', '--amount', '1', '--reason', 'for myself');
    expect([code, err]).toEqual([1, expect.stringMatching(/money\.correct.*FORBIDDEN/) as string]);
  });

  it('finds one changed byte in the trail', async () => {
    expect(await ann('trail:verify')).toMatchObject({ code: 0, out: expect.stringMatching(/whole +yes/) as string });
    gateway.terminate();
    await gateway.ended;
    const db = await openToMigrate(readConfig({ ...environment, DATABASE_URL: ownerUrl }));
    await db.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update operator_trail set after = replace(after, '120.00', '120.01') where tenant_id = ${NORTH} and after like '%"120.00"%'`.execute(tx);
    });
    await db.close();
    expect(await runProgram(OPERATOR, ['trail:verify', NORTH], environment)).toMatchObject({ code: 1, err: expect.stringMatching(/row \d+ is changed/) as string });
    gateway = await startGatewayProcess(databaseUrl, environment);
    expect(await ann('trail:verify', '--json')).toMatchObject({ code: 1, out: expect.stringContaining('"whole": false') as string });
  });

  it('logs out, and forgets the token', async () => {
    expect(await ann('session:logout')).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'ann.json'), 'utf8')).not.toContain('token');
    expect(await ann('members:find', '--account', 'anna')).toMatchObject({ code: 3 });
    chmodSync(join(folder, 'bob.json'), 0o644);
    expect(await bob('session:show')).toMatchObject({ code: 2, err: expect.stringContaining('chmod 600') as string });
    expect(existsSync(join(folder, 'sue.json'))).toBe(true);
  });

  it('says what to do where the server is away, and ends with 4', async () => {
    const { code, err } = await runProgram(OPS_PROGRAM, ['money:adjust', '--member-id', '00000000-0000-4000-8000-000000000000', '--direction', 'credit', '--amount', '1', '--reason', 'nobody there'], { OPS_CONFIG: join(folder, 'none.json'), OPS_TOKEN: 'x'.repeat(43), OPS_URL: `http://localhost:${await freePort()}`, OPS_MERCHANT: NORTH });
    expect([code, err]).toEqual([4, expect.stringMatching(/OPS_URL.*--idempotency-key [0-9a-f-]{36}/s) as string]);
  });
});
