import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { PushHub } from '../../../platform/push/index.ts';

export interface AccrualNewsDeps {
  readonly db: Database;
  readonly hub: Pick<PushHub, 'members' | 'toMember'>;
}

/** How often bets that were fed are looked at: an agent is told once in this time, however much its team plays. */
const EVERY_MS = 10_000;

/**
 * Creates what tells agents with a stream at this process that something accrued to their real-time salary. Not how much: pages that show it ask. To be called often, by
 * every gateway; it looks once in ten seconds, at the bets that were fed since, and asks nothing at all where nobody has a stream. A bet whose transaction ends after one with
 * a higher number was seen is told with the next bet of the team, or with the posting.
 */
export function createAccrualNews({ db, hub }: AccrualNewsDeps): () => Promise<void> {
  /** The newest bet that was seen, of merchants with streams. */
  let seen = new Map<string, bigint>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function accruing(tenant: string, [after, until]: readonly [bigint, bigint], listeners: readonly string[]): Promise<string[]> {
    const now = new Date(db.clock.now());
    const { rows } = await sql<{ id: string }>`
      select distinct path.ancestor_id as id
        from (select distinct member_id::uuid as member_id from accrual_feed where tenant_id = ${tenant} and id > ${after} and id <= ${until}) fed
        join member_upline path on path.tenant_id = ${tenant} and path.member_id = fed.member_id and path.since <= ${now} and path.until > ${now}
        where path.ancestor_id = any(${listeners}::uuid[])
          and exists (select from agent_contract contract where contract.tenant_id = ${tenant} and contract.kind = 'realtime' and contract.downline_id = path.ancestor_id)`.execute(db.query);
    return rows.map(({ id }) => id);
  }

  return async () => {
    if (db.clock.now() - lookedAt < EVERY_MS) return;
    lookedAt = db.clock.now();
    const listening = new Map<string, string[]>();
    for (const { tenantId, memberId } of hub.members()) listening.set(tenantId, [...(listening.get(tenantId) ?? []), memberId]);
    const before = seen;
    seen = new Map();
    if (listening.size === 0) return;
    const { rows } = await sql<{ tenant: string; newest: bigint | null }>`
      select tenant, (select max(id) from accrual_feed where tenant_id = tenant) as newest from unnest(${[...listening.keys()]}::text[]) as asked(tenant)`.execute(db.query);
    for (const { tenant, newest } of rows) {
      const after = before.get(tenant);
      // What was posted meanwhile is gone from the feed, and was told with the posting.
      const until = newest ?? after ?? 0n;
      seen.set(tenant, until);
      if (after === undefined || until <= after) continue;
      for (const id of await accruing(tenant, [after, until], listening.get(tenant) ?? [])) hub.toMember(tenant, id, 'accruing', {});
    }
  };
}
