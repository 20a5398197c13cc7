import type { RequestOf } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { momentsOf, type DaySpan } from '../../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, idTimeOf, type Database } from '../../../platform/db/index.ts';
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

/** Movements in an order. */
export interface MovementPage {
  readonly sort: 'at' | 'amount';
  readonly order: 'up' | 'down';
  readonly limit: number;
  /** The last one of the page before; `key`: its amount where it is sorted by. */
  readonly after: (Pick<MovementLine, 'id' | 'memberId'> & { readonly key: string }) | undefined;
}

/** Reads what moved in teams beside play: the copy of the ledger that is made as days are counted. */
export interface TeamTransactions {
  /** The latest first, after one. */
  lines(tenant: Tenant, scan: TeamScan, span: DaySpan, kind: MovementKind | undefined, limit: number, after?: Pick<MovementLine, 'id' | 'memberId'>): Promise<MovementLine[]>;
  /** Whether there are few enough to put all of them into an order. */
  canSort(tenant: Tenant, scan: TeamScan, span: DaySpan, kind: MovementKind | undefined): Promise<boolean>;
  /** The same lines in another order, where they can be sorted. */
  sorted(tenant: Tenant, scan: TeamScan, span: DaySpan, kind: MovementKind | undefined, page: MovementPage): Promise<MovementLine[]>;
  /** By kind: of a team as it was on each day, or of one member. */
  totals(tenant: Tenant, scan: TeamScan, span: DaySpan): Promise<MovementTotal[]>;
}

/** Movements of a team up to which they are put into an order, and those of a merchant up to which a large team's are looked for among them. */
const SORTED_MOVEMENTS = 5_000;
const WALKED_MOVEMENTS = 20_000;

/** Creates the {@link TeamTransactions}. */
export function createTeamTransactions(db: Database): TeamTransactions {
  /** What a span is in a statement: by ids, which an index has, and by moments. */
  function within(tenant: Tenant, span: DaySpan): RawBuilder<unknown> {
    const { from, to } = momentsOf(span, tenant.timeZone);
    return sql`moved.tenant_id = ${tenant.id} and moved.currency = ${tenant.currency.code} and moved.id >= ${firstIdAt(from.getTime() - ID_DRIFT_MS)} and moved.id < ${firstIdAt(to.getTime() + ID_DRIFT_MS)}
      and moved.at >= ${from} and moved.at < ${to}`;
  }
  /** Days of a large team that have something of a kind, the latest first, with how much. */
  async function daysWith(tenant: Tenant, agentId: string, { from, to }: DaySpan, kind: MovementKind | undefined): Promise<{ readonly day: string; readonly movements: number }[]> {
    const { rows } = await sql<{ day: string; movements: number }>`
      select to_char(day, 'YYYY-MM-DD') as day, sum(movements)::int as movements from team_movement_day
        where tenant_id = ${tenant.id} and agent_id = ${agentId} and currency = ${tenant.currency.code} and day between ${from}::date and ${to}::date
          and (${kind ?? null}::text is null or kind = ${kind ?? null})
        group by team_movement_day.day order by team_movement_day.day desc`.execute(db.query);
    return rows;
  }
  /** In a statement, the movements that are asked for as `moved`, with the beginning of what they are chosen by. Of a transfer between two members each has a line. */
  function those(tenant: Tenant, scan: TeamScan, span: DaySpan, kind: MovementKind | undefined): RawBuilder<unknown> {
    const now = new Date(db.clock.now());
    const whose = scan.kind === 'member' ? sql`and moved.member_id = ${scan.id}` : scan.kind === 'large' ? sql`and ${isInTeam(tenant.id, scan.agentId, now, sql`moved.member_id`)}` : sql``;
    return sql`
      ${scan.kind === 'small' ? sql`${teamNow(tenant.id, scan.agentId, now)} member join member_movement moved on moved.member_id = member.id` : sql`member_movement moved`}
        where ${within(tenant, span)} ${kind === undefined ? sql`` : sql`and moved.kind = ${kind}`} ${whose}`;
  }
  const columns = sql`moved.id, moved.member_id as "memberId", moved.kind, moved.reason, moved.amount, moved.at`;
  async function read(tenant: Tenant, scan: TeamScan, span: DaySpan, kind: MovementKind | undefined, limit: number, after: Pick<MovementLine, 'id' | 'memberId'> | undefined): Promise<MovementLine[]> {
    const { rows } = await sql<MovementLine>`
      select ${columns} from ${those(tenant, scan, span, kind)}
          ${after === undefined ? sql`` : sql`and (moved.id, moved.member_id) < (${after.id}::uuid, ${after.memberId}::uuid)`}
        order by moved.id desc, moved.member_id desc limit ${limit}`.execute(db.query);
    return rows;
  }

  return {
    async canSort(tenant, scan, span, kind) {
      if (scan.kind === 'member') return true;
      const days = await daysWith(tenant, scan.agentId, span, kind);
      if (days.reduce((sum, { movements }) => sum + movements, 0) > SORTED_MOVEMENTS) return false;
      if (scan.kind === 'small') return true;
      const { rows } = await sql<{ found: number }>`select count(*)::int as found from (select from member_movement moved where ${within(tenant, span)} limit ${WALKED_MOVEMENTS + 1}) walked`.execute(db.query);
      return (rows[0]?.found ?? 0) <= WALKED_MOVEMENTS;
    },
    async sorted(tenant, scan, span, kind, { sort, order, limit, after }) {
      const [than, direction] = order === 'up' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
      const key = sort === 'at' ? sql`0::bigint` : sql`moved.amount`;
      const { rows } = await sql<MovementLine>`
        select ${columns} from ${those(tenant, scan, span, kind)}
          ${after === undefined ? sql`` : sql`and (${key}, moved.id, moved.member_id) ${than} (${after.key}::bigint, ${after.id}::uuid, ${after.memberId}::uuid)`}
          order by ${sort === 'at' ? sql`` : sql`moved.amount ${direction},`} moved.id ${direction}, moved.member_id ${direction} limit ${limit}`.execute(db.query);
      return rows;
    },
    async lines(tenant, scan, span, kind, limit, after) {
      if (scan.kind !== 'large') return read(tenant, scan, span, kind, limit, after);
      const lines: MovementLine[] = [];
      const days = (await daysWith(tenant, scan.agentId, span, kind)).filter(({ day }) => after === undefined || idTimeOf(after.id) + ID_DRIFT_MS >= momentsOf({ from: day, to: day }, tenant.timeZone).from.getTime());
      // As many days at a time as have a page: days without such movements are not walked through.
      while (lines.length < limit) {
        const chunk = days.splice(0, 1);
        for (let enough = chunk[0]?.movements ?? 0; enough < limit - lines.length && days.length > 0; enough += chunk.at(-1)?.movements ?? 0) chunk.push(...days.splice(0, 1));
        const [last, first] = [chunk[0], chunk.at(-1)];
        if (last === undefined || first === undefined) break;
        lines.push(...(await read(tenant, scan, { from: first.day, to: last.day }, kind, limit - lines.length, after)));
      }
      return lines;
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
