import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import { cleanLine } from '../../platform/html/index.ts';

/** From when and until when something is shown. */
export interface OfferTimes {
  readonly from: Date;
  /** Not shown from this moment on. */
  readonly until: Date | null;
}

/** A banner or a promotion with all of its languages, whether players see it now or not. */
export interface OfferDraft<Facts, Words> extends OfferTimes {
  readonly id: string;
  readonly facts: Facts;
  readonly texts: Readonly<Record<string, Words>>;
}

/** Where banners or promotions are kept. */
export interface OfferShape<Facts, Words> {
  readonly table: string;
  readonly textTable: string;
  /** Column of the texts that names what they belong to. */
  readonly key: string;
  /** Rows of other groups are left alone. */
  readonly group: { readonly column: string; readonly value: string } | undefined;
  /** Columns by fact. */
  readonly facts: Readonly<Record<keyof Facts & string, string>>;
  readonly words: readonly (keyof Words & string)[];
}

/** Reads and changes banners or promotions in their order. */
export interface OfferStore<Facts, Words> {
  list(tenantId: string, page: { readonly offset: number; readonly limit: number }): Promise<{ readonly found: OfferDraft<Facts, Words>[]; readonly total: number }>;
  /** Undefined where there is none. Nobody else changes it until the end of `tx`. */
  lock(tx: Tx, tenantId: string, id: string): Promise<OfferDraft<Facts, Words> | undefined>;
  /** Every id in order; nobody else changes the order until the end of `tx`. */
  lockOrder(tx: Tx, tenantId: string): Promise<string[]>;
  order(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void>;
  /** Adds one behind the others; returns whether the id was free. */
  add(tx: Tx, tenantId: string, offer: Omit<OfferDraft<Facts, Words>, 'texts'>): Promise<boolean>;
  /** Sets facts and times. */
  change(tx: Tx, tenantId: string, offer: Omit<OfferDraft<Facts, Words>, 'texts'>): Promise<void>;
  /** Writes the text of one language in place of what it was; undefined takes it away. */
  writeText(tx: Tx, tenantId: string, id: string, language: string, words: Words | undefined): Promise<void>;
  /** The words as they are stored and shown. */
  clean(words: Words): Words;
}

interface Line<Words> {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, Words>>;
}

/** Creates an {@link OfferStore} on the tables that the shape names. */
export function createOfferStore<Facts extends { readonly [Name in keyof Facts]: string | null }, Words extends { readonly [Name in keyof Words]: string }>(db: Database, shape: OfferShape<Facts, Words>): OfferStore<Facts, Words> {
  const { table, textTable, key, group, words } = shape;
  const factNames = Object.keys(shape.facts) as (keyof Facts & string)[];
  const columnOf = (fact: keyof Facts & string): RawBuilder<unknown> => sql.ref(shape.facts[fact]);
  const inGroup = group === undefined ? sql`true` : sql`offer.${sql.ref(group.column)} = ${group.value}`;
  const selected = sql`
    offer.id, offer.starts_at, offer.ends_at,
    jsonb_build_object(${sql.join(factNames.flatMap((fact) => [sql.lit(fact), sql`offer.${columnOf(fact)}`]))}) as facts,
    (select coalesce(jsonb_object_agg(words.language, jsonb_build_object(${sql.join(words.flatMap((word) => [sql.lit(word), sql`words.${sql.ref(word)}`]))}) order by words.language), '{}'::jsonb)
      from ${sql.table(textTable)} as words where words.tenant_id = offer.tenant_id and words.${sql.ref(key)} = offer.id) as texts`;
  const draftOf = ({ id, starts_at: from, ends_at: until, facts, texts }: Line<Words>): OfferDraft<Facts, Words> => ({ id, from, until, facts: facts as unknown as Facts, texts });
  const valuesOf = (facts: Facts) => factNames.map((fact) => sql`${facts[fact]}`);

  async function idsIn(query: Queries, tenantId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select offer.id from ${sql.table(table)} as offer where offer.tenant_id = ${tenantId} and ${inGroup} order by offer.position, offer.id for update`.execute(query);
    return rows.map(({ id }) => id);
  }

  return {
    async list(tenantId, { offset, limit }) {
      const { rows: [counted] } = await sql<{ total: bigint }>`select count(*) as total from ${sql.table(table)} as offer where offer.tenant_id = ${tenantId} and ${inGroup}`.execute(db.query);
      const { rows } = await sql<Line<Words>>`
        select ${selected} from ${sql.table(table)} as offer where offer.tenant_id = ${tenantId} and ${inGroup}
        order by offer.position, offer.id offset ${offset} limit ${limit}`.execute(db.query);
      return { found: rows.map(draftOf), total: Number(counted?.total ?? 0) };
    },
    async lock(tx, tenantId, id) {
      const { rows: [line] } = await sql<Line<Words>>`select ${selected} from ${sql.table(table)} as offer where offer.tenant_id = ${tenantId} and offer.id = ${id} and ${inGroup} for update of offer`.execute(tx);
      return line === undefined ? undefined : draftOf(line);
    },
    lockOrder: idsIn,
    async order(tx, tenantId, ids) {
      await sql`
        update ${sql.table(table)} as offer set position = wanted.position
        from unnest(${ids}::text[]) with ordinality as wanted (id, position)
        where offer.tenant_id = ${tenantId} and offer.id = wanted.id`.execute(tx);
    },
    async add(tx, tenantId, { id, from, until, facts }) {
      const groupColumn = group === undefined ? [] : [sql.ref(group.column)];
      const groupValue = group === undefined ? [] : [sql`${group.value}::text`];
      const { rows } = await sql`
        insert into ${sql.table(table)} (${sql.join([sql.ref('tenant_id'), sql.ref('id'), sql.ref('position'), sql.ref('starts_at'), sql.ref('ends_at'), ...factNames.map(columnOf), ...groupColumn])})
        values (${sql.join([
          sql`${tenantId}`,
          sql`${id}`,
          sql`(select coalesce(max(offer.position), 0) + 1 from ${sql.table(table)} as offer where offer.tenant_id = ${tenantId} and ${inGroup})`,
          sql`${from}`,
          sql`${until}`,
          ...valuesOf(facts),
          ...groupValue,
        ])})
        on conflict (tenant_id, id) do nothing returning id`.execute(tx);
      return rows.length > 0;
    },
    async change(tx, tenantId, { id, from, until, facts }) {
      const set = [sql`starts_at = ${from}`, sql`ends_at = ${until}`, ...factNames.map((fact) => sql`${columnOf(fact)} = ${facts[fact]}`)];
      await sql`update ${sql.table(table)} set ${sql.join(set)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    },
    async writeText(tx, tenantId, id, language, text) {
      if (text === undefined) {
        await sql`delete from ${sql.table(textTable)} where tenant_id = ${tenantId} and ${sql.ref(key)} = ${id} and language = ${language}`.execute(tx);
        return;
      }
      const clean = cleaned(text);
      await sql`
        insert into ${sql.table(textTable)} (${sql.join([sql.ref('tenant_id'), sql.ref(key), sql.ref('language'), ...words.map((word) => sql.ref(word))])})
        values (${sql.join([sql`${tenantId}`, sql`${id}`, sql`${language}`, ...words.map((word) => sql`${clean[word]}`)])})
        on conflict (tenant_id, ${sql.ref(key)}, language) do update set ${sql.join(words.map((word) => sql`${sql.ref(word)} = excluded.${sql.ref(word)}`))}`.execute(tx);
    },
    clean: cleaned,
  };

  function cleaned(text: Words): Words {
    return Object.fromEntries(words.map((word) => [word, cleanLine(text[word])])) as unknown as Words;
  }
}
