import { sql } from 'kysely';
import { firstIdAt, type Database, type Queries } from '../../../platform/db/index.ts';

/** How many are below an agent. */
export interface TeamSize {
  readonly members: number;
  readonly direct: number;
}

/** How large teams are. */
export interface TeamSizes {
  /** Of several members now: what was counted, and who joined since. Nobody is missing. */
  now(tenant: string, ids: readonly string[]): Promise<Map<string, TeamSize>>;
  /** Of several members at a moment, by looking at every path. */
  at(tenant: string, ids: readonly string[], at: Date, query?: Queries): Promise<Map<string, TeamSize>>;
  /** Counts the teams of a merchant where that was some hours ago, or a branch moved since. */
  countWhereOld(tenant: string): Promise<void>;
}

/** After so long the teams are counted anew, so that few joined since. */
const OLD_MS = 6 * 3_600_000;
/** Registrations that were committed late are counted with those since: none takes so long. */
const LATE_MS = 10 * 60_000;

/** Creates the {@link TeamSizes}. */
export function createTeamSizes(db: Database): TeamSizes {
  const now = (): Date => new Date(db.clock.now());
  const keyed = (rows: readonly (TeamSize & { readonly id: string })[]): Map<string, TeamSize> => new Map(rows.map(({ id, ...size }) => [id, size]));

  async function at(tenant: string, ids: readonly string[], moment: Date, query: Queries = db.query): Promise<Map<string, TeamSize>> {
    const { rows } = await sql<TeamSize & { id: string }>`
      select asked.id, below.direct, below.members from unnest(${ids}::uuid[]) asked (id)
        cross join lateral (
          select (count(*) filter (where distance = 1))::int as direct, count(*)::int as members from member_upline
            where tenant_id = ${tenant} and ancestor_id = asked.id and since <= ${moment} and until > ${moment}
        ) below`.execute(query);
    return keyed(rows);
  }

  return {
    at,
    async now(tenant, ids) {
      const moment = now();
      // A move whose time has come takes the run away as it is followed, within a second.
      const { rows: runs } = await sql<{ before: string; due: boolean }>`
        select before_id as before, exists (select from member_move where tenant_id = ${tenant} and followed_at is null and since <= ${moment}) as due
          from team_size_run where tenant_id = ${tenant}`.execute(db.query);
      const [run] = runs;
      if (run === undefined || run.due) return at(tenant, ids, moment);
      const { rows } = await sql<TeamSize & { id: string }>`
        select asked.id, coalesce(size.direct, 0) + late.direct as direct, coalesce(size.members, 0) + late.members as members
          from unnest(${ids}::uuid[]) asked (id)
          left join team_size size on size.tenant_id = ${tenant} and size.agent_id = asked.id
          cross join lateral (
            select (count(*) filter (where distance = 1))::int as direct, count(*)::int as members from member_upline
              where tenant_id = ${tenant} and ancestor_id = asked.id and member_id >= ${run.before} and since <= ${moment} and until > ${moment}
          ) late`.execute(db.query);
      return keyed(rows);
    },
    async countWhereOld(tenant) {
      const moment = now();
      const run = await db.query.selectFrom('team_size_run').select('counted_at').where('tenant_id', '=', tenant).executeTakeFirst();
      if (run !== undefined && run.counted_at.getTime() > moment.getTime() - OLD_MS) return;
      await db.transaction(async (tx) => {
        await sql`select team_size_count(${tenant}, ${moment}, ${firstIdAt(moment.getTime() - LATE_MS)})`.execute(tx);
      });
    },
  };
}
