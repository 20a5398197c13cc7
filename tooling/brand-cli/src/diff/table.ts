/** Width that a table takes where the terminal does not say its own, in characters. */
export const WIDTH = 120;
const GAP = '  ';
const LEAST = 16;

/**
 * Lines of a table with a head, as wide as a terminal: the first column as wide as its longest key, up to a third, the others
 * in equal parts of the rest. What is longer is cut off with an ellipsis.
 *
 * @param width in characters
 */
export function tableLines(head: readonly [string, string, string], rows: readonly (readonly [string, string, string])[], width = WIDTH): string[] {
  const first = Math.min(Math.max(...[head, ...rows].map(([key]) => key.length)), Math.max(LEAST, Math.floor(width * 0.4)));
  const other = Math.max(LEAST, Math.floor((width - first - 2 * GAP.length) / 2));
  const line = ([key, a, b]: readonly [string, string, string]): string => [fit(key, first), fit(a, other), fit(b, other)].join(GAP).trimEnd();
  return [line(head), line(['─'.repeat(first), '─'.repeat(other), '─'.repeat(other)]), ...rows.map(line)];
}

/** A text in exactly so many characters. */
function fit(text: string, width: number): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : letters.join('').padEnd(width);
}
