import { describe, expect, it } from 'vitest';
import type { CachedCatalogue, CachedGame } from './cached-catalogue.ts';
import { indexOf } from './language-index.ts';
import { searchKey, searchWords } from './search-key.ts';
import { relevance, searchText, withName } from './search-text.ts';
import { createSharedNames } from './shared-names.ts';
import { sortedGames } from './sort-order.ts';

const game = (name: string, names: Record<string, string> = {}): CachedGame => ({ name, names, vendorName: 'Lumenfall', text: searchText(name, 'lumenfall') }) as unknown as CachedGame;
const catalogue = (...games: CachedGame[]): CachedCatalogue => ({ games, pins: new Map(), indexes: new Map(), orders: new Map(), lists: new Map() });

describe('indexOf', () => {
  const wolves = game('Moonlit Wolves', { CN: '月下狼群', EN: 'Moonlit Wolves' });
  const plain = game('Panda Mountain');
  const both = catalogue(wolves, plain);

  it('returns texts of both names when the language has some, and the plain text of other games', () => {
    const { textOf, words } = indexOf(both, 'CN');
    expect(textOf(wolves)).toEqual({ key: ' 月下狼群 moonlit wolves lumenfall', starts: [0, 5], nameEnd: 20 });
    expect(textOf(plain)).toBe(plain.text);
    expect([...words].toSorted()).toEqual(['lumenfall', 'moonlit', 'mountain', 'panda', 'wolves', '月下狼群']);
  });

  it('returns one index when languages have no names, or the same ones', () => {
    expect([indexOf(both, 'AR'), indexOf(both, 'EN')].map((index) => index === indexOf(both, ''))).toEqual([true, true]);
    expect(indexOf(both, 'AR').words.has('月下狼群')).toBe(false);
  });

  it('returns the same index when it is asked again', () => {
    expect(indexOf(both, 'CN')).toBe(indexOf(both, 'CN'));
  });
});

describe('relevance', () => {
  it.each([
    ['月下', 0],
    ['moonlit w', 0],
    ['wolves', 1],
    ['狼群', 2],
    ['lumen', 3],
  ])('of a game with two names for %s is %i', (typed, step) => {
    expect(relevance(withName(searchText('Moonlit Wolves', 'lumenfall'), '月下狼群'), searchWords(typed))).toBe(step);
  });
});

describe('searchKey of Arabic', () => {
  it.each([
    ['أحصنة البحر', 'احصنة البحر'],
    ['مخفى', 'مخفي'],
    ['كرة', 'كره'],
    ['صـــيد', 'صيد'],
    ['بينغو ٧٥', 'بينغو 75'],
  ])('is the same for %s and %s', (one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
  });

  it('drops the article of a typed word of three letters or more', () => {
    expect(searchWords('الذئاب ال الم')).toEqual(['ذياب', 'ال', 'الم']);
  });
});

describe('sortedGames', () => {
  it('orders Chinese names by how they are read, and names for all languages by their letters', () => {
    // Bǎi dēng, yè shì: the code of 夜 is the lower one.
    const made = catalogue(game('Alpha', { CN: '夜市' }), game('Beta', { CN: '百灯' }));
    expect(sortedGames(made, 'name', null, indexOf(made, 'CN')).map(({ name }) => name)).toEqual(['Beta', 'Alpha']);
    expect(sortedGames(made, 'name', null, indexOf(made, 'EN')).map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
  });
});

describe('createSharedNames', () => {
  it('returns one object when names are equal, the new ones when they changed, and one for all games without any', () => {
    const shared = createSharedNames();
    const first = shared('a', { CN: '龙' });
    expect(shared('a', { CN: '龙' })).toBe(first);
    expect(shared('a', { CN: '虎' })).toEqual({ CN: '虎' });
    expect(shared('a', { CN: '虎', AR: 'نمر' })).toEqual({ CN: '虎', AR: 'نمر' });
    expect(shared('b', null)).toBe(shared('c', null));
  });
});
