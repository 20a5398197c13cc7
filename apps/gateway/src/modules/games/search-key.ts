/**
 * A text as it is searched: lower case, without accents and apostrophes, words of letters and digits with single
 * spaces between.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'‘’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Scripts that write without spaces between words: every letter may begin one. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/u;

function begins(letters: readonly string[]): string[] {
  return letters.length === 0 ? [] : [1, 2].filter((length) => length <= letters.length).map((length) => `^${letters.slice(0, length).join('')}`);
}

function threes(letters: readonly string[]): string[] {
  return letters.length < 3 ? [] : letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
}

/** Pieces that a search key is found by: beginnings of one and two letters, and every three letters in a row. */
export function searchGrams(key: string): string[] {
  const grams = key.split(' ').flatMap((word) => {
    const letters = [...word];
    const starts = UNSPACED.test(word) ? letters.flatMap((_, index) => begins(letters.slice(index))) : begins(letters);
    return [...starts, ...threes(letters)];
  });
  return [...new Set(grams)];
}

/** What is looked for: the words, and the pieces that every hit must have. */
export interface SearchTerms {
  readonly words: readonly string[];
  readonly grams: readonly string[];
}

/** Typed text as search terms. A word of one or two letters is the beginning of a word; a longer one any part of it. */
export function searchTerms(typed: string): SearchTerms {
  const words = searchKey(typed).split(' ').filter((word) => word !== '');
  const grams = words.flatMap((word) => {
    const letters = [...word];
    return letters.length < 3 ? [`^${word}`] : threes(letters);
  });
  return { words, grams: [...new Set(grams)] };
}
