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

/** A line of a page that is sorted, with what it is sorted by. */
export interface SortedBetLine extends BetLine {
  readonly key?: string;
}

/** Lines in an order. */
export interface BetPage {
  readonly sort: 'day' | 'bets' | 'turnover' | 'validBet' | 'prizes' | 'profit';
  readonly order: 'up' | 'down';
  readonly limit: number;
  readonly after: (BetLineKey & { readonly key: string }) | undefined;
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
  /** Whether there are few enough days of members to put all lines into an order. */
  canSort(tenant: Tenant, scan: TeamScan, span: DaySpan, filter: BetFilter): Promise<boolean>;
  /** The same lines in another order, where they can be sorted. */
  sorted(tenant: Tenant, scan: TeamScan, span: DaySpan, filter: BetFilter, page: BetPage): Promise<SortedBetLine[]>;
  /** By vendor and category, the largest turnover first: of a team as it was on each day, or of one member. */
  parts(tenant: Tenant, scan: TeamScan, span: DaySpan): Promise<BetPart[]>;
}

const sums = sql`sum(bets)::int as bets, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as "validBet"`;

/** Members of a day that are looked at beyond a page: bets of some may have been taken back since they were counted. */
const SPARE = 20;
/** Players of a large team on a day up to which they are found by their uplines; more of them are met soon enough on a walk over the merchant's. */
const QUIET_DAY = 2_000;
/** Days of members up to which their lines are put into an order, and days of members of a merchant up to which a team's are looked for among them. */
const SORTED_MEMBER_DAYS = 5_000;
const WALKED_MEMBER_DAYS = 10_000;

/** A day on which a large team settled bets; `players` is null where the day was counted before they were. */
interface TeamBetDay {
  readonly day: string;
  readonly players: number | null;
}

/** Creates the {@link TeamBetting}. */
export function createTeamBetting(db: Database): TeamBetting {
  /** The days on which a large team has such bets, the latest first, so that no others are walked through. */
  async function daysWith(tenant: Tenant, agentId: string, { from, to }: DaySpan, { vendor, category }: BetFilter): Promise<TeamBetDay[]> {
    const { rows } = await sql<TeamBetDay>`
      select to_char(team.day, 'YYYY-MM-DD') as day, team.players from team_day team
        where team.tenant_id = ${tenant.id} and team.agent_id = ${agentId} and team.currency = ${tenant.currency.code} and team.day between ${from}::date and ${to}::date and team.bets <> 0
          ${vendor === undefined && category === undefined ? sql`` : sql`and exists (
            select from team_bet_day part where part.tenant_id = ${tenant.id} and part.agent_id = ${agentId} and part.day = team.day and part.currency = ${tenant.currency.code} and part.bets <> 0
              and (${vendor ?? null}::text is null or part.vendor = ${vendor ?? null}) and (${category ?? null}::text is null or part.category = ${category ?? null}))`}
        order by team.day desc`.execute(db.query);
    return rows;
  }
  /** Whether somebody was moved into the team, or within it, since a day began: what was before was counted for others. */
  async function hasMoved(tenant: Tenant, agentId: string, from: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      select id from member_move moved where tenant_id = ${tenant.id} and since >= ${from}::date - interval '1 day' and since <= ${now} and ${isInTeam(tenant.id, agentId, now, sql`moved.member_id`)} limit 1`.execute(db.query);
    return rows.length > 0;
  }

  /** What a member bet on a day, in a statement: rows of bet_day as `bet`, of one of member_day as `walked`. */
  const betsOf = (tenant: Tenant, { vendor, category }: BetFilter): RawBuilder<unknown> => sql`
    bet_day bet where bet.tenant_id = ${tenant.id} and bet.member_id = walked.member_id::text and bet.day = walked.day and bet.currency = ${tenant.currency.code} and bet.bets <> 0
      ${vendor === undefined ? sql`` : sql`and bet.vendor = ${vendor}`} ${category === undefined ? sql`` : sql`and bet.category = ${category}`}`;
  const ofTeam = (tenant: Tenant, agentId: string, now: Date): RawBuilder<unknown> => sql`and ${isInTeam(tenant.id, agentId, now, sql`walked.member_id`)}`;
  /** Whether a merchant has few enough days of members to look through all of them. */
  async function canWalk(tenant: Tenant, { from, to }: DaySpan): Promise<boolean> {
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from (select from member_day where tenant_id = ${tenant.id} and day >= ${from}::date and day <= ${to}::date limit ${WALKED_MEMBER_DAYS + 1}) walked`.execute(db.query);
    return (rows[0]?.found ?? 0) <= WALKED_MEMBER_DAYS;
  }

  return {
    async canSort(tenant, scan, span, filter) {
      if (scan.kind === 'member') return true;
      const days = await daysWith(tenant, scan.agentId, span, filter);
      if (days.reduce((sum, { players }) => sum + (players ?? Number.POSITIVE_INFINITY), 0) > SORTED_MEMBER_DAYS) return false;
      return scan.kind === 'small' || !(await hasMoved(tenant, scan.agentId, span.from, new Date(db.clock.now()))) || canWalk(tenant, span);
    },
    async sorted(tenant, scan, span, filter, { sort, order, limit, after }) {
      const now = new Date(db.clock.now());
      const [than, direction] = order === 'up' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
      const [source, whose] =
        scan.kind === 'member' ? [sql`member_day walked`, sql`and walked.member_id = ${scan.id}`]
        : scan.kind === 'small' ? [sql`${teamNow(tenant.id, scan.agentId, now)} member join member_day walked on walked.member_id = member.id`, sql``]
        : [(await hasMoved(tenant, scan.agentId, span.from, now)) ? sql`member_day walked` : quiet(tenant, scan.agentId, now, span), ofTeam(tenant, scan.agentId, now)];
      const key = sort === 'day' ? sql`0::bigint` : sort === 'profit' ? sql`(prizes - turnover)` : sql`${sql.ref(sort)}::bigint`;
      const tuple = sql`key, day, "memberId", vendor, category`;
      const { rows } = await sql<SortedBetLine>`
        with lines as (
          select walked.day, walked.member_id as "memberId", line.* from ${source}
            cross join lateral (select bet.vendor, bet.category, ${sums}, sum(payout)::bigint as prizes from ${betsOf(tenant, filter)} group by bet.vendor, bet.category) line
            where walked.tenant_id = ${tenant.id} and walked.currency = ${tenant.currency.code} and walked.bets <> 0 and walked.day >= ${span.from}::date and walked.day <= ${span.to}::date ${whose}
        ), keyed as (select ${key} as key, lines.* from lines)
        select key::text as key, to_char(day, 'YYYY-MM-DD') as day, "memberId", vendor, category, bets, turnover, "validBet", prizes from keyed
          ${after === undefined ? sql`` : sql`where (${tuple}) ${than} (${after.key}::bigint, ${after.day}::date, ${after.memberId}::uuid, ${after.vendor}, ${after.category})`}
          order by keyed.key ${direction}, keyed.day ${direction}, "memberId" ${direction}, vendor ${direction}, category ${direction} limit ${limit}`.execute(db.query);
      return rows;
    },
    async lines(tenant, scan, span, filter, limit, after) {
      const now = new Date(db.clock.now());
      const { vendor, category } = filter;
      const narrowed = vendor !== undefined || category !== undefined;
      const bets = betsOf(tenant, filter);
      /** @param source rows of member_day as `walked` @param whose what else is true of them */
      async function read(source: RawBuilder<unknown>, whose: RawBuilder<unknown>, within: DaySpan, most: number): Promise<BetLine[]> {
        const { rows } = await sql<BetLine>`
          with days as materialized (
            select walked.day, walked.member_id from ${source}
              where walked.tenant_id = ${tenant.id} and walked.currency = ${tenant.currency.code} and walked.bets <> 0 and walked.day >= ${within.from}::date and walked.day <= ${within.to}::date
                ${after === undefined ? sql`` : sql`and (walked.day, walked.member_id) <= (${after.day}::date, ${after.memberId}::uuid)`} ${whose}
                ${narrowed ? sql`and (select 1 from ${bets} limit 1) is not null` : sql``}
              order by walked.day desc, walked.member_id desc limit ${most + SPARE}
          )
          select to_char(walked.day, 'YYYY-MM-DD') as day, walked.member_id as "memberId", line.*
            from days walked
            cross join lateral (select bet.vendor, bet.category, ${sums}, sum(payout)::bigint as prizes from ${bets} group by bet.vendor, bet.category) line
            ${after === undefined ? sql`` : sql`where (walked.day, walked.member_id, line.vendor, line.category) < (${after.day}::date, ${after.memberId}::uuid, ${after.vendor}, ${after.category})`}
            order by walked.day desc, walked.member_id desc, line.vendor desc, line.category desc limit ${most}`.execute(db.query);
        return rows;
      }
      if (scan.kind === 'member') return read(sql`member_day walked`, sql`and walked.member_id = ${scan.id}`, span, limit);
      if (scan.kind === 'small') return read(sql`${teamNow(tenant.id, scan.agentId, now)} member join member_day walked on walked.member_id = member.id`, sql``, span, limit);
      const { agentId } = scan;
      if (await hasMoved(tenant, agentId, span.from, now)) return read(sql`member_day walked`, ofTeam(tenant, agentId, now), span, limit);
      const days = await daysWith(tenant, agentId, after === undefined || after.day > span.to ? span : { ...span, to: after.day }, filter);
      const found: BetLine[] = [];
      for (let next = 0; next < days.length && found.length < limit; ) {
        const group = groupFrom(days, next, narrowed ? QUIET_DAY : limit + SPARE);
        next += group.length;
        const within = { from: group.at(-1)?.day ?? span.from, to: group[0]?.day ?? span.to };
        found.push(...(await read(isQuiet(group[0]) ? quiet(tenant, agentId, now, within) : sql`member_day walked`, ofTeam(tenant, agentId, now), within, limit - found.length)));
      }
      return found;
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

const isQuiet = (day: TeamBetDay | undefined): boolean => day !== undefined && day.players !== null && day.players <= QUIET_DAY;

/** The days from one on that are read at once: quiet ones until they have enough players, or one that is not quiet. */
function groupFrom(days: readonly TeamBetDay[], first: number, enough: number): readonly TeamBetDay[] {
  if (!isQuiet(days[first])) return days.slice(first, first + 1);
  let [end, players] = [first, 0];
  while (isQuiet(days[end]) && players < enough) {
    players += days[end]?.players ?? 0;
    end += 1;
  }
  return days.slice(first, end);
}

/** Rows of member_day as `walked`, by the agents below whom somebody settled a bet on one of the days: level by level, where nobody did no further. */
const quiet = (tenant: Tenant, agentId: string, now: Date, { from, to }: DaySpan): RawBuilder<unknown> => sql`
  (with recursive active as (
     select ${agentId}::uuid as id
     union all
     select path.member_id from active
       join member_upline path on path.tenant_id = ${tenant.id} and path.ancestor_id = active.id and path.distance = 1 and path.since <= ${now} and path.until > ${now}
       where exists (
         select from team_day branch
           where branch.tenant_id = ${tenant.id} and branch.agent_id = path.member_id and branch.currency = ${tenant.currency.code} and branch.bets <> 0 and branch.day >= ${from}::date and branch.day <= ${to}::date)
   ) select id from active) active
  join member_day walked on walked.upline_id = active.id`;
