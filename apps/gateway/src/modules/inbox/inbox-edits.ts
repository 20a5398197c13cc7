import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import { cleanLine, cleanSiteHtml } from '../../platform/html/index.ts';
import { membersOf } from './segment.ts';
import type { Audience, InboxWords, NewInboxMessage, InboxType } from './types.ts';

/** A message as its writers see it. */
export interface WrittenMessage {
  readonly id: string;
  readonly type: InboxType;
  readonly audience: Audience;
  readonly link: string | null;
  readonly sentAt: Date;
  readonly withdrawnAt: Date | null;
  readonly delivered: boolean;
  readonly readBy: number;
  readonly texts: Readonly<Record<string, InboxWords>>;
}

/** Messages of one insert: a statement has at most 65,535 parameters. */
const SLICE = 500;

/** Writes messages for whoever may. Whoever writes one delivers and tells after the commit. */
export interface InboxEdits {
  /** A page, latest first. */
  list(tenantId: string, page: { readonly offset: number; readonly limit: number }): Promise<{ readonly found: WrittenMessage[]; readonly total: number }>;
  /** Writes a message and returns its id. To one member it is delivered at once, to some by `InboxDelivery`. */
  write(tx: Queries, tenantId: string, message: NewInboxMessage): Promise<string>;
  /** The same of many messages, some hundreds in a statement. */
  writeAll(tx: Queries, tenantId: string, messages: readonly NewInboxMessage[]): Promise<void>;
  /** Undefined where there is none. Nobody else changes it until the end of `tx`. */
  lock(tx: Tx, tenantId: string, id: string): Promise<WrittenMessage | undefined>;
  /** Writes the text of a language in place of what it was. */
  writeText(tx: Tx, tenantId: string, id: string, language: string, words: InboxWords): Promise<void>;
  withdraw(tx: Tx, tenantId: string, id: string): Promise<void>;
  /** Members that a message is for, at this moment. */
  reaches(tx: Queries, tenantId: string, audience: Audience): Promise<number>;
}

/** The words as they are stored and shown: the title without markup, the content with harmless markup and links into the site alone. */
export function cleanInboxWords({ title, content }: InboxWords): InboxWords {
  return { title: cleanLine(title), content: cleanSiteHtml(content).trim() };
}

const columns = ['message.id', 'message.type', 'message.audience', 'message.kind', 'message.rank_from', 'message.registered_since', 'message.member_id', 'message.link', 'message.sent_at', 'message.withdrawn_at', 'message.delivered_at'] as const;

interface Line {
  readonly id: string;
  readonly type: InboxType;
  readonly audience: 'all' | 'segment' | 'member';
  readonly kind: 'players' | 'agents' | null;
  readonly rank_from: number | null;
  readonly registered_since: Date | null;
  readonly member_id: string | null;
  readonly link: string | null;
  readonly sent_at: Date;
  readonly withdrawn_at: Date | null;
  readonly delivered_at: Date | null;
}

function audienceOf({ audience, kind, rank_from: rankFrom, registered_since: registeredSince, member_id: memberId }: Line): Audience {
  if (audience === 'member' && memberId !== null) return { to: 'member', memberId };
  return audience === 'all' ? { to: 'all' } : { to: 'segment', kind, rankFrom, registeredSince };
}

/** {@link InboxEdits} over the database. */
export function createInboxEdits(db: Database): InboxEdits {
  async function whole(query: Queries, tenantId: string, lines: readonly Line[]): Promise<WrittenMessage[]> {
    if (lines.length === 0) return [];
    const ids = lines.map(({ id }) => id);
    const words = await query.selectFrom('inbox_text').select(['message_id', 'language', 'title', 'content']).where('tenant_id', '=', tenantId).where('message_id', 'in', ids).orderBy('language').execute();
    const reads = await query
      .selectFrom('inbox_mark')
      .select(['message_id', ({ fn }) => fn.countAll<bigint>().as('count')])
      .where('tenant_id', '=', tenantId)
      .where('message_id', 'in', ids)
      .where('read_at', 'is not', null)
      .groupBy('message_id')
      .execute();
    return lines.map((line) => ({
      id: line.id,
      type: line.type,
      audience: audienceOf(line),
      link: line.link,
      sentAt: line.sent_at,
      withdrawnAt: line.withdrawn_at,
      delivered: line.delivered_at !== null,
      readBy: Number(reads.find(({ message_id: id }) => id === line.id)?.count ?? 0n),
      texts: Object.fromEntries(words.filter(({ message_id: id }) => id === line.id).map(({ language, title, content }) => [language, { title, content }])),
    }));
  }

  async function insert(tx: Queries, tenantId: string, messages: readonly (NewInboxMessage & { readonly id: string })[]): Promise<void> {
    const lines = messages.map(({ id, type, audience, link, sentAt }) => {
      const some = audience.to === 'segment' ? audience : undefined;
      return {
        tenant_id: tenantId, id, type, audience: audience.to, kind: some?.kind ?? null, rank_from: some?.rankFrom ?? null, registered_since: some?.registeredSince ?? null,
        member_id: audience.to === 'member' ? audience.memberId : null, link, sent_at: sentAt, delivered_at: some === undefined ? sentAt : null,
      };
    });
    await tx.insertInto('inbox_message').values(lines).execute();
    await tx.insertInto('inbox_text').values(messages.flatMap(({ id, texts }) => Object.entries(texts).map(([language, words]) => ({ tenant_id: tenantId, message_id: id, language, ...cleanInboxWords(words) })))).execute();
    const marks = lines.flatMap(({ id, member_id: memberId }) => (memberId === null ? [] : [{ tenant_id: tenantId, member_id: memberId, message_id: id }]));
    if (marks.length > 0) await tx.insertInto('inbox_mark').values(marks).execute();
  }

  const edits: InboxEdits = {
    async list(tenantId, { offset, limit }) {
      const all = db.query.selectFrom('inbox_message as message').where('message.tenant_id', '=', tenantId);
      const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const lines = await all.select(columns).orderBy('message.sent_at', 'desc').orderBy('message.id', 'desc').offset(offset).limit(limit).execute();
      return { found: await whole(db.query, tenantId, lines), total: Number(total) };
    },
    async write(tx, tenantId, message) {
      const id = db.newId();
      await insert(tx, tenantId, [{ id, ...message }]);
      return id;
    },
    async writeAll(tx, tenantId, messages) {
      for (let from = 0; from < messages.length; from += SLICE) await insert(tx, tenantId, messages.slice(from, from + SLICE).map((message) => ({ id: db.newId(), ...message })));
    },
    async lock(tx, tenantId, id) {
      const line = await tx.selectFrom('inbox_message as message').select(columns).where('message.tenant_id', '=', tenantId).where('message.id', '=', id).forUpdate().executeTakeFirst();
      return line === undefined ? undefined : (await whole(tx, tenantId, [line]))[0];
    },
    async writeText(tx, tenantId, id, language, words) {
      const row = cleanInboxWords(words);
      await tx
        .insertInto('inbox_text')
        .values({ tenant_id: tenantId, message_id: id, language, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'message_id', 'language']).doUpdateSet(row))
        .execute();
    },
    async withdraw(tx, tenantId, id) {
      const at = new Date(db.clock.now());
      await tx.updateTable('inbox_message').set({ withdrawn_at: at, delivered_at: sql<Date>`coalesce(delivered_at, ${at})` }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    },
    async reaches(tx, tenantId, audience) {
      if (audience.to === 'member') return 1;
      const { count } = await membersOf(tx, tenantId, audience, new Date(db.clock.now())).select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
  };
  return edits;
}
