import { sql, type RawBuilder } from 'kysely';

/**
 * The right side of `=` for one of several values. They travel as one parameter, so their number does not change the
 * statement, and with none of them nothing matches.
 */
export function anyOf<Value extends string>(values: readonly Value[], type: 'text' | 'uuid' = 'text'): RawBuilder<Value> {
  return sql<Value>`any(${values}::${sql.raw(type)}[])`;
}
