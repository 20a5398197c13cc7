/** Characters that say how a text is laid out, and do not show. */
const MARKS = '[\\u202C\\u202E\\u2066-\\u2069]*';

/**
 * Matches what holds some English words, also where a story is read in the pseudo-language from right to left, which lays
 * each word of the catalogue out by itself (U+202E … U+202C) and keeps what is put into a text apart (U+2068 … U+2069).
 */
export function saying(words: string): RegExp {
  return new RegExp(words.split(' ').map((word) => `${MARKS}${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}${MARKS}`).join('\\s+'));
}
