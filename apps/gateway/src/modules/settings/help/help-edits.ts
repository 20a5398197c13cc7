import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import { cleanHtml, cleanLine } from '../../../platform/html/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { productHelp } from './product-help.ts';

/** A help text in one language, its content in HTML. */
export interface HelpWords {
  readonly title: string;
  readonly content: string;
}

/** A version that was published. */
export interface HelpVersion extends HelpWords {
  readonly version: number;
  readonly publishedAt: Date;
  /** What players read until then; null: the text of the product. */
  readonly before: number | null;
}

/** A topic in one language, as it stands. */
export interface HelpState {
  readonly topic: string;
  readonly language: string;
  /** `none`: players read another language. */
  readonly source: 'merchant' | 'product' | 'none';
  readonly version: number | null;
  readonly shown: HelpWords | null;
  readonly draft: HelpWords | null;
}

/** Reads and writes help texts for operators. What is locked is changed by nobody else until the end of the transaction. */
export interface HelpEdits {
  /** Every topic in every language of the brand, or in others, in the order of the help centre. */
  list(tenant: Tenant, languages?: readonly string[]): Promise<HelpState[]>;
  versions(tenant: Tenant, topic: string, language: string, query?: Queries): Promise<HelpVersion[]>;
  /** Undefined where the help centre has no such topic. */
  lock(tx: Tx, tenant: Tenant, topic: string, language: string): Promise<HelpState | undefined>;
  draft(tx: Tx, tenant: Tenant, state: HelpState, words: HelpWords | null): Promise<void>;
  /** Shows words as a new version; returns its number. A text from before there were versions becomes a version first. */
  publish(tx: Tx, tenant: Tenant, state: HelpState, words: HelpWords): Promise<number>;
  /**
   * Shows a version that is there; null: the text of the product, or without one that of another language. Returns what is shown then;
   * undefined where nothing would be left of the topic, and nothing was done.
   */
  show(tx: Tx, tenant: Tenant, state: HelpState, version: HelpVersion | null): Promise<HelpWords | null | undefined>;
}

/** The words as they are stored and shown: the title without markup, the content with harmless markup alone. */
export function cleanHelp({ title, content }: HelpWords): HelpWords {
  return { title: cleanLine(title), content: cleanHtml(content).trim() };
}

interface Entry extends HelpWords {
  readonly id: string;
  readonly language: string;
  readonly version: number | null;
}
type Draft = Omit<Entry, 'version'>;

/** Creates {@link HelpEdits}. */
export function createHelpEdits(db: Database): HelpEdits {
  const at = (): Date => new Date(db.clock.now());
  const entriesOf = (query: Queries, tenantId: string) => query.selectFrom('help_entry').select(['id', 'language', 'title', 'content', 'version']).where('tenant_id', '=', tenantId).orderBy('position').orderBy('id').orderBy('language');
  const draftsOf = (query: Queries, tenantId: string) => query.selectFrom('help_draft').select(['id', 'language', 'title', 'content']).where('tenant_id', '=', tenantId);

  function stateOf(tenant: Tenant, topic: string, language: string, entries: readonly Entry[], drafts: readonly Draft[]): HelpState {
    const entry = entries.find((each) => each.id === topic && each.language === language);
    const draft = drafts.find((each) => each.id === topic && each.language === language);
    const product = productHelp(tenant, topic, language);
    const isProduct = entry !== undefined && entry.version === null && entry.title === product?.title && entry.content === product.content;
    return {
      topic,
      language,
      source: entry === undefined ? 'none' : isProduct ? 'product' : 'merchant',
      version: entry?.version ?? null,
      shown: entry === undefined ? null : { title: entry.title, content: entry.content },
      draft: draft === undefined ? null : { title: draft.title, content: draft.content },
    };
  }

  async function newest(tx: Tx, tenantId: string, { topic, language }: HelpState): Promise<number> {
    const { version } = await tx.selectFrom('help_version').select((eb) => eb.fn.max('version').as('version')).where('tenant_id', '=', tenantId).where('id', '=', topic).where('language', '=', language).executeTakeFirstOrThrow();
    return version ?? 0;
  }

  async function put(tx: Tx, tenantId: string, { topic, language }: HelpState, words: HelpWords, version: number | null): Promise<void> {
    const { position } = await tx.selectFrom('help_entry').select('position').where('tenant_id', '=', tenantId).where('id', '=', topic).orderBy('language').limit(1).executeTakeFirstOrThrow();
    const row = { title: words.title, content: words.content, version };
    await tx.insertInto('help_entry').values({ tenant_id: tenantId, language, id: topic, position, ...row }).onConflict((conflict) => conflict.columns(['tenant_id', 'language', 'id']).doUpdateSet(row)).execute();
  }

  return {
    async list(tenant, languages = tenant.languages) {
      const [entries, drafts] = await Promise.all([entriesOf(db.query, tenant.id).execute(), draftsOf(db.query, tenant.id).execute()]);
      return [...new Set(entries.map(({ id }) => id))].flatMap((topic) => languages.map((language) => stateOf(tenant, topic, language, entries, drafts)));
    },
    versions: (tenant, topic, language, query = db.query) =>
      query
        .selectFrom('help_version')
        .select(['version', 'title', 'content', 'published_at as publishedAt', 'before_version as before'])
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', topic)
        .where('language', '=', language)
        .orderBy('version', 'desc')
        .execute(),
    async lock(tx, tenant, topic, language) {
      const entries = await entriesOf(tx, tenant.id).where('id', '=', topic).forUpdate().execute();
      if (entries.length === 0) return undefined;
      return stateOf(tenant, topic, language, entries, await draftsOf(tx, tenant.id).where('id', '=', topic).execute());
    },
    async draft(tx, tenant, { topic, language }, words) {
      if (words === null) {
        await tx.deleteFrom('help_draft').where('tenant_id', '=', tenant.id).where('language', '=', language).where('id', '=', topic).execute();
        return;
      }
      const row = { ...cleanHelp(words), written_at: at() };
      await tx.insertInto('help_draft').values({ tenant_id: tenant.id, language, id: topic, ...row }).onConflict((conflict) => conflict.columns(['tenant_id', 'language', 'id']).doUpdateSet(row)).execute();
    },
    async publish(tx, tenant, state, words) {
      const { topic: id, language, shown, source } = state;
      const known = await newest(tx, tenant.id, state);
      const rows: { readonly words: HelpWords; readonly before: number | null }[] = [];
      if (source === 'merchant' && state.version === null && shown !== null) rows.push({ words: shown, before: null });
      rows.push({ words: cleanHelp(words), before: rows.length > 0 ? known + 1 : state.version });
      await tx.insertInto('help_version').values(rows.map((row, index) => ({ tenant_id: tenant.id, language, id, version: known + 1 + index, title: row.words.title, content: row.words.content, published_at: at(), before_version: row.before }))).execute();
      const version = known + rows.length;
      await put(tx, tenant.id, state, cleanHelp(words), version);
      return version;
    },
    async show(tx, tenant, state, version) {
      const words = version ?? productHelp(tenant, state.topic, state.language) ?? null;
      if (words !== null) {
        await put(tx, tenant.id, state, words, version?.version ?? null);
        return { title: words.title, content: words.content };
      }
      const { numDeletedRows } = await tx
        .deleteFrom('help_entry')
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', state.topic)
        .where('language', '=', state.language)
        .where(({ exists, selectFrom }) => exists(selectFrom('help_entry as other').select('other.id').where('other.tenant_id', '=', tenant.id).where('other.id', '=', state.topic).where('other.language', '<>', state.language)))
        .executeTakeFirst();
      return numDeletedRows > 0n ? null : undefined;
    },
  };
}
