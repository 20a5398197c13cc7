import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutsideFetch } from './outside-fetch.ts';

const PROVIDER = 'https://provider.example/verify';
const OTHER = 'https://other.example/keys';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fetch whose answers `answers` gives by address; what was requested and paused is kept. */
function outside(answers: (url: string) => Promise<Response>) {
  const requested: string[] = [];
  const paused: string[] = [];
  const fetch = createOutsideFetch(
    (url) => {
      const address = new Request(url).url;
      requested.push(address);
      return answers(address);
    },
    (origin) => paused.push(origin),
  );
  return { fetch, requested, paused };
}
const ok = async (): Promise<Response> => new Response('{}');

describe('createOutsideFetch', () => {
  it.each([
    ['that cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['that answers 503', async () => new Response('', { status: 503 })],
  ])('fails at once after five failures of an origin %s, and tries again after ten seconds', async (_, fail) => {
    let answer: () => Promise<Response> = fail;
    const { fetch, requested, paused } = outside(() => answer());
    for (let call = 0; call < 5; call++) await fetch(PROVIDER).catch(() => undefined);
    await expect(fetch(PROVIDER)).rejects.toThrow('circuit');
    expect([requested.length, paused]).toEqual([5, ['https://provider.example']]);
    vi.advanceTimersByTime(9_999);
    await expect(fetch(PROVIDER)).rejects.toThrow('circuit');
    vi.advanceTimersByTime(1);
    answer = ok;
    expect((await fetch(PROVIDER)).status).toBe(200);
    expect((await fetch(PROVIDER)).status).toBe(200);
    expect(requested).toHaveLength(7);
  });

  it('goes on after answers that refuse a request, and after single failures', async () => {
    const statuses = [400, 400, 400, 400, 400, 400, 500, 500, 500, 500, 200, 500, 500, 500, 500, 200];
    const { fetch, requested, paused } = outside(async () => new Response('', { status: statuses[requested.length - 1] ?? 200 }));
    for (const _ of statuses) await fetch(PROVIDER);
    expect([requested.length, paused]).toEqual([statuses.length, []]);
  });

  it('reaches other origins while one fails or hangs', async () => {
    const { fetch, requested } = outside((url) => (url === OTHER ? ok() : new Promise(() => undefined)));
    for (let call = 0; call < 64; call++) void fetch(PROVIDER);
    await expect(fetch(PROVIDER)).rejects.toThrow('Bulkhead');
    expect((await fetch(OTHER)).status).toBe(200);
    expect(requested).toHaveLength(65);
  });

  it('does not take its own refusals for failures: seventy requests at once pause nothing', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { fetch, requested, paused } = outside(() => answer.promise.then(() => new Response('{}')));
    const all = Promise.allSettled(Array.from({ length: 70 }, () => fetch(PROVIDER)));
    answer.resolve(undefined);
    const refused = (await all).filter(({ status }) => status === 'rejected');
    expect([requested.length, refused.length, paused]).toEqual([64, 6, []]);
    expect((await fetch(PROVIDER)).status).toBe(200);
  });
});
