import { pushEvents, type PushEventName, type PushEventOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../test-support/caller.ts';
import { eventsOf, type OpenEvents, readEvents } from '../../../test-support/event-reader.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import type { EventStream } from '../http/index.ts';
import { testClock } from '../../../test-support/clock.ts';
import { createPushHub } from './hub.ts';
import { ASKED_AGAIN_AT_ONCE, ASKED_AGAIN_MS, createLapsedStreams } from './lapsed-streams.ts';

let gateway: TestGateway;
let listen: OpenEvents;
beforeAll(async () => {
  gateway = await testGateway();
  listen = await eventsOf(gateway);
});
afterAll(() => gateway.stop());

async function member(username: string): Promise<{ readonly id: string; readonly token: string }> {
  const { body } = await createCaller(gateway, NORTH)<{ token: string }>('register', registration(username));
  const stored = await gateway.members.byUsername(NORTH, username);
  return { id: stored!.id, token: body.success ? body.value.token : '' };
}

describe('push events', () => {
  it('begin with the balance, and follow its changes', async () => {
    const { id, token } = await member('listener1');
    const response = await listen(NORTH, token);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const next = readEvents(response);
    const first = await next();
    expect(first).toMatchObject({ name: 'balance', data: { available: '1000.00', currency: 'PHP' } });
    await gateway.wallet.debit(undefined, { tenant: NORTH, key: 'push-1', reason: 'bet', memberId: id, currency: 'PHP', amount: 1_25n });
    await gateway.wallet.outbox.drain();
    const second = await next();
    expect(second).toMatchObject({ name: 'balance', data: { available: '998.75' } });
    const [before, after] = [first, second].map((event) => pushEvents.balance.parse(event?.data).version);
    expect(after).toBeGreaterThan(before!);
  });

  it('end with the session', async () => {
    const { token } = await member('listener2');
    const next = readEvents(await listen(NORTH, token));
    await next();
    await createCaller(gateway, NORTH)('logout', {}, { token });
    expect(await next()).toEqual({ name: 'session', data: { state: 'ended' } });
    expect(await next()).toBeUndefined();
  });

  it('end when the session expires, or ends at another gateway', async () => {
    const { id, token } = await member('listener3');
    const next = readEvents(await listen(NORTH, token));
    await next();
    await sql`update session set ended_at = now() where member_id = ${id}`.execute(gateway.db.query);
    await gateway.closeLapsed();
    expect(await next()).toEqual({ name: 'session', data: { state: 'ended' } });
  });

  it('are rejected without a valid token', async () => {
    const refused = await listen(NORTH);
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'NOT_LOGGED_IN' }]);
  });
});

describe('push hub', () => {
  function stream() {
    const sent: string[] = [];
    const listeners: (() => void)[] = [];
    const state = { open: true };
    const made: EventStream = {
      send: <Name extends PushEventName>(name: Name, _data: PushEventOf<Name>) => void sent.push(name),
      onClose: (then) => void listeners.push(then),
      close() {
        state.open = false;
        for (const listener of listeners) listener();
      },
    };
    return { ...made, sent, state };
  }

  it('keeps three streams a session', () => {
    const hub = createPushHub();
    const streams = [1, 2, 3, 4].map(stream);
    for (const one of streams) hub.join({ tenantId: 't', memberId: 'm', sessionId: 's' }, one);
    expect(streams.map(({ state }) => state.open)).toEqual([false, true, true, true]);
    expect([...hub.sessions()]).toEqual([['t', ['s']]]);
  });

  it('keeps twelve streams a member, whichever sessions they belong to', () => {
    const hub = createPushHub();
    const streams = Array.from({ length: 14 }, stream);
    for (const [index, one] of streams.entries()) hub.join({ tenantId: 't', memberId: 'm', sessionId: `s${index}` }, one);
    expect(streams.map(({ state }) => state.open)).toEqual([false, false, ...Array.from({ length: 12 }, () => true)]);
    expect(hub.size()).toBe(12);
  });

  it('keeps tenants, members and sessions apart', () => {
    const hub = createPushHub();
    const [mine, other, abroad] = [stream(), stream(), stream()];
    hub.join({ tenantId: 't', memberId: 'm', sessionId: 'one' }, mine);
    hub.join({ tenantId: 't', memberId: 'n', sessionId: 'two' }, other);
    hub.join({ tenantId: 'u', memberId: 'm', sessionId: 'one' }, abroad);
    hub.toMember('t', 'm', 'unread', { count: 1 });
    hub.toTenant('t', 'announcement', { id: 'a' });
    hub.endSessions('t', ['one']);
    expect([mine.sent, other.sent, abroad.sent]).toEqual([['unread', 'announcement', 'session'], ['announcement'], []]);
    expect([hub.hasStream('t', 'm'), hub.hasStream('t', 'n'), hub.hasStream('u', 'm')]).toEqual([false, true, true]);
  });
});

describe('lapsed streams', () => {
  it('are asked for when their time is over, when they are new, and now and then', async () => {
    const clock = testClock();
    const hub = createPushHub();
    const asked: string[] = [];
    const lapses = new Map<string, number>();
    const lapsed = createLapsedStreams({
      hub,
      clock,
      async lapsesOf(tenantId, ids) {
        asked.push(...ids.map((id) => `${tenantId} ${id}`));
        return new Map(ids.flatMap((id) => { const at = lapses.get(id) ?? 0; return at > clock.now() ? [[id, new Date(at)] as const] : []; }));
      },
    });
    const round = async (): Promise<string[]> => {
      asked.length = 0;
      await lapsed.closeDue();
      return asked.toSorted();
    };
    const open = (sessionId: string, ms: number) => {
      const state = { open: true };
      const listeners: (() => void)[] = [];
      lapses.set(sessionId, clock.now() + ms);
      hub.join({ tenantId: 't', memberId: sessionId, sessionId }, {
        send: () => undefined,
        onClose: (then) => void listeners.push(then),
        close() {
          state.open = false;
          for (const listener of listeners) listener();
        },
      });
      return state;
    };
    const [brief, long] = [open('brief', 60_000), open('long', ASKED_AGAIN_MS * 10)];
    expect(await round()).toEqual(['t brief', 't long']);
    expect(await round()).toEqual([]);
    // Used meanwhile: it is asked for at its first time, and stays.
    lapses.set('brief', clock.now() + 120_000);
    clock.advance(60_000);
    expect([await round(), brief.open]).toEqual([['t brief'], true]);
    clock.advance(60_000);
    expect([await round(), brief.open]).toEqual([['t brief'], false]);
    // Its end was not told: it is found when it is asked for again.
    lapses.set('long', 0);
    expect([await round(), long.open]).toEqual([[], true]);
    clock.advance(ASKED_AGAIN_MS);
    expect([await round(), long.open]).toEqual([['t long'], false]);
    for (let n = 0; n < ASKED_AGAIN_AT_ONCE + 20; n++) open(`crowd-${n}`, ASKED_AGAIN_MS * 10);
    await round();
    clock.advance(ASKED_AGAIN_MS);
    expect((await round()).length).toBe(ASKED_AGAIN_AT_ONCE);
    expect((await round()).length).toBe(20);
    await lapsed.closeAll();
    expect(asked.length).toBe(20 + ASKED_AGAIN_AT_ONCE + 20);
  });
});
