import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InProcessCall, Visitor } from '../platform/http/index.ts';
import { createPreloadedState } from './preloaded-state.ts';
import { ANSWER_TIMEOUT_MS } from './timed-answers.ts';

const visitor = { tenant: { id: 'A', announcements: { types: [], defaultExecution: 'B' } }, language: 'EN' } as unknown as Visitor;

function collector() {
  let time = 0;
  const call = (async (name: string) => (name === 'systemStatus' ? { status: 0 } : { at: time })) as unknown as InProcessCall;
  const collect = createPreloadedState({ call, clock: { now: () => time }, onError: () => undefined });
  return async (at: number): Promise<unknown> => {
    time = at;
    return (await collect(visitor)).hotGames;
  };
}

describe('createPreloadedState', () => {
  it('returns the previous content while the next one loads', async () => {
    const hotGamesAt = collector();
    expect(await hotGamesAt(0)).toEqual({ at: 0 });
    expect(await hotGamesAt(4_000)).toEqual({ at: 0 });
    expect(await hotGamesAt(59_000)).toEqual({ at: 0 });
    expect(await hotGamesAt(60_000)).toEqual({ at: 59_000 });
  });

  it('waits for fresh content when the previous one is older than a minute', async () => {
    const hotGamesAt = collector();
    await hotGamesAt(0);
    expect(await hotGamesAt(61_000)).toEqual({ at: 61_000 });
    expect(await hotGamesAt(10 * 3_600_000)).toEqual({ at: 10 * 3_600_000 });
  });

  it("returns games by the visitor's country, and the rest by language alone", async () => {
    const calls: string[] = [];
    const call = (async (name: string, { country }: Visitor) => {
      calls.push(name);
      return name === 'systemStatus' ? { status: 0 } : { country };
    }) as unknown as InProcessCall;
    const collect = createPreloadedState({ call, clock: { now: () => 0 }, onError: () => undefined });
    const from = (country: string | null) => collect({ ...visitor, country });
    const countries = ['PH', 'DE', null, 'PH'];
    const states: unknown[] = [];
    for (const country of countries) states.push(await from(country));
    expect(states).toEqual(countries.map((country) => expect.objectContaining({ gameCategories: { country }, hotGames: { country }, banners: { country: 'PH' } })));
    expect(calls.filter((name) => name === 'hotGames')).toHaveLength(3);
    expect(calls.filter((name) => name === 'winners')).toHaveLength(1);
  });

  describe('when a call answers slowly', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    /** `hotGames` answers when `answer` is called; `page` resolves to its answer in a page that waits its longest. */
    function slowCollector() {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let time = 0;
      let calls = 0;
      const pending: PromiseWithResolvers<unknown>[] = [];
      const reports: string[] = [];
      const call = (async (name: string) => {
        if (name === 'systemStatus') return { status: 0 };
        if (name !== 'hotGames') return { at: time };
        calls += 1;
        pending.push(Promise.withResolvers());
        return pending.at(-1)?.promise;
      }) as unknown as InProcessCall;
      const collect = createPreloadedState({ call, clock: { now: () => time }, onError: (name, error) => void reports.push(`${name} ${String(error)}`) });
      return {
        reports,
        calls: () => calls,
        async page(at: number): Promise<unknown> {
          time = at;
          const state = collect(visitor);
          await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
          return (await state).hotGames;
        },
        async settle(load: number, value: unknown): Promise<void> {
          if (value instanceof Error) pending[load]?.reject(value);
          else pending[load]?.resolve(value);
          await vi.advanceTimersByTimeAsync(0);
        },
      };
    }

    it('returns its former answer until the next one is there, and reports the delay once', async () => {
      const { page, settle, reports, calls } = slowCollector();
      expect(await page(0)).toBeUndefined();
      await settle(0, 'first');
      expect(await page(1_000)).toBe('first');
      expect(await page(6_000)).toBe('first');
      expect(await page(7_000)).toBe('first');
      expect(await page(12_000)).toBe('first');
      expect(calls()).toBe(2);
      await settle(1, 'second');
      expect(await page(13_000)).toBe('second');
      expect(reports).toEqual(['hotGames AnswerTimeout: no answer within 400 ms']);
    });

    it('returns its former answer when the next call fails', async () => {
      const { page, settle, reports } = slowCollector();
      await page(0);
      await settle(0, 'first');
      await page(6_000);
      await settle(1, new Error('no database'));
      expect(await page(7_000)).toBe('first');
      expect(reports.at(-1)).toBe('hotGames Error: no database');
    });

    it('asks again when an answer never comes, and returns none that is older than a minute', async () => {
      const { page, settle, calls } = slowCollector();
      await page(0);
      await settle(0, 'first');
      await page(6_000);
      expect(await page(61_000)).toBeUndefined();
      expect(await page(67_000)).toBeUndefined();
      expect(calls()).toBe(3);
      await settle(2, 'third');
      await settle(1, 'second');
      expect(await page(68_000)).toBe('third');
    });
  });
});
