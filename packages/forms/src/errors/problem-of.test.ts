import { expect, it } from 'vitest';
import { problemOf } from './problem-of.ts';

it('problemOf returns an API problem as it is', () => {
  const problem = { kind: 'network', code: 'NETWORK_BROKEN', message: '', status: 0 } as const;
  expect(problemOf(problem)).toBe(problem);
});

it('problemOf throws an Error with the cause for anything else', () => {
  const thrown = { name: 'TypeError', message: 'x is not a function' };
  expect(() => problemOf(thrown)).toThrow(expect.objectContaining({ message: 'x is not a function', cause: thrown }));
  expect(() => problemOf({})).toThrow(Error);
});
