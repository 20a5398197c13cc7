import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { startCluster, type Cluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForPasswords } from '../operations/logins.ts';
import { gatewayPorts } from '../operations/ports.ts';
import { DEPLOY } from '../paths.ts';
import { asServer } from './own-server.ts';

const bin = findPostgres();
const STORY_MS = 120_000;
const WAIT_MS = 30_000;
const [APP_PASSWORD, REPLICATION_PASSWORD] = ['app-password', 'a-password-of-replicas'];

describe('replica.sh', () => {
  it('is tested where PostgreSQL is', () => expect(bin).toBeDefined());
});

describe.runIf(bin !== undefined)('replica.sh and init-database.sh', () => {
  const programs = bin ?? '';
  let home: string;
  let cluster: Cluster;
  let port: number;
  const data = (): string => join(home, 'data/replica');

  async function rowsOf<Row extends pg.QueryResultRow>(url: string, text: string): Promise<readonly Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }
  const atPrimary = <Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> => rowsOf<Row>(`${cluster.url}/livery`, text);
  const atReplica = <Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> => rowsOf<Row>(`postgres://livery_app:${APP_PASSWORD}@127.0.0.1:${port}/livery`, text);

  /** Starts the script, as the container does; what it wrote until its end. */
  function start(): { readonly ended: Promise<string> } {
    const script = ['/bin/sh', join(home, 'replica.sh'), '-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}/data`];
    const words = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--', ...script] : script;
    const [program = '', ...args] = words;
    const env = { PATH: [programs, '/usr/sbin:/usr/bin:/sbin:/bin'].join(':'), PGDATA: data(), PRIMARY_HOST: '127.0.0.1', PRIMARY_PORT: new URL(cluster.url).port, SECRETS: join(home, 'secrets'), TMPDIR: join(home, 'data') };
    const child = spawn(program, args, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { ended: new Promise((resolve) => child.once('close', () => resolve(output))) };
  }
  const stop = (): void => asServer(home, join(programs, 'pg_ctl'), ['-D', data(), '-w', '-s', '-m', 'fast', 'stop']);

  beforeAll(async () => {
    home = mkdtempSync('/tmp/livery-replica-script-');
    chmodSync(home, 0o755); // PostgreSQL's account may be another
    for (const folder of ['secrets', 'data']) mkdirSync(join(home, folder));
    chmodSync(join(home, 'data'), 0o777);
    for (const [name, password] of [['owner', 'owner-password'], ['app', APP_PASSWORD], ['replication', REPLICATION_PASSWORD]]) writeFileSync(join(home, `secrets/livery_${name}_password`), `${password}\n`);
    cpSync(join(DEPLOY, 'replica.sh'), join(home, 'replica.sh'));
    [port] = await gatewayPorts();
    cluster = await startCluster(programs);
    await askForPasswords(cluster);
    // Options of a membership are PostgreSQL's from 16 on.
    writeFileSync(join(home, 'init-database.sh'), readFileSync(join(DEPLOY, 'init-database.sh'), 'utf8').replace(' with inherit true, set false', ''));
    const { hostname, port: primaryPort, username } = new URL(cluster.url);
    execFileSync('/bin/sh', [join(home, 'init-database.sh')], { env: { PATH: `${programs}:/usr/bin:/bin`, PGHOST: hostname, PGPORT: primaryPort, PGDATA: join(cluster.folder, 'data'), POSTGRES_USER: username, SECRETS: join(home, 'secrets') }, stdio: 'pipe' });
    await atPrimary('create table told (at int)');
    await atPrimary('grant select on told to livery_app');
    await atPrimary('select pg_reload_conf()');
  }, STORY_MS);
  afterAll(() => {
    cluster?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('copies the database and follows it, with its password in no file of the copy', async () => {
    const { ended } = start();
    await atPrimary('insert into told values (1)');
    await expect.poll(() => atReplica('select at from told').catch(String), { timeout: WAIT_MS }).toEqual([{ at: 1 }]);
    expect(await atReplica("select pg_is_in_recovery() as follows, current_setting('hot_standby_feedback') as feedback")).toEqual([{ follows: true, feedback: 'on' }]);
    expect(await atPrimary('select slot_name, active from pg_replication_slots')).toEqual([{ slot_name: 'livery_replica', active: true }]);
    const settings = readFileSync(join(data(), 'postgresql.auto.conf'), 'utf8');
    expect([settings.includes('livery_replication'), settings.includes(REPLICATION_PASSWORD)]).toEqual([true, false]);
    stop();
    await ended;
  }, STORY_MS);

  it('goes on from its copy, and begins anew where that was interrupted', async () => {
    let { ended } = start();
    await atPrimary('insert into told values (2)');
    await expect.poll(() => atReplica('select max(at) as last from told').catch(String), { timeout: WAIT_MS }).toEqual([{ last: 2 }]);
    stop();
    await ended;
    // As after a copy that was killed: a part of it, and the slot it had made.
    asServer(home, '/bin/mv', [data(), `${data()}.part`]);
    ({ ended } = start());
    await atPrimary('insert into told values (3)');
    await expect.poll(() => atReplica('select max(at) as last from told').catch(String), { timeout: WAIT_MS }).toEqual([{ last: 3 }]);
    stop();
    await ended;
  }, STORY_MS);

  it('copies nothing with another password', async () => {
    rmSync(data(), { recursive: true });
    writeFileSync(join(home, 'secrets/livery_replication_password'), 'another\n');
    expect(await start().ended).toContain('password authentication failed');
  }, STORY_MS);
});
