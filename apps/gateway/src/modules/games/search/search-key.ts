/** Arabic and Persian letters that are typed for one another, and their digits. */
const LIKE: Readonly<Record<string, string>> = { '\u0649': '\u064a', '\u06cc': '\u064a', '\u0629': '\u0647', '\u06a9': '\u0643' };
const likeLetter = (letter: string): string => LIKE[letter] ?? String((letter.codePointAt(0) ?? 0) & 0xf);

/**
 * The searchable form of a text: lower case, without accents, apostrophes and the stroke that stretches Arabic words, words of letters and
 * digits separated by single spaces.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'‘’ʼ`\u0640]/gu, '')
    .replaceAll(/[\u0649\u06cc\u0629\u06a9\u0660-\u0669\u06f0-\u06f9]/g, likeLetter)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Scripts that write without spaces between words: any letter may begin one. */
const UNSPACED_SCRIPTS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/u;

/** Number of words that a search uses; further ones are ignored. */
const MAX_WORDS = 8;

/** The Arabic article before three letters or more: a name may be written without it. */
const ARTICLE = /^\u0627\u0644(?=\p{L}{3})/u;

/** The distinct words of a typed text. */
export function searchWords(typed: string): string[] {
  return [...new Set(searchKey(typed).split(' ').map((word) => word.replace(ARTICLE, '')))].filter((word) => word !== '').slice(0, MAX_WORDS);
}

/**
 * The piece of a search key that matches a word: a word of one or two letters must start a word, a longer one may be any part
 * of it.
 */
export function searchTerm(word: string): string {
  return [...word].length > 2 || UNSPACED_SCRIPTS.test(word) ? word : ` ${word}`;
}
