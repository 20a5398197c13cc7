import { sql, type RawBuilder } from 'kysely';

/** The bound of ids that were made at a time, given as SQL: those of version 7 begin with their milliseconds. */
export const idAt = (time: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid`;
