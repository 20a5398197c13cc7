import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../../platform/db/index.ts';

/** A game as a tenant offers it. Stakes are in minor units of the tenant's currency. */
export interface OfferedGame {
  readonly code: string;
  readonly name: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly type: string;
  readonly accountTypeName: string;
  readonly opensList: boolean;
  readonly defaultPlayType: string | null;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isJackpot: boolean;
  readonly freePlay: boolean;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly lines: number | null;
  readonly rtp: string | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly vendorState: 'open' | 'maintenance';
  readonly gameState: 'open' | 'maintenance';
  readonly regionsBarred: readonly string[];
  readonly openPolicy: 'frame' | 'popup' | 'tab';
  readonly origin: string | null;
}

/** A vendor in one category of a tenant. */
export interface OfferedVendor {
  readonly code: string;
  readonly type: string;
  readonly displayName: string;
  readonly accountTypeName: string;
  readonly isHot: boolean;
  readonly state: 'open' | 'maintenance';
  readonly regionsBarred: readonly string[];
  readonly games: number;
}

/** Which games of a tenant's list. */
export interface GameFilter {
  readonly type?: string | undefined;
  readonly vendor?: string | undefined;
  /** Part of a name, already a search key. */
  readonly name?: string | undefined;
  /** Games whose smallest stake is at least this, in minor units. */
  readonly minBet?: bigint | undefined;
  /** Games with at least so many pay lines. */
  readonly minLines?: number | undefined;
}

const COLUMNS = sql`
  game.code, game.name, game.vendor_code as vendor, vendor.display_name as "vendorName", offer.type, vendor.account_type_name as "accountTypeName",
  game.opens_list as "opensList", game.default_play_type as "defaultPlayType", offer.hot_rank is not null as "isHot",
  offer.new_rank is not null as "isNew", game.is_jackpot as "isJackpot", game.free_play as "freePlay", offer.min_stake as "minStake",
  offer.max_stake as "maxStake", game.lines, game.rtp::text as rtp, game.volatility, vendor.state as "vendorState", game.state as "gameState",
  vendor.regions_barred as "regionsBarred", vendor.open_policy as "openPolicy", vendor.origin`;

/** Games that a tenant offers, its vendors switched on. */
const OFFERS = sql`
  tenant_game offer
  join game on game.code = offer.game_code
  join game_vendor vendor on vendor.code = offer.vendor_code
  join tenant_vendor shelf on shelf.tenant_id = offer.tenant_id and shelf.vendor_code = offer.vendor_code and shelf.enabled`;

const and = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...conditions], sql` and `);

/** Reads what a tenant offers. Every statement names the tenant first. */
export interface GameRepository {
  vendors(tenantId: string): Promise<OfferedVendor[]>;
  list(tenantId: string, filter: GameFilter, page: { readonly limit: number; readonly offset: number }): Promise<{ readonly games: OfferedGame[]; readonly total: number }>;
  hot(tenantId: string, filter: Pick<GameFilter, 'type' | 'vendor'>, limit: number): Promise<OfferedGame[]>;
  /** An offered game, or undefined. */
  find(tenantId: string, code: string, query?: Queries): Promise<OfferedGame | undefined>;
  recent(tenantId: string, memberId: string, limit: number): Promise<OfferedGame[]>;
  played(tenantId: string, memberId: string, code: string): Promise<void>;
}

/** The statement of a list, for the repository and for the test that reads its plan. */
export function listStatement(tenantId: string, filter: GameFilter, { limit, offset }: { readonly limit: number; readonly offset: number }): RawBuilder<OfferedGame & { total: bigint }> {
  const { type, vendor, name, minBet, minLines } = filter;
  const conditions = [sql`offer.tenant_id = ${tenantId}`, sql`offer.enabled`];
  if (type !== undefined) conditions.push(sql`offer.type = ${type}`);
  if (vendor !== undefined) conditions.push(sql`offer.vendor_code = ${vendor}`);
  if (name !== undefined && name !== '') conditions.push(sql`position(${name} in game.search_key) > 0`);
  if (minBet !== undefined) conditions.push(sql`offer.min_stake >= ${minBet}`);
  if (minLines !== undefined) conditions.push(sql`game.lines >= ${minLines}`);
  return sql`
    select ${COLUMNS}, count(*) over () as total from ${OFFERS}
    where ${and(conditions)} order by offer.position, game.code limit ${limit} offset ${offset}`;
}

/** {@link GameRepository} in the database. */
export function createGameRepository(db: Database): GameRepository {
  return {
    async vendors(tenantId) {
      const { rows } = await sql<OfferedVendor>`
        select vendor.code, offer.type, vendor.display_name as "displayName", vendor.account_type_name as "accountTypeName",
               vendor.is_hot as "isHot", vendor.state, vendor.regions_barred as "regionsBarred", count(*)::int as games
        from tenant_game offer
        join game_vendor vendor on vendor.code = offer.vendor_code
        join tenant_vendor shelf on shelf.tenant_id = offer.tenant_id and shelf.vendor_code = offer.vendor_code and shelf.enabled
        where offer.tenant_id = ${tenantId} and offer.enabled
        group by vendor.code, offer.type, shelf.position
        order by shelf.position, vendor.code`.execute(db.query);
      return rows;
    },
    async list(tenantId, filter, page) {
      const { rows } = await listStatement(tenantId, filter, page).execute(db.query);
      if (rows.length > 0 || page.offset === 0) return { games: rows, total: Number(rows[0]?.total ?? 0n) };
      // A page behind the last has no row to carry the total.
      const { rows: first } = await listStatement(tenantId, filter, { limit: 1, offset: 0 }).execute(db.query);
      return { games: [], total: Number(first[0]?.total ?? 0n) };
    },
    async hot(tenantId, { type, vendor }, limit) {
      const conditions = [sql`offer.tenant_id = ${tenantId}`, sql`offer.enabled`, sql`offer.hot_rank is not null`];
      if (type !== undefined) conditions.push(sql`offer.type = ${type}`);
      if (vendor !== undefined) conditions.push(sql`offer.vendor_code = ${vendor}`);
      const { rows } = await sql<OfferedGame>`
        select ${COLUMNS} from ${OFFERS} where ${and(conditions)} order by offer.hot_rank, game.code limit ${limit}`.execute(db.query);
      return rows;
    },
    async find(tenantId, code, query = db.query) {
      const { rows } = await sql<OfferedGame>`
        select ${COLUMNS} from ${OFFERS} where offer.tenant_id = ${tenantId} and offer.game_code = ${code} and offer.enabled`.execute(query);
      return rows[0];
    },
    async recent(tenantId, memberId, limit) {
      const { rows } = await sql<OfferedGame>`
        select ${COLUMNS} from recent_play play
        join (${OFFERS}) on offer.tenant_id = play.tenant_id and offer.game_code = play.game_code and offer.enabled
        where play.tenant_id = ${tenantId} and play.member_id = ${memberId} order by play.at desc, play.game_code limit ${limit}`.execute(db.query);
      return rows;
    },
    async played(tenantId, memberId, code) {
      await sql`
        insert into recent_play (tenant_id, member_id, game_code, at) values (${tenantId}, ${memberId}, ${code}, ${new Date(db.clock.now())})
        on conflict (tenant_id, member_id, game_code) do update set at = excluded.at`.execute(db.query);
    },
  };
}
