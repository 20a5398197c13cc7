import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sameDatabase, testEngine } from '../../../test-support/database.ts';
import { messageBench, type MessageBench } from '../../../test-support/message-bench.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { createSecrets } from '../../platform/crypto/index.ts';
import { backoffMs } from './backoff.ts';
import { LEASE_MS } from './claims.ts';
import { readMessageStats } from './stats.ts';
import { sweepMessages } from './sweep.ts';
import { createQueue } from './queue.ts';
import type { Outcome } from './providers/provider.ts';

const TEMPORARY: Outcome = { kind: 'temporary', reason: 'timeout' };
const PERMANENT: Outcome = { kind: 'permanent', reason: '422 bad-number' };
const DAY_MS = 86_400_000;

let bench: MessageBench;
beforeAll(async () => {
  bench = await messageBench();
});
afterAll(() => bench.db.close());
beforeEach(async () => {
  await sql`delete from message_queue`.execute(bench.db.query);
  bench.log.length = 0;
  bench.sent.length = 0;
  bench.givenUp.length = 0;
});

/** Every row as text, with what its bytes encode. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ row: string }>`select to_jsonb(m)::text as row from message_queue m`.execute(bench.db.query);
  return rows.map(({ row }) => row.replaceAll(/\\\\x([0-9a-f]+)/g, (_, digits: string) => Buffer.from(digits, 'hex').toString('latin1'))).join('\n');
}

describe('createSender', () => {
  it('sends a message once and erases it; its text is readable in the database at no time', async () => {
    const id = await bench.queue(NORTH, { channel: 'email', recipient: 'ann@mail.example', subject: 'Your password', text: 'Secret-pass-1' });
    const readable = ['ann@mail.example', 'Your password', 'Secret-pass-1'];
    const rows: string[] = [await stored()];
    const sender = bench.sender(async (delivery) => {
      rows.push(await stored());
      return { kind: 'sent', reference: delivery.id };
    });
    await sender.drain();
    await sender.drain();
    rows.push(await stored());
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toContain(id);
      for (const text of readable) expect(row).not.toContain(text);
    }
    expect(bench.sent).toMatchObject([{ id, merchant: NORTH, brand: 'north', domain: 'www.north.example', recipient: 'ann@mail.example', subject: 'Your password', text: 'Secret-pass-1' }]);
    expect(await bench.row(id)).toMatchObject({ state: 'sent', content: null, attempts: 1, lease: null });
    expect(bench.log).toEqual([]);
  });

  it('keeps the content, sealed, where the developer reads the outbox', async () => {
    const id = await bench.queue(NORTH);
    await bench.sender(undefined, { keepsContent: true }).drain();
    expect((await bench.row(id)).state).toBe('sent');
    expect(await stored()).not.toContain('123456');
  });

  it('writes no row for a withheld message', async () => {
    const queue = createQueue(bench.db, createSecrets('another secret, for a queue of nothing'));
    await bench.db.transaction((tx) => queue.queue(tx, NORTH, { channel: 'sms', recipient: '+1', text: 'x', usefulMs: 1 }, { withheld: true }));
    expect(await stored()).toBe('');
  });

  it('repeats after a temporary failure, later each time, under the same identifier', async () => {
    const id = await bench.queue(NORTH, { usefulMs: DAY_MS });
    const tried: string[] = [];
    const sender = bench.sender((delivery) => {
      tried.push(delivery.id);
      return tried.length < 4 ? TEMPORARY : { kind: 'sent', reference: 'r' };
    });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await sender.drain();
      const { due_at: dueAt, state } = await bench.row(id);
      expect(state).toBe('queued');
      const pause = dueAt.getTime() - bench.clock.now();
      pauses.push(pause);
      bench.clock.advance(pause - 1);
      await sender.drain();
      expect(tried).toHaveLength(attempt);
      bench.clock.advance(1);
    }
    await sender.drain();
    expect(pauses).toEqual([1_500, 3_000, 6_000]);
    expect(tried).toEqual([id, id, id, id]);
    expect(await bench.row(id)).toMatchObject({ state: 'sent', attempts: 4 });
  });

  it('gives up at once after a permanent refusal, with merchant and code in the log but neither text nor recipient', async () => {
    const id = await bench.queue(NORTH);
    await bench.sender(() => PERMANENT).drain();
    expect(await bench.row(id)).toMatchObject({ state: 'failed', failure: 'refused', content: null });
    const logged = bench.log.join('\n');
    expect(JSON.parse(logged)).toMatchObject({ level: 'error', merchant: NORTH, channel: 'sms', message: id, failure: 'refused', reason: '422 bad-number' });
    expect(logged).not.toMatch(/123456|639170000001/);
  });

  it('fails loudly where there is no provider', async () => {
    const id = await bench.queue(NORTH);
    await bench.sender(null).drain();
    expect(await bench.row(id)).toMatchObject({ state: 'failed', failure: 'no-provider', content: null });
    expect(bench.log.join('')).toContain('"level":"error"');
  });

  it('sends no code that has expired, and gives up one that would expire before the next attempt', async () => {
    const [late, short] = [await bench.queue(NORTH, { usefulMs: 1_000 }), await bench.queue(SOUTH, { usefulMs: 2_000 })];
    bench.clock.advance(1_000);
    await bench.sender(() => TEMPORARY).drain();
    expect([await bench.row(late), await bench.row(short)]).toMatchObject([
      { state: 'failed', failure: 'expired', attempts: 0, content: null },
      { state: 'failed', failure: 'expired', attempts: 1, content: null },
    ]);
    expect(bench.log.filter((line) => line.includes('"level":"error"'))).toHaveLength(2);
    expect(bench.givenUp).toEqual([`${NORTH} sms expired 1`, `${SOUTH} sms expired 1`]);
  });

  it('gives up what no accepted secret opens', async () => {
    const queue = createQueue(bench.db, createSecrets('another secret, of which nobody knows'));
    await bench.db.transaction((tx) => queue.queue(tx, NORTH, { channel: 'sms', recipient: '+1', text: 'x', usefulMs: 1_000 }));
    await bench.sender().drain();
    expect(bench.log.join('')).toContain('"failure":"unreadable"');
    expect(bench.sent).toEqual([]);
  });

  it('takes over what another sender held when it was killed, and not before; the other then changes nothing any more', async () => {
    const id = await bench.queue(NORTH);
    let release: (outcome: Outcome) => void = () => undefined;
    const reached = new Promise<void>((arrived) => {
      void bench
        .sender(() => {
          arrived();
          return new Promise((resolve) => (release = resolve));
        })
        .run();
    });
    await reached;
    bench.clock.advance(LEASE_MS - 1);
    await bench.sender().drain();
    expect(bench.sent).toEqual([]);
    bench.clock.advance(1);
    await bench.sender(() => TEMPORARY).drain();
    release(PERMANENT);
    bench.clock.advance(10_000);
    await bench.sender().drain();
    expect(bench.sent.map((delivery) => delivery.id)).toEqual([id]);
    expect(await bench.row(id)).toMatchObject({ state: 'sent', failure: null, attempts: 3 });
  });

  it('leaves messages of merchants that this gateway does not serve', async () => {
    await sql`insert into tenant (id, brand, name, config) values ('GONE01', 'gone', 'Gone', '{}') on conflict do nothing`.execute(bench.db.query);
    const id = await bench.queue('GONE01');
    await bench.sender().drain();
    expect(await bench.row(id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('stops after the messages under way', async () => {
    for (let count = 0; count < 9; count++) await bench.queue(NORTH);
    const sender = bench.sender();
    await sender.run();
    await sender.stop();
    expect(bench.sent).toHaveLength(4);
  });
});

describe('senders of several gateways at once', () => {
  it('send each message once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 60; count++) ids.push(await bench.queue(count % 2 === 0 ? NORTH : SOUTH, { channel: count % 3 === 0 ? 'email' : 'sms' }));
    const others = testEngine === 'postgres' ? await Promise.all([1, 2, 3].map(() => sameDatabase(bench.db))) : [];
    const senders = [bench.db, bench.db, ...others].map((db) => bench.sender(undefined, { db }));
    for (let round = 0; round < 3; round++) await Promise.all(senders.map((sender) => sender.drain()));
    await Promise.all(others.map((db) => db.close()));
    expect(bench.sent.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(bench.log).toEqual([]);
  });
});

describe("one merchant's dead provider", () => {
  it('delays nobody else, and is asked by one message at a time after five failures', async () => {
    for (let count = 0; count < 12; count++) await bench.queue(NORTH, { usefulMs: DAY_MS });
    let asked = 0;
    let hang = true;
    const never = new Promise<Outcome>(() => undefined);
    const sender = bench.sender((delivery) => {
      if (delivery.merchant === SOUTH) return { kind: 'sent', reference: 'r' };
      asked += 1;
      return hang ? never : TEMPORARY;
    });
    await sender.run();
    await expect.poll(() => asked).toBe(4);
    // While four messages hang, the other merchant's pass.
    for (let count = 0; count < 6; count++) await bench.queue(SOUTH);
    await sender.run();
    await expect.poll(() => bench.sent.length).toBe(6);
    expect(asked).toBe(4);

    hang = false;
    const other = bench.sender((delivery) => {
      asked += 1;
      return delivery.merchant === NORTH ? TEMPORARY : { kind: 'sent', reference: 'r' };
    });
    asked = 0;
    await other.drain();
    // Two rounds of four: the pause begins at the fifth failure.
    expect(asked).toBe(8);
    expect(bench.log.filter((line) => line.includes('it is given a pause'))).toHaveLength(1);
    bench.clock.advance(14_999);
    await other.drain();
    expect(asked).toBe(8);
    bench.clock.advance(1);
    await other.drain();
    expect(asked).toBe(9);
  });
});

describe('backoffMs', () => {
  it('doubles up to a quarter of an hour, between a half and the whole of it', () => {
    expect([1, 2, 3, 30].map((attempts) => backoffMs(attempts, () => 0))).toEqual([1_000, 2_000, 4_000, 450_000]);
    expect([1, 2, 3, 30].map((attempts) => backoffMs(attempts, () => 0.999_999))).toEqual([2_000, 4_000, 8_000, 900_000]);
  });
});

describe('sweepMessages', () => {
  it('deletes what ended seven days ago, and nothing that waits', async () => {
    const done = await bench.queue(NORTH);
    await bench.sender().drain();
    const waiting = await bench.queue(SOUTH, { usefulMs: 30 * DAY_MS });
    bench.clock.advance(7 * DAY_MS - 1);
    await sweepMessages(bench.db);
    expect((await bench.row(done)).state).toBe('sent');
    bench.clock.advance(1);
    await sweepMessages(bench.db);
    const { rows } = await sql<{ id: string }>`select id from message_queue`.execute(bench.db.query);
    expect(rows).toEqual([{ id: waiting }]);
  });
});

describe('readMessageStats', () => {
  it('returns what waits, since when, and how the others ended', async () => {
    await bench.queue(SOUTH);
    await bench.sender().drain();
    await bench.queue(SOUTH);
    await bench.sender(() => PERMANENT).drain();
    await bench.queue(NORTH, { channel: 'email' });
    bench.clock.advance(2_500);
    await bench.queue(NORTH, { channel: 'email' });
    expect(await readMessageStats(bench.db)).toEqual([
      { tenant: NORTH, channel: 'email', waiting: 2, oldestWaitingSeconds: 2.5, sent: 0, failed: 0 },
      { tenant: SOUTH, channel: 'sms', waiting: 0, oldestWaitingSeconds: 0, sent: 1, failed: 1 },
    ]);
  });
});
