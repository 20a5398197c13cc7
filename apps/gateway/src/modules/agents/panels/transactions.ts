import type { RequestOf } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { momentsOf, type DaySpan } from '../../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, type Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { isInTeam, teamNow, type TeamScan } from './team-scan.ts';

export type MovementKind = NonNullable<RequestOf<'agentTransactions'>['kind']>;

/** What came to a member or went from it beside play. */
export interface MovementLine {
  readonly id: string;
  readonly memberId: string;
  readonly kind: MovementKind;
  readonly reason: string;
  /** Minor units; below zero it went. */
  readonly amount: bigint;
  readonly at: Date;
}

/** Totals of a kind, in minor units. */
export interface MovementTotal {
  readonly kind: MovementKind;
  readonly movements: number;
  readonly moneyIn: bigint;
  readonly moneyOut: bigint;
}

/** Reads what moved in teams beside play: the copy of the ledger that is made as days are counted. */
export interface TeamTransactions {
  /** The latest first, after one. */
  lines(tenant: Tenant, scan: TeamScan, span: DaySpan, kind: MovementKind | undefined, limit: number, after?: Pick<MovementLine, 'id' | 'memberId'>): Promise<MovementLine[]>;
  /** By kind: of a team as it was on each day, or of one member. */
  totals(tenant: Tenant, scan: TeamScan, span: DaySpan): Promise<MovementTotal[]>;
}

/** Creates the {@link TeamTransactions}. */
export function createTeamTransactions(db: Database): TeamTransactions {
  /** What a span is in a statement: by ids, which an index has, and by moments. */
  function within(tenant: Tenant, span: DaySpan): RawBuilder<unknown> {
    const { from, to } = momentsOf(span, tenant.timeZone);
    return sql`moved.tenant_id = ${tenant.id} and moved.currency = ${tenant.currency.code} and moved.id >= ${firstIdAt(from.getTime() - ID_DRIFT_MS)} and moved.id < ${firstIdAt(to.getTime() + ID_DRIFT_MS)}
      and moved.at >= ${from} and moved.at < ${to}`;
  }
  /** Days of a large team that have something of a kind, as ranges of ids. */
  async function rangesWith(tenant: Tenant, agentId: string, { from, to }: DaySpan, kind: MovementKind): Promise<RawBuilder<unknown>> {
    const { rows } = await sql<{ day: string }>`
      select to_char(day, 'YYYY-MM-DD') as day from team_movement_day
        where tenant_id = ${tenant.id} and agent_id = ${agentId} and currency = ${tenant.currency.code} and kind = ${kind} and day between ${from}::date and ${to}::date`.execute(db.query);
    const moments = rows.map(({ day }) => momentsOf({ from: day, to: day }, tenant.timeZone));
    return sql`
      (select range.first_id, range.last_id from unnest(${moments.map((moment) => firstIdAt(moment.from.getTime() - ID_DRIFT_MS))}::uuid[], ${moments.map((moment) => firstIdAt(moment.to.getTime() + ID_DRIFT_MS))}::uuid[]) range (first_id, last_id))`;
  }

  return {
    async lines(tenant, scan, span, kind, limit, after) {
      const now = new Date(db.clock.now());
      const limits: RawBuilder<unknown>[] = [within(tenant, span)];
      if (kind !== undefined) limits.push(sql`moved.kind = ${kind}`);
      // Of a transfer between two members each has a line.
      if (after !== undefined) limits.push(sql`(moved.id, moved.member_id) < (${after.id}::uuid, ${after.memberId}::uuid)`);
      let source = sql`member_movement moved`;
      if (scan.kind === 'member') limits.push(sql`moved.member_id = ${scan.id}`);
      if (scan.kind === 'small') source = sql`${teamNow(tenant.id, scan.agentId, now)} member join member_movement moved on moved.member_id = member.id`;
      if (scan.kind === 'large') {
        if (kind !== undefined) limits.push(sql`exists (select from ${await rangesWith(tenant, scan.agentId, span, kind)} range where moved.id >= range.first_id and moved.id < range.last_id)`);
        limits.push(isInTeam(tenant.id, scan.agentId, now, sql`moved.member_id`));
      }
      const { rows } = await sql<MovementLine>`
        select moved.id, moved.member_id as "memberId", moved.kind, moved.reason, moved.amount, moved.at
          from ${source} where ${sql.join(limits, sql` and `)}
          order by moved.id desc, moved.member_id desc limit ${limit}`.execute(db.query);
      return rows;
    },
    async totals(tenant, scan, span) {
      if (scan.kind === 'member') {
        const { rows } = await sql<MovementTotal>`
          select kind, count(*)::int as movements, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "moneyIn", coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "moneyOut"
            from member_movement moved where ${within(tenant, span)} and moved.member_id = ${scan.id} group by kind`.execute(db.query);
        return rows;
      }
      const { rows } = await sql<MovementTotal>`
        select kind, sum(movements)::int as movements, sum(money_in)::bigint as "moneyIn", sum(money_out)::bigint as "moneyOut" from team_movement_day
          where tenant_id = ${tenant.id} and agent_id = ${scan.agentId} and currency = ${tenant.currency.code} and day between ${span.from}::date and ${span.to}::date
          group by kind`.execute(db.query);
      return rows;
    },
  };
}
