import type { Database } from '../../platform/db/index.ts';
import { membersOf } from './segment.ts';

/** Gives messages to some members to each of them. */
export interface InboxDelivery {
  /** Delivers what waits, in slices; whichever gateway begins, what it leaves another takes over. */
  deliver(): Promise<void>;
}

export interface InboxDeliveryDeps {
  readonly db: Database;
  /** Tells open pages of these members that they have a message, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
  /** Members of one transaction. */
  readonly slice?: number;
}

const SLICE = 1_000;
/** Messages that are read at a time. */
const BATCH = 20;

/** {@link InboxDelivery} by the order of members' ids: how far it came stands in the message's row, in the transaction of each slice. */
export function createInboxDelivery({ db, inboxChanged, slice = SLICE }: InboxDeliveryDeps): InboxDelivery {
  /** One slice of a message; returns whether there is more of it to do here. */
  async function deliverSlice(tenantId: string, id: string): Promise<boolean> {
    const told = await db.transaction(async (tx) => {
      const line = await tx
        .selectFrom('inbox_message')
        .select(['kind', 'rank_from as rankFrom', 'registered_since as registeredSince', 'sent_at as sentAt', 'delivered_to as deliveredTo'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('delivered_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (line === undefined) return undefined;
      const { sentAt, deliveredTo, ...segment } = line;
      const all = membersOf(tx, tenantId, { to: 'segment', ...segment }, sentAt);
      const members = await (deliveredTo === null ? all : all.where('id', '>', deliveredTo)).select('id').orderBy('id').limit(slice).execute();
      const ids = members.map((member) => member.id);
      if (ids.length > 0) {
        const rows = ids.map((memberId) => ({ tenant_id: tenantId, member_id: memberId, message_id: id }));
        await tx.insertInto('inbox_mark').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
      }
      const over = ids.length < slice;
      await tx
        .updateTable('inbox_message')
        .set({ delivered_to: ids.at(-1) ?? deliveredTo, ...(over ? { delivered_at: new Date(db.clock.now()) } : {}) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      return { ids, over };
    });
    if (told === undefined) return false;
    if (told.ids.length > 0) inboxChanged(tenantId, told.ids);
    return !told.over;
  }

  return {
    async deliver() {
      const waiting = await db.query.selectFrom('inbox_message').select(['tenant_id as tenantId', 'id']).where('delivered_at', 'is', null).orderBy('sent_at').limit(BATCH).execute();
      for (const { tenantId, id } of waiting) {
        for (let more = true; more; ) more = await deliverSlice(tenantId, id);
      }
    },
  };
}
