import { sql } from 'kysely';
import { anyOf, type Database, type Queries } from '../../../platform/db/index.ts';
import type { AccountType } from '../../../platform/http/index.ts';
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

/** Reads teams as they are now. */
export interface Teams {
  /** How many are below an agent, and how many right below it; now unless stated. */
  size(tenant: string, agentId: string, at?: Date, query?: Queries): Promise<{ readonly members: number; readonly direct: number }>;
  /** The same of several members now. */
  sizes(tenant: string, ids: readonly string[]): Promise<ReadonlyMap<string, { readonly members: number; readonly direct: number }>>;
  /** The direct downline of a member, newest first. @param distance of that member below the agent that asks */
  direct(tenant: string, ofId: string, distance: number, limit: number, before?: string): Promise<TeamMember[]>;
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

  const withSizes = async (tenant: string, lines: readonly Line[]): Promise<TeamMember[]> => {
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
    async direct(tenant, ofId, distance, limit, before) {
      const { rows } = await sql<Line>`
        select ${shown(tenant)}, ${distance + 1}::int as distance
          from (
            select member_id from member_upline
              where tenant_id = ${tenant} and ancestor_id = ${ofId} and distance = 1 and since <= ${now()} and until > ${now()}
                and (${before ?? null}::uuid is null or member_id < ${before ?? null})
              order by member_id desc limit ${limit}
          ) path
          join member on member.tenant_id = ${tenant} and member.id = path.member_id
          order by member.id desc`.execute(db.query);
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
