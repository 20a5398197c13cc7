/** A player's name as other visitors see it: `an***7`. Short names show their first letter only. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
