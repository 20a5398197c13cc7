import type { CachedCatalogue, CachedGame, LanguageIndex } from './cached-catalogue.ts';
import { searchKey } from './search-key.ts';
import { searchText, type SearchText } from './search-text.ts';

function addWords(words: Set<string>, { key }: SearchText): void {
  for (const word of key.trim().split(' ')) words.add(word);
}

function withoutNames({ games }: CachedCatalogue): LanguageIndex {
  const words = new Set<string>();
  for (const { text } of games) addWords(words, text);
  return { language: '', textOf: ({ text }) => text, words };
}

/** The index of a language that has names: a game is found by them and by the name for all languages. */
function withNames(catalogue: CachedCatalogue, language: string): LanguageIndex | undefined {
  const texts = new Map<CachedGame, SearchText>();
  const vendors = new Map<string, string>();
  for (const game of catalogue.games) {
    const own = Object.hasOwn(game.names, language) ? game.names[language] : undefined;
    if (own === undefined || own === game.name) continue;
    const vendorKey = vendors.get(game.vendorName) ?? searchKey(game.vendorName);
    vendors.set(game.vendorName, vendorKey);
    texts.set(game, searchText([own, game.name], vendorKey));
  }
  if (texts.size === 0) return undefined;
  const words = new Set(indexOf(catalogue, '').words);
  for (const text of texts.values()) addWords(words, text);
  return { language, textOf: (game) => texts.get(game) ?? game.text, words };
}

/** The index of a language, by its platform code: made when a catalogue is first searched in it, and kept with the catalogue. */
export function indexOf(catalogue: CachedCatalogue, language: string): LanguageIndex {
  const known = catalogue.indexes.get(language);
  if (known !== undefined) return known;
  const index = language === '' ? withoutNames(catalogue) : (withNames(catalogue, language) ?? indexOf(catalogue, ''));
  catalogue.indexes.set(language, index);
  return index;
}
