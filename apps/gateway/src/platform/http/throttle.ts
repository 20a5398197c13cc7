import { sql } from 'kysely';
import type { Database, Queries } from '../db/index.ts';
import { Problem } from '../problem.ts';
import { limitKeysOf } from './request/address-prefix.ts';
import { deleteExpired } from '../retention/index.ts';

/** How often something may happen: at most `limit` times within `windowMs` of the first. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counters in the database: shared by every gateway, and kept across restarts. */
export interface Throttle {
  /** The count of the current window, and when it ends. */
  read(tenantId: string, rule: ThrottleRule, subject: string): Promise<{ count: number; endsAt: Date | null }>;
  /** Counts one more and returns the new count. An ended window starts again. */
  count(tenantId: string, rule: ThrottleRule, subject: string, query?: Queries): Promise<number>;
  /**
   * Counts one more, or `by` more.
   * @throws Problem TOO_MANY_REQUESTS with `retryAfter` beyond the limit
   */
  take(tenantId: string, rule: ThrottleRule, subject: string, by?: number): Promise<void>;
  /**
   * Counts one more, or `by` more, for an address: IPv4 whole, IPv6 by its /64 prefix and, with a limit sixteen times as high, its /48.
   * @throws Problem TOO_MANY_REQUESTS with `retryAfter` beyond a limit
   */
  takeByAddress(tenantId: string, rule: ThrottleRule, ip: string, by?: number): Promise<void>;
  /**
   * Counts nothing.
   * @throws Problem TOO_MANY_REQUESTS with `retryAfter` where {@link Throttle.takeByAddress} would
   */
  admitByAddress(tenantId: string, rule: ThrottleRule, ip: string): Promise<void>;
  /** Resets the counter. */
  reset(tenantId: string, rule: ThrottleRule, subject: string): Promise<void>;
  /** Deletes windows that have ended. */
  sweep(): Promise<void>;
}

export function createThrottle(db: Database): Throttle {
  const add = async (query: Queries, tenantId: string, rule: ThrottleRule, subject: string, by = 1) => {
    const now = new Date(db.clock.now());
    const end = new Date(db.clock.now() + rule.windowMs);
    return query
      .insertInto('throttle')
      .values({ tenant_id: tenantId, rule: rule.name, subject, count: by, ends_at: end })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'rule', 'subject']).doUpdateSet({
          count: sql<number>`case when throttle.ends_at <= ${now} then excluded.count else throttle.count + excluded.count end`,
          ends_at: sql<Date>`case when throttle.ends_at <= ${now} then excluded.ends_at else throttle.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
  };
  const refusal = (endsAt: Date): Problem => new Problem('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - db.clock.now()) / 1000)) });

  async function take(tenantId: string, rule: ThrottleRule, subject: string, by?: number): Promise<void> {
    const { count, ends_at: endsAt } = await add(db.query, tenantId, rule, subject, by);
    if (count > rule.limit) throw refusal(endsAt);
  }

  const read: Throttle['read'] = async (tenantId, rule, subject) => {
    const running = await db.query
      .selectFrom('throttle')
      .select(['count', 'ends_at'])
      .where('tenant_id', '=', tenantId)
      .where('rule', '=', rule.name)
      .where('subject', '=', subject)
      .where('ends_at', '>', new Date(db.clock.now()))
      .executeTakeFirst();
    return { count: running?.count ?? 0, endsAt: running?.ends_at ?? null };
  };

  return {
    read,
    async admitByAddress(tenantId, rule, ip) {
      for (const { key, visitors } of limitKeysOf(ip)) {
        const { count, endsAt } = await read(tenantId, rule, key);
        if (count >= rule.limit * visitors && endsAt !== null) throw refusal(endsAt);
      }
    },
    count: async (tenantId, rule, subject, query = db.query) => (await add(query, tenantId, rule, subject)).count,
    take,
    async takeByAddress(tenantId, rule, ip, by) {
      for (const { key, visitors } of limitKeysOf(ip)) await take(tenantId, { ...rule, limit: rule.limit * visitors }, key, by);
    },
    async reset(tenantId, rule, subject) {
      await db.query
        .deleteFrom('throttle')
        .where('tenant_id', '=', tenantId)
        .where('rule', '=', rule.name)
        .where('subject', '=', subject)
        .execute();
    },
    async sweep() {
      await deleteExpired(db, 'throttle');
    },
  };
}
