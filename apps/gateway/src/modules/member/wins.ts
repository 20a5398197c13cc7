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

/** The board may be this old: it is read by everybody who opens the site. */
const FRESH_MS = 10_000;

/** The largest wins of real money since a moment, at least twice the stake, newest first. */
export function createWins(db: Database) {
  const known = new Map<string, { readonly until: number; readonly wins: Promise<WonRound[]> }>();
  async function read(tenantId: string, since: Date, limit: number): Promise<WonRound[]> {
    const { rows } = await sql<WonRound>`
      select * from (select round.id, member.username, round.vendor, round.game as "gameCode", round.payout as prize,
             round.currency, coalesce(round.closed_at, round.opened_at) as at
      from game_round round
      join member on member.tenant_id = round.tenant_id and member.id = round.member_id::uuid
      where round.tenant_id = ${tenantId} and round.kind = 'real' and round.payout >= 2 * round.stake and round.opened_at >= ${since}
      order by round.payout desc, round.id limit ${limit}) as largest order by at desc, id`.execute(db.query);
    return rows;
  }
  return {
    largest(tenantId: string, since: Date, limit: number): Promise<WonRound[]> {
      const key = `${tenantId}/${limit}`;
      const now = db.clock.now();
      const cached = known.get(key);
      if (cached !== undefined && cached.until > now) return cached.wins;
      const wins = read(tenantId, since, limit);
      known.set(key, { until: now + FRESH_MS, wins });
      wins.catch(() => known.delete(key));
      return wins;
    },
  };
}
