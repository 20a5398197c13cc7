import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { testEngine } from '../../test-support/database.ts';
import { eventsOf, type OpenEvents, readEvents } from '../../test-support/event-reader.ts';
import { secondGateway, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../test-support/test-fleet.ts';
import { openDatabase, type Database } from '../platform/db/index.ts';

const words = (title: string) => ({ type: 'B' as const, publishedAt: new Date(0), texts: { EN: { title, content: '<p>Read it.</p>' } } });

/** Money that arrives at once would cause events as well. */
async function withoutWelcome({ settings }: TestGateway): Promise<void> {
  for (const merchant of [NORTH, SOUTH]) await settings.set(merchant, 'welcomeCredit', '0');
}

async function member(gateway: TestGateway, username: string, merchant = NORTH): Promise<{ readonly id: string; readonly token: string }> {
  const { body } = await createCaller(gateway, merchant)<{ token: string }>('register', registration(username));
  const stored = await gateway.members.byUsername(merchant, username);
  return { id: stored!.id, token: body.success ? body.value.token : '' };
}

const statusAt = async (gateway: TestGateway): Promise<number> => {
  const { body } = await createCaller(gateway, NORTH)<ResponseOf<'systemStatus'>>('systemStatus');
  return body.success ? body.value.status : Number.NaN;
};

describe('push events of one gateway', () => {
  let gateway: TestGateway;
  let listen: OpenEvents;
  beforeAll(async () => {
    gateway = await testGateway();
    await withoutWelcome(gateway);
    listen = await eventsOf(gateway);
  });
  afterAll(() => gateway.stop());

  it('include announcements and the status of their merchant, once each', async () => {
    const [mine, other] = [await member(gateway, 'reader01'), await member(gateway, 'reader02', SOUTH)];
    const [next, nextAbroad] = [readEvents(await listen(NORTH, mine.token)), readEvents(await listen(SOUTH, other.token))];
    await Promise.all([next(), nextAbroad()]);
    const id = await gateway.notices.announce(NORTH, words('Tonight'));
    await gateway.settings.set(NORTH, 'gtagId', 'G-1');
    await gateway.settings.set(NORTH, 'maintenance', true);
    await gateway.settings.set(NORTH, 'maintenance', false);
    const abroad = await gateway.notices.announce(SOUTH, words('Elsewhere'));
    expect([await next(), await next(), await next(), await nextAbroad()]).toEqual([
      { name: 'announcement', data: { id } },
      { name: 'status', data: {} },
      { name: 'status', data: {} },
      { name: 'announcement', data: { id: abroad } },
    ]);
  });

  it('include announcements for players only with a token, beside the public types', async () => {
    const { token } = await member(gateway, 'reader04');
    const call = createCaller(gateway, NORTH);
    await gateway.notices.announce(NORTH, { ...words('For players'), type: 'PL' });
    await gateway.notices.announce(NORTH, { ...words('Promotion'), type: 'PR' });
    const titles = async (options?: { readonly token: string }): Promise<(string | undefined)[]> => {
      const { body } = await call<ResponseOf<'announcements'>>('announcements', { types: 'PL,PR', platform: 'W', execution: 'B' }, options);
      return body.success ? body.value.list.map(({ title }) => title) : [];
    };
    expect([await titles({ token }), await titles()]).toEqual([['Promotion', 'For players'], ['Promotion']]);
  });

  it('are not sent for what a transaction may still roll back', async () => {
    const { token } = await member(gateway, 'reader03');
    const next = readEvents(await listen(NORTH, token));
    await next();
    const { committed } = await gateway.db.transaction(async (tx) => {
      await gateway.notices.announce(NORTH, words('Not yet'), tx);
      return gateway.settings.changeIn(tx, NORTH, 'maintenance', () => false);
    });
    const id = await gateway.notices.announce(NORTH, words('Now'));
    expect(await next()).toEqual({ name: 'announcement', data: { id } });
    committed();
    expect(await next()).toEqual({ name: 'status', data: {} });
  });
});

describe.runIf(testEngine === 'postgres')('push events of two gateways on one database', () => {
  let one: TestGateway;
  let two: TestGateway;
  let owner: Database;
  let listenAt: readonly OpenEvents[];
  const EVENTS_CONNECTION = sql`from pg_stat_activity where application_name = 'livery-gateway-events' and datname = current_database()`;

  beforeAll(async () => {
    one = await testGateway();
    await withoutWelcome(one);
    two = await secondGateway(one);
    owner = await openDatabase({ engine: 'postgres', url: one.db.url!, poolSize: 1 });
    listenAt = [await eventsOf(one), await eventsOf(two)];
    one.start();
    two.start();
    await vi.waitFor(async () => expect((await sql`select pid ${EVENTS_CONNECTION} and query like 'listen%' and state = 'idle'`.execute(owner.query)).rows).toHaveLength(2));
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
    await owner.close();
  });

  /** A member with a stream at each of the two gateways, both past their first event. */
  async function listening(username: string) {
    const { id, token } = await member(one, username);
    const streams = await Promise.all(listenAt.map(async (listen) => readEvents(await listen(NORTH, token))));
    await Promise.all(streams.map((next) => next()));
    return { id, token, nextAt: streams as [(typeof streams)[0], (typeof streams)[0]] };
  }

  it('include an announcement at both, wherever it is written, and once each', async () => {
    const { nextAt } = await listening('reader11');
    const ids: string[] = [];
    for (const gateway of [one, two, one, two]) {
      const id = await gateway.notices.announce(NORTH, words(`Number ${ids.length}`));
      // Received at both before the next: a duplicate would stand between the two.
      for (const next of nextAt) expect(await next()).toEqual({ name: 'announcement', data: { id } });
      ids.push(id);
    }
    expect(new Set(ids).size).toBe(4);
  });

  it('include a scheduled announcement at both when its moment comes, once each, whichever gateway is first', async () => {
    const { nextAt } = await listening('reader18');
    const id = await one.notices.announce(NORTH, { ...words('At its moment'), publishedAt: new Date(one.clock.now() + 60_000) });
    // That it was written.
    for (const next of nextAt) expect(await next()).toEqual({ name: 'announcement', data: { id } });
    one.clock.advance(60_000);
    await Promise.all([one, two, one, two].map(({ announcementNews }) => announcementNews.tell()));
    for (const next of nextAt) expect(await next()).toEqual({ name: 'announcement', data: { id } });
    const other = await two.notices.announce(NORTH, words('After it'));
    for (const next of nextAt) expect(await next()).toEqual({ name: 'announcement', data: { id: other } });
  });

  it('let a client that receives the status read the same from either gateway', async () => {
    const { nextAt } = await listening('reader12');
    expect([await statusAt(one), await statusAt(two)]).toEqual([0, 0]);
    await one.settings.set(NORTH, 'maintenance', true);
    expect(await nextAt[1]()).toEqual({ name: 'status', data: {} });
    expect(await statusAt(two)).toBe(1);
    await two.settings.set(NORTH, 'maintenance', false);
    for (const _ of ['its own', 'the other’s']) expect(await nextAt[0]()).toEqual({ name: 'status', data: {} });
    expect(await statusAt(one)).toBe(0);
  });

  it('let no gateway keep what a setting was, once its change in a transaction is committed', async () => {
    const limits = () => Promise.all([one, two].map(({ settings }) => settings.get(NORTH, 'smsPerHour')));
    expect(await limits()).toEqual([2000, 2000]);
    const { before, after, committed } = await one.db.transaction((tx) => one.settings.changeIn(tx, NORTH, 'smsPerHour', (present) => present + 5));
    expect([before, after, await limits()]).toEqual([undefined, 2005, [2000, 2000]]);
    committed();
    await vi.waitFor(async () => expect(await limits()).toEqual([2005, 2005]));
  });

  it.each([
    ['of a session that ends', 'reader13', 0],
    ['of all ended sessions of a member', 'reader14', 250],
  ])('%s at one gateway end at the other immediately', async (_, username, more) => {
    const [leaving, staying] = [await listening(username), await listening(`${username}b`)];
    await one.db.transaction(async (tx) => {
      for (let opened = 0; opened < more; opened++) await one.sessions.open(tx, NORTH, leaving.id, '198.51.100.7');
    });
    expect(await one.sessions.endAll(NORTH, leaving.id)).toBe(1 + more);
    const id = await one.notices.announce(NORTH, words('Told after it'));
    // In the published order, so not by the housekeeping job.
    for (const next of staying.nextAt) expect(await next()).toEqual({ name: 'announcement', data: { id } });
    for (const gateway of [one, two]) expect([gateway.hub.hasStream(NORTH, leaving.id), gateway.hub.hasStream(NORTH, staying.id)]).toEqual([false, true]);
    for (const next of leaving.nextAt) {
      expect(await next()).toEqual({ name: 'session', data: { state: 'ended' } });
      expect(await next()).toBeUndefined();
    }
  });

  it('are heard by both, as their figures say', async () => {
    for (const gateway of [one, two]) expect((await gateway.metrics.text()).body).toContain('\nlivery_gateways_heard 1\n');
  });

  it('include a changed balance at both', async () => {
    const { id, nextAt } = await listening('reader15');
    await two.wallet.credit(undefined, { tenant: NORTH, key: 'both-1', reason: 'bonus', memberId: id, currency: 'PHP', amount: 9_99n, purpose: 'promotion' });
    for (const next of nextAt) expect(await next()).toMatchObject({ name: 'balance', data: { available: '9.99' } });
  });

  it('ask every client to refetch after a lost connection, and end expired sessions', async () => {
    const [leaving, staying] = [await listening('reader16'), await listening('reader17')];
    expect(await statusAt(two)).toBe(0);
    // What the others published while the connection was lost.
    await sql`update session set ended_at = ${new Date(one.clock.now())} where member_id = ${leaving.id}`.execute(owner.query);
    await sql`insert into tenant_setting (tenant_id, name, value, updated_at) values (${NORTH}, 'maintenance', 'true', now())
      on conflict (tenant_id, name) do update set value = excluded.value`.execute(owner.query);
    await sql`select pg_terminate_backend(pid) ${EVENTS_CONNECTION}`.execute(owner.query);
    for (const next of staying.nextAt) {
      const heard = [await next(), await next(), await next(), await next()];
      expect(heard.toSorted((a, b) => a!.name.localeCompare(b!.name))).toMatchObject([
        { name: 'announcement', data: {} },
        { name: 'balance', data: { available: '0.00' } },
        { name: 'status', data: {} },
        { name: 'unread', data: {} },
      ]);
    }
    expect(await statusAt(two)).toBe(1);
    for (const next of leaving.nextAt) {
      const names: (string | undefined)[] = [];
      do names.push((await next())?.name);
      while (names.at(-1) !== undefined);
      expect(names).toContain('session');
    }
  });
});
