import { anyOf, type Database, type Queries } from '../../../platform/db/index.ts';
import { offeredGames, type OfferedGame } from './offers.ts';

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
  /** Categories of the offered games of a vendor, by their codes. */
  categories(tenantId: string, vendor: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The games a member played last; of one account type where given. */
  recent(tenantId: string, memberId: string, limit: number, accountTypeName?: string): Promise<OfferedGame[]>;
  played(tenantId: string, memberId: string, code: string): Promise<void>;
}

export function createGameRepository(db: Database): GameRepository {
  return {
    async vendors(tenantId, country) {
      return db.query
        .selectFrom((eb) =>
          eb
            .selectFrom('tenant_game')
            .select(['type', 'vendor_code'])
            .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('games'))
            .where('tenant_id', '=', tenantId)
            .where('enabled', '=', true)
            .groupBy(['type', 'vendor_code'])
            .as('offer'),
        )
        .innerJoin('game_vendor as vendor', 'vendor.code', 'offer.vendor_code')
        .innerJoin('tenant_vendor as offered_vendor', (join) =>
          join.on('offered_vendor.tenant_id', '=', tenantId).onRef('offered_vendor.vendor_code', '=', 'offer.vendor_code').on('offered_vendor.enabled', '=', true),
        )
        .leftJoin('tenant_vendor_pin as country_pin', (join) =>
          join
            .on('country_pin.tenant_id', '=', tenantId)
            .on('country_pin.country', '=', country ?? '-')
            .onRef('country_pin.vendor_code', '=', 'offer.vendor_code'),
        )
        .leftJoin('tenant_vendor_pin as pin', (join) =>
          join.on('pin.tenant_id', '=', tenantId).on('pin.country', '=', '').onRef('pin.vendor_code', '=', 'offer.vendor_code'),
        )
        .select([
          'vendor.code', 'offer.type', 'vendor.display_name as displayName', 'vendor.account_type_name as accountTypeName', 'vendor.is_hot as isHot',
          'vendor.state', 'vendor.regions_barred as regionsBarred', 'vendor.open_policy as openPolicy', 'vendor.wallet', 'offer.games',
        ])
        .orderBy('country_pin.position', (order) => order.asc().nullsLast())
        .orderBy('pin.position', (order) => order.asc().nullsLast())
        .orderBy('offered_vendor.position')
        .orderBy('vendor.code')
        .execute();
    },
    async hot(tenantId, { type, vendor }, limit) {
      let hot = offeredGames(db.query).where('offer.tenant_id', '=', tenantId).where('offer.hot_rank', 'is not', null);
      if (type !== undefined) hot = hot.where('offer.type', '=', type);
      if (vendor !== undefined) hot = hot.where('offer.vendor_code', '=', vendor);
      return hot.orderBy('offer.hot_rank').orderBy('game.code').limit(limit).execute();
    },
    async find(tenantId, code, query = db.query) {
      return offeredGames(query).where('offer.tenant_id', '=', tenantId).where('offer.game_code', '=', code).executeTakeFirst();
    },
    async categories(tenantId, vendor, codes) {
      if (codes.length === 0) return new Map();
      const games = await offeredGames(db.query).where('offer.tenant_id', '=', tenantId).where('offer.vendor_code', '=', vendor).where('offer.game_code', '=', anyOf(codes)).execute();
      return new Map(games.map(({ code, type }) => [code, type]));
    },
    async recent(tenantId, memberId, limit, accountTypeName) {
      let recent = offeredGames(db.query)
        .innerJoin('recent_play as play', (join) => join.onRef('play.tenant_id', '=', 'offer.tenant_id').onRef('play.game_code', '=', 'offer.game_code'))
        .where('play.tenant_id', '=', tenantId)
        .where('play.member_id', '=', memberId);
      if (accountTypeName !== undefined) recent = recent.where('vendor.account_type_name', '=', accountTypeName);
      return recent.orderBy('play.at', 'desc').orderBy('play.game_code').limit(limit).execute();
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
