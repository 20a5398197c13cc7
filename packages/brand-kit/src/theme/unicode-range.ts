/** Code points from one to another, both included. */
export interface CharacterSpan {
  readonly from: number;
  readonly to: number;
}

/** Reads a `unicode-range`, such as `U+0000-00FF,U+0131,U+4??`. */
function partsOf(range: string): CharacterSpan[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return { from: Number.parseInt(from.replaceAll('?', '0'), 16), to: Number.parseInt(to.replaceAll('?', 'F'), 16) };
  });
}

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');
const written = ({ from, to }: CharacterSpan): string => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`);

/** Whether a `unicode-range` holds a character; without a range a font holds all. */
export function coversCharacter(range: string | undefined, codePoint: number): boolean {
  return range === undefined || partsOf(range).some(({ from, to }) => from <= codePoint && codePoint <= to);
}

/** The first character of each part of a `unicode-range`. */
export const firstCharactersOf = (range: string): number[] => partsOf(range).map(({ from }) => from);

/** Whether a `unicode-range` has a character of these spans. */
export function coversSome(range: string, spans: readonly CharacterSpan[]): boolean {
  return partsOf(range).some((part) => spans.some(({ from, to }) => from <= part.to && part.from <= to));
}

/** Spans as a `unicode-range`. */
export const rangeOf = (spans: readonly CharacterSpan[]): string => spans.map(written).join(',');

/** A `unicode-range` less one character. */
export function rangeWithout(range: string, codePoint: number): string {
  return partsOf(range)
    .flatMap(({ from, to }) =>
      from <= codePoint && codePoint <= to
        ? [
            { from, to: codePoint - 1 },
            { from: codePoint + 1, to },
          ]
        : [{ from, to }],
    )
    .filter(({ from, to }) => from <= to)
    .map(written)
    .join(',');
}
