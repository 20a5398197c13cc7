import type { Database } from '../../platform/db/index.ts';

/** How long it is kept that a message was sent or failed, without its content. */
const ENDED_TTL_MS = 7 * 86_400_000;

/** Deletes what has ended long enough ago. */
export async function sweepMessages(db: Database): Promise<void> {
  await db.query.deleteFrom('message_queue').where('state', '<>', 'queued').where('ended_at', '<=', new Date(db.clock.now() - ENDED_TTL_MS)).execute();
}
