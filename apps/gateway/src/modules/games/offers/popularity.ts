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
/** Games that one statement reads, or writes: a merchant may offer ten thousand. */
const READ = 2_000;
const WRITTEN = 250;

/** Updates, for every tenant, how many members played each game last in these days, where that changes how popular it is. */
export async function countPopularity(db: Database): Promise<void> {
  const now = db.clock.now();
  const days = Array.from({ length: POPULARITY_DAYS }, (_, back) => new Date(now - back * DAY_MS).toISOString().slice(0, 10));
  const tenants = await db.query.selectFrom('tenant').select('id').orderBy('id').execute();
  for (const { id } of tenants) await countOf(db, id, days);
}

/** In small statements, one a day and one for some games: one for all would take longer with every merchant, game and day. */
async function countOf(db: Database, tenantId: string, days: readonly string[]): Promise<void> {
  const played = new Map<string, number>();
  for (const day of days) {
    const games = await db.query.selectFrom('game_play_day').select(['game_code', 'members']).where('tenant_id', '=', tenantId).where('day', '=', day).execute();
    for (const { game_code: code, members } of games) played.set(code, (played.get(code) ?? 0) + members);
  }
  for await (const offers of offersOf(db, tenantId)) {
    const changed = offers.flatMap(({ code, popularity }) => {
      const members = played.get(code) ?? 0;
      return members !== popularity && Math.abs(popularity - members) * TOLERANCE >= popularity ? [{ code, members }] : [];
    });
    for (let from = 0; from < changed.length; from += WRITTEN) await write(db, tenantId, changed.slice(from, from + WRITTEN));
  }
}

async function* offersOf(db: Database, tenantId: string) {
  for (let after = ''; ; ) {
    const offers = await db.query
      .selectFrom('tenant_game')
      .select(['game_code as code', 'popularity'])
      .where('tenant_id', '=', tenantId)
      .where('game_code', '>', after)
      .orderBy('game_code')
      .limit(READ)
      .execute();
    yield offers;
    if (offers.length < READ) return;
    after = offers.at(-1)?.code ?? after;
  }
}

async function write(db: Database, tenantId: string, games: readonly { readonly code: string; readonly members: number }[]): Promise<void> {
  const [codes, members] = [games.map(({ code }) => code), games.map((game) => game.members)];
  await sql`
    update tenant_game offer set popularity = counted.members
      from unnest(${codes}::text[], ${members}::int[]) counted (code, members)
      where offer.tenant_id = ${tenantId} and offer.game_code = counted.code`.execute(db.query);
}
