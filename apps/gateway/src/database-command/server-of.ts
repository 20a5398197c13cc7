import { sql } from 'kysely';
import type { Queries } from '../platform/db/index.ts';

/** The database that is open, and the major version of its server. */
export async function serverOf(on: Queries): Promise<{ readonly database: string; readonly version: number }> {
  const { rows } = await sql<{ database: string; version: number }>`
    select current_database()::text as database, current_setting('server_version_num')::int / 10000 as version`.execute(on);
  const [server] = rows;
  if (server === undefined) throw new Error('The server does not say its version.');
  return server;
}
