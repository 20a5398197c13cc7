import { everything, findRedis } from '@livery/test-config';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onOneEngine } from '../../../test-support/database.ts';
import { createRedis, type Redis, type RedisOptions } from '../../../test-support/redis.ts';
import { redisBroadcast, type NewsServer } from './redis-broadcast.ts';

const program = findRedis();
/** Longer than reconnecting takes, and leaving a server that hangs. */
const PATIENCE = { timeout: 20_000, interval: 20 };

describe.runIf(onOneEngine)('news server', () => {
  it('is installed', ({ skip }) => {
    if (program === undefined && !everything()) skip('Redis was not found, so news over it were not tested. Install it (Debian: `apt install redis-server`) or name its program in REDIS_PATH.');
    expect(program).toBeDefined();
  });
});

async function redisOf(options?: RedisOptions): Promise<Redis> {
  const redis = await createRedis(program ?? '', options);
  onTestFinished(() => redis.stop());
  return redis;
}

/** A process that is connected, or connects as soon as it can, and what it received. */
async function processOn(url: string) {
  const [received, states]: [string[], boolean[]] = [[], []];
  const server: NewsServer = redisBroadcast({ url, onChange: (up) => void states.push(up) });
  onTestFinished(() => server.close());
  await server.subscribe('events', (payload, tenant) => void received.push(`${tenant} ${payload}`), () => void received.push('missed'));
  const say = (payload: string, tenant = 'T') => server.publish('events', [{ tenant, payload }]);
  return { ...server, received, states, say, isUp: () => vi.waitFor(() => expect(server.up()).toBe(true), PATIENCE) };
}

describe.runIf(onOneEngine && program !== undefined)('redisBroadcast', () => {
  it('delivers to every process in order, by channels of merchants', async () => {
    const redis = await redisOf();
    await redis.start();
    const [one, two] = [await processOn(redis.url), await processOn(redis.url)];
    await Promise.all([one.isUp(), two.isUp()]);
    await vi.waitFor(() => expect([one.received, two.received]).toEqual([['missed'], ['missed']]));
    for (const word of ['a', 'b', 'c']) await one.say(word);
    await one.publish('events', [{ tenant: 'T', payload: 'd' }, { tenant: 'U', payload: 'd' }]);
    await one.publish('others', [{ tenant: 'T', payload: 'unheard' }]);
    await one.say('last');
    const all = ['missed', 'T a', 'T b', 'T c', 'T d', 'U d', 'T last'];
    await vi.waitFor(() => expect([one.received, two.received]).toEqual([all, all]));
    expect([one.states, one.dropped()]).toEqual([[true], 0]);
  });

  it('keeps deployments with prefixes of their own apart', async () => {
    const redis = await redisOf({ channels: '*' });
    await redis.start();
    const [one, other] = [await processOn(`${redis.url}?prefix=one`), await processOn(`${redis.url}/3?prefix=other`)];
    await Promise.all([one.isUp(), other.isUp()]);
    await one.say('mine');
    await other.say('theirs');
    await vi.waitFor(() => expect([one.received, other.received]).toEqual([expect.arrayContaining(['T mine']), expect.arrayContaining(['T theirs'])]));
    expect([...one.received, ...other.received].filter((text) => text.startsWith('T '))).toHaveLength(2);
  });

  it('connects where the server starts later, and says that news were missed', async () => {
    const redis = await redisOf();
    const one = await processOn(redis.url);
    await one.say('lost');
    await vi.waitFor(() => expect([one.up(), one.dropped(), one.states]).toEqual([false, 1, [false]]));
    await redis.start();
    await one.isUp();
    await vi.waitFor(() => expect(one.received).toContain('missed'), PATIENCE);
    await one.say('kept');
    await vi.waitFor(() => expect(one.received).toContain('T kept'));
    expect(one.received).not.toContain('T lost');
    expect(one.states).toEqual([false, true]);
  });

  it('tells every process that something was missed when the server is back, and reconnects', async () => {
    const redis = await redisOf();
    await redis.start();
    const [one, two] = [await processOn(redis.url), await processOn(redis.url)];
    await Promise.all([one.isUp(), two.isUp()]);
    await vi.waitFor(() => expect(two.received).toEqual(['missed']));
    await redis.kill();
    await vi.waitFor(() => expect([one.up(), two.up()]).toEqual([false, false]));
    await one.say('lost');
    await redis.start();
    await Promise.all([one.isUp(), two.isUp()]);
    await vi.waitFor(() => expect(two.received.slice(0, 2)).toEqual(['missed', 'missed']), PATIENCE);
    await one.say('again');
    await vi.waitFor(() => expect(two.received).toContain('T again'));
    expect(two.received).not.toContain('T lost');
  });

  it('keeps nobody waiting for a server that hangs, and leaves it', { timeout: 40_000 }, async () => {
    const redis = await redisOf();
    await redis.start();
    const one = await processOn(redis.url);
    await one.isUp();
    redis.hang(true);
    await one.say('unanswered');
    await vi.waitFor(() => expect([one.up(), one.dropped()]).toEqual([false, 1]), PATIENCE);
    await one.say('dropped at once');
    await vi.waitFor(() => expect(one.dropped()).toBe(2));
    redis.hang(false);
    await one.isUp();
    await vi.waitFor(() => expect(one.received.at(-1)).toBe('missed'), PATIENCE);
    await one.say('again');
    await vi.waitFor(() => expect(one.received).toContain('T again'));
  });

  it('is not up where the login may not listen, and says why', async () => {
    const redis = await redisOf({ channels: 'others:*' });
    await redis.start();
    const reasons: string[] = [];
    const server = redisBroadcast({ url: redis.url, onChange: (_up, reason) => void reasons.push(reason?.message ?? '') });
    onTestFinished(() => server.close());
    await server.subscribe('events', () => undefined, () => undefined);
    await vi.waitFor(() => expect(reasons).toContainEqual(expect.stringContaining('NOPERM')));
    expect(server.up()).toBe(false);
  });

  it('speaks TLS with a server whose certificate is trusted, and with no other', async () => {
    const redis = await redisOf({ tls: true });
    await redis.start();
    const reasons: string[] = [];
    const stranger = redisBroadcast({ url: redis.url, onChange: (_up, reason) => void reasons.push(reason?.message ?? '') });
    onTestFinished(() => stranger.close());
    await stranger.subscribe('events', () => undefined, () => undefined);
    await vi.waitFor(() => expect(reasons).toEqual([expect.stringMatching(/self-signed/)]));
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, redis.certificate ?? '']);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const friend = await processOn(redis.url);
    await friend.isUp();
    await friend.say('sealed');
    await vi.waitFor(() => expect(friend.received).toContain('T sealed'));
  });
});
