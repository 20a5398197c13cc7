import { anyOf, type Database } from '../../../platform/db/index.ts';
import type { Named } from '../game-names.ts';
import { offeredGames, type OfferedGame } from '../offers/offers.ts';
import type { DrawBoard, Prize } from './boards.ts';

/** A lottery as a tenant offers it. */
export type OfferedLottery = OfferedGame & { readonly region: 'north' | 'central' | 'south' | null };

/** A draw that was opened. */
export interface Draw extends Named {
  readonly gameCode: string;
  readonly accountTypeName: string;
  readonly board: DrawBoard;
  readonly issue: string;
  readonly openedAt: Date;
  readonly prizes: readonly Prize[];
  readonly commitment: string;
  readonly seed: string;
  readonly demonstration: boolean;
}

/** Which draws. */
export interface DrawFilter {
  readonly game?: string | undefined;
  readonly accountTypeName?: string | undefined;
  readonly region?: string | undefined;
  /** At most so many of each lottery. */
  readonly ofEach?: number | undefined;
}

/** Reads a tenant's lotteries and what they drew. */
export interface Lotteries {
  /** Lotteries of these account types, in the tenant's order or by how many play them. */
  list(tenantId: string, accountTypes: readonly string[], order: 'position' | 'popular', limit: number): Promise<OfferedLottery[]>;
  /** Latest first. */
  draws(tenantId: string, filter: DrawFilter, limit: number): Promise<Draw[]>;
}

/** Game types of lotteries. */
const LOTTERIES = ['ELOTT', 'LOTT'];

export function createLotteries(db: Database): Lotteries {
  return {
    async list(tenantId, accountTypes, order, limit) {
      let lotteries = offeredGames(db.query)
        .select('game.draw_region as region')
        .where('offer.tenant_id', '=', tenantId)
        .where('offer.type', 'in', LOTTERIES)
        .where('vendor.account_type_name', '=', anyOf(accountTypes));
      if (order === 'popular') lotteries = lotteries.orderBy('offer.popularity', 'desc').orderBy('offer.hot_rank', (rank) => rank.asc().nullsLast());
      return lotteries.orderBy('offer.position').orderBy('game.code').limit(limit).$castTo<OfferedLottery>().execute();
    },
    async draws(tenantId, { game, accountTypeName, region, ofEach }, limit) {
      // By lottery: some draw every minute, so that a day of theirs would be read to find the latest of the others.
      let draws = db.query
        .selectFrom('tenant_game as offer')
        .innerJoin('game', 'game.code', 'offer.game_code')
        .innerJoin('game_vendor as vendor', 'vendor.code', 'game.vendor_code')
        .innerJoinLateral(
          (from) =>
            from
              .selectFrom('lottery_draw as latest')
              .selectAll('latest')
              .whereRef('latest.tenant_id', '=', 'offer.tenant_id')
              .whereRef('latest.game_code', '=', 'offer.game_code')
              .orderBy('latest.opened_at', 'desc')
              .limit(Math.min(ofEach ?? limit, limit))
              .as('draw'),
          (join) => join.onTrue(),
        )
        .where('offer.tenant_id', '=', tenantId)
        .where('offer.enabled', '=', true)
        .where('offer.type', 'in', LOTTERIES);
      if (game !== undefined) draws = draws.where('offer.game_code', '=', game);
      if (accountTypeName !== undefined) draws = draws.where('vendor.account_type_name', '=', accountTypeName);
      if (region !== undefined) draws = draws.where('game.draw_region', '=', region);
      return draws
        .select([
          'draw.game_code as gameCode', 'game.name', 'game.names', 'vendor.account_type_name as accountTypeName', 'draw.board', 'draw.issue',
          'draw.opened_at as openedAt', 'draw.prizes', 'draw.commitment', 'draw.seed', 'draw.demonstration',
        ])
        .orderBy('draw.opened_at', 'desc')
        .orderBy('offer.position')
        .orderBy('draw.game_code')
        .limit(limit)
        .$castTo<Draw>()
        .execute();
    },
  };
}
