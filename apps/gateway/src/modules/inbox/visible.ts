import { sql, type RawBuilder } from 'kysely';
import type { InboxType } from './types.ts';

/** A message in a member's inbox. */
export interface VisibleMessage {
  readonly id: string;
  readonly type: InboxType;
  readonly link: string | null;
  readonly sent_at: Date;
  /** Null: not read. */
  readonly read_at: Date | null;
}

/**
 * The messages in a member's inbox: the member's own copies, and those to all members since the member registered that bear no mark
 * of the member's.
 * @param member the id, or the column that has it
 */
export function visibleTo(tenantId: string, member: string | RawBuilder<string>): RawBuilder<VisibleMessage> {
  const id = typeof member === 'string' ? sql<string>`${member}::uuid` : member;
  return sql<VisibleMessage>`(
    select message.id, message.type, message.link, message.sent_at, mark.read_at
    from inbox_mark mark join inbox_message message on message.tenant_id = mark.tenant_id and message.id = mark.message_id
    where mark.tenant_id = ${tenantId} and mark.member_id = ${id} and mark.deleted_at is null and message.withdrawn_at is null
    union all
    select message.id, message.type, message.link, message.sent_at, null::timestamptz
    from inbox_message message join member reader on reader.tenant_id = message.tenant_id and reader.id = ${id}
    where message.tenant_id = ${tenantId} and message.audience = 'all' and message.withdrawn_at is null and message.sent_at >= reader.registered_at
      and not exists (select from inbox_mark mark where mark.tenant_id = message.tenant_id and mark.member_id = reader.id and mark.message_id = message.id)
  )`;
}
