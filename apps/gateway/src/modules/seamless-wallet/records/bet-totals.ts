import { sql } from 'kysely';
import { byKey, type Database, idAt, type KeyRange, type Queries } from '../../../platform/db/index.ts';

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
  /**
   * Sums of a member's valid bets that are settled, in minor units: for each moment of `since`, oldest first, those placed from it on and before
   * the next. A bet counts as it stands now. Demo money is not counted.
   */
  validBets(tenant: string, memberId: string, currency: string, since: readonly Date[], query: Queries): Promise<bigint[]>;
  /** Totals that differ from the sum of their bets; must be empty. One tenant's in slices of members, or all of every one at once. */
  totalsDrift(tenant?: string): Promise<readonly object[]>;
}

/** Members whose totals one statement compares, and about how many of their bets it adds up: those of one member are never apart. */
const COMPARED = { members: 500, bets: 200_000 };

/** @param compared how much a statement compares */
export function createBetTotals(db: Database, compared: typeof COMPARED = COMPARED): BetTotals {
  return {
    totalsOf: (tenant, request, queries) => (queries === undefined ? db.records.read((query) => totalsOf(query, tenant, request)) : totalsOf(queries, tenant, request)),
    async validBets(tenant, memberId, currency, since, query) {
      const [first] = since;
      if (first === undefined) return [];
      // Ids are made no earlier than the bet was placed: by them the index finds where to begin.
      const { rows } = await sql<{ part: number; valid: bigint }>`
        select width_bucket(placed_at, ${since}::timestamptz[]) as part, coalesce(sum(valid_bet(stake, payout)), 0)::bigint as valid
          from game_bet
          where tenant_id = ${tenant} and member_id = ${memberId} and id >= ${idAt(sql`${first}::timestamptz`)} and placed_at >= ${first}
            and currency = ${currency} and kind = 'real' and state = 'settled'
          group by 1`.execute(query);
      const byPart = new Map(rows.map(({ part, valid }) => [part, valid]));
      return since.map((_, index) => byPart.get(index + 1) ?? 0n);
    },
    async totalsDrift(tenant) {
      const columns = ['tenant_id', 'member_id', 'day', 'vendor', 'category'] as const;
      if (tenant === undefined) return db.query.selectFrom('bet_day_drift').select(columns).execute();
      const found: object[] = [];
      await byKey(
        async (after) => {
          const beyond = sql`tenant_id = ${tenant} and (${after ?? null}::text is null or member_id > ${after ?? null})`;
          const { rows } = await sql<{ id: string | null }>`
            select least(
              (select max(member_id) from (select distinct member_id from bet_day where ${beyond} order by member_id limit ${compared.members}) slice having count(*) = ${compared.members}),
              (select member_id from game_bet where ${beyond} order by member_id, id limit 1 offset ${compared.bets - 1})) as id`.execute(db.query);
          return rows[0]?.id ?? undefined;
        },
        async (range) => {
          const { rows } = await differing(tenant, range).execute(db.query);
          found.push(...rows);
        },
      );
      return found;
    },
  };
}

/** A tenant's totals, or a member's. */
function totalsOf(query: Queries, tenant: string, { from, to, memberId }: BetTotalsRequest): Promise<DayTotal[]> {
  return query
    .selectFrom('bet_day')
    .select(['member_id as memberId', 'day', 'vendor', 'category', 'currency'])
    // A row for each game.
    .select([sql<bigint>`sum(turnover)::bigint`.as('turnover'), sql<bigint>`sum(valid_bet)::bigint`.as('validBet'), sql<bigint>`sum(payout)::bigint`.as('payout')])
    .select([sql<bigint>`sum(net)::bigint`.as('net'), sql<number>`sum(bets)::int`.as('bets')])
    .where('tenant_id', '=', tenant)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(memberId !== undefined, (qb) => qb.where('member_id', '=', memberId ?? ''))
    .groupBy(['member_id', 'day', 'vendor', 'category', 'currency'])
    .having(sql<boolean>`sum(bets) > 0`)
    .orderBy('day', 'desc')
    .orderBy('vendor')
    .orderBy('category')
    .orderBy('member_id')
    .execute();
}

/** What `bet_day_drift` says of some members of a tenant: both sides at one moment. */
function differing(tenant: string, { after = '', upTo }: KeyRange) {
  const within = sql`tenant_id = ${tenant} and member_id > ${after} and (${upTo ?? null}::text is null or member_id <= ${upTo ?? null})`;
  return sql<object>`
    with total as (
      select tenant_id, member_id, day, vendor, category, currency, sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout, sum(net) as net, sum(bets) as bets
        from bet_day where ${within} group by 1, 2, 3, 4, 5, 6
    ),
    summed as (
      select tenant_id, member_id, counted_on as day, vendor, category, currency, sum(stake) as turnover, sum(valid_bet(stake, payout)) as valid_bet,
             sum(payout) as payout, count(*) as bets
        from game_bet where ${within} and kind = 'real' and state = 'settled' group by 1, 2, 3, 4, 5, 6
    )
    select tenant_id, member_id, day, vendor, category
      from total full join summed using (tenant_id, member_id, day, vendor, category, currency)
      where (coalesce(total.turnover, 0), coalesce(total.valid_bet, 0), coalesce(total.payout, 0), coalesce(total.net, 0), coalesce(total.bets, 0))
         <> (coalesce(summed.turnover, 0), coalesce(summed.valid_bet, 0), coalesce(summed.payout, 0),
             coalesce(summed.payout, 0) - coalesce(summed.turnover, 0), coalesce(summed.bets, 0))
      order by member_id, day, vendor, category`;
}
