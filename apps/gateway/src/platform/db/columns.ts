import type { ColumnType } from 'kysely';

/** A jsonb column: it is read parsed and written as text, since the two drivers turn values into JSON differently. */
export type JsonColumn = ColumnType<unknown, string, string>;

/** A column that may be left out of an insert. */
export type WithDefault<Column> = [Column] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Column, Column | undefined, Column>;
