import type { ResponseOf } from '@livery/contracts';

/** A value among the details that a vendor sends of a round: any JSON. */
export type RoundDetail = NonNullable<ResponseOf<'betRecord'>['detail']>[string];
/** Details by name. */
export type RoundDetailObject = { readonly [name: string]: RoundDetail };

export function isScalar(value: RoundDetail): value is string | number | boolean | null {
  return value === null || typeof value !== 'object';
}

/**
 * A value on one line: scalars as they are, an array of scalars with commas, a dash for nothing. Undefined for what takes
 * lines of its own: objects and arrays of them.
 */
export function formatInline(value: RoundDetail): string | undefined {
  if (value === null || value === '') return '\u2013';
  if (isScalar(value)) return String(value);
  if (Object.keys(value).length === 0) return '\u2013';
  return Array.isArray(value) && value.every(isScalar) ? value.map((part) => (part === null ? '\u2013' : String(part))).join(', ') : undefined;
}

/** A programmer's name in words: `againstKind` and `against_kind` become `Against kind`; others stay as they are. */
export function humanizeName(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[\p{Ll}\d])(\p{Lu})(?=\p{Ll})/gu, (_, letter: string) => ` ${letter.toLowerCase()}`)
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
