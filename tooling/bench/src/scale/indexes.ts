import type { Tx } from '@livery/gateway';
import { sql } from 'kysely';

interface Index {
  readonly taking: string;
  readonly building: string;
}

/**
 * Takes the indexes of tables away, but for keys that other tables refer to, and returns the statements that build them again: one sort
 * for an index is quicker than one search for each row. Checks of columns are taken too, and come back for new rows alone.
 */
export async function takeIndexes(tx: Tx, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<Index>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as taking,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(key.oid) || case when contype = 'c' then ' not valid' else '' end) as building
      from pg_constraint key
      where contype in ('p', 'u', 'c') and conrelid = any(${tables}::text[]::regclass[])
        and not exists (select from pg_constraint reference where reference.contype = 'f' and reference.conindid = key.conindid and key.conindid <> 0)
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index
      where indrelid = any(${tables}::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
    order by 2`.execute(tx);
  for (const { taking } of rows) await sql.raw(taking).execute(tx);
  return rows.map(({ building }) => building);
}
