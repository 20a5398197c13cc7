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

/** Scripts that write without spaces between words: any letter may begin one. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/u;

/** Words looked for are no more than this; what follows narrows no further. */
const MOST_WORDS = 8;

/** The words of a typed text, each once. */
export function searchWords(typed: string): string[] {
  return [...new Set(searchKey(typed).split(' '))].filter((word) => word !== '').slice(0, MOST_WORDS);
}

/**
 * The piece of a search key, with a space in front, that a word is found by: a word of one or two letters is the
 * beginning of a word, a longer one any part of it.
 */
export function searchTerm(word: string): string {
  return [...word].length > 2 || UNSPACED.test(word) ? word : ` ${word}`;
}
