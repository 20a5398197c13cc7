import { rmSync } from 'node:fs';
import type { ResponseOf } from '@livery/contracts';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { testClock } from '../../test-support/clock.ts';
import { testEngine } from '../../test-support/database.ts';
import { gatewayOn, writeDist, type TestGateway } from '../../test-support/gateway.ts';
import { startCluster, type Cluster } from '../../test-support/postgres-cluster.ts';
import { startReplica, type Replica } from '../../test-support/replica.ts';
import { asLogin, createServingLogin, SERVING_LOGIN } from '../../test-support/serving-login.ts';
import { NORTH, testFleet } from '../../test-support/test-fleet.ts';
import { migrateAll } from './migrate-all.ts';
import { openDatabase } from '../platform/db/index.ts';
import { LEFT_ALONE_MS } from '../platform/db/record-reads.ts';

/** Longer than a busy machine takes to replay, and less than a test. */
const LAG_MS = 2_000;

describe.runIf(testEngine === 'postgres')('records on a replica', () => {
  const clock = testClock();
  const bin = findPostgres() ?? '';
  const changes: boolean[] = [];
  let cluster: Cluster;
  let replica: Replica;
  let gateway: TestGateway;
  let dist: string;
  let standby: pg.Client | undefined;
  let member: { readonly id: string; readonly token: string };
  let paid = 0;

  beforeAll(async () => {
    cluster = await startCluster(bin);
    const url = `${cluster.url}/postgres`;
    const owner = await openDatabase({ engine: 'postgres', url, poolSize: 1 });
    await migrateAll(owner);
    await owner.close();
    await createServingLogin(url);
    replica = await startReplica(bin, cluster);
    dist = writeDist(testFleet);
    const servingUrl = asLogin(url, SERVING_LOGIN);
    const db = await openDatabase({
      engine: 'postgres', url: servingUrl, poolSize: 8, clock,
      replica: { url: asLogin(`${replica.url}/postgres`, SERVING_LOGIN), lagMs: LAG_MS, onChange: (up) => void changes.push(up) },
    });
    gateway = await gatewayOn({ clock, dist }, { ...db, url, servingUrl });
    const { body } = await createCaller(gateway, NORTH)<{ token: string }>('register', registration('replicated'));
    member = { id: (await gateway.members.byUsername(NORTH, 'replicated'))?.id ?? '', token: body.success ? body.value.token : '' };
  }, 120_000);
  afterAll(async () => {
    await standby?.end().catch(() => undefined);
    await gateway.stop();
    replica.stop();
    cluster.stop();
    rmSync(dist, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await isUp();
    changes.length = 0;
  });

  /** Pays, and returns what the member's page of wallet movements shows first then, and which servers answered. */
  async function paidAndShown(): Promise<{ readonly shown: boolean; readonly by: readonly string[] }> {
    const before = gateway.db.records.use();
    paid += 1;
    await gateway.wallet.credit(undefined, { tenant: NORTH, key: `paid-${paid}`, reason: 'bonus', memberId: member.id, currency: 'PHP', amount: BigInt(paid), purpose: 'promotion' });
    const { body } = await createCaller(gateway, NORTH)<ResponseOf<'walletRecords'>>('walletRecords', {}, { token: member.token });
    const after = gateway.db.records.use();
    const by = (['replica', 'primary'] as const).filter((server) => (after?.[server] ?? 0) > (before?.[server] ?? 0));
    return { shown: body.success && body.value.records[0]?.amount === (paid / 100).toFixed(2), by };
  }
  /** Waits until the replica is used, asking again as time passes. */
  const isUp = () =>
    vi.waitFor(async () => {
      clock.advance(LEFT_ALONE_MS);
      await gateway.db.records.read(async () => undefined);
      expect(gateway.db.records.use()?.up).toBe(true);
    }, { timeout: 20_000, interval: 50 });
  const administer = async (statement: string): Promise<void> => {
    standby ??= new pg.Client({ connectionString: `${replica.url}/postgres` });
    await standby.connect().catch(() => undefined);
    await standby.query(statement);
  };
  const servedBy = async () => (await gateway.db.records.read((query) => sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(query))).rows[0]?.replica;

  it('show what was done just before', async () => {
    for (let turn = 0; turn < 20; turn++) expect(await paidAndShown()).toEqual({ shown: true, by: ['replica'] });
    expect(await servedBy()).toBe(true);
    expect((await gateway.metrics.text()).body).toMatch(/\nlivery_replica_up 1\n[^]*\nlivery_record_reads_total\{server="replica"\} [1-9]/);
  });

  it('of all kinds are read there, and nothing is written', async () => {
    const before = gateway.db.records.use();
    const call = createCaller(gateway, NORTH);
    for (const name of ['walletRecords', 'betRecords', 'betTotals'] as const) expect((await call(name, {}, { token: member.token })).body).toMatchObject({ success: true });
    const after = gateway.db.records.use();
    expect([(after?.replica ?? 0) - (before?.replica ?? 0), (after?.primary ?? 0) - (before?.primary ?? 0)]).toEqual([3, 0]);
    await expect(gateway.db.records.read((query) => query.deleteFrom('throttle').execute())).resolves.toBeDefined();
    // The replica refused, and the database did it.
    expect(changes).toEqual([false]);
  });

  it('are read from the database while the replica is behind, although it has all that it was sent', async () => {
    await administer('select pg_wal_replay_pause()');
    const late = await paidAndShown();
    expect(late).toEqual({ shown: true, by: ['primary'] });
    // Left alone meanwhile: nobody waits.
    const startedAt = performance.now();
    expect(await paidAndShown()).toEqual({ shown: true, by: ['primary'] });
    expect(performance.now() - startedAt).toBeLessThan(LAG_MS);
    expect((await gateway.metrics.text()).body).toContain('\nlivery_replica_up 0\n');
    await administer('select pg_wal_replay_resume()');
    await isUp();
    expect(await paidAndShown()).toEqual({ shown: true, by: ['replica'] });
    expect(changes).toEqual([false, true]);
  });

  it('are read from the database while the replica is gone, and from the replica when it is back', async () => {
    await standby?.end().catch(() => undefined);
    standby = undefined;
    replica.kill();
    for (let turn = 0; turn < 3; turn++) expect(await paidAndShown()).toEqual({ shown: true, by: ['primary'] });
    replica.start();
    await isUp();
    expect(await paidAndShown()).toEqual({ shown: true, by: ['replica'] });
    expect(changes).toEqual([false, true]);
  });

  it('are read from the database where values are wrong, which is no fault of the replica', async () => {
    await expect(gateway.db.records.read((query) => sql`select 'nonsense'::uuid`.execute(query))).rejects.toThrow('uuid');
    expect([changes, await servedBy()]).toEqual([[], true]);
  });

  it('are read from the database where the replica became a server of its own', async () => {
    await administer('select pg_promote()');
    expect(await paidAndShown()).toEqual({ shown: true, by: ['primary'] });
    expect(await servedBy()).toBe(false);
  });
});
