import { calls, firstCalls } from '@livery/contracts';
import type { CallName } from '@livery/contracts';
import { expect, test } from 'vitest';
import { rowOf } from './row-of.ts';

test('what a page begins with is there at once; the rest is fetched once, and then at hand too', async () => {
  expect(rowOf('systemStatus')).toBe(firstCalls.systemStatus);
  const late = rowOf('register');
  expect(late).toBeInstanceOf(Promise);
  expect(await late).toBe(calls.register);
  expect(rowOf('login')).toBe(calls.login);
});

test('every row is the table’s own', async () => {
  for (const name of Object.keys(calls) as CallName[]) expect(await rowOf(name)).toEqual(calls[name]);
});
