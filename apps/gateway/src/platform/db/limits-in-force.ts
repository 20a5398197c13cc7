import { sql } from 'kysely';
import type { Queries } from './open.ts';
import type { DatabaseTimeouts } from './timeouts.ts';

interface Settings {
  readonly timezone: string;
  readonly statement: string;
  readonly lock: string;
  readonly idle: string;
}

/**
 * Whether sessions have the settings that they are meant to have. Through a pooler they are those of the login, since what a session
 * sets would be another's next. Returns a sentence for each that differs.
 */
export async function limitFaults(on: Queries, timeouts: DatabaseTimeouts): Promise<readonly string[]> {
  const { rows } = await sql<Settings>`
    select current_setting('TimeZone') as timezone,
      (select setting from pg_settings where name = 'statement_timeout') as statement,
      (select setting from pg_settings where name = 'lock_timeout') as lock,
      (select setting from pg_settings where name = 'idle_in_transaction_session_timeout') as idle`.execute(on);
  const [found] = rows;
  if (found === undefined) return [];
  const wanted = [
    ['timezone', found.timezone, 'UTC'],
    ['statement_timeout', found.statement, String(timeouts.statementMs)],
    ['lock_timeout', found.lock, String(timeouts.lockMs)],
    ['idle_in_transaction_session_timeout', found.idle, String(timeouts.idleInTransactionMs)],
  ] as const;
  return wanted.flatMap(([name, has, wants]) =>
    has === wants ? [] : [`Through the pooler ${name} is ${has} and not ${wants}: set it for the login, as \`npm run gateway -- login <name>\` prints, then let the pooler reconnect.`],
  );
}
