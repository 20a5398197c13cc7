import { sql } from 'kysely';
import { anyOf, type Database, type Queries } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { InboxEntry, InboxType, Unread } from './types.ts';
import { visibleTo } from './visible.ts';

/** The inbox of members. */
export interface Inbox {
  /** A page of a member's messages, latest first, each in the best available language. */
  page(tenant: Tenant, memberId: string, language: string, page: { readonly type: InboxType | undefined; readonly offset: number; readonly limit: number }): Promise<{ readonly found: InboxEntry[]; readonly total: number }>;
  unread(tenantId: string, memberId: string): Promise<Unread>;
  /** Numbers of unread messages of several members, by id; a member without any is in it with 0. */
  unreadOf(tenantId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Marks messages of the member as read; undefined: every one. What is not the member's is left alone. Returns whether any was unread. */
  markRead(tenantId: string, memberId: string, ids: readonly string[] | undefined): Promise<boolean>;
  /** Takes messages out of the member's inbox; returns whether any was there. */
  remove(tenantId: string, memberId: string, ids: readonly string[]): Promise<boolean>;
}

/** {@link Inbox} over the database. */
export function createInbox(db: Database): Inbox {
  const now = (): Date => new Date(db.clock.now());

  /** Writes the member's marks on what of `ids` is in the inbox; a mark that is there stays. Returns whether one was written. */
  async function mark(query: Queries, tenantId: string, memberId: string, ids: readonly string[] | undefined, set: 'read' | 'removed'): Promise<boolean> {
    const at = now();
    const written = await query
      .insertInto('inbox_mark')
      .columns(['tenant_id', 'member_id', 'message_id', 'read_at', 'deleted_at'])
      .expression((eb) => {
        const mine = eb
          .selectFrom(visibleTo(tenantId, memberId).as('seen'))
          .select([sql<string>`${tenantId}`.as('tenant_id'), sql<string>`${memberId}::uuid`.as('member_id'), 'seen.id', sql<Date>`${at}::timestamptz`.as('read_at'), sql<Date | null>`${set === 'removed' ? at : null}::timestamptz`.as('deleted_at')]);
        const wanted = ids === undefined ? mine : mine.where('seen.id', '=', anyOf(ids, 'uuid'));
        return set === 'read' ? wanted.where('seen.read_at', 'is', null) : wanted;
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'member_id', 'message_id']).doUpdateSet((eb) => ({
          read_at: eb.fn.coalesce('inbox_mark.read_at', 'excluded.read_at'),
          deleted_at: eb.fn.coalesce('inbox_mark.deleted_at', 'excluded.deleted_at'),
        })),
      )
      .returning('message_id')
      .execute();
    return written.length > 0;
  }

  return {
    async page(tenant, memberId, language, { type, offset, limit }) {
      const order = [...new Set([language, tenant.defaultLanguage, 'EN'])];
      const mine = db.query.selectFrom(visibleTo(tenant.id, memberId).as('seen'));
      const wanted = type === undefined ? mine : mine.where('seen.type', '=', type);
      const { total } = await wanted.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const rows = await wanted
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('inbox_text as words')
              .select(['words.title', 'words.content'])
              .where('words.tenant_id', '=', tenant.id)
              .whereRef('words.message_id', '=', 'seen.id')
              .orderBy(sql`array_position(${order}::text[], words.language)`)
              .limit(1)
              .as('best'),
          (join) => join.onTrue(),
        )
        .select(['seen.id', 'seen.type', 'seen.link', 'seen.sent_at as sentAt', 'seen.read_at as readAt', 'best.title', 'best.content'])
        .orderBy('seen.sent_at', 'desc')
        .orderBy('seen.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return { found: rows.map(({ readAt, ...entry }) => ({ ...entry, read: readAt !== null })), total: Number(total) };
    },

    async unread(tenantId, memberId) {
      const rows = await db.query
        .selectFrom(visibleTo(tenantId, memberId).as('seen'))
        .select(['seen.type', ({ fn }) => fn.countAll<bigint>().as('count')])
        .where('seen.read_at', 'is', null)
        .groupBy('seen.type')
        .execute();
      const of = (type: InboxType): number => Number(rows.find((row) => row.type === type)?.count ?? 0n);
      const byType = { site: of('site'), account: of('account'), promotion: of('promotion') };
      return { count: byType.site + byType.account + byType.promotion, byType };
    },

    async unreadOf(tenantId, memberIds) {
      const rows = await db.query
        .selectFrom('member')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom(visibleTo(tenantId, sql<string>`member.id`).as('seen'))
              .select(({ fn }) => fn.countAll<bigint>().as('count'))
              .where('seen.read_at', 'is', null)
              .as('unread'),
          (join) => join.onTrue(),
        )
        .select(['member.id', 'unread.count'])
        .where('member.tenant_id', '=', tenantId)
        .where('member.id', '=', anyOf(memberIds, 'uuid'))
        .execute();
      return new Map(rows.map(({ id, count }) => [id, Number(count)]));
    },

    markRead: (tenantId, memberId, ids) => mark(db.query, tenantId, memberId, ids, 'read'),
    remove: (tenantId, memberId, ids) => mark(db.query, tenantId, memberId, ids, 'removed'),
  };
}
