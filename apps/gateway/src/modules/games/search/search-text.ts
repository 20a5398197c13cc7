import { searchKey } from './search-key.ts';

/** What a search looks for words in: the names of a game and of its vendor. */
export interface SearchText {
  /** Search keys of the game's names and of its vendor, a space before every word. */
  readonly key: string;
  /** Where each name of the game begins in `key`. */
  readonly starts: readonly number[];
  /** Length of the part of `key` that is names of the game. */
  readonly nameEnd: number;
}

/** Shared by the texts of ten thousand games. */
const ONE_NAME: readonly number[] = [0];

/**
 * The text of a game with one name.
 * @param vendorKey search key of the vendor's name
 */
export function searchText(name: string, vendorKey: string): SearchText {
  const key = ` ${searchKey(name)}`;
  return { key: vendorKey === '' ? key : `${key} ${vendorKey}`, starts: ONE_NAME, nameEnd: key.length };
}

/**
 * The text of a game that has another name before those of `text`.
 * @param nameKey search key of that name
 */
export function withName({ key, starts, nameEnd }: SearchText, nameKey: string): SearchText {
  const first = ` ${nameKey}`;
  return { key: first + key, starts: [0, ...starts.map((start) => first.length + start)], nameEnd: first.length + nameEnd };
}

/** Relevance of a game for the words, best first: one of its names starts with them, its words do, its names contain them, its vendor's does. */
export function relevance({ key, starts, nameEnd }: SearchText, words: readonly string[]): 0 | 1 | 2 | 3 {
  const typed = ` ${words.join(' ')}`;
  if (starts.some((start) => key.startsWith(typed, start))) return 0;
  const names = key.slice(0, nameEnd);
  if (words.every((word) => names.includes(` ${word}`))) return 1;
  return words.every((word) => names.includes(word)) ? 2 : 3;
}
