import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';

/** What a merchant can pin to the top. */
export type Pinnable = 'game' | 'vendor';

const tables = {
  game: { pins: 'tenant_game_pin', code: 'game_code', offers: 'tenant_game' },
  vendor: { pins: 'tenant_vendor_pin', code: 'vendor_code', offers: 'tenant_vendor' },
} as const;

/** The pinned codes by country, in order; '' applies to every country. */
export async function pinsOf(query: Queries, tenantId: string, what: Pinnable): Promise<ReadonlyMap<string, readonly string[]>> {
  const { pins, code } = tables[what];
  const rows = await query
    .selectFrom(pins)
    .select('country')
    .select(sql<string>`${sql.ref(code)}`.as('code'))
    .where('tenant_id', '=', tenantId)
    .orderBy('country')
    .orderBy('position')
    .execute();
  return new Map([...Map.groupBy(rows, ({ country }) => country)].map(([country, list]) => [country, list.map((row) => row.code)]));
}

/**
 * Pins games or vendors for visitors from a country ('' for everyone), in this order, replacing the previous pins; an empty
 * list removes them. Returns the codes that the tenant does not offer: then nothing was changed. `also` is done in the transaction
 * of a change.
 */
export async function setPins(db: Database, tenantId: string, what: Pinnable, country: string, codes: readonly string[], also?: (tx: Tx, before: readonly string[]) => Promise<void>): Promise<string[]> {
  const { pins, code, offers } = tables[what];
  const wanted = [...new Set(codes)];
  return db.transaction(async (tx) => {
    const rows = await tx
      .selectFrom(offers)
      .select(sql<string>`${sql.ref(code)}`.as('code'))
      .where('tenant_id', '=', tenantId)
      .where(sql.ref<string>(code), '=', anyOf(wanted))
      .execute();
    const known = new Set(rows.map((row) => row.code));
    const unknown = wanted.filter((each) => !known.has(each));
    if (unknown.length > 0) return unknown;
    const before = also === undefined ? [] : ((await pinsOf(tx, tenantId, what)).get(country) ?? []);
    await tx.deleteFrom(pins).where('tenant_id', '=', tenantId).where('country', '=', country).execute();
    await sql`
      insert into ${sql.table(pins)} (tenant_id, country, ${sql.ref(code)}, position)
      select ${tenantId}, ${country}, code, place from unnest(${wanted}::text[]) with ordinality as wanted(code, place)`.execute(tx);
    await also?.(tx, before);
    return [];
  });
}
