/**
 * The searchable form of a text: lower case, without accents and apostrophes, words of letters and digits separated by single
 * spaces.
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
const UNSPACED_SCRIPTS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/u;

/** Number of words that a search uses; further ones are ignored. */
const MAX_WORDS = 8;

/** The distinct words of a typed text. */
export function searchWords(typed: string): string[] {
  return [...new Set(searchKey(typed).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
}

/**
 * The piece of a search key that matches a word: a word of one or two letters must start a word, a longer one may be any part
 * of it.
 */
export function searchTerm(word: string): string {
  return [...word].length > 2 || UNSPACED_SCRIPTS.test(word) ? word : ` ${word}`;
}
