import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { decimalOf, type Tenant } from '../../platform/http/index.ts';
import type { PageOf } from './statement.ts';

interface Bet {
  readonly id: string;
  readonly round: string;
  readonly vendor: string;
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly currency: string;
  readonly state: 'placed' | 'settled' | 'voided';
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly total: bigint;
}

/**
 * A member's bets by page number, newest first. Like the statement it wants a total, which the vendor module's
 * `recordsOf` by cursor does not count, and reads the same rows. A bet that was taken back cost and won nothing.
 */
export async function betPage(
  db: Database,
  tenant: Tenant,
  memberId: string,
  { pageNo, pageSize }: PageOf,
  nameOf: (gameCode: string) => string,
): Promise<ResponseOf<'betRecords'>> {
  const { exponent } = tenant.currency;
  const { rows } = await sql<Bet>`
    with counted as (
      select count(*) as total from game_bet where tenant_id = ${tenant.id} and member_id = ${memberId}
    ), page as (
      select id, round_id as round, vendor, game, stake, payout, currency, state, placed_at, settled_at from game_bet
      where tenant_id = ${tenant.id} and member_id = ${memberId}
      order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select page.*, counted.total from counted left join page on true order by page.id desc`.execute(db.query);
  const total = Number(rows[0]?.total ?? 0n);
  const records = rows
    .filter(({ id }) => id !== null)
    .map(({ id, round, vendor, game, stake, payout, currency, state, placed_at: placedAt, settled_at: settledAt }) => ({
      id,
      roundId: round,
      vassalage: vendor,
      gameCode: game,
      gameName: nameOf(game),
      stake: decimalOf(stake, exponent),
      prize: decimalOf(payout, exponent),
      net: decimalOf(state === 'settled' ? payout - stake : 0n, exponent),
      currency,
      state,
      placedAt: placedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    }));
  return { records, pageNo, totalPages: Math.ceil(total / pageSize), total };
}
