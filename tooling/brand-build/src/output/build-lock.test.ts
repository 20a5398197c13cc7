import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { fixture } from '../test-support/fixtures.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { withBuildLock } from './build-lock.ts';

describe('withBuildLock', () => {
  it('runs one build at a time, and says which of them waited', async () => {
    using folder = temporaryFolder();
    const events: string[] = [];
    const second = Promise.withResolvers<void>();
    await withBuildLock(folder.path, async ({ waited }) => {
      events.push(`first ${waited}`);
      // The second asks for the lock while the first has it.
      await new Promise<void>((asked) => {
        const done = withBuildLock(folder.path, async (lock) => void events.push(`second ${lock.waited}`), asked);
        done.then(second.resolve, second.reject);
      });
      events.push('first ends');
    });
    await second.promise;
    expect(events).toEqual(['first false', 'first ends', 'second true']);
  });

  it('returns the lock when the work throws', async () => {
    using folder = temporaryFolder();
    await expect(withBuildLock(folder.path, () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk');
    expect(await withBuildLock(folder.path, async ({ waited }) => waited)).toBe(false);
  });

  it('returns the lock of a process that is killed', async () => {
    using folder = temporaryFolder();
    const holder = spawn(process.execPath, [fixture('hold-lock.ts'), folder.path], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(holder.stdout, 'data');
      expect(await withBuildLock(folder.path, async ({ waited }) => waited, () => holder.kill('SIGKILL'))).toBe(true);
    } finally {
      holder.kill('SIGKILL');
    }
  }, 30_000);
});
