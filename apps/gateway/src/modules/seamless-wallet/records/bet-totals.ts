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
  /** prize - turnover. */
  readonly net: bigint;
  readonly bets: number;
}

/** Which totals: both days inclusive. */
export interface BetTotalsRequest {
  readonly from: string;
  readonly to: string;
  /** Only this member's; those of the whole tenant unless given. */
  readonly memberId?: string;
}

/** Reads totals of bets. */
export interface BetTotals {
  /**
   * Totals by day, newest first: updated in the transaction that settles a bet, each bet counted once. Rebates, points and
   * salaries pass their own transaction.
   */
  totalsOf(tenant: string, request: BetTotalsRequest, queries?: Queries): Promise<DayTotal[]>;
  /** Totals that differ from the sum of their bets; must be empty. Reads everything. */
  totalsDrift(tenant?: string): Promise<readonly object[]>;
}

export function createBetTotals(db: Database): BetTotals {
  return {
    totalsOf: (tenant, { from, to, memberId }, queries = db.query) =>
      queries
        .selectFrom('bet_day')
        .select(['member_id as memberId', 'day', 'vendor', 'category', 'currency', 'turnover', 'valid_bet as validBet', 'payout', 'net', 'bets'])
        .where('tenant_id', '=', tenant)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('bets', '>', 0)
        .$if(memberId !== undefined, (qb) => qb.where('member_id', '=', memberId ?? ''))
        .orderBy('day', 'desc')
        .orderBy('vendor')
        .orderBy('category')
        .orderBy('member_id')
        .execute(),
    totalsDrift: (tenant) =>
      db.query
        .selectFrom('bet_day_drift')
        .select(['tenant_id', 'member_id', 'day', 'vendor', 'category'])
        .$if(tenant !== undefined, (qb) => qb.where('tenant_id', '=', tenant ?? null))
        .execute(),
  };
}
