import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { catalogueFile, type CatalogueFile, type CatalogueInput } from '../catalogue/catalogue-file.ts';
import { writtenColumns, writtenRows, type CatalogueTable, type WrittenRow } from '../catalogue/catalogue-rows.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { searchKey } from '../search/search-key.ts';

/** Inserts rows; of a row that is there already only the columns that its file states are changed. */
async function upsert<Table extends CatalogueTable>(tx: Tx, table: Table, rows: readonly WrittenRow<Table>[]): Promise<void> {
  const names = writtenColumns(table);
  const columns = (prefix: string) => sql.join(names.map((name) => sql.ref(`${prefix}.${name}`)));
  const changes = names
    .filter((name) => name !== 'code')
    .map((name) => sql`${sql.ref(name)} = case when ${name} = any(file.stated) then ${sql.ref(`given.${name}`)} else ${sql.ref(`there.${name}`)} end`);
  // One parameter for all rows: PostgreSQL takes at most 65,535 of them. The types are those of the table's columns.
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file(columns jsonb, stated text[])
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, file.columns) as given`;
  await sql`update ${sql.table(table)} as there set ${sql.join(changes)} from ${given} where there.code = given.code`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${columns('given')} from ${given}
    on conflict (code) do nothing`.execute(tx);
}

/** Updates the planner's statistics of the catalogue; the function may, the role that serves may not. */
async function analyzeCatalogue(tx: Tx): Promise<void> {
  await sql`select catalogue_analyze()`.execute(tx);
}

/** The last position among the games that the catalogue does not contain. */
async function lastPosition(tx: Tx, { games }: CatalogueInput): Promise<number> {
  const { last } = await tx
    .selectFrom('game')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('code', '<>', sql<string>`all(${games.map(({ code }) => code)}::text[])`)
    .executeTakeFirstOrThrow();
  return ((last as number | null) ?? 0) + 1;
}

/** How a catalogue is imported. */
export interface ImportOptions {
  /** Whether vendors that are there already take the catalogue's values or stay as they are. */
  readonly knownVendors?: 'change' | 'keep';
}

async function write(tx: Tx, stated: CatalogueInput, first: number, { knownVendors = 'change' }: ImportOptions = {}): Promise<void> {
  const { vendors, games, rooms }: CatalogueFile = catalogueFile.parse(stated);
  const vendorNames = new Map(vendors.map(({ code, displayName }) => [code, displayName]));
  const vendorRows = writtenRows('game_vendor', vendors, stated.vendors, (_vendor, index) => ({ position: index + 1 }));
  await upsert(tx, 'game_vendor', knownVendors === 'change' ? vendorRows : vendorRows.map((row) => ({ ...row, stated: [] })));
  const gameRows = writtenRows('game', games, stated.games, ({ name, vendor }, index) => ({ search_key: searchKey(`${name} ${vendorNames.get(vendor) ?? ''}`), position: first + index }));
  await upsert(tx, 'game', gameRows);
  await upsert(tx, 'game_room', writtenRows('game_room', rooms, stated.rooms, () => ({})));
}

/**
 * Writes a catalogue's vendors, games and tables: new ones and changed ones, its games behind those that are there
 * already. What is in the database and not in the catalogue stays, since records refer to it; so does a field that the
 * catalogue does not state, such as the state, the barred countries and the frame permissions that the operator set.
 */
export async function importCatalogue(db: Database, catalogue: CatalogueInput, options?: ImportOptions, also?: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await write(tx, catalogue, await lastPosition(tx, catalogue), options);
    await analyzeCatalogue(tx);
    await also?.(tx);
  });
}

/** Writes the demo catalogue, where it has changed since it was last written; `origin` is the address of its game server. */
export async function writeCatalogue(db: Database, origin: string): Promise<void> {
  const catalogue = demoCatalogue(origin);
  const checksum = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  const written = await db.query
    .selectFrom('catalogue_state')
    .select('name')
    .where('name', '=', 'catalogue')
    .where('checksum', '=', checksum)
    .executeTakeFirst();
  if (written !== undefined) return;
  await db.transaction(async (tx) => {
    await write(tx, catalogue, 1);
    const row = { checksum, written_at: new Date(db.clock.now()) };
    await tx
      .insertInto('catalogue_state')
      .values({ name: 'catalogue', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
    await analyzeCatalogue(tx);
  });
}

/**
 * Offers a tenant every game of the catalogue that it does not have yet, in the categories of its brand; games that the tenant
 * has disabled or moved stay as they are. Returns the number of new games.
 */
export async function offerCatalogue(db: Database, tenant: Tenant): Promise<number> {
  const { exponent } = tenant.currency;
  // Currencies without decimals count in small units: a hundredth of the catalogue becomes five whole units there.
  const scale = exponent >= 2 ? 10n ** BigInt(exponent - 2) : 5n;
  const missing = (query: Queries) =>
    query
      .selectFrom('game')
      .where('game.type', '=', anyOf(tenant.categories))
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('tenant_game as offer').select('offer.game_code').where('offer.tenant_id', '=', tenant.id).whereRef('offer.game_code', '=', 'game.code'))),
      );
  if ((await missing(db.query).select('game.code').limit(1).executeTakeFirst()) === undefined) return 0;
  return db.transaction(async (tx) => {
    await tx
      .insertInto('tenant_vendor')
      .columns(['tenant_id', 'vendor_code', 'enabled', 'position'])
      .expression((eb) =>
        eb.selectFrom('game_vendor').select([sql<string>`${tenant.id}::text`.as('tenant_id'), 'code', sql<boolean>`true`.as('enabled'), 'position']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('tenant_game')
      .columns(['tenant_id', 'game_code', 'vendor_code', 'type', 'enabled', 'position', 'hot_rank', 'new_rank', 'min_stake', 'max_stake'])
      .expression(
        missing(tx).select((eb) => [
          sql<string>`${tenant.id}::text`.as('tenant_id'), 'game.code', 'game.vendor_code', 'game.type', eb.lit(true).as('enabled'), 'game.position',
          'game.hot_rank', 'game.new_rank', eb('game.min_stake', '*', scale).as('min_stake'), eb('game.max_stake', '*', scale).as('max_stake'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    await analyzeCatalogue(tx);
    return Number(numInsertedOrUpdatedRows);
  });
}
