import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { catalogueGames, stakeLimits } from './catalogue/catalogue.ts';
import { catalogueVendors } from './catalogue/vendors.ts';
import { searchKey } from './search-key.ts';

function vendorRows(origin: string): object[] {
  return catalogueVendors.map((vendor) => ({
    code: vendor.code,
    display_name: vendor.displayName,
    account_type_name: vendor.accountTypeName,
    open_policy: vendor.open,
    state: vendor.state,
    is_hot: vendor.isHot,
    regions_barred: vendor.barred,
    origin: vendor.state === 'open' ? origin : null,
  }));
}

const gameRows = catalogueGames.map((game) => ({
  code: game.code,
  vendor_code: game.vendor.code,
  type: game.type,
  name: game.name,
  search_key: searchKey(game.name),
  default_play_type: game.defaultPlayType,
  opens_list: game.opensList,
  state: game.vendor.state,
  free_play: game.freePlay,
  is_jackpot: game.isJackpot,
  lines: game.lines,
  rtp: game.rtp,
  volatility: game.volatility,
}));

const VENDOR_COLUMNS = sql`code text, display_name text, account_type_name text, open_policy text, state text, is_hot boolean, regions_barred text[], origin text`;
const GAME_COLUMNS = sql`code text, vendor_code text, type text, name text, search_key text, default_play_type text, opens_list boolean,
  state text, free_play boolean, is_jackpot boolean, lines int, rtp numeric, volatility text`;

/** Writes the catalogue's vendors and games; `origin` is the address of the game server that the slots are played on. */
export async function writeCatalogue(db: Database, origin: string): Promise<void> {
  const vendors = JSON.stringify(vendorRows(origin));
  const games = JSON.stringify(gameRows);
  const checksum = createHash('sha256').update(vendors).update(games).digest('hex');
  const { rows } = await sql`select 1 from catalogue_state where name = 'catalogue' and checksum = ${checksum}`.execute(db.query);
  if (rows.length > 0) return;
  await db.transaction(async (tx) => {
    await sql`
      insert into game_vendor (code, display_name, account_type_name, open_policy, state, is_hot, regions_barred, origin)
      select * from jsonb_to_recordset(${vendors}::jsonb) as row(${VENDOR_COLUMNS})
      on conflict (code) do update set display_name = excluded.display_name, account_type_name = excluded.account_type_name,
        open_policy = excluded.open_policy, state = excluded.state, is_hot = excluded.is_hot,
        regions_barred = excluded.regions_barred, origin = excluded.origin`.execute(tx);
    await sql`
      insert into game (code, vendor_code, type, name, search_key, default_play_type, opens_list, state, free_play, is_jackpot, lines, rtp, volatility)
      select * from jsonb_to_recordset(${games}::jsonb) as row(${GAME_COLUMNS})
      on conflict (code) do update set type = excluded.type, name = excluded.name, search_key = excluded.search_key,
        default_play_type = excluded.default_play_type, opens_list = excluded.opens_list, state = excluded.state,
        free_play = excluded.free_play, is_jackpot = excluded.is_jackpot, lines = excluded.lines, rtp = excluded.rtp,
        volatility = excluded.volatility`.execute(tx);
    await sql`
      insert into catalogue_state (name, checksum, written_at) values ('catalogue', ${checksum}, ${new Date(db.clock.now())})
      on conflict (name) do update set checksum = excluded.checksum, written_at = excluded.written_at`.execute(tx);
  });
}

/**
 * Offers a tenant every game of the catalogue that it does not have yet, in the categories of its brand; what the
 * tenant has switched off or moved stays as it is.
 */
export async function offerCatalogue(db: Database, tenant: Tenant): Promise<void> {
  const { rows } = await sql<{ missing: boolean }>`
    select exists (select from game where type = any(${[...tenant.categories]}::text[]) and not exists (
      select from tenant_game where tenant_id = ${tenant.id} and game_code = game.code)) as missing`.execute(db.query);
  if (rows[0]?.missing !== true) return;
  const vendors = catalogueVendors.map(({ code }, position) => ({ code, position: position + 1 }));
  const offered = catalogueGames.filter(({ type }) => tenant.categories.includes(type));
  const games = offered.map((game, position) => {
    const { min, max } = stakeLimits(game, tenant.currency.exponent);
    return { code: game.code, vendor: game.vendor.code, type: game.type, position: position + 1, hot: game.hotRank, fresh: game.newRank, min: String(min), max: String(max) };
  });
  await db.transaction(async (tx) => {
    await sql`
      insert into tenant_vendor (tenant_id, vendor_code, enabled, position)
      select ${tenant.id}, code, true, position from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb) as row(code text, position int)
      on conflict do nothing`.execute(tx);
    await sql`
      insert into tenant_game (tenant_id, game_code, vendor_code, type, enabled, position, hot_rank, new_rank, min_stake, max_stake)
      select ${tenant.id}, code, vendor, type, true, position, hot, fresh, min, max
      from jsonb_to_recordset(${JSON.stringify(games)}::jsonb)
        as row(code text, vendor text, type text, position int, hot int, fresh int, min bigint, max bigint)
      on conflict do nothing`.execute(tx);
  });
}
