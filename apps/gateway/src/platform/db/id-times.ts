import { sql, type RawBuilder } from 'kysely';

/** How far the time in the id of a row may lie from the moment that the row states: both are read within one command. */
export const ID_DRIFT_MS = 60_000;

/** The bound of ids that were made at a time, given as SQL: those of version 7 begin with their milliseconds. */
export const idAt = (time: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid`;

/** The smallest id that can have been made at a moment, in milliseconds since 1970 UTC. */
export function firstIdAt(time: number): string {
  const hex = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`;
}

/** When an id was made, in milliseconds since 1970 UTC. */
export const idTimeOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
