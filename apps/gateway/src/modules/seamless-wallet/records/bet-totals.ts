import { CompiledQuery } from 'kysely';
import type { Database, Queries } from '../../../platform/db/index.ts';

/** Settled bets of a member on one day at one vendor in one category; amounts in minor units. Demo money is not counted. */
export interface DayTotal {
  readonly memberId: string;
  /** `2026-01-31`, in the tenant's time zone: the day the bets were settled. */
  readonly day: string;
  readonly vendor: string;
  readonly category: string;
  readonly currency: string;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  /** payout - turnover. */
  readonly net: bigint;
  readonly bets: number;
}

/** Which totals: both days inclusive. */
export interface BetTotalsRequest {
  readonly from: string;
  readonly to: string;
  /** One member's; everybody's of the tenant unless given. */
  readonly memberId?: string;
}

/** Reads what bets add up to. */
export interface BetTotals {
  /**
   * Totals by day, newest first: kept up in the transaction that settles a bet, each bet counted once. For rebates, points
   * and salaries, which pass their own transaction.
   */
  totalsOf(tenant: string, request: BetTotalsRequest, queries?: Queries): Promise<DayTotal[]>;
  /** Totals that are not the sum of their bets: an empty list, always. Reads everything. */
  totalsDrift(tenant?: string): Promise<readonly object[]>;
}

const READ = `
  select member_id as "memberId", day::text as day, vendor, category, currency, turnover, valid_bet as "validBet", payout, net, bets
  from bet_day
  where tenant_id = $1 and day between $2::text::date and $3::text::date and ($4::text is null or member_id = $4) and bets > 0
  order by bet_day.day desc, vendor, category, member_id`;
const DRIFT = 'select tenant_id, member_id, day::text as day, vendor, category from bet_day_drift where $1::text is null or tenant_id = $1';

/** {@link BetTotals} on `db`. */
export function createBetTotals(db: Database): BetTotals {
  return {
    async totalsOf(tenant, { from, to, memberId }, queries = db.query) {
      return (await queries.executeQuery<DayTotal>(CompiledQuery.raw(READ, [tenant, from, to, memberId ?? null]))).rows;
    },
    async totalsDrift(tenant) {
      return (await db.query.executeQuery<object>(CompiledQuery.raw(DRIFT, [tenant ?? null]))).rows;
    },
  };
}
