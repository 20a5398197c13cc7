import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { calls } from '@livery/contracts';
import { everything } from '@livery/test-config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferedKey } from '../../test-support/caller.ts';
import { testEngine } from '../../test-support/database.ts';
import { freePort } from '../../test-support/free-port.ts';
import type { GatewayProcess } from '../../test-support/gateway-process.ts';
import { ownServer, type OwnServer } from '../../test-support/own-server.ts';
import { persistentVendor, type PersistentVendor } from '../../test-support/persistent-vendor.ts';
import { VENDOR_KEY_ID, VENDOR_SECRET } from '../../test-support/player.ts';
import { siteVisitor } from '../../test-support/site-visitor.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { differencesOf, seatPlayers, type SeatedPlayers } from '../../test-support/vendor-books.ts';

/** Of the file system of the database: its tables, some of its log, and little more. */
const SIZE = '192m';
const PLAYERS = 6;
const ROUNDS_OF_FILLING = 3;
/** Statements that a full disk refuses before there is room again. */
const REFUSALS = 10;
const MOST_TURNS = 500;
const CALLS_BETWEEN = 60;
const POLL_MS = 20;
const BACK_WITHIN_MS = 20_000;
const STORY_MS = 600_000;
/** So that the log takes little of the room. */
const SMALL = ['wal_recycle=off', 'max_wal_size=32MB', 'min_wal_size=32MB', 'shared_buffers=16MB', 'checkpoint_timeout=30s'];

/** Mounts a small file system in memory; undefined where this account may not. */
function mountSmall(): string | undefined {
  if (userInfo().uid !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'livery-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0777`, 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}
const folder = testEngine === 'postgres' && everything() ? mountSmall() : undefined;

describe.runIf(testEngine === 'postgres' && everything())('a small file system', () => {
  it('can be mounted', ({ skip }) => {
    if (folder === undefined) skip('No file system could be mounted, as only root may: no disk was filled.');
    expect(folder).toBeDefined();
  });
});

describe.runIf(folder !== undefined)('gateways whose database has a full disk', () => {
  const small = folder ?? '';
  let server: OwnServer;
  let gateway: GatewayProcess;
  let metrics: string;
  let players: SeatedPlayers;
  const vendors: PersistentVendor[] = [];

  beforeAll(async () => {
    chmodSync(small, 0o777); // the server's account is another
    server = await ownServer(SMALL, small);
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/metrics`;
    gateway = await server.serve({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
    players = await seatPlayers(server.gateway, Array.from({ length: PLAYERS }, (_, index) => `disk${index}`));
  }, STORY_MS);
  afterAll(async () => {
    await server.stop();
    execFileSync('umount', [small]);
    rmSync(small, { recursive: true });
  }, STORY_MS);

  const filler = join(small, 'filler');
  /** Takes all that is left, also what PostgreSQL frees and asks for meanwhile. */
  function fill(): void {
    for (let block = 1_048_576; block >= 4_096; block /= 16) {
      const content = Buffer.alloc(block);
      try {
        for (;;) writeFileSync(filler, content, { flag: 'a' });
      } catch {
        // No room for a block of this size.
      }
    }
  }
  async function failures(reason: string): Promise<number> {
    const text = await (await fetch(metrics)).text();
    return Number(new RegExp(`^livery_database_failures_total\\{reason="${reason}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  }

  /** Plays while `fillings` go on, looks at pages meanwhile, and holds the books against each other at the end. */
  async function underLoad(fillings: (progress: () => Promise<void>) => Promise<void>): Promise<string> {
    const offered = await fetch(`${gateway.origin}${calls.cryptoKey.path}`, { headers: { 'x-merchant-code': NORTH } });
    const { value: key } = (await offered.json()) as { readonly value: OfferedKey };
    const visitor = siteVisitor(() => gateway.origin, key);
    const vendor = persistentVendor({ merchant: NORTH, vendor: players.vendor, key: () => ({ id: VENDOR_KEY_ID, secret: VENDOR_SECRET }), origin: () => gateway.origin });
    vendors.push(vendor);
    const stop = new AbortController();
    const looking = visitor.keep(() => visitor.page(), stop.signal, 100);
    const playing = players.seats.map((seat) => vendor.play(seat));
    await fillings(async () => {
      const before = vendor.acknowledged.size;
      await expect.poll(() => vendor.acknowledged.size, { timeout: BACK_WITHIN_MS, interval: POLL_MS }).toBeGreaterThan(before + CALLS_BETWEEN);
    });
    vendor.stop();
    await Promise.all(playing);
    stop.abort();
    expect([...(await looking).keys()]).toEqual(['200 page']);
    expect(gateway.isRunning()).toBe(true);
    expect(Object.fromEntries(vendor.foreign)).toEqual({});
    expect(await differencesOf(server.gateway, players, vendors)).toEqual([]);
    return [...vendor.answers].map(([what, times]) => `${times} × ${what}`).join(', ');
  }
  async function keepFullUntil(enough: () => Promise<boolean>): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS && !(await enough()); turn++) {
      fill();
      await delay(POLL_MS);
    }
  }

  it('lose nothing acknowledged, say why in log and metrics, and go on once there is room', async () => {
    const answers = await underLoad(async (progress) => {
      for (let round = 0; round < ROUNDS_OF_FILLING; round++) {
        await progress();
        const before = await failures('disk_full');
        await keepFullUntil(async () => (await failures('disk_full')) > before + REFUSALS);
        expect(await failures('disk_full')).toBeGreaterThan(before);
        rmSync(filler);
        await progress();
      }
    });
    expect(gateway.written()).toContain('No space left on device');
    process.stdout.write(`${ROUNDS_OF_FILLING} times full: ${answers}\n`);
  }, STORY_MS);

  it('lose nothing acknowledged when PostgreSQL ends since it cannot write its log, and is started again', async () => {
    const admin = new pg.Client({ connectionString: server.gateway.db.url });
    admin.on('error', () => undefined);
    await admin.connect();
    const isThere = (): Promise<boolean> => server.gateway.db.script('select 1').then(() => true, () => false);
    const answers = await underLoad(async (progress) => {
      await progress();
      const before = await failures('connection');
      fill();
      // What is written next needs another file of the log, for which there is no room.
      await admin.query('select pg_switch_wal()').catch(() => undefined);
      await keepFullUntil(async () => (await failures('connection')) > before + REFUSALS && !(await isThere()));
      expect(await failures('connection')).toBeGreaterThan(before);
      rmSync(filler);
      // As whoever watches over the server would.
      if (!(await isThere())) await server.cluster.resume();
      await progress();
    });
    await admin.end().catch(() => undefined);
    process.stdout.write(`Without room for the log: ${answers}\n`);
  }, STORY_MS);
});
