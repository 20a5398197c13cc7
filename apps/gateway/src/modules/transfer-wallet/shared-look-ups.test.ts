import { describe, expect, it } from 'vitest';
import { createSharedLookUps } from './shared-look-ups.ts';

/** Look-ups that end when they are told to. */
function lookUps() {
  const pending: PromiseWithResolvers<number>[] = [];
  const shared = createSharedLookUps<number>();
  const load = (): Promise<number> => {
    const look = Promise.withResolvers<number>();
    pending.push(look);
    return look.promise;
  };
  return { shared, pending, get: (key = 'member') => shared.get(key, load) };
}

describe('createSharedLookUps', () => {
  it('returns the result of one look-up to all who ask while it is under way, and looks up again afterwards', async () => {
    const { get, pending } = lookUps();
    const both = Promise.all([get(), get()]);
    pending[0]?.resolve(7);
    expect(await both).toEqual([7, 7]);
    void get();
    expect(pending).toHaveLength(2);
  });

  it('looks up again for another key, and after a failure', async () => {
    const { get, pending } = lookUps();
    const failing = get();
    void get('other');
    pending[0]?.reject(new Error('no vendor'));
    await expect(failing).rejects.toThrow('no vendor');
    void get();
    expect(pending).toHaveLength(3);
  });

  it('shares no look-up that began before it was told to forget', async () => {
    const { get, shared, pending } = lookUps();
    const stale = get();
    shared.forget('member');
    const [fresh, joined] = [get(), get()];
    pending[0]?.resolve(1);
    await stale;
    const late = get();
    pending[1]?.resolve(2);
    expect([await stale, await fresh, await joined, await late, pending.length]).toEqual([1, 2, 2, 2, 2]);
  });
});
