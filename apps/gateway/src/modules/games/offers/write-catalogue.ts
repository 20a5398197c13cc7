import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { catalogueFile, type CatalogueFile, type CatalogueInput } from '../catalogue/catalogue-file.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { searchKey } from '../search/search-key.ts';

/** Columns of the fields whose name in a file is another one. */
const COLUMNS: Readonly<Record<string, string>> = {
  displayName: 'display_name', accountTypeName: 'account_type_name', open: 'open_policy', isHot: 'is_hot', regionsBarred: 'regions_barred', framePermissions: 'frame_permissions',
  vendor: 'vendor_code', defaultPlayType: 'default_play_type', opensList: 'opens_list', freePlay: 'free_play', freeSpins: 'free_spins', isJackpot: 'is_jackpot',
  liveCategory: 'live_category', hotRank: 'hot_rank', newRank: 'new_rank', minStake: 'min_stake', maxStake: 'max_stake', drawBoard: 'draw_board', drawRegion: 'draw_region',
  game: 'game_code',
};
/** Columns that follow from a row as a whole. */
const DERIVED = ['position', 'search_key'] as const;

interface StatedRow {
  readonly code: string;
}

/** A row's columns, and which of them its file states. */
function rowOf(filled: StatedRow, stated: StatedRow, derived: object = {}): object {
  const columns = Object.fromEntries(Object.entries(filled).map(([field, value]) => [COLUMNS[field] ?? field, value]));
  return { ...columns, ...derived, stated: [...Object.keys(stated).map((field) => COLUMNS[field] ?? field), ...DERIVED] };
}

const TABLES = {
  game_vendor: `code text, display_name text, account_type_name text, open_policy text, wallet text, state text, is_hot boolean, regions_barred text[],
    origin text, frame_permissions text[], position int`,
  game: `code text, vendor_code text, type text, name text, search_key text, default_play_type text, opens_list boolean, state text,
    free_play boolean, free_spins boolean, is_jackpot boolean, lines int, rtp numeric, volatility text, live_category text, image text, position int,
    hot_rank int, new_rank int, min_stake bigint, max_stake bigint, draw_board text, draw_region text`,
  game_room: 'code text, game_code text, number int, tier text, state text, min_stake bigint, max_stake bigint, node text',
} as const;

/** Inserts rows; of a row that is there already only the columns that its file states are changed. */
async function upsert(tx: Tx, table: keyof typeof TABLES, rows: readonly object[]): Promise<void> {
  const names = TABLES[table].split(',').map((column) => column.trim().split(' ')[0] ?? '');
  const to = (prefix: string, name: string) => sql.ref(`${prefix}.${name}`);
  const changes = names.filter((name) => name !== 'code').map((name) => sql`${sql.ref(name)} = case when ${name} = any(given.stated) then ${to('given', name)} else ${to('there', name)} end`);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(TABLES[table])}, stated text[])`;
  await sql`update ${sql.table(table)} as there set ${sql.join(changes)} from ${given} where there.code = given.code`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(name)))} from ${given}
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
  const rows = <Row extends StatedRow>(filled: readonly Row[], given: readonly StatedRow[] = [], derived: (row: Row, index: number) => object = () => ({})) =>
    filled.map((row, index) => rowOf(row, given[index] ?? row, derived(row, index)));
  const vendorRows = rows(vendors, stated.vendors, (_vendor, index) => ({ position: index + 1 }));
  await upsert(tx, 'game_vendor', knownVendors === 'change' ? vendorRows : vendorRows.map((row) => ({ ...row, stated: [] })));
  await upsert(
    tx,
    'game',
    rows(games, stated.games, ({ name, vendor }, index) => ({ search_key: searchKey(`${name} ${vendorNames.get(vendor) ?? ''}`), position: first + index })),
  );
  await upsert(tx, 'game_room', rows(rooms, stated.rooms));
}

/**
 * Writes a catalogue's vendors, games and tables: new ones and changed ones, its games behind those that are there
 * already. What is in the database and not in the catalogue stays, since records refer to it; so does a field that the
 * catalogue does not state, such as the state, the barred countries and the frame permissions that the operator set.
 */
export async function importCatalogue(db: Database, catalogue: CatalogueInput, options?: ImportOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await write(tx, catalogue, await lastPosition(tx, catalogue), options);
    await analyzeCatalogue(tx);
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
