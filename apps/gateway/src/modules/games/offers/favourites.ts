import type { Database } from '../../../platform/db/index.ts';
import { offeredGames, offers, type OfferedGame } from './offers.ts';

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
    return offeredGames(db.query)
      .innerJoin('favourite_game as favourite', (join) =>
        join.onRef('favourite.tenant_id', '=', 'offer.tenant_id').onRef('favourite.game_code', '=', 'offer.game_code'),
      )
      .where('favourite.tenant_id', '=', tenantId)
      .where('favourite.member_id', '=', memberId)
      .orderBy('favourite.at', 'desc')
      .orderBy('favourite.game_code')
      .limit(FAVOURITES_KEPT)
      .execute();
  };
  return {
    games,
    async codes(tenantId, memberId) {
      return (await games(tenantId, memberId)).map(({ code }) => code);
    },
    async add(tenantId, memberId, code) {
      const [offered, marked] = await Promise.all([
        offers(db.query)
          .select('offer.game_code')
          .where('offer.tenant_id', '=', tenantId)
          .where('offer.game_code', '=', code)
          .where('offer.enabled', '=', true)
          .executeTakeFirst(),
        db.query.selectFrom('favourite_game').select('game_code').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute(),
      ]);
      if (offered === undefined) return 'unknown';
      if (marked.some((favourite) => favourite.game_code === code)) return 'added';
      if (marked.length >= FAVOURITES_KEPT) return 'full';
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
