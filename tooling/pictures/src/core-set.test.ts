import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { corePictures, hasName, LOOKS, namesWithoutPicture, type IndexEntry } from './core-set.ts';
import { storyTitles } from './story-titles.ts';

const story = (title: string, name: string): IndexEntry => ({ id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'), title, name, type: 'story' });
const entries: IndexEntry[] = [
  { id: 'actions-button--docs', title: 'Actions/Button', name: 'Docs', type: 'docs' },
  story('Actions/Button', 'Variants'),
  story('Actions/Button', 'Disabled'),
  story('Actions/Button', 'Sizes'),
  story('Data/Avatar', 'Sizes'),
];

describe('corePictures', () => {
  it('returns the first story of each component with those that show most of it, and of another look what it names', () => {
    const looks = [{ name: 'a', brand: 'aurora', language: 'EN', width: 800, height: 600 }, { name: 'b', brand: 'lagoon', language: 'TY', width: 390, height: 844, titles: [/\/Button$/] }];
    expect(corePictures(entries, looks).map(({ file }) => file)).toEqual(['a/actions-button--variants.webp', 'a/actions-button--sizes.webp', 'a/data-avatar--sizes.webp', 'b/actions-button--variants.webp', 'b/actions-button--sizes.webp']);
  });

  it('returns no story that is none by its tags', () => {
    const tagged = (tags: readonly string[]): IndexEntry => ({ ...story('Data/Avatar', 'Sizes'), tags });
    const found = [tagged(['dev', 'test']), tagged(['dev'])].map((entry) => corePictures([entry], LOOKS.slice(0, 1)).length);
    expect(found).toEqual([1, 0]);
  });

  it.each(['AVATAR', 'data-avatar', 'DataAvatar', 'data-avatar--sizes'])('returns what contains the word %s', (word) => {
    expect(corePictures(entries, LOOKS.slice(0, 1), [word]).map(({ story: { id } }) => id)).toEqual(['data-avatar--sizes']);
  });

  it('returns none when no story contains a word', () => {
    expect(corePictures(entries, LOOKS, ['nothing'])).toEqual([]);
  });
});

describe('namesWithoutPicture', () => {
  it('returns the stories of pictured components that have no picture', () => {
    const button = corePictures(entries, LOOKS.slice(0, 1), ['button']);
    expect(namesWithoutPicture(entries, button)).toEqual(['Disabled']);
  });
});

describe('hasName', () => {
  it('returns whether a title contains a word, or the component that a story’s id begins with', () => {
    expect(['game-card', 'GAMECARD', 'Game card', 'media-gamecard--marked', 'game-cart'].map((word) => hasName('Media/GameCard', word))).toEqual([true, true, true, true, false]);
  });
});

describe('LOOKS', () => {
  it('has a folder for each', () => {
    expect(new Set(LOOKS.map(({ name }) => name)).size).toBe(LOOKS.length);
  });

  it('name only components that have stories', () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    const titles = storyTitles(root);
    const patterns = LOOKS.flatMap(({ titles: named = [] }) => named);
    expect(patterns.filter((pattern) => !titles.some((title) => pattern.test(title)))).toEqual([]);
  });
});
