import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SigningKey } from '@livery/gateway';
import { persistentVendor, startCaddy, startCluster, type Caddy, type Cluster, type PersistentVendor } from '@livery/gateway/test-support';
import { findCaddy, findPostgres } from '@livery/test-config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockOf } from '../operations/document.ts';
import { formerRelease } from '../operations/former-release.ts';
import { askForPasswords, makeLogins, PASSWORD } from '../operations/logins.ts';
import { openMachine, type Machine } from '../operations/machine.ts';
import { gatewayPorts } from '../operations/ports.ts';
import { registerPlayers, type SitePlayers } from '../operations/site-players.ts';
import { ROOT } from '../paths.ts';

const [bin, caddyProgram, former] = [findPostgres(), findCaddy(), formerRelease()];
const PLAYERS = 4;
const CREDIT = '100000';
const STORY_MS = 30 * 60_000;
const WAIT_MS = 120_000;
const POLL_MS = 200;
const VIEWS = ['ledger_drift', 'ledger_imbalance', 'ledger_orphan', 'bet_day_drift', 'wallet_transfer_drift'];

describe('docs/operations.md', () => {
  it('is followed where PostgreSQL, Caddy and a release before are', ({ skip }) => {
    if (former === undefined) skip('There is no history of the repository here, so no upgrade from a release before was tried.');
    expect([bin, caddyProgram]).not.toContain(undefined);
  });
});

// One story, each test begins where the one before ended; every command is one that the document has.
describe.runIf(bin !== undefined && caddyProgram !== undefined && former !== undefined)('docs/operations.md followed word by word', () => {
  let root: string;
  let cluster: Cluster;
  let machine: Machine;
  let caddy: Caddy | undefined;
  let players: SitePlayers;
  let merchant: string;
  let key: SigningKey;
  let ports: readonly [number, number];
  let dataFolder: string;
  const vendors: PersistentVendor[] = [];

  /** Asks as PostgreSQL's administrator. */
  async function rowsOf<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const client = new pg.Client({ connectionString: `${cluster.url}/livery` });
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }
  const archive = (): string => join(root, 'archive');
  const gatewayEnv = (): string => `set -a; . ${root}/etc/livery/gateway.env; NODE_ENV=production; set +a`;
  const readmeOperator = (command: string): Promise<string> => machine.run(`${gatewayEnv()}\nnpm run --silent operator -- ${command}`, `${root}/opt/livery/current`);

  /** Resolves when both gateways are ready. */
  async function serving(): Promise<void> {
    for (const port of ports) {
      const isReady = (): Promise<boolean> => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false);
      for (const began = performance.now(); !(await isReady()); await delay(POLL_MS)) {
        if (performance.now() - began > WAIT_MS) throw new Error(`The gateway at ${port} is not ready:\n${machine.logs()}`);
      }
    }
  }
  const newVendor = (): PersistentVendor => {
    const vendor = persistentVendor({ merchant, vendor: players.vendor, key: () => key, origin: () => caddy?.origin ?? '' });
    vendors.push(vendor);
    return vendor;
  };
  /** Plays all the while; not one call may fail. */
  async function withoutAFailure(work: () => Promise<void>): Promise<PersistentVendor> {
    const vendor = newVendor();
    const playing = players.seats.map((seat) => vendor.play(seat));
    await work().finally(() => vendor.stop());
    await Promise.all(playing);
    expect(Object.fromEntries(vendor.foreign)).toEqual({});
    expect([...vendor.answers.keys()].filter((answer) => answer !== '200 TX_NOT_FOUND')).toEqual(['200 OK']);
    expect(vendor.acknowledged.size).toBeGreaterThan(20);
    return vendor;
  }
  /** Every acknowledged call once and no other, every balance as it must be, every view empty. */
  async function expectBooks(of: readonly PersistentVendor[]): Promise<void> {
    const counted = await rowsOf<{ tx_id: string }>("select tx_id from seamless_tx where code = 'OK' and call <> 'tombstone' order by tx_id");
    expect(counted.map(({ tx_id: txId }) => txId)).toEqual(of.flatMap(({ acknowledged }) => [...acknowledged.keys()]).toSorted());
    for (const { playerId } of players.seats) {
      const [account] = await rowsOf<{ posted: string }>('select posted::text from account where owner = $1', [`member:${playerId}`]);
      const due = of.reduce((sum, vendor) => sum + vendor.dueTo(playerId), BigInt(CREDIT) * 100n);
      expect(account?.posted).toBe(String(due));
    }
    for (const view of VIEWS) expect([view, await rowsOf(`select * from ${view}`)]).toEqual([view, []]);
  }

  beforeAll(async () => {
    root = mkdtempSync('/tmp/livery-machine-');
    chmodSync(root, 0o755); // PostgreSQL's account may be another
    ports = await gatewayPorts();
    // As the document's block says; the folder it names is in the machine's root.
    const settings = blockOf('Install without Docker', 'archive_mode').split('\n').filter((line) => line !== '').map((line) => line.replace(/ = /, '=').replaceAll(/(?<=[ '])\/(?=opt|archive)/g, `${root}/`));
    cluster = await startCluster(bin ?? '', ['fsync=on', ...settings.map((line) => line.replace('archive_timeout=60', 'archive_timeout=5'))]);
    await askForPasswords(cluster);
    dataFolder = join(cluster.folder, 'data');
    const { port } = new URL(cluster.url);
    const gateways = ports.map((one) => `livery-gateway@${one}`);
    machine = await openMachine({
      root,
      programs: bin ?? '',
      meant: [
        [/<repository>/g, ROOT],
        [/<password>/g, PASSWORD],
        [/@127\.0\.0\.1\/livery/g, `@127.0.0.1:${port}/livery`],
        [/(?<=[\s"=])\/(?=opt\/livery|etc\/|archive)/g, `${root}/`],
        [/livery-gateway@4000/g, gateways[0] ?? ''],
        [/livery-gateway@4010/g, gateways[1] ?? ''],
        [/(?<=127\.0\.0\.1:)4000/g, String(ports[0])],
        [/(?<=127\.0\.0\.1:)4010/g, String(ports[1])],
        [/(?<=runuser -u postgres -- )(?=sh )/g, `env PGHOST=127.0.0.1 PGPORT=${port} PGUSER=postgres PATH=${bin}:/usr/bin:/bin `],
      ],
      services: {
        postgresql: { start: () => cluster.resume(), stop: () => cluster.halt('fast') },
        caddy: {
          async start() {
            caddy = await startCaddy(caddyProgram ?? '', ports.map((one) => `127.0.0.1:${one}`));
          },
          async stop() {
            await caddy?.stop();
            caddy = undefined;
          },
        },
      },
    });
  }, STORY_MS);
  afterAll(async () => {
    await caddy?.stop();
    await machine?.stop();
    cluster?.stop();
    // Some hundred thousand files: `rmSync` takes minutes where a disk is busy.
    execFileSync('rm', ['-rf', root]);
  }, STORY_MS);

  it('installs two gateways of the release before behind the proxy', async () => {
    await machine.run(blockOf('Install without Docker', 'useradd').replace('/opt/livery/1 && cd /opt/livery/1', `/opt/livery/1 && cd /opt/livery/1 && git checkout --quiet ${former}`));
    await machine.run(blockOf('Install without Docker', 'install -d'));
    await makeLogins(machine, cluster);
    const env = machine.translated(blockOf('Install without Docker', 'LIVERY_SECRET=')).replace('<openssl rand -hex 32>', randomBytes(32).toString('hex'));
    writeFileSync(join(root, 'etc/livery/gateway.env'), env, { mode: 0o600 });
    await machine.run(blockOf('Install without Docker', 'cp tooling/deploy/systemd'), `${root}/opt/livery/current`);
    await serving();
    expect((await fetch(`http://127.0.0.1:1${ports[0]}/metrics`)).status).toBe(200);
    const fleet = JSON.parse(readFileSync(join(root, 'opt/livery/current/dist/fleet.json'), 'utf8')) as { brands: readonly { merchantCode: string }[] };
    merchant = fleet.brands[0]?.merchantCode ?? '';
  }, STORY_MS);

  it('plays there', async () => {
    await readmeOperator('games:generate 40');
    await rowsOf("insert into tenant_setting (tenant_id, name, value, updated_at) values ($1, 'welcomeCredit', to_jsonb($2::text), now())", [merchant, CREDIT]);
    await delay(2_500); // until every gateway sees it
    const keyFile = join(root, 'new-key.json');
    const keyOf = async (vendor: string): Promise<SigningKey> => {
      await readmeOperator(`vendor-keys:rotate ${merchant} ${vendor} ${keyFile}`);
      const made = JSON.parse(readFileSync(keyFile, 'utf8')) as { readonly keyId: string; readonly secret: string };
      await delay(2_500); // until every gateway sees it
      key = { id: made.keyId, secret: made.secret };
      return key;
    };
    players = await registerPlayers({ origin: caddy?.origin ?? '', merchant }, Array.from({ length: PLAYERS }, (_, index) => `upgraded${index}`), keyOf);
    await withoutAFailure(() => delay(3_000));
    await expectBooks(vendors);
  }, STORY_MS);

  it('upgrades to this release under bets without one that fails', async () => {
    const before = await rowsOf<{ n: number }>('select count(*)::int as n from schema_migration');
    // Pages of the release before are asked for in browsers for some days.
    const page = readdirSync(join(root, 'opt/livery/1/dist/shell'), { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.js')) ?? '';
    const block = blockOf('Upgrade', 'git clone');
    const vendor = await withoutAFailure(async () => void (await machine.run(block)));
    process.stdout.write(`Upgraded from ${former?.slice(0, 8)} under ${vendor.acknowledged.size} acknowledged calls: ${[...vendor.answers].map(([what, times]) => `${times} × ${what}`).join(', ')}\n`);
    expect((await rowsOf<{ n: number }>('select count(*)::int as n from schema_migration'))[0]?.n).toBeGreaterThan(before[0]?.n ?? 0);
    expect([page, existsSync(join(root, 'opt/livery/2/dist/shell', page))]).toEqual([expect.stringMatching(/\.js$/), true]);
    await expectBooks(vendors);
  }, STORY_MS);

  it('rolls back under bets without one that fails, and upgrades again', async () => {
    const back = blockOf('Roll back', 'ln -sfn');
    for (const block of [back, back.replace('/opt/livery/1', '/opt/livery/2')]) {
      const vendor = await withoutAFailure(async () => void (await machine.run(block)));
      process.stdout.write(`Replaced under ${vendor.acknowledged.size} acknowledged calls: ${[...vendor.answers].map(([what, times]) => `${times} × ${what}`).join(', ')}\n`);
    }
    await expectBooks(vendors);
  }, STORY_MS);

  it('backs up, loses everything, and restores a moment with the books as they were', async () => {
    const copied = await withoutAFailure(async () => void (await machine.run(blockOf('Back up', 'runuser'))));
    expect(copied.acknowledged.size).toBeGreaterThan(0);
    await withoutAFailure(() => delay(2_000));
    const due = [...vendors];
    const [moment] = await rowsOf<{ at: string }>('select clock_timestamp()::text as at');
    await delay(100);
    await withoutAFailure(() => delay(2_000));
    expect(vendors.length).toBe(due.length + 1);
    const [row] = await rowsOf<{ piece: string }>('select pg_walfile_name(pg_switch_wal()) as piece');
    await expect.poll(() => readdirSync(archive()), { timeout: WAIT_MS }).toContain(row?.piece);
    const copy = readdirSync(archive()).find((name) => name.startsWith('copy-')) ?? '';
    const block = blockOf('Restore', 'systemctl stop').replace('copy-2026-01-31', copy).replace('2026-01-31 12:30:00+00', moment?.at ?? '');
    await machine.run(`export PGDATA=${dataFolder}\n${block}`);
    await expect.poll(() => rowsOf('select pg_is_in_recovery() as recovers'), { timeout: WAIT_MS }).toEqual([{ recovers: false }]);
    const questions = blockOf('Restore', "select 'ledger_drift'").split('\n').filter((line) => /^(?:select|union)/.test(line)).join('\n');
    for (const { count } of await rowsOf<{ count: string }>(questions)) expect(count).toBe('0');
    // What came later is gone, with the vendor too: it is told by its own list.
    vendors.splice(due.length);
    await machine.run('systemctl start livery-gateway@4000 livery-gateway@4010');
    await serving();
    await machine.run('systemctl start caddy');
    await expectBooks(vendors);
    await withoutAFailure(() => delay(2_000));
    await expectBooks(vendors);
  }, STORY_MS);
});
