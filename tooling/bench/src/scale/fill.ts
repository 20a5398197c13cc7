import type { Database } from '@livery/gateway';
import { sql } from 'kysely';
import { tablesFrom, workingTables, type ScaleSize } from './fill-sql.ts';

/** The merchant that all generated rows belong to. */
export const MERCHANT = 'SCALE';
/** Its currency, with two decimal places. */
export const CURRENCY = 'CUR';

/** What was generated, for those who read it. */
export interface ScaleFill {
  /** Ids of members by how much they play: the first has by far the most bets. */
  readonly players: readonly { readonly id: string; readonly bets: number }[];
}

/**
 * Fills an empty, migrated PostgreSQL database, as its owner, with a merchant's year until `now`: members, their accounts and wallets'
 * movements, rounds, bets, vendors' calls, totals by day, wins and plays. A few members play most, a few games are played most. The ledger
 * adds up, and the same size gives the same rows. Written by sets, without the functions and triggers of single calls.
 */
export async function fillDatabase(db: Database, { members, bets }: ScaleSize, now: Date): Promise<ScaleFill> {
  const players = await db.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx);
    for (const setting of ['set local session_replication_role = replica', "set local work_mem = '256MB'", 'select setseed(0.5)']) await run(setting);
    for (const statement of workingTables({ members, bets, now })) await run(statement);
    for (const statement of tablesFrom(MERCHANT, CURRENCY, now)) await run(statement);
    const { rows } = await sql<{ id: string; bets: number }>`select id, bets::int as bets from scale_person order by bets desc, id limit 1000`.execute(tx);
    return rows;
  });
  await sql`vacuum (analyze)`.execute(db.query);
  return { players };
}
