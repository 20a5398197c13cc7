import type { Database } from '@livery/gateway';
import { sql } from 'kysely';
import { LARGE_TABLES, tablesFrom, workingTables, type ScaleSize } from './fill-sql.ts';
import { takeIndexes } from './indexes.ts';

/** The merchant that all generated rows belong to. */
export const MERCHANT = 'SCALE';
/** Its currency, with two decimal places. */
export const CURRENCY = 'CUR';

/** Called after each statement with its beginning and the seconds that it took. */
export type OnStatement = (statement: string, seconds: number) => void;

/**
 * Fills an empty, migrated PostgreSQL database, as its owner, with a merchant's year until `now`: members, their accounts and wallets'
 * movements, rounds, bets, vendors' calls, totals by day, wins and plays. A few members play most, a few games are played most. The ledger
 * adds up, and the same size gives the same rows. Written by sets, without the functions and triggers of single calls, and all in one
 * transaction: with `wal_level=minimal` its rows and indexes are not written to the log as well.
 */
export async function fillDatabase(db: Database, { members, bets }: ScaleSize, now: Date, onStatement: OnStatement = () => undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const run = async (statement: string): Promise<void> => {
      const startedAt = performance.now();
      await sql.raw(statement).execute(tx);
      onStatement(statement.slice(0, 60).replaceAll(/\s+/g, ' '), (performance.now() - startedAt) / 1000);
    };
    for (const setting of ['session_replication_role = replica', "work_mem = '512MB'", 'hash_mem_multiplier = 2']) await run(`set local ${setting}`);
    await run(`truncate ${LARGE_TABLES.join(', ')} cascade`);
    await run('select setseed(0.5)');
    const indexes = await takeIndexes(tx, LARGE_TABLES);
    for (const statement of [...workingTables({ members, bets, now }), ...tablesFrom(MERCHANT, CURRENCY, now), ...indexes]) await run(statement);
    await run('drop schema scale cascade');
  });
  await sql`vacuum (analyze)`.execute(db.query);
}
