import { sql } from 'kysely';
import type { Database, Queries } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { cleanHtml, cleanLine } from './clean-html.ts';
import type { AnnouncementType, NewAnnouncement, NewBanner, NewPromotion, Texts } from './types.ts';

/** An announcement in one language. */
export interface Announcement {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly title: string;
  readonly content: string;
  readonly publishedAt: Date;
}

/** A banner in one language. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly link: string;
}

/** A promotion in one language. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly endsAt: Date | null;
}

/** What a merchant tells its visitors. Reads give what is open now, each in the best language there is. */
export interface Notices {
  announcements(tenant: Tenant, language: string, types: readonly AnnouncementType[]): Promise<Announcement[]>;
  banners(tenant: Tenant, language: string, group: string): Promise<Banner[]>;
  promotions(tenant: Tenant, language: string): Promise<Promotion[]>;
  /** Writes an announcement and returns its id. */
  announce(tenantId: string, announcement: NewAnnouncement, query?: Queries): Promise<string>;
  putBanner(tenantId: string, banner: NewBanner, query?: Queries): Promise<void>;
  putPromotion(tenantId: string, promotion: NewPromotion, query?: Queries): Promise<void>;
}

/** Nobody reads further back. */
const SHOWN = 200;

/** Languages to take a text from, best first: the one asked for, the tenant's default, English. */
function orderOf({ defaultLanguage }: Tenant, language: string): string[] {
  return [...new Set([language, defaultLanguage, 'EN'])];
}

/** Rows of texts as JSON, every text cleaned by `clean`. */
function rowsOf<Text extends object>(texts: Texts<Text>, clean: (text: Text) => object): string {
  const rows = Object.entries(texts).map(([language, text]) => ({ language, ...clean(text) }));
  if (rows.length === 0) throw new RangeError('A notice needs a text in one language at least.');
  return JSON.stringify(rows);
}

/** {@link Notices} in the database. */
export function createNotices(db: Database): Notices {
  const now = (): Date => new Date(db.clock.now());
  return {
    async announcements(tenant, language, types) {
      const order = orderOf(tenant, language);
      const { rows } = await sql<Announcement>`
        select notice.id, notice.type, best.title, best.content, notice.published_at as "publishedAt"
        from announcement notice
        cross join lateral (
          select title, content from announcement_text words
          where words.tenant_id = notice.tenant_id and words.announcement_id = notice.id and words.language = any(${order}::text[])
          order by array_position(${order}::text[], words.language) limit 1) as best
        where notice.tenant_id = ${tenant.id} and notice.type = any(${[...types]}::text[])
          and notice.published_at <= ${now()} and (notice.ends_at is null or notice.ends_at > ${now()})
        order by notice.published_at desc, notice.id desc limit ${SHOWN}`.execute(db.query);
      return rows;
    },

    async banners(tenant, language, group) {
      const order = orderOf(tenant, language);
      const { rows } = await sql<Banner>`
        select banner.id, best.title, best.text, best.action, banner.link
        from banner
        cross join lateral (
          select title, text, action from banner_text words
          where words.tenant_id = banner.tenant_id and words.banner_id = banner.id and words.language = any(${order}::text[])
          order by array_position(${order}::text[], words.language) limit 1) as best
        where banner.tenant_id = ${tenant.id} and banner.group_name = ${group}
          and banner.starts_at <= ${now()} and (banner.ends_at is null or banner.ends_at > ${now()})
        order by banner.position, banner.id`.execute(db.query);
      return rows;
    },

    async promotions(tenant, language) {
      const order = orderOf(tenant, language);
      const { rows } = await sql<Promotion>`
        select promotion.id, best.title, best.summary, promotion.ends_at as "endsAt"
        from promotion
        cross join lateral (
          select title, summary from promotion_text words
          where words.tenant_id = promotion.tenant_id and words.promotion_id = promotion.id and words.language = any(${order}::text[])
          order by array_position(${order}::text[], words.language) limit 1) as best
        where promotion.tenant_id = ${tenant.id}
          and promotion.starts_at <= ${now()} and (promotion.ends_at is null or promotion.ends_at > ${now()})
        order by promotion.position, promotion.id`.execute(db.query);
      return rows;
    },

    async announce(tenantId, { type, publishedAt, endsAt, texts }, query = db.query) {
      const id = db.newId();
      const words = rowsOf(texts, ({ title, content }) => ({ title: cleanLine(title), content: cleanHtml(content) }));
      await sql`
        with notice as (
          insert into announcement (tenant_id, id, type, published_at, ends_at)
          values (${tenantId}, ${id}, ${type}, ${publishedAt}, ${endsAt ?? null}) returning id)
        insert into announcement_text (tenant_id, announcement_id, language, title, content)
        select ${tenantId}, notice.id, language, title, content
        from notice, jsonb_to_recordset(${words}::jsonb) as words(language text, title text, content text)`.execute(query);
      return id;
    },

    async putBanner(tenantId, { id, group, position, link, startsAt, endsAt, texts }, query = db.query) {
      const words = rowsOf(texts, ({ title, text, action }) => ({ title: cleanLine(title), text: cleanLine(text), action: cleanLine(action) }));
      await sql`
        with banner as (
          insert into banner (tenant_id, id, group_name, position, link, starts_at, ends_at)
          values (${tenantId}, ${id}, ${group}, ${position}, ${link}, ${startsAt}, ${endsAt ?? null})
          on conflict (tenant_id, id) do update set group_name = excluded.group_name, position = excluded.position, link = excluded.link,
            starts_at = excluded.starts_at, ends_at = excluded.ends_at
          returning id)
        insert into banner_text (tenant_id, banner_id, language, title, text, action)
        select ${tenantId}, banner.id, language, title, text, action
        from banner, jsonb_to_recordset(${words}::jsonb) as words(language text, title text, text text, action text)
        on conflict (tenant_id, banner_id, language) do update set title = excluded.title, text = excluded.text, action = excluded.action`.execute(query);
    },

    async putPromotion(tenantId, { id, position, startsAt, endsAt, texts }, query = db.query) {
      const words = rowsOf(texts, ({ title, summary }) => ({ title: cleanLine(title), summary: cleanLine(summary) }));
      await sql`
        with promotion as (
          insert into promotion (tenant_id, id, position, starts_at, ends_at)
          values (${tenantId}, ${id}, ${position}, ${startsAt}, ${endsAt ?? null})
          on conflict (tenant_id, id) do update set position = excluded.position, starts_at = excluded.starts_at, ends_at = excluded.ends_at
          returning id)
        insert into promotion_text (tenant_id, promotion_id, language, title, summary)
        select ${tenantId}, promotion.id, language, title, summary
        from promotion, jsonb_to_recordset(${words}::jsonb) as words(language text, title text, summary text)
        on conflict (tenant_id, promotion_id, language) do update set title = excluded.title, summary = excluded.summary`.execute(query);
    },
  };
}
