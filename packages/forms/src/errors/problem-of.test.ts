import { expect, it } from 'vitest';
import { problemOf } from './problem-of.ts';

it('hands a problem through', () => {
  const problem = { kind: 'network', code: 'NETWORK_BROKEN', message: '', status: 0 } as const;
  expect(problemOf(problem)).toBe(problem);
});

it('throws an Error for anything else, with what was thrown as its cause', () => {
  const thrown = { name: 'TypeError', message: 'x is not a function' };
  expect(() => problemOf(thrown)).toThrow(expect.objectContaining({ message: 'x is not a function', cause: thrown }));
  expect(() => problemOf({})).toThrow(Error);
});
