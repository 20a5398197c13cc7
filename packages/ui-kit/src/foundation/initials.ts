/** First letters of the words of a name, at most two. */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
