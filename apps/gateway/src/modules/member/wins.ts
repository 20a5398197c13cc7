import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';

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
  const known = new Map<string, { readonly until: number; readonly wins: Promise<WonRound[]> }>();
  function read(tenantId: string, since: Date, limit: number): Promise<WonRound[]> {
    return db.query
      .selectFrom((eb) =>
        eb
          .selectFrom('game_round as round')
          .innerJoin('member', (join) => join.onRef('member.tenant_id', '=', 'round.tenant_id').on(sql<boolean>`member.id = round.member_id::uuid`))
          .select(['round.id', 'member.username', 'round.vendor', 'round.game as gameCode', 'round.payout as prize', 'round.currency'])
          .select((each) => each.fn.coalesce('round.closed_at', 'round.opened_at').as('at'))
          .where('round.tenant_id', '=', tenantId)
          .where('round.kind', '=', 'real')
          .where(sql<boolean>`round.payout >= 2 * round.stake`)
          .where('round.opened_at', '>=', since)
          .orderBy('round.payout', 'desc')
          .orderBy('round.id')
          .limit(limit)
          .as('largest'),
      )
      .selectAll()
      .orderBy('prize', 'desc')
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
  }
  return {
    largest(tenantId: string, since: Date, limit: number): Promise<WonRound[]> {
      const key = `${tenantId}/${limit}`;
      const now = db.clock.now();
      const cached = known.get(key);
      if (cached !== undefined && cached.until > now) return cached.wins;
      const wins = read(tenantId, since, limit);
      known.set(key, { until: now + CACHE_TTL_MS, wins });
      wins.catch(() => known.delete(key));
      return wins;
    },
  };
}
