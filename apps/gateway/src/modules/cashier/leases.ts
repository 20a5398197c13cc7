import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/index.ts';

/** A table whose rows any gateway carries on, each by one at a time: whoever works on a row holds its lease. */
export type Leased = 'deposit' | 'withdrawal';

/** Rows of one provider of a merchant that are taken up at once: one that hangs holds up no other. */
const EACH_PROVIDER = 10;

/** Whether nobody works on a row. */
export const isFree = (now: Date): RawBuilder<boolean> => sql<boolean>`(leased_until is null or leased_until <= ${now})`;

/** Whether a row is among those that are due and free, longest waiting first. Checked anew where another gateway takes it meanwhile. */
export const isDue = (table: Leased, now: Date, limit: number): RawBuilder<boolean> => sql<boolean>`
  (tenant_id, id) in (
    select tenant_id, id
      from (
        select tenant_id, id, next_try_at, row_number() over (partition by tenant_id, provider order by next_try_at) as place
          from ${sql.table(table)} where next_try_at <= ${now} and ${isFree(now)}
      ) due
      where place <= ${EACH_PROVIDER} order by next_try_at limit ${limit}
  ) and ${isFree(now)}`;

/** A row as it was read. */
export interface Leave {
  readonly tenant: string;
  readonly id: string;
  readonly state: string;
  readonly nextTryAt: Date | null;
}

/** When a row is to be taken up again; null: never by itself. */
export interface Due {
  readonly attempts?: number;
  readonly nextTryAt: Date | null;
}

/** Gives a lease back, and changes what is due where nobody changed the row since it was read: what a callback wrote meanwhile stands. */
export async function leave(db: Pick<Database, 'query'>, table: Leased, { tenant, id, state, nextTryAt }: Leave, due?: Due): Promise<void> {
  const same = sql`state = ${state} and next_try_at is not distinct from ${nextTryAt}::timestamptz`;
  const changes = due === undefined ? sql`` : sql`, attempts = case when ${same} then coalesce(${due.attempts ?? null}::int, attempts) else attempts end, next_try_at = case when ${same} then ${due.nextTryAt}::timestamptz else next_try_at end`;
  await sql`update ${sql.table(table)} set leased_until = null${changes} where tenant_id = ${tenant} and id = ${id}`.execute(db.query);
}
