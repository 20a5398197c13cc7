import { describe, expect, it } from 'vitest';
import { mayReload } from './may-reload.ts';

describe('mayReload', () => {
  it.each([
    ['/rng', true, true],
    ['/game', true, false],
    ['/rng', false, false],
  ])('on %s with the network %s: %s', (pathname, onLine, may) => {
    expect(mayReload({ pathname }, { onLine })).toBe(may);
  });
});
