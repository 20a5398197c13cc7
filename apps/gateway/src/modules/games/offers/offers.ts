import type { FramePermission } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';

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
  /** Address or path of its picture; null where one is drawn. */
  readonly image: string | null;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isJackpot: boolean;
  readonly freePlay: boolean;
  readonly freeSpins: boolean;
  readonly liveCategory: string | null;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly lines: number | null;
  readonly rtp: string | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly vendorState: 'open' | 'maintenance';
  readonly gameState: 'open' | 'maintenance';
  readonly regionsBarred: readonly string[];
  readonly openPolicy: 'frame' | 'popup' | 'tab';
  readonly wallet: 'seamless' | 'transfer';
  readonly origin: string | null;
  readonly framePermissions: readonly FramePermission[];
}

/** Columns of an offered game, without its stakes. */
export const OFFER_FACTS = sql`
  game.code, game.name, game.vendor_code as vendor, vendor.display_name as "vendorName", offer.type, vendor.account_type_name as "accountTypeName",
  game.opens_list as "opensList", game.default_play_type as "defaultPlayType", game.image, offer.hot_rank is not null as "isHot",
  offer.new_rank is not null as "isNew", game.is_jackpot as "isJackpot", game.free_play as "freePlay", game.free_spins as "freeSpins",
  game.live_category as "liveCategory", game.lines, game.rtp::text as rtp,
  game.volatility, vendor.state as "vendorState", game.state as "gameState", vendor.regions_barred as "regionsBarred",
  vendor.open_policy as "openPolicy", vendor.wallet, vendor.origin, vendor.frame_permissions as "framePermissions"`;

/** Columns of an offered game. */
export const OFFER_COLUMNS = sql`${OFFER_FACTS}, offer.min_stake as "minStake", offer.max_stake as "maxStake"`;

/** Games that a tenant offers, whose vendors are enabled. */
export const OFFERS = sql`
  tenant_game offer
  join game on game.code = offer.game_code
  join game_vendor vendor on vendor.code = offer.vendor_code
  join tenant_vendor shelf on shelf.tenant_id = offer.tenant_id and shelf.vendor_code = offer.vendor_code and shelf.enabled`;

/** Conditions of which all must hold. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...conditions], sql` and `);
