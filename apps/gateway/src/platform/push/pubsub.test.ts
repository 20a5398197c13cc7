import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase, testEngine, type TestDatabase } from '../../../test-support/database.ts';
import { openDatabase, type BroadcastMessage, type Database } from '../db/index.ts';
import { createPubSub } from './pubsub.ts';

let here: TestDatabase;
let there: Database;
beforeAll(async () => {
  here = await testDatabase({ poolSize: 2 });
  there = here.url === undefined ? here : await openDatabase({ engine: 'postgres', url: here.url, poolSize: 2 });
});
afterAll(async () => {
  if (there !== here) await there.close();
  await here.close();
});

/** Two topics at one process, and what it delivered. */
function processOn(db: Database) {
  const delivered: string[] = [];
  const pubSub = createPubSub({ broadcast: db.broadcast, onError: (error) => void delivered.push(error instanceof Error ? error.name : String(error)) });
  const topic = (name: string) =>
    pubSub.topic({ name, item: z.object({ tenantId: z.string(), word: z.string() }), deliver: ({ word }) => void delivered.push(`${name} ${word}`), onReconnect: () => void delivered.push(`${name} missed`) });
  const [say, sing] = [topic('say'), topic('sing')];
  return { delivered, ...pubSub, say: (item: { word: string }) => say({ tenantId: 'T', ...item }), sing: (item: { word: string }) => sing({ tenantId: 'T', ...item }) };
}

it('pubsub delivers immediately in the publishing process', () => {
  const { delivered, say, sing } = processOn(here);
  const told = [say({ word: 'one' }), sing({ word: 'two' })];
  expect(delivered).toEqual(['say one', 'sing two']);
  return Promise.all(told);
});

it('pubsub publishes to other processes when local delivery fails', async () => {
  const told: (readonly BroadcastMessage[])[] = [];
  const pubSub = createPubSub({ broadcast: { publish: async (_channel, messages) => void told.push(messages), subscribe: async () => async () => undefined }, onError: () => undefined });
  const say = pubSub.topic({ name: 'say', item: z.object({ tenantId: z.string() }), onReconnect: () => undefined, deliver() { throw new Error('Nobody is in.'); } });
  await expect(say({ tenantId: 'T' })).rejects.toThrow('Nobody is in.');
  await vi.waitFor(() => expect(told).toMatchObject([[{ tenant: 'T', payload: expect.stringContaining('say') as unknown }]]));
});

it('pubsub publishes in order, and continues after a failed publication', async () => {
  const told: string[][] = [];
  const answers: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const tell = (_channel: string, messages: readonly BroadcastMessage[]): Promise<void> => {
    told.push(messages.map(({ payload }) => (JSON.parse(payload) as { item: { word: string } }).item.word));
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  const pubSub = createPubSub({ broadcast: { publish: tell, subscribe: async () => async () => undefined }, onError: () => undefined });
  const topic = pubSub.topic({ name: 'say', item: z.object({ tenantId: z.string(), word: z.string() }), onReconnect: () => undefined, deliver: () => undefined });
  const say = (word: string) => topic({ tenantId: 'T', word });
  const first = say('a');
  await vi.waitFor(() => expect(told).toEqual([['a']]));
  const rest = [say('b'), say('c')];
  await setImmediate();
  expect(told).toEqual([['a']]);
  answers[0]?.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('The database is away.');
  await vi.waitFor(() => expect(told).toEqual([['a'], ['b', 'c']]));
  answers[1]?.resolve();
  await Promise.all(rest);
});

describe.runIf(testEngine === 'postgres')('pubsub on one database', () => {
  it('delivers to every process, and to its own once', async () => {
    const [one, two] = [processOn(here), processOn(there)];
    await Promise.all([one.start(), two.start()]);
    await Promise.all([one.say({ word: 'a' }), one.sing({ word: 'a' }), two.say({ word: 'a' })]);
    const all = ['say a', 'say a', 'sing a'];
    await vi.waitFor(() => expect([one.delivered.toSorted(), two.delivered.toSorted()]).toEqual([all, all]));
    // A process publishes in order: nothing of its own came back before this.
    await two.say({ word: 'last' });
    await vi.waitFor(() => expect(one.delivered).toContain('say last'));
    await one.say({ word: 'last' });
    await vi.waitFor(() => expect(two.delivered).toHaveLength(5));
    expect([one.delivered.toSorted(), two.delivered.toSorted()]).toEqual([[...all, 'say last', 'say last'].toSorted(), [...all, 'say last', 'say last'].toSorted()]);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('ignores foreign payloads on its channel', async () => {
    const pubSub = processOn(there);
    await pubSub.start();
    const from = { by: 'another', item: { tenantId: 'T', word: 'b' } };
    const payloads = ['nonsense', JSON.stringify({ ...from, topic: 'unheard of' }), JSON.stringify({ ...from, topic: 'say', item: {} }), JSON.stringify({ ...from, topic: 'say' })];
    await here.broadcast.publish('livery_events', payloads.map((payload) => ({ tenant: 'T', payload })));
    await vi.waitFor(() => expect(pubSub.delivered).toContain('say b'));
    expect(pubSub.delivered.toSorted()).toEqual(['SyntaxError', 'ZodError', 'say b']);
    await pubSub.stop();
  });

  it('calls onReconnect of every topic when a lost connection is back', async () => {
    const pubSub = processOn(there);
    await pubSub.start();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'livery-gateway-events' and datname = current_database()`.execute(there.query);
    await vi.waitFor(() => expect(pubSub.delivered).toEqual(['say missed', 'sing missed']), { timeout: 10_000 });
    await processOn(here).say({ word: 'again' });
    await vi.waitFor(() => expect(pubSub.delivered).toEqual(['say missed', 'sing missed', 'say again']));
    await pubSub.stop();
  });
});
