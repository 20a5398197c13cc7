import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadUntilThere, onReturn } from './load-until-there.ts';

/** A chunk whose fetches the test answers, and the event after which it is fetched again. */
function setUp() {
  const fetches: PromiseWithResolvers<string>[] = [];
  const load = vi.fn(() => {
    const fetch = Promise.withResolvers<string>();
    fetches.push(fetch);
    return fetch.promise;
  });
  const ended = vi.fn();
  const start = vi.fn((_module: string) => ended);
  const retries = new Set<() => void>();
  const onRetry = (retry: () => void) => {
    retries.add(retry);
    return () => void retries.delete(retry);
  };
  return { fetches, load, start, ended, retries, stop: loadUntilThere(load, start, onRetry), retry: () => retries.forEach((each) => each()) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('loadUntilThere', () => {
  it('starts what was loaded once, and stops it', async () => {
    const { fetches, start, ended, retries, retry, load, stop } = setUp();
    fetches[0]?.resolve('module');
    await settled();
    retry();
    expect([start.mock.calls, load.mock.calls.length, retries.size]).toEqual([[['module']], 1, 0]);
    stop();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('loads a lost chunk again when the page may reach it, until it is there', async () => {
    const { fetches, start, load, retry } = setUp();
    for (const lost of [0, 1]) {
      fetches[lost]?.reject(new Error('Loading chunk 1 failed'));
      await settled();
      expect(load).toHaveBeenCalledTimes(lost + 1);
      retry();
    }
    fetches[2]?.resolve('module');
    await settled();
    expect(start.mock.calls).toEqual([['module']]);
  });

  it('does not load twice at a time', () => {
    const { load, retry } = setUp();
    retry();
    expect(load).toHaveBeenCalledOnce();
  });

  it('starts nothing that arrives after it was stopped', async () => {
    const { fetches, start, retries, stop } = setUp();
    stop();
    fetches[0]?.resolve('module');
    await settled();
    expect([start.mock.calls, retries.size]).toEqual([[], 0]);
  });
});

describe('onReturn', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('calls back when the browser is online again and when the page is visible again, until it is stopped', () => {
    const [page, window] = [Object.assign(new EventTarget(), { visibilityState: 'visible' }), new EventTarget()];
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    const retry = vi.fn();
    const stop = onReturn(retry);
    window.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(retry).toHaveBeenCalledTimes(2);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(2);
  });
});
