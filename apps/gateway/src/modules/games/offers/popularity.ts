import type { Database } from '../../../platform/db/index.ts';

/** How far back plays count for popularity. */
const POPULARITY_WINDOW_MS = 30 * 86_400_000;

/** Updates, for every tenant, how many members played each game recently; unchanged rows are not written. */
export async function countPopularity(db: Database): Promise<void> {
  const since = new Date(db.clock.now() - POPULARITY_WINDOW_MS);
  await db.query
    .with('played', (query) =>
      query
        .selectFrom('recent_play')
        .select(['tenant_id', 'game_code'])
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('members'))
        .where('at', '>', since)
        .groupBy(['tenant_id', 'game_code']),
    )
    .with('counted', (query) =>
      query
        .selectFrom('tenant_game as offer')
        .leftJoin('played', (join) => join.onRef('played.tenant_id', '=', 'offer.tenant_id').onRef('played.game_code', '=', 'offer.game_code'))
        .select(['offer.tenant_id', 'offer.game_code'])
        .select((eb) => eb.fn.coalesce('played.members', eb.lit(0)).as('members'))
        .where((eb) => eb('offer.popularity', '<>', eb.fn.coalesce('played.members', eb.lit(0)))),
    )
    .updateTable('tenant_game as offer')
    .from('counted')
    .set((eb) => ({ popularity: eb.ref('counted.members') }))
    .whereRef('offer.tenant_id', '=', 'counted.tenant_id')
    .whereRef('offer.game_code', '=', 'counted.game_code')
    .execute();
}
