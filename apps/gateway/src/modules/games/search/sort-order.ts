import type { ValidRequestOf } from '@livery/contracts';
import { languageTag } from '../language-tag.ts';
import type { CachedCatalogue, CachedGame, LanguageIndex } from './cached-catalogue.ts';

/** Sort orders of a list. */
export type Sort = ValidRequestOf<'gameList'>['sort'];

type Order = (a: CachedGame, b: CachedGame) => number;

const last = (rank: number | null): number => rank ?? Number.MAX_SAFE_INTEGER;

/** Comparators; sorting is stable, so the tenant's own order decides among equals. */
const orders: Readonly<Record<Exclude<Sort, 'recommended' | 'name'>, Order>> = {
  popular: (a, b) => b.popularity - a.popularity || last(a.hotRank) - last(b.hotRank),
  newest: (a, b) => last(a.newRank) - last(b.newRank),
  rtp: (a, b) => b.rtpPercent - a.rtpPercent,
  stake: (a, b) => Number(a.minStake - b.minStake),
};

/** The pinned games first: those for the country, then those for everyone. */
function recommended({ games, pins }: CachedCatalogue, country: string): readonly CachedGame[] {
  const near = country === '' ? undefined : pins.get(country);
  const all = pins.get('');
  if (near === undefined && all === undefined) return games;
  const first = (of: ReadonlyMap<string, number> | undefined, code: string): number => last(of?.get(code) ?? null);
  return games.toSorted((a, b) => first(near, a.code) - first(near, b.code) || first(all, a.code) - first(all, b.code));
}

/** By the names that the language shows, as it orders them: Chinese by how words are read. */
function byName({ language, textOf }: LanguageIndex): Order {
  if (language !== '') {
    const { compare } = new Intl.Collator(languageTag(language));
    return (a, b) => compare(textOf(a).key, textOf(b).key);
  }
  return ({ text: { key: a } }, { text: { key: b } }) => (a === b ? 0 : a < b ? -1 : 1);
}

/** Every game of a catalogue in an order, sorted once for each catalogue, by name once for each language that has names. */
export function sortedGames(catalogue: CachedCatalogue, sort: Sort, country: string | null, index: LanguageIndex): readonly CachedGame[] {
  const near = sort === 'recommended' && country !== null && catalogue.pins.has(country) ? country : '';
  const name = `${sort} ${sort === 'name' ? index.language : near}`;
  const known = catalogue.orders.get(name);
  if (known !== undefined) return known;
  const list = sort === 'recommended' ? recommended(catalogue, near) : catalogue.games.toSorted(sort === 'name' ? byName(index) : orders[sort]);
  catalogue.orders.set(name, list);
  return list;
}
