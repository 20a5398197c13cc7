import type { Database, Tx } from '../../platform/db/index.ts';
import { cleanHtml, cleanLine } from '../../platform/html/index.ts';
import { expectNews, type ShownTimes } from './announcement-news.ts';
import type { AnnouncementType } from './types.ts';

/** What an announcement says in one language, cleaned. */
export interface AnnouncementWords {
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

/** An announcement with all of its languages, whether players see it now or not. */
export interface AnnouncementDraft {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly publishedAt: Date;
  /** Not shown from this moment on. */
  readonly endsAt: Date | null;
  readonly texts: Readonly<Record<string, AnnouncementWords>>;
}

/** Reads and changes announcements for whoever writes them. Whoever changes one tells the pages after the commit. */
export interface AnnouncementEdits {
  /** A page, latest first. */
  list(tenantId: string, type: AnnouncementType | undefined, page: { readonly offset: number; readonly limit: number }): Promise<{ readonly found: AnnouncementDraft[]; readonly total: number }>;
  /** Undefined where there is none. Nobody else changes it until the end of `tx`. */
  lock(tx: Tx, tenantId: string, id: string): Promise<AnnouncementDraft | undefined>;
  /** Writes the text of one language in place of what it was; undefined takes it away. */
  writeText(tx: Tx, tenantId: string, id: string, language: string, words: AnnouncementWords | undefined): Promise<void>;
  schedule(tx: Tx, tenantId: string, id: string, times: ShownTimes): Promise<void>;
}

/** The words as they are stored and shown: the title without markup, the content with harmless markup alone. */
export function cleanWords({ title, content }: AnnouncementWords): AnnouncementWords {
  return { title: cleanLine(title), content: cleanHtml(content).trim() };
}

interface Line {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly published_at: Date;
  readonly ends_at: Date | null;
}

export function createAnnouncementEdits(db: Database): AnnouncementEdits {
  async function withTexts(query: Database['query'] | Tx, tenantId: string, lines: readonly Line[]): Promise<AnnouncementDraft[]> {
    if (lines.length === 0) return [];
    const words = await query
      .selectFrom('announcement_text')
      .select(['announcement_id', 'language', 'title', 'content'])
      .where('tenant_id', '=', tenantId)
      .where('announcement_id', 'in', lines.map(({ id }) => id))
      .orderBy('language')
      .execute();
    return lines.map(({ id, type, published_at: publishedAt, ends_at: endsAt }) => ({
      id,
      type,
      publishedAt,
      endsAt,
      texts: Object.fromEntries(words.filter((text) => text.announcement_id === id).map(({ language, title, content }) => [language, { title, content }])),
    }));
  }

  return {
    async list(tenantId, type, { offset, limit }) {
      const every = db.query.selectFrom('announcement').where('tenant_id', '=', tenantId);
      const all = type === undefined ? every : every.where('type', '=', type);
      const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const lines = await all.select(['id', 'type', 'published_at', 'ends_at']).orderBy('published_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute();
      return { found: await withTexts(db.query, tenantId, lines), total: Number(total) };
    },
    async lock(tx, tenantId, id) {
      const line = await tx.selectFrom('announcement').select(['id', 'type', 'published_at', 'ends_at']).where('tenant_id', '=', tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
      return line === undefined ? undefined : (await withTexts(tx, tenantId, [line]))[0];
    },
    async writeText(tx, tenantId, id, language, words) {
      if (words === undefined) {
        await tx.deleteFrom('announcement_text').where('tenant_id', '=', tenantId).where('announcement_id', '=', id).where('language', '=', language).execute();
        return;
      }
      const row = cleanWords(words);
      await tx
        .insertInto('announcement_text')
        .values({ tenant_id: tenantId, announcement_id: id, language, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'announcement_id', 'language']).doUpdateSet(row))
        .execute();
    },
    async schedule(tx, tenantId, id, times) {
      const { publishedAt, endsAt } = times;
      await tx.updateTable('announcement').set({ published_at: publishedAt, ends_at: endsAt }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
      await expectNews(tx, tenantId, id, times, new Date(db.clock.now()));
    },
  };
}
