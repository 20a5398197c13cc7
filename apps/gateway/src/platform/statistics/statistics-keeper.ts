import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/**
 * Creates what brings the planner's statistics up to date of tables that grew several times since the last: those of a new database, which has none, and of the
 * embedded one, which has no autovacuum. Returns how many tables it looked at. Safe to call often, and by several gateways.
 */
export function createStatisticsKeeper({ query }: Pick<Database, 'query'>): () => Promise<number> {
  return async () => {
    const { rows } = await sql<{ readonly done: number }>`select statistics_keep() as done`.execute(query);
    return rows[0]?.done ?? 0;
  };
}
