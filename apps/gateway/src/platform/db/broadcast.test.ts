import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, testEngine, type TestDatabase } from '../../../test-support/database.ts';
import { startRelay, type Relay } from '../../../test-support/relay.ts';
import { postgresBroadcast, type Broadcast } from './broadcast.ts';

describe.runIf(testEngine === 'postgres')('a connection that listens', () => {
  let db: TestDatabase;
  let relay: Relay;
  let broadcast: Broadcast;
  let stop: () => Promise<void>;
  const heard: string[] = [];
  const waiting = { timeout: 10_000 };

  beforeAll(async () => {
    db = await testDatabase();
    relay = await startRelay(db.url ?? '');
    broadcast = postgresBroadcast(relay.url, async () => undefined, undefined, { everyMs: 50, answerMs: 500 });
    stop = await broadcast.subscribe('livery_pulse', (payload) => heard.push(payload), () => heard.push('missed'));
  });
  afterAll(async () => {
    await relay.close();
    await db.close();
  });
  const tell = (payload: string) => db.broadcast.publish('livery_pulse', [{ tenant: 'T', payload }]);

  it('is given up where the server says nothing more without closing it, and another one listens', async () => {
    expect(broadcast.listening?.()).toBe(true);
    await tell('before');
    await vi.waitFor(() => expect(heard).toEqual(['before']), waiting);
    // As after a power cut: neither an answer nor the end of the connection comes.
    relay.hang();
    await vi.waitFor(() => expect(broadcast.listening?.()).toBe(false), waiting);
    await tell('unheard');
    relay.resume();
    await vi.waitFor(() => expect(heard.at(-1)).toBe('missed'), waiting);
    expect(broadcast.listening?.()).toBe(true);
    await tell('after');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('after'), waiting);
    expect(heard).not.toContain('unheard');
  });

  it('is kept as long as it answers', async () => {
    const before = heard.length;
    await vi.waitFor(async () => {
      await tell('still');
      expect(heard.length - before).toBeGreaterThan(10);
    }, waiting);
    expect(heard.slice(before)).not.toContain('missed');
  });

  it('is closed with its subscription', async () => {
    await stop();
    expect(broadcast.listening?.()).toBe(false);
  });
});
