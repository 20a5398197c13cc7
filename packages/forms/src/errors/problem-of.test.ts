import { describe, expect, it } from 'vitest';
import { problemOf } from './problem-of.ts';

describe('problemOf', () => {
  it('returns an API problem as it is', () => {
    const problem = { kind: 'network', code: 'NETWORK_BROKEN', message: '', status: 0 } as const;
    expect(problemOf(problem)).toBe(problem);
  });

  it('throws an Error with the cause for anything else', () => {
    const thrown = { name: 'TypeError', message: 'x is not a function' };
    expect(() => problemOf(thrown)).toThrow(expect.objectContaining({ message: 'x is not a function', cause: thrown }));
    expect(() => problemOf({})).toThrow(Error);
  });
});
