import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';

/** Days whose plays count for popularity, today included. */
const POPULARITY_DAYS = 30;
const DAY_MS = 86_400_000;
/**
 * A game's number is written when it is off by a tenth, or by one where the number is below ten: each write makes every gateway read the
 * merchant's games again, and an order by popularity needs no more.
 */
const TOLERANCE = 10;

/** Updates, for every tenant, how many members played each game last in these days, where that changes how popular it is. */
export async function countPopularity(db: Database): Promise<void> {
  const since = new Date(db.clock.now() - (POPULARITY_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  await db.query
    .with('played', (query) =>
      query
        .selectFrom('game_play_day')
        .select(['tenant_id', 'game_code'])
        .select(({ fn, cast }) => cast<number>(fn.sum('members'), 'integer').as('members'))
        .where('day', '>=', since)
        .groupBy(['tenant_id', 'game_code']),
    )
    .with('counted', (query) =>
      query
        .selectFrom('tenant_game as offer')
        .leftJoin('played', (join) => join.onRef('played.tenant_id', '=', 'offer.tenant_id').onRef('played.game_code', '=', 'offer.game_code'))
        .select(['offer.tenant_id', 'offer.game_code'])
        .select((eb) => eb.fn.coalesce('played.members', eb.lit(0)).as('members')),
    )
    .updateTable('tenant_game as offer')
    .from('counted')
    .set((eb) => ({ popularity: eb.ref('counted.members') }))
    .whereRef('offer.tenant_id', '=', 'counted.tenant_id')
    .whereRef('offer.game_code', '=', 'counted.game_code')
    .whereRef('offer.popularity', '<>', 'counted.members')
    .where(sql<boolean>`abs(offer.popularity - counted.members) * ${sql.lit(TOLERANCE)} >= offer.popularity`)
    .execute();
}
