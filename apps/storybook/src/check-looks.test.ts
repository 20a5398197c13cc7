import { describe, expect, it, vi } from 'vitest';

vi.mock('@storybook/addon-a11y/preview', () => ({}));
const { looksOfStory } = await import('./check-looks.ts');

const looks = ['one', 'two', 'three'].map((brand) => ({ brand, scheme: 'default' }));
const stories = Array.from({ length: 60 }, (_, index) => `fields-text--story-${index}`);

describe('looksOfStory', () => {
  it('returns all looks where each story is checked in all', () => {
    expect(looksOfStory({ looks, each: 'all' }, 'a--b')).toEqual(looks);
  });

  it('returns one look of a story, the same each time, and every look for some story', () => {
    const chosen = stories.map((id) => looksOfStory({ looks, each: 'one' }, id));
    expect(chosen.every(({ length }) => length === 1)).toBe(true);
    expect(stories.map((id) => looksOfStory({ looks, each: 'one' }, id))).toEqual(chosen);
    expect(new Set(chosen.flat())).toEqual(new Set(looks));
  });

  it('returns none where there is no brand', () => {
    expect(looksOfStory({ looks: [], each: 'one' }, 'a--b')).toEqual([]);
  });
});
