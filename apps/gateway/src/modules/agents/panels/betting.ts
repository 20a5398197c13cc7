import { sql } from 'kysely';
import type { DaySpan } from '../../../platform/calendar/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { isInTeam, teamNow, type TeamScan } from './team-scan.ts';

/** Settled bets; amounts in minor units. */
export interface Bets {
  readonly bets: number;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly prizes: bigint;
}

/** Bets of a vendor and a category. */
export interface BetPart extends Bets {
  readonly vendor: string;
  readonly category: string;
}

/** What a member bet on a day at a vendor. */
export interface BetLine extends BetPart {
  readonly memberId: string;
  readonly day: string;
}

/** What narrows the lines; none of them where it is undefined. */
export interface BetFilter {
  readonly vendor: string | undefined;
  readonly category: string | undefined;
}

/** What identifies a line. */
export type BetLineKey = Pick<BetLine, 'day' | 'memberId' | 'vendor' | 'category'>;

/** Reads what members of teams bet. */
export interface TeamBetting {
  /** Lines by day, the latest first, after one. */
  lines(tenant: Tenant, scan: TeamScan, span: DaySpan, filter: BetFilter, limit: number, after?: BetLineKey): Promise<BetLine[]>;
  /** By vendor and category, the largest turnover first: of a team as it was on each day, or of one member. */
  parts(tenant: Tenant, scan: TeamScan, span: DaySpan): Promise<BetPart[]>;
}

const sums = sql`sum(bets)::int as bets, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as "validBet"`;

/** Members of a day that are looked at beyond a page: bets of some may have been taken back since they were counted. */
const SPARE = 20;

/** Creates the {@link TeamBetting}. */
export function createTeamBetting(db: Database): TeamBetting {
  /** The last and the first day on which a large team has such bets, so that few days are walked through in vain; undefined for none. */
  async function daysWith(tenant: Tenant, agentId: string, { from, to }: DaySpan, { vendor, category }: BetFilter): Promise<DaySpan | undefined> {
    const { rows } = await sql<{ from: string | null; to: string | null }>`
      select to_char(min(day), 'YYYY-MM-DD') as from, to_char(max(day), 'YYYY-MM-DD') as to from team_bet_day
        where tenant_id = ${tenant.id} and agent_id = ${agentId} and currency = ${tenant.currency.code} and day between ${from}::date and ${to}::date
          and (${vendor ?? null}::text is null or vendor = ${vendor ?? null}) and (${category ?? null}::text is null or category = ${category ?? null})`.execute(db.query);
    const [found] = rows;
    return found === undefined || found.from === null || found.to === null ? undefined : { from: found.from, to: found.to };
  }

  return {
    async lines(tenant, scan, span, filter, limit, after) {
      const now = new Date(db.clock.now());
      const { vendor, category } = filter;
      const narrowed = vendor !== undefined || category !== undefined;
      const within = scan.kind === 'large' && narrowed ? await daysWith(tenant, scan.agentId, span, filter) : span;
      if (within === undefined) return [];
      const bets = sql`
        bet_day bet where bet.tenant_id = ${tenant.id} and bet.member_id = walked.member_id::text and bet.day = walked.day and bet.currency = ${tenant.currency.code} and bet.bets <> 0
          ${vendor === undefined ? sql`` : sql`and bet.vendor = ${vendor}`} ${category === undefined ? sql`` : sql`and bet.category = ${category}`}`;
      const whose = scan.kind === 'member' ? sql`and walked.member_id = ${scan.id}` : scan.kind === 'large' ? sql`and ${isInTeam(tenant.id, scan.agentId, now, sql`walked.member_id`)}` : sql``;
      const { rows } = await sql<BetLine>`
        with days as materialized (
          select walked.day, walked.member_id from ${scan.kind === 'small' ? sql`${teamNow(tenant.id, scan.agentId, now)} member join member_day walked on walked.member_id = member.id` : sql`member_day walked`}
            where walked.tenant_id = ${tenant.id} and walked.currency = ${tenant.currency.code} and walked.bets <> 0 and walked.day >= ${within.from}::date and walked.day <= ${within.to}::date
              ${after === undefined ? sql`` : sql`and (walked.day, walked.member_id) <= (${after.day}::date, ${after.memberId}::uuid)`} ${whose}
              ${narrowed ? sql`and (select 1 from ${bets} limit 1) is not null` : sql``}
            order by walked.day desc, walked.member_id desc limit ${limit + SPARE}
        )
        select to_char(walked.day, 'YYYY-MM-DD') as day, walked.member_id as "memberId", line.*
          from days walked
          cross join lateral (select bet.vendor, bet.category, ${sums}, sum(payout)::bigint as prizes from ${bets} group by bet.vendor, bet.category) line
          ${after === undefined ? sql`` : sql`where (walked.day, walked.member_id, line.vendor, line.category) < (${after.day}::date, ${after.memberId}::uuid, ${after.vendor}, ${after.category})`}
          order by walked.day desc, walked.member_id desc, line.vendor desc, line.category desc limit ${limit}`.execute(db.query);
      return rows;
    },
    async parts(tenant, scan, { from, to }) {
      const [table, whose, prizes] = scan.kind === 'member' ? [sql`bet_day`, sql`member_id = ${scan.id}`, sql`payout`] : [sql`team_bet_day`, sql`agent_id = ${scan.agentId}`, sql`prizes`];
      const { rows } = await sql<BetPart>`
        select vendor, category, ${sums}, sum(${prizes})::bigint as prizes from ${table}
          where tenant_id = ${tenant.id} and ${whose} and currency = ${tenant.currency.code} and day between ${from}::date and ${to}::date
          group by vendor, category having sum(bets) <> 0 order by sum(turnover) desc, vendor, category`.execute(db.query);
      return rows;
    },
  };
}
