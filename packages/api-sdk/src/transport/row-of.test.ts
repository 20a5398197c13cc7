import { calls, firstCalls } from '@livery/contracts';
import type { CallName } from '@livery/contracts';
import { expect, test, vi } from 'vitest';

test('what a page begins with is there at once; the rest is fetched once, and then at hand too', async () => {
  // Files share their modules: another may have had the table fetched.
  vi.resetModules();
  const { rowOf } = await import('./row-of.ts');
  expect(rowOf('systemStatus')).toEqual(firstCalls.systemStatus);
  const late = rowOf('register');
  expect(late).toBeInstanceOf(Promise);
  expect(await late).toEqual(calls.register);
  expect(rowOf('login')).toEqual(calls.login);
});

test('every row is the table’s own', async () => {
  const { rowOf } = await import('./row-of.ts');
  for (const name of Object.keys(calls) as CallName[]) expect(await rowOf(name)).toEqual(calls[name]);
});
