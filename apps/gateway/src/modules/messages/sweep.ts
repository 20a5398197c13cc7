import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { deleteExpired } from '../../platform/retention/index.ts';

/** Deletes what has ended long enough ago. */
export function sweepMessages(db: Database): Promise<void> {
  return deleteExpired(db, 'message_queue', sql<boolean>`state <> 'queued'`);
}
