import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import type { CashbackRate } from './types.ts';

/** What a rule is about. */
export type CashbackRule = Pick<CashbackRate, 'vendor' | 'category' | 'rankFrom'>;

/** The rates that a merchant pays. */
export interface CashbackRates {
  /** Every rule with each of its rows, by rule and day. */
  all(tenant: string): Promise<CashbackRate[]>;
  /** What a rule says on a day; undefined where it says nothing. */
  on(tx: Tx, tenant: string, rule: CashbackRule, day: string): Promise<CashbackRate | undefined>;
  /**
   * What is paid for what a rule covers, from a day on: millionths by vendor, category, rank and day, of each combination that rules tell
   * apart. `*` is a vendor or category that no rule names.
   */
  covered(tx: Tx, tenant: string, rule: CashbackRule, day: string): Promise<ReadonlyMap<string, number>>;
  /** The highest rate that members of a level have for anything from a day on, where those of another level have less; 0 for none. Millionths. */
  above(tx: Tx, tenant: string, levels: { readonly level: number; readonly than: number }, day: string): Promise<number>;
  /** Writes what a rule says from a day on, in place of what was written for that day. */
  set(tx: Tx, tenant: string, rate: CashbackRate): Promise<void>;
  /** What members of a rank get on a day, by the vendors and categories that rules name; the most particular first. */
  ofRank(tenant: string, rank: number, day: string): Promise<readonly { readonly vendor: string; readonly category: string; readonly ppm: number }[]>;
  /** Fixes the rates of what was played on a day that is over, by the ranks that members have now: what is fixed stays. In slices of members. */
  fix(tenant: string, day: string): Promise<void>;
}

/** Members whose rates one statement fixes. */
const SLICE = 1_000;

const columns = ['vendor', 'category', 'rank_from as rankFrom', 'from_day as fromDay', 'ppm'] as const;

export function createCashbackRates(db: Database): CashbackRates {
  const rows = (query: Queries, tenant: string) => query.selectFrom('cashback_rate').select(columns).where('tenant_id', '=', tenant);
  return {
    all: (tenant) => rows(db.query, tenant).orderBy('vendor').orderBy('category').orderBy('rank_from').orderBy('from_day').execute(),
    on: (tx, tenant, { vendor, category, rankFrom }, day) =>
      rows(tx, tenant)
        .where('vendor', '=', vendor)
        .where('category', '=', category)
        .where('rank_from', '=', rankFrom)
        .where('from_day', '<=', day)
        .orderBy('from_day', 'desc')
        .limit(1)
        .executeTakeFirst(),
    async covered(tx, tenant, { vendor, category, rankFrom }, day) {
      // Each begins at a row of some rule: between them nothing changes.
      const { rows: found } = await sql<{ key: string; ppm: number }>`
        with rule as (
          select vendor, category, rank_from, from_day from cashback_rate where tenant_id = ${tenant}
          union all values (${vendor}, ${category}, ${rankFrom}::int, ${day}::date)
        )
        select concat_ws(' ', vendor, category, rank_from, from_day) as key, coalesce(cashback_rate_of(${tenant}, vendor, category, rank_from, from_day), 0) as ppm
          from (select distinct vendor from rule where ${vendor} in ('*', vendor)) vendors,
               (select distinct category from rule where ${category} in ('*', category)) categories,
               (select distinct rank_from from rule where rank_from >= ${rankFrom}::int) ranks,
               (select distinct from_day from rule where from_day >= ${day}::date) days`.execute(tx);
      return new Map(found.map(({ key, ppm }) => [key, ppm]));
    },
    async above(tx, tenant, { level, than }, day) {
      const { rows: [highest] } = await sql<{ ppm: number | null }>`
        with rule as (
          select vendor, category, from_day from cashback_rate where tenant_id = ${tenant}
          union all values ('*', '*', ${day}::date)
        ), rate as (
          select coalesce(cashback_rate_of(${tenant}, vendor, category, ${level}, from_day), 0) as ppm, coalesce(cashback_rate_of(${tenant}, vendor, category, ${than}, from_day), 0) as of_other
            from (select distinct vendor from rule) vendors, (select distinct category from rule) categories, (select distinct from_day from rule where from_day >= ${day}::date) days
        )
        select max(ppm) as ppm from rate where ppm > of_other`.execute(tx);
      return highest?.ppm ?? 0;
    },
    async set(tx, tenant, { vendor, category, rankFrom, fromDay, ppm }) {
      await tx
        .insertInto('cashback_rate')
        .values({ tenant_id: tenant, vendor, category, rank_from: rankFrom, from_day: fromDay, ppm })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'vendor', 'category', 'rank_from', 'from_day']).doUpdateSet({ ppm }))
        .execute();
    },
    async ofRank(tenant, rank, day) {
      const { rows: found } = await sql<{ vendor: string; category: string; ppm: number }>`
        select vendor, category, ppm from (
          select vendor, category, cashback_rate_of(${tenant}, vendor, category, ${rank}, ${day}::date) as ppm
            from cashback_rate where tenant_id = ${tenant} and rank_from <= ${rank} and from_day <= ${day}::date group by vendor, category
        ) rule
        where ppm is not null order by vendor = '*', category = '*', vendor, category`.execute(db.query);
      return found;
    },
    async fix(tenant, day) {
      for (let after: string | undefined; ; ) {
        const { rows: slice } = await sql<{ last: string | null; members: number }>`
          with played as (
            select distinct member_id from bet_day where tenant_id = ${tenant} and day = ${day}::date
              and (${after ?? null}::text is null or member_id > ${after ?? null}) order by member_id limit ${SLICE}
          ), fixed as (
            insert into cashback_line (tenant_id, member_id, day, vendor, category, currency, game, ppm)
              select ${tenant}, total.member_id, total.day, total.vendor, total.category, total.currency, total.game,
                     coalesce(cashback_rate_of(${tenant}, total.vendor, total.category, member.rank_level, total.day), 0)
                from bet_day total join played on played.member_id = total.member_id
                join member on member.tenant_id = ${tenant} and member.id = total.member_id::uuid
                where total.tenant_id = ${tenant} and total.day = ${day}::date
                  and total.day >= (select min(from_day) from cashback_rate where tenant_id = ${tenant})
                order by total.member_id, total.day, total.vendor, total.category, total.currency, total.game
              on conflict do nothing
          )
          select max(member_id) as last, count(*)::int as members from played`.execute(db.query);
        const [found] = slice;
        if (found === undefined || found.last === null || found.members < SLICE) return;
        after = found.last;
      }
    },
  };
}
