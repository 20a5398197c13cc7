import { sql } from 'kysely';
import { momentsOf } from '../../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, type Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { BetFilter, Bets } from './betting.ts';

/** A settled bet; amounts in minor units. */
export interface MemberBet {
  readonly id: string;
  readonly game: string;
  readonly vendor: string;
  readonly category: string;
  /** When it was settled. */
  readonly at: Date;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly prizes: bigint;
}

/** Reads single bets of a member. */
export interface MemberBets {
  /** The bets that count on a day, by when they were placed, the latest first. @param before only those before this bet */
  page(tenant: Tenant, memberId: string, day: string, filter: BetFilter, limit: number, before?: string): Promise<MemberBet[]>;
  /** What all of them come to, as totals count them. */
  totals(tenant: Tenant, memberId: string, day: string, filter: BetFilter): Promise<Bets>;
}

const DAY_MS = 86_400_000;
/** A bet may be open for so long before it is settled: see the retention of game sessions. */
const OPEN_DAYS = 91;

/** Creates the {@link MemberBets}. */
export function createMemberBets(db: Database): MemberBets {
  const narrowed = ({ vendor, category }: BetFilter) => sql`
    ${vendor === undefined ? sql`` : sql`and bet.vendor = ${vendor}`} ${category === undefined ? sql`` : sql`and bet.category = ${category}`}`;
  return {
    async page(tenant, memberId, day, filter, limit, before) {
      const { from, to } = momentsOf({ from: day, to: day }, tenant.timeZone);
      const { rows } = await sql<MemberBet>`
        select bet.id, bet.game, bet.vendor, bet.category, coalesce(bet.settled_at, bet.placed_at) as at, bet.stake as turnover, valid_bet(bet.stake, bet.counted_payout) as "validBet", bet.counted_payout as prizes
          from game_bet bet
          where bet.tenant_id = ${tenant.id} and bet.member_id = ${memberId} and bet.kind = 'real' and bet.currency = ${tenant.currency.code} and bet.counted_on = ${day}::date
            and bet.id >= ${firstIdAt(from.getTime() - OPEN_DAYS * DAY_MS)}::uuid and bet.id < ${before ?? firstIdAt(to.getTime() + ID_DRIFT_MS)}::uuid ${narrowed(filter)}
          order by bet.id desc limit ${limit}`.execute(db.query);
      return rows;
    },
    async totals(tenant, memberId, day, filter) {
      const { rows } = await sql<Bets>`
        select coalesce(sum(bets), 0)::int as bets, coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(valid_bet), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as prizes
          from bet_day bet where tenant_id = ${tenant.id} and member_id = ${memberId} and day = ${day}::date and currency = ${tenant.currency.code} ${narrowed(filter)}`.execute(db.query);
      return rows[0] ?? { bets: 0, turnover: 0n, validBet: 0n, prizes: 0n };
    },
  };
}
