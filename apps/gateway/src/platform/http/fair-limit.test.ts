import { describe, expect, it } from 'vitest';
import { createFairLimit } from './fair-limit.ts';

/** Lets what can go on go on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Tasks under a limit, each of which ends when it is told to. */
function tasksUnder(concurrency: number, limits?: Parameters<typeof createFairLimit>[1]) {
  const limit = createFairLimit(concurrency, limits);
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    started,
    run(name: string, tenantId: string, ip: string | null = null): Promise<string> {
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return limit({ tenantId, ip }, () => {
        started.push(name);
        return end.promise;
      });
    },
    async end(name: string, fault?: Error): Promise<void> {
      if (fault === undefined) ends.get(name)?.resolve(name);
      else ends.get(name)?.reject(fault);
      await settle();
    },
    /** Ends the tasks in the order in which they start, until all have ended. */
    async endAll(): Promise<readonly string[]> {
      for (let index = 0; index < started.length; index++) await this.end(started[index] ?? '');
      return started;
    },
  };
}

describe('createFairLimit', () => {
  it('runs as many tasks at once as it is told, and returns what they return', async () => {
    const tasks = tasksUnder(2);
    const results = Promise.all(['a', 'b', 'c'].map((name) => tasks.run(name, 'NORTH')));
    expect(tasks.started).toEqual(['a', 'b']);
    await tasks.end('b');
    expect(tasks.started).toEqual(['a', 'b', 'c']);
    await tasks.endAll();
    expect(await results).toEqual(['a', 'b', 'c']);
  });

  it('runs the next task after one that failed, and gives its place back', async () => {
    const tasks = tasksUnder(1);
    const [failing, next] = [tasks.run('a', 'NORTH'), tasks.run('b', 'NORTH')];
    const [failure] = await Promise.all([failing.catch((error: unknown) => error), tasks.end('a', new Error('no memory'))]);
    expect(failure).toEqual(new Error('no memory'));
    await tasks.end('b');
    expect(await next).toBe('b');
    void tasks.run('c', 'NORTH');
    expect(tasks.started).toEqual(['a', 'b', 'c']);
  });

  it('lets merchants take turns, however many tasks one of them has', async () => {
    const tasks = tasksUnder(1);
    for (const name of ['n1', 'n2', 'n3', 'n4']) void tasks.run(name, 'NORTH');
    for (const name of ['s1', 's2']) void tasks.run(name, 'SOUTH');
    expect(await tasks.endAll()).toEqual(['n1', 'n2', 's1', 'n3', 's2', 'n4']);
  });

  it('lets address ranges of a merchant take turns: an IPv4 address, or a /64 of IPv6', async () => {
    const tasks = tasksUnder(1);
    void tasks.run('first', 'NORTH', '192.0.2.1');
    for (const [name, ip] of [['a1', '2001:db8::1'], ['a2', '2001:db8::2'], ['a3', '2001:db8::3'], ['b', '192.0.2.7'], ['c', '2001:db8:0:1::1']] as const) void tasks.run(name, 'NORTH', ip);
    expect(await tasks.endAll()).toEqual(['first', 'a1', 'b', 'c', 'a2', 'a3']);
  });

  it('refuses a task where too many of its range or its merchant wait, and no other', async () => {
    const tasks = tasksUnder(1, { ofTenant: 3, ofRange: 2 });
    const refusal = { code: 'UNAVAILABLE', details: { retryAfter: 5 } };
    for (const name of ['running', 'a1', 'a2']) void tasks.run(name, 'NORTH', '192.0.2.1');
    await expect(tasks.run('a3', 'NORTH', '192.0.2.1')).rejects.toMatchObject(refusal);
    void tasks.run('b', 'NORTH', '192.0.2.2');
    await expect(tasks.run('c', 'NORTH', '192.0.2.3')).rejects.toMatchObject(refusal);
    void tasks.run('d', 'SOUTH', '192.0.2.1');
    expect(await tasks.endAll()).toEqual(['running', 'a1', 'd', 'b', 'a2']);
  });
});
