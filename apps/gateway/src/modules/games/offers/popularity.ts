import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';

/** How far back plays count for popularity. */
const POPULARITY_WINDOW_MS = 30 * 86_400_000;

/** Updates, for every tenant, how many members played each game recently; unchanged rows are not written. */
export async function countPopularity(db: Database): Promise<void> {
  await sql`
    with played as (
      select tenant_id, game_code, count(*)::int as members from recent_play where at > ${new Date(db.clock.now() - POPULARITY_WINDOW_MS)} group by tenant_id, game_code
    ), counted as (
      select offer.tenant_id, offer.game_code, coalesce(played.members, 0) as members
      from tenant_game offer left join played on played.tenant_id = offer.tenant_id and played.game_code = offer.game_code
      where offer.popularity <> coalesce(played.members, 0)
    )
    update tenant_game offer set popularity = counted.members from counted
    where offer.tenant_id = counted.tenant_id and offer.game_code = counted.game_code`.execute(db.query);
}
