import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { anyOf, type Database } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { defaultHelp } from './default-help.ts';

type HelpArticle = ResponseOf<'helpCenter'>['entries'][number];

/** The articles of the help centre. */
export interface HelpCentre {
  /** The articles in order, each in the requested language, else in the merchant's default, else in English. */
  entries(tenant: Tenant, language: string): Promise<HelpArticle[]>;
  /** Writes an article; its HTML is sanitised first. */
  write(tenant: Tenant, language: string, position: number, entry: HelpArticle): Promise<void>;
  /** Gives a merchant without any article the default ones. */
  seed(tenant: Tenant): Promise<void>;
}

const HTML = { allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'], allowedAttributes: { a: ['href'] }, allowedSchemes: ['https', 'mailto'] };

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
      const row = { position, title, content: sanitizeHtml(content, HTML) };
      await db.query
        .insertInto('help_entry')
        .values({ tenant_id: tenant.id, language, id, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'language', 'id']).doUpdateSet(row))
        .execute();
    },
    async seed(tenant) {
      const any = await db.query.selectFrom('help_entry').select('id').where('tenant_id', '=', tenant.id).limit(1).executeTakeFirst();
      if (any !== undefined) return;
      for (const [position, entry] of defaultHelp(tenant).entries()) await centre.write(tenant, 'EN', position + 1, entry);
    },
  };
  return centre;
}
