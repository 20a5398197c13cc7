import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/db/index.ts';
import { allOf, OFFER_COLUMNS, OFFERS, type OfferedGame } from './offers.ts';

/** A vendor in one category of a tenant. */
export interface OfferedVendor {
  readonly code: string;
  readonly type: string;
  readonly displayName: string;
  readonly accountTypeName: string;
  readonly isHot: boolean;
  readonly state: 'open' | 'maintenance';
  readonly regionsBarred: readonly string[];
  readonly openPolicy: 'frame' | 'popup' | 'tab';
  readonly wallet: 'seamless' | 'transfer';
  readonly games: number;
}

/** Reads what a tenant offers. Every query filters by tenant first. */
export interface GameRepository {
  /** Those pinned for the visitor's country first, then those pinned for everyone. */
  vendors(tenantId: string, country: string | null): Promise<OfferedVendor[]>;
  hot(tenantId: string, filter: { readonly type?: string | undefined; readonly vendor?: string | undefined }, limit: number): Promise<OfferedGame[]>;
  /** An offered game, or undefined. */
  find(tenantId: string, code: string, query?: Queries): Promise<OfferedGame | undefined>;
  /** The games a member played last; of one account type where given. */
  recent(tenantId: string, memberId: string, limit: number, accountTypeName?: string): Promise<OfferedGame[]>;
  played(tenantId: string, memberId: string, code: string): Promise<void>;
}

export function createGameRepository(db: Database): GameRepository {
  return {
    async vendors(tenantId, country) {
      const { rows } = await sql<OfferedVendor>`
        select vendor.code, offer.type, vendor.display_name as "displayName", vendor.account_type_name as "accountTypeName",
               vendor.is_hot as "isHot", vendor.state, vendor.regions_barred as "regionsBarred", vendor.open_policy as "openPolicy",
               vendor.wallet, offer.games
        from (
          select type, vendor_code, count(*)::int as games from tenant_game where tenant_id = ${tenantId} and enabled group by type, vendor_code
        ) offer
        join game_vendor vendor on vendor.code = offer.vendor_code
        join tenant_vendor shelf on shelf.tenant_id = ${tenantId} and shelf.vendor_code = offer.vendor_code and shelf.enabled
        left join tenant_vendor_pin near on near.tenant_id = ${tenantId} and near.country = ${country ?? '-'} and near.vendor_code = offer.vendor_code
        left join tenant_vendor_pin pin on pin.tenant_id = ${tenantId} and pin.country = '' and pin.vendor_code = offer.vendor_code
        order by near.position nulls last, pin.position nulls last, shelf.position, vendor.code`.execute(db.query);
      return rows;
    },
    async hot(tenantId, { type, vendor }, limit) {
      const conditions = [sql`offer.tenant_id = ${tenantId}`, sql`offer.enabled`, sql`offer.hot_rank is not null`];
      if (type !== undefined) conditions.push(sql`offer.type = ${type}`);
      if (vendor !== undefined) conditions.push(sql`offer.vendor_code = ${vendor}`);
      const { rows } = await sql<OfferedGame>`
        select ${OFFER_COLUMNS} from ${OFFERS} where ${allOf(conditions)} order by offer.hot_rank, game.code limit ${limit}`.execute(db.query);
      return rows;
    },
    async find(tenantId, code, query = db.query) {
      const { rows } = await sql<OfferedGame>`
        select ${OFFER_COLUMNS} from ${OFFERS} where offer.tenant_id = ${tenantId} and offer.game_code = ${code} and offer.enabled`.execute(query);
      return rows[0];
    },
    async recent(tenantId, memberId, limit, accountTypeName) {
      const narrowed = accountTypeName === undefined ? sql`` : sql`and vendor.account_type_name = ${accountTypeName}`;
      const { rows } = await sql<OfferedGame>`
        select ${OFFER_COLUMNS} from recent_play play
        join (${OFFERS}) on offer.tenant_id = play.tenant_id and offer.game_code = play.game_code and offer.enabled
        where play.tenant_id = ${tenantId} and play.member_id = ${memberId} ${narrowed} order by play.at desc, play.game_code limit ${limit}`.execute(db.query);
      return rows;
    },
    async played(tenantId, memberId, code) {
      const at = new Date(db.clock.now());
      await db.query
        .insertInto('recent_play')
        .values({ tenant_id: tenantId, member_id: memberId, game_code: code, at })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'game_code']).doUpdateSet({ at }))
        .execute();
    },
  };
}
