import { describe, expect, it } from 'vitest';
import { corePictures, LOOKS, type IndexEntry } from './core-set.ts';

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

  it('returns what contains one of the words', () => {
    expect(corePictures(entries, LOOKS.slice(0, 1), ['AVATAR']).map(({ story: { id } }) => id)).toEqual(['data-avatar--sizes']);
    expect(corePictures(entries, LOOKS, ['nothing'])).toEqual([]);
  });
});

describe('LOOKS', () => {
  it('has a folder for each', () => {
    expect(new Set(LOOKS.map(({ name }) => name)).size).toBe(LOOKS.length);
  });
});
