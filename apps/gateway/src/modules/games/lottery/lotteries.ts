import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { allOf, OFFER_COLUMNS, OFFERS, type OfferedGame } from '../offers/offers.ts';
import type { DrawBoard, Prize } from './boards.ts';

/** A lottery as a tenant offers it. */
export type OfferedLottery = OfferedGame & { readonly region: 'north' | 'central' | 'south' | null };

/** A draw that was opened. */
export interface Draw {
  readonly gameCode: string;
  readonly gameName: string;
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
}

/** Reads a tenant's lotteries and what they drew. */
export interface Lotteries {
  /** Lotteries of these account types, in the tenant's order or by how many play them. */
  list(tenantId: string, accountTypes: readonly string[], order: 'position' | 'popular', limit: number): Promise<OfferedLottery[]>;
  /** Latest first. */
  draws(tenantId: string, filter: DrawFilter, limit: number): Promise<Draw[]>;
}

export function createLotteries(db: Database): Lotteries {
  return {
    async list(tenantId, accountTypes, order, limit) {
      const popular = order === 'popular' ? sql`offer.popularity desc, coalesce(offer.hot_rank, 2147483647), ` : sql``;
      const { rows } = await sql<OfferedLottery>`
        select ${OFFER_COLUMNS}, game.draw_region as region from ${OFFERS}
        where offer.tenant_id = ${tenantId} and offer.enabled and offer.type in ('ELOTT', 'LOTT') and vendor.account_type_name = any(${[...accountTypes]}::text[])
        order by ${popular} offer.position, game.code limit ${limit}`.execute(db.query);
      return rows;
    },
    async draws(tenantId, { game, accountTypeName, region }, limit) {
      const conditions = [sql`draw.tenant_id = ${tenantId}`];
      if (game !== undefined) conditions.push(sql`draw.game_code = ${game}`);
      if (accountTypeName !== undefined) conditions.push(sql`vendor.account_type_name = ${accountTypeName}`);
      if (region !== undefined) conditions.push(sql`game.draw_region = ${region}`);
      const { rows } = await sql<Draw>`
        select draw.game_code as "gameCode", game.name as "gameName", vendor.account_type_name as "accountTypeName", draw.board, draw.issue,
               draw.opened_at as "openedAt", draw.prizes, draw.commitment, draw.seed, draw.demonstration
        from lottery_draw draw
        join tenant_game offer on offer.tenant_id = draw.tenant_id and offer.game_code = draw.game_code and offer.enabled
        join game on game.code = draw.game_code
        join game_vendor vendor on vendor.code = game.vendor_code
        where ${allOf(conditions)} order by draw.opened_at desc, offer.position, draw.game_code limit ${limit}`.execute(db.query);
      return rows;
    },
  };
}
