import { nameIn, type GameNames } from '../game-names.ts';
import type { CachedCatalogue, CachedGame, LanguageIndex } from './cached-catalogue.ts';
import { searchKey } from './search-key.ts';
import { withName, type SearchText } from './search-text.ts';

function addWords(words: Set<string>, { key }: SearchText): void {
  for (const word of key.trim().split(' ')) words.add(word);
}

function withoutNames({ games }: CachedCatalogue): LanguageIndex {
  const words = new Set<string>();
  for (const { text } of games) addWords(words, text);
  return { language: '', textOf: ({ text }) => text, words };
}

/**
 * Search keys of names by language. The catalogues of all merchants, and each next version of one, share the names of a game, so that a
 * version makes no key again.
 */
const keys = new WeakMap<GameNames, Map<string, string>>();

function keyOf(names: GameNames, language: string, name: string): string {
  const made = keys.get(names) ?? new Map<string, string>();
  if (made.size === 0) keys.set(names, made);
  const key = made.get(language) ?? searchKey(name);
  made.set(language, key);
  return key;
}

/** The index of a language that has names: a game is found by them and by the name for all languages. */
function withNames(catalogue: CachedCatalogue, language: string): LanguageIndex | undefined {
  const texts = new Map<CachedGame, SearchText>();
  for (const game of catalogue.games) {
    const own = nameIn(game, language);
    if (own !== game.name) texts.set(game, withName(game.text, keyOf(game.names, language, own)));
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
