import { toastsSlice } from '@livery/app-shell';
import { describe, expect, it, vi } from 'vitest';
import { loadInBackground } from './load-in-background.ts';

/** A chunk whose fetch the test answers. */
function setUp() {
  const fetch = Promise.withResolvers<string>();
  const dispatch = vi.fn();
  const ended = vi.fn();
  const start = vi.fn((_module: string) => ended);
  return { fetch, dispatch, start, ended, stop: loadInBackground({ dispatch }, () => fetch.promise, start) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('loadInBackground', () => {
  it('starts what was loaded, and stops it', async () => {
    const { fetch, start, ended, dispatch, stop } = setUp();
    fetch.resolve('module');
    await settled();
    expect(start.mock.calls).toEqual([['module']]);
    stop();
    expect(ended).toHaveBeenCalledOnce();
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('tells the visitor to reload the page when the chunk is lost', async () => {
    const { fetch, start, dispatch } = setUp();
    fetch.reject(new Error('Loading chunk 1 failed'));
    await settled();
    expect(dispatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: toastsSlice.actions.shown.type, payload: expect.objectContaining({ wording: { ns: 'shell', key: 'chunk.text' } }) as unknown }));
    expect(start).not.toHaveBeenCalled();
  });

  it.each(['arrives', 'is lost'])('does nothing when the chunk %s after it was stopped', async (what) => {
    const { fetch, start, dispatch, stop } = setUp();
    stop();
    if (what === 'arrives') fetch.resolve('module');
    else fetch.reject(new Error('Loading chunk 1 failed'));
    await settled();
    expect([start.mock.calls, dispatch.mock.calls]).toEqual([[], []]);
  });
});
