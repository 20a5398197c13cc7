import { describe, expect, it } from 'vitest';
import type { InProcessCall, Visitor } from '../platform/http/index.ts';
import { createPreloadedState } from './preloaded-state.ts';

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
});
