import { sql } from 'kysely';
import { NIL_ID, type Database } from '../db/index.ts';
import type { Secrets } from './secrets.ts';

/** A column of sealed values in a table with the key `tenant_id`, `id`. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What its values are sealed for; see {@link Secrets.seal}. */
  readonly purpose: string;
  /** Rows that are read at a time. */
  readonly pageSize: number;
}

/** What became of sealed values: those sealed anew, and those that no accepted secret opens. */
export interface SealedAnew {
  readonly sealed: number;
  readonly unreadable: number;
}

interface SealedRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly value: Uint8Array;
}

const BEFORE_ALL = { tenant_id: '', id: NIL_ID };

/** Seals anew, with the present master secret, what was sealed with another accepted one. */
export async function sealRowsAnew(db: Database, secrets: Secrets, { table, column, purpose, pageSize }: SealedColumn): Promise<SealedAnew> {
  let [sealed, unreadable] = [0, 0];
  for (let after: Pick<SealedRow, 'tenant_id' | 'id'> | undefined = BEFORE_ALL; after !== undefined; ) {
    const { rows }: { readonly rows: readonly SealedRow[] } = await sql<SealedRow>`
      select tenant_id, id, ${sql.ref(column)} as value from ${sql.table(table)}
        where (tenant_id, id) > (${after.tenant_id}, ${after.id}::uuid) order by tenant_id, id limit ${pageSize}`.execute(db.query);
    for (const { tenant_id: tenant, id, value } of rows) {
      if (secrets.openReadable(purpose, value) === undefined) unreadable += 1;
      else {
        const anew = secrets.sealAnew(purpose, value);
        if (anew === undefined) continue;
        // Nothing where the value was changed, or its row deleted, since it was read.
        const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${anew} where tenant_id = ${tenant} and id = ${id} and ${sql.ref(column)} = ${value}`.execute(db.query);
        sealed += Number(numAffectedRows ?? 0n);
      }
    }
    after = rows.length < pageSize ? undefined : rows.at(-1);
  }
  return { sealed, unreadable };
}
