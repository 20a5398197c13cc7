import { sql, type RawBuilder } from 'kysely';
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

/** Creates the {@link TeamBetting}. */
export function createTeamBetting(db: Database): TeamBetting {
  /** Days of a large team that have such bets, so that no day is walked through in vain. */
  async function daysWith(tenant: Tenant, agentId: string, { from, to }: DaySpan, { vendor, category }: BetFilter): Promise<string[]> {
    const { rows } = await sql<{ day: string }>`
      select distinct to_char(day, 'YYYY-MM-DD') as day from team_bet_day
        where tenant_id = ${tenant.id} and agent_id = ${agentId} and currency = ${tenant.currency.code} and day between ${from}::date and ${to}::date
          and (${vendor ?? null}::text is null or vendor = ${vendor ?? null}) and (${category ?? null}::text is null or category = ${category ?? null})`.execute(db.query);
    return rows.map(({ day }) => day);
  }

  return {
    async lines(tenant, scan, { from, to }, filter, limit, after) {
      const now = new Date(db.clock.now());
      const { vendor, category } = filter;
      const narrowed = vendor !== undefined || category !== undefined;
      const limits: RawBuilder<unknown>[] = [
        sql`bet.tenant_id = ${tenant.id}`, sql`bet.currency = ${tenant.currency.code}`, sql`bet.day >= ${from}::date`, sql`bet.day <= ${after !== undefined && after.day < to ? after.day : to}::date`, sql`bet.bets <> 0`,
        ...(vendor === undefined ? [] : [sql`bet.vendor = ${vendor}`]),
        ...(category === undefined ? [] : [sql`bet.category = ${category}`]),
        ...(after === undefined ? [] : [sql`(bet.day, bet.member_id, bet.vendor, bet.category) < (${after.day}::date, ${after.memberId}, ${after.vendor}, ${after.category})`]),
      ];
      let source: RawBuilder<unknown>;
      switch (scan.kind) {
        case 'member':
          source = sql`bet_day bet`;
          limits.push(sql`bet.member_id = ${scan.id}`);
          break;
        case 'small':
          source = sql`${teamNow(tenant.id, scan.agentId, now)} member join bet_day bet on bet.member_id = member.id::text`;
          break;
        case 'large': {
          source = sql`bet_day bet`;
          if (narrowed) limits.push(sql`bet.day = any(${await daysWith(tenant, scan.agentId, { from, to }, filter)}::date[])`);
          limits.push(isInTeam(tenant.id, scan.agentId, now, sql`bet.member_id::uuid`));
        }
      }
      const { rows } = await sql<BetLine>`
        select to_char(bet.day, 'YYYY-MM-DD') as day, bet.member_id as "memberId", bet.vendor, bet.category, ${sums}, sum(payout)::bigint as prizes
          from ${source} where ${sql.join(limits, sql` and `)}
          group by bet.day, bet.member_id, bet.vendor, bet.category
          order by bet.day desc, bet.member_id desc, bet.vendor desc, bet.category desc limit ${limit}`.execute(db.query);
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
