import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemberRefresh, MEMBERS_AT_ONCE, ROUNDS_APART_MS, SPREAD_MS } from './member-refresh.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A refresh of `counts` members by merchant; what was sent, how many statements ran at once, and what failed. */
function refreshing(counts: Readonly<Record<string, number>>, { random = () => 0, failures = 0 }: { readonly random?: () => number; readonly failures?: number } = {}) {
  const sent: { readonly tenantId: string; readonly memberIds: readonly string[] }[] = [];
  const errors: unknown[] = [];
  const gone = new Set<string>();
  const gate = { open: Promise.resolve() };
  let [left, running, most] = [failures, 0, 0];
  const refresh = createMemberRefresh({
    hub: {
      members: () => Object.entries(counts).flatMap(([tenantId, count]) => Array.from({ length: count }, (_, index) => ({ tenantId, memberId: `m${index}` }))),
      hasStream: (_, memberId) => !gone.has(memberId),
    },
    async send(tenantId, memberIds) {
      most = Math.max(most, ++running);
      await gate.open;
      running -= 1;
      if (left-- > 0) throw new Error('The database is away.');
      sent.push({ tenantId, memberIds });
    },
    onError: (error) => errors.push(error),
    random,
  });
  return { refresh, sent, errors, gone, gate, most: () => most, sizes: () => sent.map(({ tenantId, memberIds }) => [tenantId, memberIds.length]) };
}

describe('createMemberRefresh', () => {
  it('sends to some hundred members of one merchant at a time, and to two such parts at once', async () => {
    const { refresh, sizes, sent, most } = refreshing({ NORTH: 2 * MEMBERS_AT_ONCE + 1, SOUTH: 3 });
    refresh.ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(sizes()).toEqual([['NORTH', MEMBERS_AT_ONCE], ['NORTH', MEMBERS_AT_ONCE], ['NORTH', 1], ['SOUTH', 3]]);
    expect([new Set(sent.flatMap(({ tenantId, memberIds }) => memberIds.map((id) => `${tenantId} ${id}`))).size, most()]).toEqual([2 * MEMBERS_AT_ONCE + 4, 2]);
  });

  it('begins at a moment of its own within a second', async () => {
    const { refresh, sent } = refreshing({ NORTH: 1 }, { random: () => 0.5 });
    refresh.ask();
    await vi.advanceTimersByTimeAsync(SPREAD_MS / 2 - 1);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });

  it('is not put off by whoever goes on asking', async () => {
    const { refresh, sent } = refreshing({ NORTH: 1 }, { random: () => 0.5 });
    for (let asked = 0; asked < 6; asked++) {
      refresh.ask();
      await vi.advanceTimersByTimeAsync(SPREAD_MS / 10);
    }
    expect(sent).toHaveLength(1);
  });

  it('makes one round of what is asked for within ten seconds, and loses none of it', async () => {
    const { refresh, sent } = refreshing({ NORTH: 1 });
    refresh.ask();
    refresh.ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    for (let asked = 0; asked < 5; asked++) {
      await vi.advanceTimersByTimeAsync(1_000);
      refresh.ask();
    }
    await vi.advanceTimersByTimeAsync(ROUNDS_APART_MS - 5_001);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10 * ROUNDS_APART_MS);
    expect(sent).toHaveLength(2);
  });

  it('makes another round where one was asked for while it was under way', async () => {
    const { refresh, sent, gate } = refreshing({ NORTH: 1 });
    const answer = Promise.withResolvers<undefined>();
    gate.open = answer.promise.then(() => undefined);
    refresh.ask();
    await vi.advanceTimersByTimeAsync(0);
    refresh.ask();
    answer.resolve(undefined);
    await vi.advanceTimersByTimeAsync(ROUNDS_APART_MS);
    expect(sent).toHaveLength(2);
  });

  it('sends again, later each time, to those who could not be sent to and are still there', async () => {
    const { refresh, sent, errors, gone } = refreshing({ NORTH: 2, SOUTH: 1 }, { random: () => 0.5, failures: 4 });
    refresh.ask();
    await vi.advanceTimersByTimeAsync(SPREAD_MS);
    expect([sent.length, errors.length]).toEqual([0, 2]);
    gone.add('m1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent.length, errors.length]).toEqual([0, 4]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.toSorted((a, b) => a.tenantId.localeCompare(b.tenantId))).toEqual([{ tenantId: 'NORTH', memberIds: ['m0'] }, { tenantId: 'SOUTH', memberIds: ['m0'] }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, errors.length]).toEqual([2, 4]);
  });

  it('sends nothing once it is stopped', async () => {
    const { refresh, sent } = refreshing({ NORTH: 1 });
    refresh.ask();
    refresh.stop();
    refresh.ask();
    await vi.advanceTimersByTimeAsync(ROUNDS_APART_MS);
    expect(sent).toHaveLength(0);
  });
});
