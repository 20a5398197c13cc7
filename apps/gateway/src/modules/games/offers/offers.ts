import type { FramePermission } from '@livery/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';
import type { GameNames, Named } from '../game-names.ts';

/** A game as a tenant offers it. Stakes are in minor units of the tenant's currency. */
export interface OfferedGame extends Named {
  readonly code: string;
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

/** Games that a tenant offers, whose vendors are enabled: `offer`, `game`, `vendor` and `offered_vendor` are joined, nothing is selected. */
export function offers(query: Queries) {
  return query
    .selectFrom('tenant_game as offer')
    .innerJoin('game', 'game.code', 'offer.game_code')
    .innerJoin('game_vendor as vendor', 'vendor.code', 'offer.vendor_code')
    .innerJoin('tenant_vendor as offered_vendor', (join) =>
      join.onRef('offered_vendor.tenant_id', '=', 'offer.tenant_id').onRef('offered_vendor.vendor_code', '=', 'offer.vendor_code').on('offered_vendor.enabled', '=', true),
    );
}

/** {@link offers} that are enabled, with the columns of an {@link OfferedGame} but for its stakes and names. */
export function offerFacts(query: Queries) {
  return offers(query)
    .where('offer.enabled', '=', true)
    .select([
      'game.code', 'game.name', 'game.vendor_code as vendor', 'vendor.display_name as vendorName', 'offer.type', 'vendor.account_type_name as accountTypeName',
      'game.opens_list as opensList', 'game.default_play_type as defaultPlayType', 'game.image', 'game.is_jackpot as isJackpot',
      'game.free_play as freePlay', 'game.free_spins as freeSpins', 'game.live_category as liveCategory', 'game.lines', 'game.volatility',
      'vendor.state as vendorState', 'game.state as gameState', 'vendor.regions_barred as regionsBarred', 'vendor.open_policy as openPolicy',
      'vendor.wallet', 'vendor.origin',
    ])
    .select((eb) => [
      eb('offer.hot_rank', 'is not', null).$castTo<boolean>().as('isHot'),
      eb('offer.new_rank', 'is not', null).$castTo<boolean>().as('isNew'),
      eb.ref('vendor.frame_permissions').$castTo<FramePermission[]>().as('framePermissions'),
      sql<string | null>`game.rtp::text`.as('rtp'),
    ]);
}

/** {@link offerFacts} with stakes and names: the columns of an {@link OfferedGame}. */
export function offeredGames(query: Queries) {
  return offerFacts(query)
    .select(['offer.min_stake as minStake', 'offer.max_stake as maxStake'])
    .select((eb) => eb.ref('game.names').$castTo<GameNames>().as('names'));
}
