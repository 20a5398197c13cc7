import { sql } from 'kysely';
import { anyOf, type Database, type Queries } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { cleanHtml, cleanLine } from '../../platform/html/index.ts';
import { expectNews } from './announcement-news.ts';
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
  /** Address of the picture on wide screens; null: the drawn one. */
  readonly image: string | null;
  /** The same on phones. */
  readonly imageCompact: string | null;
}

/** A promotion in one language. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Address of the picture; null: the drawn one. */
  readonly image: string | null;
  readonly endsAt: Date | null;
}

/** A merchant's notices. Reads return what is open now, each in the best available language. */
export interface Notices {
  announcements(tenant: Tenant, language: string, types: readonly AnnouncementType[]): Promise<Announcement[]>;
  banners(tenant: Tenant, language: string, group: string): Promise<Banner[]>;
  promotions(tenant: Tenant, language: string): Promise<Promotion[]>;
  /** Writes an announcement and returns its id. */
  announce(tenantId: string, announcement: NewAnnouncement, query?: Queries): Promise<string>;
  putBanner(tenantId: string, banner: NewBanner, query?: Queries): Promise<void>;
  putPromotion(tenantId: string, promotion: NewPromotion, query?: Queries): Promise<void>;
}

/** Limit of a list of announcements. */
const SHOWN = 200;

/** Languages to take a text from, best first: the requested one, the tenant's default, English. */
function orderOf({ defaultLanguage }: Tenant, language: string): string[] {
  return [...new Set([language, defaultLanguage, 'EN'])];
}

/** A row per language, every text cleaned by `clean`. */
function rowsOf<Text extends object, Row extends object>(texts: Texts<Text>, clean: (text: Text) => Row): (Row & { readonly language: string })[] {
  const rows = Object.entries(texts).map(([language, text]) => ({ language, ...clean(text) }));
  if (rows.length === 0) throw new RangeError('A notice needs a text in one language at least.');
  return rows;
}

/** Sorts texts by their language, the one preferred first. */
const byPreference = (order: readonly string[]) => sql`array_position(${order}::text[], words.language)`;

export function createNotices(db: Database): Notices {
  const now = (): Date => new Date(db.clock.now());
  return {
    announcements(tenant, language, types) {
      const order = orderOf(tenant, language);
      return db.query
        .selectFrom('announcement as notice')
        .crossJoinLateral((eb) =>
          eb
            .selectFrom('announcement_text as words')
            .select(['words.title', 'words.content'])
            .whereRef('words.tenant_id', '=', 'notice.tenant_id')
            .whereRef('words.announcement_id', '=', 'notice.id')
            .where('words.language', '=', anyOf(order))
            .orderBy(byPreference(order))
            .limit(1)
            .as('best'),
        )
        .select(['notice.id', 'notice.type', 'best.title', 'best.content', 'notice.published_at as publishedAt'])
        .where('notice.tenant_id', '=', tenant.id)
        .where('notice.type', '=', anyOf(types))
        .where('notice.published_at', '<=', now())
        .where((eb) => eb.or([eb('notice.ends_at', 'is', null), eb('notice.ends_at', '>', now())]))
        .orderBy('notice.published_at', 'desc')
        .orderBy('notice.id', 'desc')
        .limit(SHOWN)
        .execute();
    },

    banners(tenant, language, group) {
      const order = orderOf(tenant, language);
      return db.query
        .selectFrom('banner')
        .crossJoinLateral((eb) =>
          eb
            .selectFrom('banner_text as words')
            .select(['words.title', 'words.text', 'words.action'])
            .whereRef('words.tenant_id', '=', 'banner.tenant_id')
            .whereRef('words.banner_id', '=', 'banner.id')
            .where('words.language', '=', anyOf(order))
            .orderBy(byPreference(order))
            .limit(1)
            .as('best'),
        )
        .select(['banner.id', 'best.title', 'best.text', 'best.action', 'banner.link', 'banner.image', 'banner.image_compact as imageCompact'])
        .where('banner.tenant_id', '=', tenant.id)
        .where('banner.group_name', '=', group)
        .where('banner.starts_at', '<=', now())
        .where((eb) => eb.or([eb('banner.ends_at', 'is', null), eb('banner.ends_at', '>', now())]))
        .orderBy('banner.position')
        .orderBy('banner.id')
        .execute();
    },

    promotions(tenant, language) {
      const order = orderOf(tenant, language);
      return db.query
        .selectFrom('promotion')
        .crossJoinLateral((eb) =>
          eb
            .selectFrom('promotion_text as words')
            .select(['words.title', 'words.summary'])
            .whereRef('words.tenant_id', '=', 'promotion.tenant_id')
            .whereRef('words.promotion_id', '=', 'promotion.id')
            .where('words.language', '=', anyOf(order))
            .orderBy(byPreference(order))
            .limit(1)
            .as('best'),
        )
        .select(['promotion.id', 'best.title', 'best.summary', 'promotion.image', 'promotion.ends_at as endsAt'])
        .where('promotion.tenant_id', '=', tenant.id)
        .where('promotion.starts_at', '<=', now())
        .where((eb) => eb.or([eb('promotion.ends_at', 'is', null), eb('promotion.ends_at', '>', now())]))
        .orderBy('promotion.position')
        .orderBy('promotion.id')
        .execute();
    },

    async announce(tenantId, { type, publishedAt, endsAt = null, texts }, query) {
      const id = db.newId();
      const words = rowsOf(texts, ({ title, content }) => ({ title: cleanLine(title), content: cleanHtml(content) }));
      // In one transaction, so that neither the notice nor its texts exist alone.
      const write = async (tx: Queries): Promise<string> => {
        await tx.insertInto('announcement').values({ tenant_id: tenantId, id, type, published_at: publishedAt, ends_at: endsAt }).execute();
        await tx.insertInto('announcement_text').values(words.map((text) => ({ tenant_id: tenantId, announcement_id: id, ...text }))).execute();
        await expectNews(tx, tenantId, id, { publishedAt, endsAt }, now());
        return id;
      };
      return query === undefined ? db.transaction(write) : write(query);
    },

    async putBanner(tenantId, { id, group, position, link, startsAt, endsAt, texts }, query = db.query) {
      const words = rowsOf(texts, ({ title, text, action }) => ({ title: cleanLine(title), text: cleanLine(text), action: cleanLine(action) }));
      const row = { group_name: group, position, link, starts_at: startsAt, ends_at: endsAt ?? null };
      await query
        .with('written', (qc) =>
          qc
            .insertInto('banner')
            .values({ tenant_id: tenantId, id, ...row })
            .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(row)),
        )
        .insertInto('banner_text')
        .values(words.map((text) => ({ tenant_id: tenantId, banner_id: id, ...text })))
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'banner_id', 'language'])
            .doUpdateSet((eb) => ({ title: eb.ref('excluded.title'), text: eb.ref('excluded.text'), action: eb.ref('excluded.action') })),
        )
        .execute();
    },

    async putPromotion(tenantId, { id, position, startsAt, endsAt, texts }, query = db.query) {
      const words = rowsOf(texts, ({ title, summary }) => ({ title: cleanLine(title), summary: cleanLine(summary) }));
      const row = { position, starts_at: startsAt, ends_at: endsAt ?? null };
      await query
        .with('written', (qc) =>
          qc
            .insertInto('promotion')
            .values({ tenant_id: tenantId, id, ...row })
            .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(row)),
        )
        .insertInto('promotion_text')
        .values(words.map((text) => ({ tenant_id: tenantId, promotion_id: id, ...text })))
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'promotion_id', 'language'])
            .doUpdateSet((eb) => ({ title: eb.ref('excluded.title'), summary: eb.ref('excluded.summary') })),
        )
        .execute();
    },
  };
}
