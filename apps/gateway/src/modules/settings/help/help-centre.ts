import { sql } from 'kysely';
import { anyOf, type Database } from '../../../platform/db/index.ts';
import { cleanHtml } from '../../../platform/html/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { completeLanguageCodes } from '../../../platform/texts/index.ts';
import { defaultHelp } from './default-help.ts';
import type { HelpArticle } from './help-article.ts';
import { productHelp } from './product-help.ts';

/** The articles of the help centre. */
export interface HelpCentre {
  /** The articles in order, each in the requested language, else in the merchant's default, else in English. */
  entries(tenant: Tenant, language: string): Promise<HelpArticle[]>;
  /** Writes an article; its HTML is sanitised first. */
  write(tenant: Tenant, language: string, position: number, entry: HelpArticle): Promise<void>;
  /**
   * Gives a merchant without any article the default ones, and adds those of other languages to articles that are still the default in
   * English and in the merchant's default language: beside an article that the merchant wrote, a default one would say something else.
   */
  seed(tenant: Tenant): Promise<void>;
}

export function createHelpCentre(db: Database): HelpCentre {
  return {
    async entries(tenant, language) {
      const order = [language, tenant.defaultLanguage, 'EN'];
      return db.query
        .selectFrom((eb) =>
          eb
            .selectFrom('help_entry')
            .distinctOn('id')
            .select(['id', 'title', 'content', 'position'])
            .where('tenant_id', '=', tenant.id)
            .where('language', '=', anyOf(order))
            .orderBy('id')
            .orderBy(sql`array_position(${order}::text[], language)`)
            .as('best'),
        )
        .select(['id', 'title', 'content'])
        .orderBy('position')
        .orderBy('id')
        .execute();
    },
    async write(tenant, language, position, { id, title, content }) {
      const row = { position, title, content: cleanHtml(content) };
      await db.query
        .insertInto('help_entry')
        .values({ tenant_id: tenant.id, language, id, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'language', 'id']).doUpdateSet(row))
        .execute();
    },
    async seed(tenant) {
      const written = await db.query.selectFrom('help_entry').select(['language', 'id', 'content']).where('tenant_id', '=', tenant.id).execute();
      const isThere = (id: string, language: string): boolean => written.some((entry) => entry.id === id && entry.language === language);
      const isOwn = (id: string, language: string): boolean =>
        written.some((entry) => entry.id === id && entry.language === language && entry.content !== productHelp(tenant, id, language)?.content);
      const isUnchanged = (id: string): boolean => written.length === 0 || (isThere(id, 'EN') && !isOwn(id, 'EN') && !isOwn(id, tenant.defaultLanguage));
      const unchanged = new Set(defaultHelp.EN(tenant).map(({ id }) => id).filter(isUnchanged));
      const rows = completeLanguageCodes.flatMap((language) =>
        defaultHelp[language](tenant).flatMap(({ id, title, content }, index) =>
          unchanged.has(id) && !isThere(id, language) ? [{ tenant_id: tenant.id, language, id, position: index + 1, title, content: cleanHtml(content) }] : [],
        ),
      );
      // Another gateway that starts at the same time may have written them.
      if (rows.length > 0) await db.query.insertInto('help_entry').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
    },
  };
}
