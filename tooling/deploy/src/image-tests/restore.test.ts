import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { openTestLedger, startCluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPLOY } from '../paths.ts';
import { asServer, startOnData } from './own-server.ts';

const WORKERS = 8;
const EACH = 25;
const AMOUNT = 7n;
const STORY_MS = 300_000;
const WAIT_MS = 60_000;
const VIEWS = ['ledger_drift', 'ledger_imbalance', 'ledger_orphan', 'bet_day_drift', 'wallet_transfer_drift'];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Asks a server one question on a connection of its own. */
async function rowsOf<Row extends pg.QueryResultRow>(url: string, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Waits until everything that was written so far is in the folder of kept pieces. */
async function keepAll(url: string, archive: string): Promise<void> {
  const [row] = await rowsOf<{ piece: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as piece');
  await expect.poll(() => readdirSync(archive), { timeout: WAIT_MS }).toContain(row?.piece);
}

const bin = findPostgres();
let home: string;
let scripts: string;
let archive: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'livery-restore-'));
  [scripts, archive] = [join(home, 'scripts'), join(home, 'archive')];
  mkdirSync(scripts);
  for (const name of ['archive-log.sh', 'back-up.sh', 'drop-log.sh', 'restore.sh']) cpSync(join(DEPLOY, name), join(scripts, name));
  for (const folder of ['archive', 'restored', 'whole']) {
    mkdirSync(join(home, folder, 'data'), { recursive: true });
    chmodSync(join(home, folder), 0o777); // PostgreSQL's account may be another
  }
  chmodSync(home, 0o755);
  // The folder of data must belong to that account.
  for (const folder of ['restored', 'whole']) rmSync(join(home, folder, 'data'), { recursive: true });
  for (const folder of ['restored', 'whole']) asServer(join(home, folder), '/bin/mkdir', ['data']);
  rmSync(join(archive, 'data'), { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('back-up.sh and restore.sh', () => {
  it('is tested where PostgreSQL is', () => expect(bin).toBeDefined());

  it('bring back everything that was acknowledged until the moment, and nothing later, with the books right', async () => {
    const programs = bin ?? '';
    const command = `/bin/sh ${join(scripts, 'archive-log.sh')} %p ${archive}/%f`;
    const cluster = await startCluster(programs, ['fsync=on', 'archive_mode=on', `archive_command='${command}'`]);
    const { port } = new URL(cluster.url);
    const url = `${cluster.url}/postgres`;
    const db = await openDatabase({ engine: 'postgres', url, poolSize: WORKERS });
    await migrate(db, migrationsFolder);
    const { wallet, tenant, currency, member } = await openTestLedger(db, 'T1');
    const members = Array.from({ length: WORKERS }, (_, worker) => `m${worker}`);
    for (const memberId of members) await member(memberId);
    const acknowledged: string[] = [];
    const play = (phase: string): Promise<void[]> =>
      Promise.all(
        members.map(async (memberId) => {
          for (let round = 0; round < EACH; round++) {
            const key = `${phase}-${memberId}-${round}`;
            await wallet.credit(undefined, { tenant, memberId, currency, amount: AMOUNT, key, reason: 'welcome' });
            acknowledged.push(key);
          }
        }),
      );
    await play('before');
    // The copy is made while money moves.
    const playing = play('during');
    asServer(home, '/bin/sh', [join(scripts, 'back-up.sh'), `${archive}/copy`], { PATH: programs, PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres' });
    await playing;
    await play('after');
    const due = [...acknowledged];
    const [now] = await rowsOf<{ at: string }>(url, 'select clock_timestamp()::text as at');
    await play('late');
    await keepAll(url, archive);
    const all = [...acknowledged];
    await db.close();
    // As a lost machine: without a shutdown, and its data is gone.
    cluster.stop();
    // The copy needs none of the pieces before it.
    const pieces = readdirSync(archive).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
    asServer(home, '/bin/sh', [join(scripts, 'drop-log.sh'), `${archive}/copy`, archive], { PATH: programs });
    const left = pieces.filter((name) => readdirSync(archive).includes(name));
    expect([left.length > 0, left.length < pieces.length, left]).toEqual([true, true, pieces.slice(-left.length)]);

    const restore = async (folder: string, moment: readonly string[], expected: readonly string[]): Promise<void> => {
      const place = join(home, folder);
      asServer(place, '/bin/sh', [join(scripts, 'restore.sh'), `${archive}/copy`, archive, join(place, 'data'), ...moment]);
      const restoredPort = await freePort();
      const server = startOnData(programs, place, restoredPort);
      try {
        const restored = `postgres://postgres@127.0.0.1:${restoredPort}/postgres`;
        await expect.poll(() => rowsOf(restored, 'select pg_is_in_recovery() as recovers'), { timeout: WAIT_MS }).toEqual([{ recovers: false }]);
        const keys = await rowsOf<{ key: string }>(restored, 'select idempotency_key as key from transfer');
        expect(keys.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
        const balances = await rowsOf<{ posted: string }>(restored, "select sum(posted)::text as posted from account where owner like 'member:%'");
        expect(balances).toEqual([{ posted: String(AMOUNT * BigInt(expected.length)) }]);
        for (const view of VIEWS) expect([view, await rowsOf(restored, `select * from ${view}`)]).toEqual([view, []]);
      } finally {
        server.stop();
      }
    };
    await restore('restored', [now?.at ?? ''], due);
    await restore('whole', [], all);
    expect([due.length, all.length]).toEqual([WORKERS * EACH * 3, WORKERS * EACH * 4]);
  }, STORY_MS);

  it('leaves a folder alone that is not empty', () => {
    expect(() => asServer(home, '/bin/sh', [join(scripts, 'restore.sh'), `${archive}/copy`, archive, scripts])).toThrow('is not empty');
  });
});
