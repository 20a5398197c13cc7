/** How often each letter stands in English text, in a thousand letters; a space after every fifth letter, and a capital as one letter in twenty, as in headings. */
const FREQUENCY: Readonly<Record<string, number>> = {
  a: 82, b: 15, c: 28, d: 43, e: 127, f: 22, g: 20, h: 61, i: 70, j: 2, k: 8, l: 40, m: 24, n: 67, o: 75, p: 19, q: 1, r: 60, s: 63, t: 91, u: 28, v: 10, w: 24, x: 2, y: 20, z: 1,
};
const SPACES = 0.2;
const CAPITALS = 0.05;

/** Letters whose widths the average is made of. */
export const MEASURED_LETTERS: readonly string[] = [' ', ...Object.keys(FREQUENCY), ...Object.keys(FREQUENCY).map((letter) => letter.toUpperCase())];

/** Average width of a letter of English text. @param widthOf width of a letter as a share of the font's size */
export function averageWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(FREQUENCY);
  const count = letters.reduce((sum, [, often]) => sum + often, 0);
  const average = letters.reduce((sum, [letter, often]) => sum + (often / count) * ((1 - CAPITALS) * widthOf(letter) + CAPITALS * widthOf(letter.toUpperCase())), 0);
  return (average + SPACES * widthOf(' ')) / (1 + SPACES);
}
