import { sql } from 'kysely';
import { createShortCache, type Database } from '../../platform/db/index.ts';

/** A win for the winners board; the prize in minor units. */
export interface WonRound {
  readonly id: string;
  readonly username: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly prize: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** The board may be this old: every visitor of the site reads it. */
const CACHE_TTL_MS = 10_000;

/** The largest wins of real money since a moment, at least twice the stake, largest first; of equal ones the newest. */
export function createWins(db: Database) {
  const known = createShortCache<WonRound[]>(db.clock, { keptMs: CACHE_TTL_MS });
  function read(tenantId: string, since: Date, limit: number): Promise<WonRound[]> {
    return db.query
      .selectFrom((eb) =>
        eb
          .selectFrom('game_win')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('opened_at', '>=', since)
          .orderBy('prize', 'desc')
          .orderBy('round')
          .limit(limit)
          .as('win'),
      )
      .innerJoin('game_round as round', (join) =>
        join
          .onRef('round.tenant_id', '=', 'win.tenant_id')
          .onRef('round.vendor', '=', 'win.vendor')
          .onRef('round.round_id', '=', 'win.round_id')
          .onRef('round.member_id', '=', 'win.member_id'),
      )
      .innerJoin('member', (join) => join.onRef('member.tenant_id', '=', 'win.tenant_id').on(sql<boolean>`member.id = win.member_id::uuid`))
      .select(['win.round as id', 'member.username', 'win.vendor', 'round.game as gameCode', 'win.prize', 'round.currency'])
      .select((each) => each.fn.coalesce('round.closed_at', 'round.opened_at').as('at'))
      .orderBy('win.prize', 'desc')
      .orderBy('at', 'desc')
      .orderBy('win.round')
      .execute();
  }
  return {
    largest: (tenantId: string, since: Date, limit: number): Promise<WonRound[]> => known.get(`${tenantId}/${limit}`, () => read(tenantId, since, limit)),
  };
}
