/** Type numbers of pg_type whose values the two drivers would read differently. */
export const typeIds = {
  bytea: 17,
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  byteaArray: 1001,
  /** Read by the drivers themselves; splits any array into the texts of its elements. */
  textArray: 1009,
  int8Array: 1016,
  dateArray: 1182,
} as const;

/** int8 → bigint: money must not pass through a float. */
export function readInt8(text: string): bigint {
  return BigInt(text);
}

/** date → the string YYYY-MM-DD: a calendar day has no time zone. */
export function readDate(text: string): string {
  return text;
}

/** bytea (hex form) → a plain Uint8Array. */
export function readBytea(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.slice(2), 'hex'));
}

/** timestamptz → Date. */
export function readTimestamp(text: string): Date {
  // "2026-01-02 03:04:05.678+00": ISO 8601 requires a T, and minutes behind the offset.
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso);
}
