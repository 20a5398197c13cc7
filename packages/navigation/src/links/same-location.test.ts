import { describe, expect, it } from 'vitest';
import { isSameLocation } from './same-location.ts';

const here = { pathname: '/rng', search: '?page=NOVA', hash: '' };

describe('isSameLocation', () => {
  it.each([
    ['/rng?page=NOVA', true],
    ['?page=NOVA', true],
    ['/rng', false],
    ['/rng?page=NOVA#top', false],
    ['/', false],
  ])('returns for %s: %s', (to, same) => {
    expect(isSameLocation(to, here)).toBe(same);
  });

  it('reads a partial location', () => {
    expect(isSameLocation({ pathname: '/rng', search: '?page=NOVA' }, here)).toBe(true);
    expect(isSameLocation({ search: '?page=OTHER' }, here)).toBe(false);
  });
});
