import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import type { Database } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { firstHelp } from './first-help.ts';

type Entry = ResponseOf<'helpCenter'>['entries'][number];

/** The articles of the help centre. */
export interface HelpCentre {
  /** The articles in order, each in the language where it exists in it, else in the merchant's default, else in English. */
  entries(tenant: Tenant, language: string): Promise<Entry[]>;
  /** Writes an article; its HTML is cleaned first. */
  write(tenant: Tenant, language: string, position: number, entry: Entry): Promise<void>;
  /** Gives a merchant without any article the platform's first ones. */
  seed(tenant: Tenant): Promise<void>;
}

const HTML = { allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'], allowedAttributes: { a: ['href'] }, allowedSchemes: ['https', 'mailto'] };

/** The {@link HelpCentre} in the database. */
export function createHelpCentre(db: Database): HelpCentre {
  const centre: HelpCentre = {
    async entries(tenant, language) {
      const order = [language, tenant.defaultLanguage, 'EN'];
      const { rows } = await sql<Entry>`
        select id, title, content from (
          select distinct on (id) id, title, content, position from help_entry
          where tenant_id = ${tenant.id} and language = any(${order}::text[])
          order by id, array_position(${order}::text[], language)) as best
        order by position, id`.execute(db.query);
      return rows;
    },
    async write(tenant, language, position, { id, title, content }) {
      await sql`
        insert into help_entry (tenant_id, language, id, position, title, content)
        values (${tenant.id}, ${language}, ${id}, ${position}, ${title}, ${sanitizeHtml(content, HTML)})
        on conflict (tenant_id, language, id) do update
          set position = excluded.position, title = excluded.title, content = excluded.content`.execute(db.query);
    },
    async seed(tenant) {
      const { rows } = await sql`select 1 from help_entry where tenant_id = ${tenant.id} limit 1`.execute(db.query);
      if (rows.length > 0) return;
      for (const [position, entry] of firstHelp(tenant).entries()) await centre.write(tenant, 'EN', position + 1, entry);
    },
  };
  return centre;
}
