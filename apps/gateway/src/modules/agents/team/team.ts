import { sql, type RawBuilder } from 'kysely';
import { anyOf, type Database, type Queries } from '../../../platform/db/index.ts';
import type { AccountType, Tenant } from '../../../platform/http/index.ts';
import type { DaySpan } from '../../../platform/calendar/index.ts';
import type { TeamSizes } from '../figures/team-sizes.ts';

/** Somebody in a team, without what the team did. */
export interface TeamMember {
  readonly id: string;
  readonly account: string;
  readonly type: AccountType;
  readonly status: 'active' | 'blocked';
  readonly joinedAt: Date;
  readonly lastLoginAt: Date | null;
  /** How far below the agent that asks. */
  readonly distance: number;
  /** Millionths of the stake. */
  readonly ppm: number;
  /** Members right below it, and all below it. */
  readonly direct: number;
  readonly team: number;
}

/** What members played themselves, in minor units. */
export interface OwnPlay {
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly prizes: bigint;
}

/** The direct downline in an order. Amounts are those of each member's team. */
export interface TeamPage {
  readonly sort: 'joined' | 'rate' | 'turnover' | 'profit';
  readonly order: 'up' | 'down';
  readonly limit: number;
  /** The last one of the page before: what it was sorted by, and its id. */
  readonly after: { readonly key: string; readonly id: string } | undefined;
}

/** Reads teams as they are now. */
export interface Teams {
  /** How many are below an agent, and how many right below it; now unless stated. */
  size(tenant: string, agentId: string, at?: Date, query?: Queries): Promise<{ readonly members: number; readonly direct: number }>;
  /** The same of several members now. */
  sizes(tenant: string, ids: readonly string[]): Promise<ReadonlyMap<string, { readonly members: number; readonly direct: number }>>;
  /** The direct downline of a member. @param distance of that member below the agent that asks @param span the days that amounts are of */
  direct(tenant: Tenant, ofId: string, distance: number, span: DaySpan, page: TeamPage): Promise<(TeamMember & { readonly key: string })[]>;
  /** Members of an agent's team whose account begins so, in any case, by account. */
  named(tenant: string, agentId: string, begins: string, limit: number): Promise<TeamMember[]>;
  /** The way from an agent down to a member of its team, both included. */
  path(tenant: string, agentId: string, memberId: string): Promise<{ readonly id: string; readonly account: string }[]>;
  /** What members played themselves in a currency; those without a settled bet are missing. */
  ownPlay(tenant: string, currency: string, ids: readonly string[], span: DaySpan): Promise<Map<string, OwnPlay>>;
}

type Line = Omit<TeamMember, 'direct' | 'team'>;

/** Creates the {@link Teams}. */
export function createTeams(db: Database, sizes: TeamSizes): Teams {
  const now = (): Date => new Date(db.clock.now());
  /** A pattern that matches what begins so, literally. */
  const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

  const withSizes = async <One extends Line>(tenant: string, lines: readonly One[]): Promise<(One & Pick<TeamMember, 'direct' | 'team'>)[]> => {
    const counted = await sizes.now(tenant, lines.map(({ id }) => id));
    return lines.map((line) => ({ ...line, direct: counted.get(line.id)?.direct ?? 0, team: counted.get(line.id)?.members ?? 0 }));
  };
  const shown = (tenant: string) => sql`
    member.id, member.username as account, member.type, member.status, member.registered_at as "joinedAt", member.last_login_at as "lastLoginAt",
    member_rate_at(${tenant}, member.id, ${now()}) as ppm`;

  return {
    async size(tenant, agentId, at, query) {
      const found = at === undefined ? await sizes.now(tenant, [agentId]) : await sizes.at(tenant, [agentId], at, query);
      return found.get(agentId) ?? { members: 0, direct: 0 };
    },
    sizes: (tenant, ids) => sizes.now(tenant, ids),
    async direct({ id: tenant, currency }, ofId, distance, { from, to }, { sort, order, limit, after }) {
      const [than, direction] = order === 'up' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
      const ofTeam = (amount: RawBuilder<unknown>): RawBuilder<unknown> => sql`
        coalesce((select sum(${amount}) from team_day where tenant_id = ${tenant} and agent_id = path.member_id and currency = ${currency.code} and day between ${from}::date and ${to}::date), 0)::bigint`;
      const keys: Readonly<Record<TeamPage['sort'], RawBuilder<unknown>>> = {
        joined: sql`0::bigint`, rate: sql`member_rate_at(${tenant}, path.member_id, ${now()})::bigint`, turnover: ofTeam(sql`turnover`), profit: ofTeam(sql`prizes + rebates + activity - turnover`),
      };
      // Of everybody only what the page is sorted by. Ids follow the time: by joining, only those of the page are looked at.
      const page = sql<Line & { readonly key: string }>`
        with keyed as (
          select path.member_id as id, ${keys[sort]} as key from member_upline path
            where path.tenant_id = ${tenant} and path.ancestor_id = ${ofId} and path.distance = 1 and path.since <= ${now()} and path.until > ${now()}
              ${sort === 'joined' && after !== undefined ? sql`and path.member_id ${than} ${after.id}::uuid` : sql``}
        ), page as materialized (
          select * from keyed ${sort === 'joined' || after === undefined ? sql`` : sql`where (key, id) ${than} (${after.key}::bigint, ${after.id}::uuid)`}
            order by ${sort === 'joined' ? sql`` : sql`key ${direction},`} id ${direction} limit ${limit}
        )
        select ${shown(tenant)}, ${distance + 1}::int as distance, page.key::text as key
          from page join member on member.tenant_id = ${tenant} and member.id = page.id
          order by page.key ${direction}, page.id ${direction}`;
      const rows = await db.transaction(async (tx) => {
        // A thousand members look costly enough to be compiled, which takes longer than to read them.
        await sql`set local jit = off`.execute(tx);
        return (await page.execute(tx)).rows;
      });
      return withSizes(tenant, rows);
    },
    async named(tenant, agentId, begins, limit) {
      const { rows } = await sql<Line>`
        select ${shown(tenant)}, path.distance
          from member
          join member_upline path on path.tenant_id = ${tenant} and path.ancestor_id = ${agentId} and path.member_id = member.id
            and path.since <= ${now()} and path.until > ${now()}
          where member.tenant_id = ${tenant} and member.username_key like ${beginning(begins)}
          order by member.username_key limit ${limit}`.execute(db.query);
      return withSizes(tenant, rows);
    },
    async path(tenant, agentId, memberId) {
      const { rows } = await sql<{ id: string; account: string }>`
        select member.id, member.username as account
          from (
            select ancestor_id as id, distance from member_upline
              where tenant_id = ${tenant} and member_id = ${memberId} and since <= ${now()} and until > ${now()}
            union all select ${memberId}::uuid, 0
          ) step
          join member on member.tenant_id = ${tenant} and member.id = step.id
          order by step.distance desc`.execute(db.query);
      return rows.slice(rows.findIndex(({ id }) => id === agentId));
    },
    async ownPlay(tenant, currency, ids, { from, to }) {
      const found = await db.query
        .selectFrom('bet_day')
        .select(['member_id as id', sql<bigint>`sum(turnover)::bigint`.as('turnover'), sql<bigint>`sum(valid_bet)::bigint`.as('validBet'), sql<bigint>`sum(payout)::bigint`.as('prizes')])
        .where('tenant_id', '=', tenant)
        .where('currency', '=', currency)
        .where('member_id', '=', anyOf(ids))
        .where('day', '>=', sql<string>`${from}::date`)
        .where('day', '<=', sql<string>`${to}::date`)
        .groupBy('member_id')
        .execute();
      return new Map(found.map(({ id, ...play }) => [id, play]));
    },
  };
}
