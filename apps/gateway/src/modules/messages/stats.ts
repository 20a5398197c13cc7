import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Channel } from './message.ts';

/** How the messages of one merchant by one channel stand. */
export interface MessageStats {
  readonly tenant: string;
  readonly channel: Channel;
  readonly waiting: number;
  /** Age of the oldest one that waits, in seconds; 0 where none does. */
  readonly oldestWaitingSeconds: number;
  /** Of those queued in the last seven days. */
  readonly sent: number;
  readonly failed: number;
}

/** Reads {@link MessageStats} of every merchant and channel that has messages. */
export async function readMessageStats(db: Database): Promise<MessageStats[]> {
  const rows = await db.query
    .selectFrom('message_queue')
    .select([
      'tenant_id as tenant',
      'channel',
      sql<number>`count(*) filter (where state = 'queued')::int`.as('waiting'),
      sql<Date | null>`min(queued_at) filter (where state = 'queued')`.as('oldest'),
      sql<number>`count(*) filter (where state = 'sent')::int`.as('sent'),
      sql<number>`count(*) filter (where state = 'failed')::int`.as('failed'),
    ])
    .groupBy(['tenant_id', 'channel'])
    .orderBy('tenant_id')
    .orderBy('channel')
    .execute();
  return rows.map(({ oldest, channel, ...row }) => ({
    ...row,
    channel,
    oldestWaitingSeconds: oldest === null ? 0 : Math.max(0, (db.clock.now() - oldest.getTime()) / 1000),
  }));
}
