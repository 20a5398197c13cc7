import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestDatabase } from './database.ts';

/** Something that is waited for until it is opened. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}

/** Resolves once so many transactions of the database wait for a lock of another one. */
export async function waitingForLocks(db: Pick<TestDatabase, 'query'>, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db.query);
    if ((rows[0]?.n ?? 0) >= count) return;
    await delay(10);
  }
}
