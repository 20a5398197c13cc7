import { sql } from 'kysely';
import { anyOf, type Database } from '../../../platform/db/index.ts';
import { cleanHtml } from '../../../platform/html/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { defaultHelp } from './default-help.ts';
import type { HelpArticle } from './help-article.ts';

/** The articles of the help centre. */
export interface HelpCentre {
  /** The articles in order, each in the requested language, else in the merchant's default, else in English. */
  entries(tenant: Tenant, language: string): Promise<HelpArticle[]>;
  /** Writes an article; its HTML is sanitised first. */
  write(tenant: Tenant, language: string, position: number, entry: HelpArticle): Promise<void>;
  /**
   * Gives a merchant without any article the default ones, and adds those of other languages to articles that are still the default:
   * beside an article that the merchant wrote, a default one would say something else.
   */
  seed(tenant: Tenant): Promise<void>;
}

export function createHelpCentre(db: Database): HelpCentre {
  const centre: HelpCentre = {
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
      const english = defaultHelp.EN(tenant);
      const isDefault = ({ id, content }: HelpArticle): boolean =>
        written.length === 0 || written.some((entry) => entry.language === 'EN' && entry.id === id && entry.content === cleanHtml(content));
      const unchanged = new Set(english.filter(isDefault).map(({ id }) => id));
      for (const [language, articles] of Object.entries(defaultHelp)) {
        for (const [position, article] of articles(tenant).entries()) {
          const isThere = written.some((entry) => entry.language === language && entry.id === article.id);
          if (unchanged.has(article.id) && !isThere) await centre.write(tenant, language, position + 1, article);
        }
      }
    },
  };
  return centre;
}
