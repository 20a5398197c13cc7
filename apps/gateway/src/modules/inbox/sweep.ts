import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { BATCH, deleteExpired, expiryOf, inBatches } from '../../platform/retention/index.ts';

/** Deletes messages whose time is over; members' marks on them first, a batch at a time, since there may be one for each member. */
export async function sweepInbox(db: Database): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from inbox_mark where ctid = any(array(
        select mark.ctid from inbox_mark mark join inbox_message message on message.tenant_id = mark.tenant_id and message.id = mark.message_id
        where message.sent_at <= ${expiryOf(db, 'inbox_message')} limit ${BATCH}))`.execute(db.query);
    return Number(numAffectedRows);
  });
  await deleteExpired(db, 'inbox_message', sql<boolean>`not exists (select from inbox_mark mark where mark.tenant_id = inbox_message.tenant_id and mark.message_id = inbox_message.id)`);
}
