import { findRedis } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { testEngine } from '../../test-support/database.ts';
import { eventsOf, readEvents, type OpenEvents } from '../../test-support/event-reader.ts';
import { freePort } from '../../test-support/free-port.ts';
import { startGatewayProcess } from '../../test-support/gateway-process.ts';
import { secondGateway, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { createRedis, type Redis } from '../../test-support/redis.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { redisBroadcast } from '../platform/news/index.ts';

const program = findRedis();
const PATIENCE = { timeout: 15_000, interval: 20 };

describe.runIf(testEngine === 'postgres' && program !== undefined)('two gateways with a news server', () => {
  let redis: Redis;
  let one: TestGateway;
  let two: TestGateway;
  let listenAt: readonly OpenEvents[];
  let hearNothing: () => Promise<void>;
  /** What went over the database. */
  const overDatabase: string[] = [];

  beforeAll(async () => {
    redis = await createRedis(program ?? '');
    await redis.start();
    const openNews = (onChange: (up: boolean) => void) => redisBroadcast({ url: redis.url, onChange });
    one = await testGateway({ openNews });
    await one.settings.set(NORTH, 'welcomeCredit', '0');
    two = await secondGateway(one, { openNews });
    hearNothing = await one.db.broadcast.subscribe('livery_events', (payload) => void overDatabase.push(payload), () => undefined);
    listenAt = [await eventsOf(one), await eventsOf(two)];
    for (const gateway of [one, two]) gateway.start();
    await isUp(1);
  });
  afterAll(async () => {
    await hearNothing();
    await two.stop();
    await one.stop();
    await redis.stop();
  });

  const metricsOf = async ({ metrics }: TestGateway): Promise<string> => (await metrics.text()).body;
  const isUp = (value: 0 | 1) =>
    vi.waitFor(async () => {
      for (const gateway of [one, two]) expect(await metricsOf(gateway)).toContain(`\nlivery_news_up ${value}\n`);
    }, PATIENCE);
  const pay = (id: string, key: string, amount: bigint) => two.wallet.credit(undefined, { tenant: NORTH, key, reason: 'bonus', memberId: id, currency: 'PHP', amount, purpose: 'promotion' });

  async function listening(username: string) {
    const { body } = await createCaller(one, NORTH)<{ token: string }>('register', registration(username));
    const token = body.success ? body.value.token : '';
    const stored = await one.members.byUsername(NORTH, username);
    const streams = await Promise.all(listenAt.map(async (listen) => readEvents(await listen(NORTH, token))));
    await Promise.all(streams.map((next) => next()));
    // News of the empty account, which the registration opened, may come late.
    const nextAt = streams.map((next) => async () => {
      let event = await next();
      while (event?.name === 'balance' && JSON.stringify(event.data).includes('"available":"0.00"')) event = await next();
      return event;
    });
    return { id: stored?.id ?? '', nextAt };
  }

  it('push a changed balance at both, past the database', async () => {
    const { id, nextAt } = await listening('newsreader1');
    await pay(id, 'news-1', 9_99n);
    for (const next of nextAt) expect(await next()).toMatchObject({ name: 'balance', data: { available: '9.99' } });
    expect(overDatabase.filter((payload) => payload.includes('"balance"'))).toEqual([]);
  });

  it('push nothing of a posting that is rolled back', async () => {
    const { id, nextAt } = await listening('newsreader2');
    const undone = two.db.transaction(async (tx) => {
      await two.wallet.credit(tx, { tenant: NORTH, key: 'news-2', reason: 'bonus', memberId: id, currency: 'PHP', amount: 5_00n, purpose: 'promotion' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await pay(id, 'news-3', 1_00n);
    for (const next of nextAt) expect(await next()).toMatchObject({ name: 'balance', data: { available: '1.00' } });
  });

  it('post money while it is away, and push the balance to everyone when it is back', async () => {
    const { id, nextAt } = await listening('newsreader3');
    await redis.kill();
    await isUp(0);
    await pay(id, 'news-4', 3_00n);
    // The gateway that posted pushes by itself, and nothing is left to be delivered.
    const own = nextAt[1];
    expect(await own?.()).toMatchObject({ name: 'balance', data: { available: '3.00' } });
    await vi.waitFor(async () => expect(await two.db.query.selectFrom('outbox').select('id').where('topic', '=', 'balance').execute()).toEqual([]), PATIENCE);
    await vi.waitFor(async () => expect([await metricsOf(one), await metricsOf(two)].some((text) => /\nlivery_news_dropped_total [1-9]/.test(text))).toBe(true));
    await redis.start();
    for (const next of nextAt) expect(await next()).toMatchObject({ name: 'balance', data: { available: '3.00' } });
    await isUp(1);
  });

  it('and a replica are configured by the environment, and keep no process from stopping', { timeout: 60_000 }, async () => {
    const metricsPort = await freePort('localhost');
    // The database itself is no replica, which is found out.
    const served = await startGatewayProcess(one.db.servingUrl ?? '', { NEWS_URL: redis.url, DATABASE_REPLICA_URL: one.db.servingUrl ?? '', METRICS_PORT: String(metricsPort), DRAIN_MS: '0' });
    const metrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    await vi.waitFor(async () => expect(await metrics()).toContain('\nlivery_news_up 1\n'), PATIENCE);
    expect(await metrics()).toContain('\nlivery_replica_up 0\n');
    served.terminate();
    const { code, output } = await served.ended;
    await served.remove();
    expect([code, output]).toEqual([0, expect.stringContaining('the replica is away or behind')]);
    expect(output).not.toContain(new URL(redis.url).password);
  });
});
