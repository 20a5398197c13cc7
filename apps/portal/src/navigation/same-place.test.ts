import { describe, expect, it } from 'vitest';
import { isSamePlace } from './same-place.ts';

const here = { pathname: '/rng', search: '?page=NOVA', hash: '' };

describe('isSamePlace', () => {
  it.each([
    ['/rng?page=NOVA', true],
    ['?page=NOVA', true],
    ['/rng', false],
    ['/rng?page=NOVA#top', false],
    ['/', false],
  ])('%s → %s', (to, same) => {
    expect(isSamePlace(to, here)).toBe(same);
  });

  it('reads a partial location too', () => {
    expect(isSamePlace({ pathname: '/rng', search: '?page=NOVA' }, here)).toBe(true);
    expect(isSamePlace({ search: '?page=OTHER' }, here)).toBe(false);
  });
});
