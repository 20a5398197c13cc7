/**
 * Matches what holds some English words, also where a story is read in the pseudo-language from right to left, which lays
 * each word of the catalogue out by itself (U+202E … U+202C).
 */
export function saying(words: string): RegExp {
  return new RegExp(words.split(' ').map((word) => `\u202E?${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\u202C?`).join('\\s+'));
}
