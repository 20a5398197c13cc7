import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { OFFER_COLUMNS, OFFERS, type OfferedGame } from './offers.ts';

/** Games that members marked as favourites. */
export interface Favourites {
  /** Codes of the games that are still offered, latest first. */
  codes(tenantId: string, memberId: string): Promise<string[]>;
  /** Latest first. */
  games(tenantId: string, memberId: string): Promise<OfferedGame[]>;
  /** Adds an offered game; adding it again changes nothing. `full` at {@link FAVOURITES_KEPT} games. */
  add(tenantId: string, memberId: string, code: string): Promise<'added' | 'full' | 'unknown'>;
  remove(tenantId: string, memberId: string, code: string): Promise<void>;
}

/** Favourites that one member may have. */
export const FAVOURITES_KEPT = 200;

export function createFavourites(db: Database): Favourites {
  const games = async (tenantId: string, memberId: string): Promise<OfferedGame[]> => {
    const { rows } = await sql<OfferedGame>`
      select ${OFFER_COLUMNS} from favourite_game favourite
      join (${OFFERS}) on offer.tenant_id = favourite.tenant_id and offer.game_code = favourite.game_code and offer.enabled
      where favourite.tenant_id = ${tenantId} and favourite.member_id = ${memberId}
      order by favourite.at desc, favourite.game_code limit ${FAVOURITES_KEPT}`.execute(db.query);
    return rows;
  };
  return {
    games,
    async codes(tenantId, memberId) {
      return (await games(tenantId, memberId)).map(({ code }) => code);
    },
    async add(tenantId, memberId, code) {
      const { rows } = await sql<{ offered: boolean; marked: boolean; count: number }>`
        select exists (select from ${OFFERS} where offer.tenant_id = ${tenantId} and offer.game_code = ${code} and offer.enabled) as offered,
               count(*)::int as count, coalesce(bool_or(game_code = ${code}), false) as marked
        from favourite_game where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db.query);
      const [known] = rows;
      if (known?.offered !== true) return 'unknown';
      if (known.marked) return 'added';
      if (known.count >= FAVOURITES_KEPT) return 'full';
      await db.query
        .insertInto('favourite_game')
        .values({ tenant_id: tenantId, member_id: memberId, game_code: code, at: new Date(db.clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'added';
    },
    async remove(tenantId, memberId, code) {
      await db.query
        .deleteFrom('favourite_game')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('game_code', '=', code)
        .execute();
    },
  };
}
