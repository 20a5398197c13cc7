import { sql } from 'kysely';
import type { Database, Queries } from '../db/index.ts';
import { Problem } from '../problem.ts';

/** How often something may happen: at most `limit` times within `windowMs` of the first. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counters in the database: every gateway counts together, and a restart forgets nothing. */
export interface Throttle {
  /** How often it happened in the running window, and when that ends. */
  read(tenantId: string, rule: ThrottleRule, subject: string): Promise<{ count: number; endsAt: Date | null }>;
  /** Counts one more and returns the new count. A window that has ended starts afresh. */
  count(tenantId: string, rule: ThrottleRule, subject: string, query?: Queries): Promise<number>;
  /**
   * Counts one more.
   * @throws Problem TOO_MANY_REQUESTS with `retryAfter` beyond the limit
   */
  take(tenantId: string, rule: ThrottleRule, subject: string): Promise<void>;
  /** Starts afresh. */
  reset(tenantId: string, rule: ThrottleRule, subject: string): Promise<void>;
  /** Drops windows that have ended. */
  sweep(): Promise<void>;
}

/** A {@link Throttle} on the database's clock. */
export function createThrottle(db: Database): Throttle {
  const add = async (query: Queries, tenantId: string, rule: ThrottleRule, subject: string): Promise<{ count: number; ends_at: Date }> => {
    const now = new Date(db.clock.now());
    const end = new Date(db.clock.now() + rule.windowMs);
    const { rows } = await sql<{ count: number; ends_at: Date }>`
      insert into throttle (tenant_id, rule, subject, count, ends_at) values (${tenantId}, ${rule.name}, ${subject}, 1, ${end})
      on conflict (tenant_id, rule, subject) do update set
        count = case when throttle.ends_at <= ${now} then 1 else throttle.count + 1 end,
        ends_at = case when throttle.ends_at <= ${now} then excluded.ends_at else throttle.ends_at end
      returning count, ends_at`.execute(query);
    return rows[0] ?? { count: 1, ends_at: end };
  };
  return {
    async read(tenantId, rule, subject) {
      const { rows } = await sql<{ count: number; ends_at: Date }>`
        select count, ends_at from throttle
        where tenant_id = ${tenantId} and rule = ${rule.name} and subject = ${subject}
          and ends_at > ${new Date(db.clock.now())}`.execute(db.query);
      return { count: rows[0]?.count ?? 0, endsAt: rows[0]?.ends_at ?? null };
    },
    count: async (tenantId, rule, subject, query = db.query) => (await add(query, tenantId, rule, subject)).count,
    async take(tenantId, rule, subject) {
      const { count, ends_at: endsAt } = await add(db.query, tenantId, rule, subject);
      if (count <= rule.limit) return;
      throw new Problem('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - db.clock.now()) / 1000)) });
    },
    async reset(tenantId, rule, subject) {
      await sql`delete from throttle where tenant_id = ${tenantId} and rule = ${rule.name} and subject = ${subject}`.execute(db.query);
    },
    async sweep() {
      await sql`delete from throttle where ends_at <= ${new Date(db.clock.now())}`.execute(db.query);
    },
  };
}
