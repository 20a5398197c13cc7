import type { ResponseOf } from '@livery/contracts';

/** What a vendor may tell of a round: any JSON. */
export type RoundDetail = NonNullable<ResponseOf<'betRecord'>['detail']>[string];
/** A name with what is told under it. */
export type RoundDetailObject = { readonly [name: string]: RoundDetail };

/** Whether a value has no parts. */
export function isPlain(told: RoundDetail): told is string | number | boolean | null {
  return told === null || typeof told !== 'object';
}

/**
 * A value on one line, as it was told: an array of plain values with commas, anything deeper as JSON. Undefined for what
 * stands on lines of its own.
 */
export function lineOf(told: RoundDetail): string | undefined {
  if (told === null || told === '') return '\u2013';
  if (isPlain(told)) return String(told);
  if (Object.keys(told).length === 0) return '\u2013';
  return Array.isArray(told) && told.every(isPlain) ? told.map((part) => (part === null ? '\u2013' : String(part))).join(', ') : undefined;
}

/** A programmer's name in words: `againstKind` and `against_kind` become `Against kind`; others stay as they are. */
export function readableName(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[\p{Ll}\d])(\p{Lu})(?=\p{Ll})/gu, (_, letter: string) => ` ${letter.toLowerCase()}`)
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
