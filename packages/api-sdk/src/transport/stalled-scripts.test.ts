import type { RequestOf } from '@livery/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A script that is neither delivered nor refused. */
const never = () => new Promise<object>(() => {});

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('../sealed/sealer.ts');
  vi.doUnmock('./all-calls.ts');
  vi.resetModules();
});

const login = { username: 'ann', password: 'secret' } as RequestOf<'login'>;

/** A transport whose modules are loaded anew, with their scripts stalled; `advance` passes the time. */
async function stalled(...scripts: readonly string[]) {
  for (const script of scripts) vi.doMock(script, never);
  const { fakeGateway, manualClock, success } = await import('../test-support/fake-gateway.ts');
  const clock = manualClock();
  return { ...fakeGateway(() => success({}), { clock, token: () => 'secret' }), clock };
}

const settled = (result: Promise<unknown>) => Promise.race([result, new Promise((resolve) => setImmediate(resolve, 'pending'))]);

describe('call', () => {
  it.each(['../sealed/sealer.ts', './all-calls.ts'])('returns a timeout when the script %s has not come within the time limit', async (script) => {
    const { transport, clock, received } = await stalled(script);
    const result = transport.call('login', login);
    // The script before the stalled one has to arrive.
    await vi.waitFor(async () => {
      await clock.advance(0);
      expect(clock.asked.length).toBeGreaterThan(0);
    });
    await vi.waitFor(async () => {
      await clock.advance(15_000);
      expect(await settled(result)).toMatchObject({ problem: { kind: 'timeout', code: 'TIMED_OUT' } });
    });
    expect(received).toEqual([]);
  });

  it.each(['../sealed/sealer.ts', './all-calls.ts'])('is aborted by its caller while the script %s stalls', async (script) => {
    const { transport } = await stalled(script);
    const caller = new AbortController();
    const result = transport.call('login', login, caller.signal);
    caller.abort();
    expect(await result).toMatchObject({ problem: { kind: 'aborted' } });
  });

  it('rejects an opened stream when its signal aborts while the table of calls stalls', async () => {
    const { transport } = await stalled('./all-calls.ts');
    const closed = new AbortController();
    const opened = transport.open('events', {}, closed.signal);
    closed.abort(new Error('closed'));
    await expect(opened).rejects.toThrow('closed');
  });
});
