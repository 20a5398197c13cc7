import { sql } from 'kysely';
import { NIL_ID, type Database, type Queries } from '../../../platform/db/index.ts';
import { limitKeyOf } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import { OperatorProblem } from '../operator-problem.ts';

/** Limits attempts to log in and to enrol. */
export interface OperatorAttempts {
  /**
   * Counts an attempt before its credentials are looked at. From a range that the operator has logged in from before it
   * counts for the two of them alone, so nobody elsewhere locks the operator out; from others for the range, for the range and
   * the name, and for the name from anywhere unknown.
   * @param operatorId undefined where nobody has the name; the work is the same
   * @returns what resets the counters of the name after a success
   * @throws OperatorProblem TRY_AGAIN_LATER
   */
  begin(name: string, operatorId: string | undefined, ip: string): Promise<(query: Queries) => Promise<void>>;
  /** Remembers the range of a login. */
  know(query: Queries, operatorId: string, ip: string): Promise<void>;
  sweep(): Promise<void>;
}

interface Limit {
  readonly who: string;
  readonly limit: number;
  readonly windowMs: number;
}

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;

/** {@link OperatorAttempts} in the database: shared by every gateway. */
export function createOperatorAttempts(db: Database): OperatorAttempts {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);

  async function take({ who, limit, windowMs }: Limit): Promise<void> {
    const { count, ends_at: endsAt } = await db.query
      .insertInto('operator_attempt')
      .values({ who, count: 1, ends_at: now(windowMs) })
      .onConflict((conflict) =>
        conflict.column('who').doUpdateSet({
          count: sql<number>`case when operator_attempt.ends_at <= ${now()} then 1 else operator_attempt.count + 1 end`,
          ends_at: sql<Date>`case when operator_attempt.ends_at <= ${now()} then excluded.ends_at else operator_attempt.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    if (count <= limit) return;
    const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - db.clock.now()) / 1000));
    throw new OperatorProblem('TRY_AGAIN_LATER', `Too many attempts. Try again in ${retryAfter} seconds, or from an address that you logged in from before.`, { retryAfter });
  }

  return {
    async begin(name, operatorId, ip) {
      const range = limitKeyOf(ip);
      const key = name.toLowerCase();
      const known = await db.query
        .selectFrom('operator_range')
        .select('range')
        .where('operator_id', '=', operatorId ?? NIL_ID)
        .where('range', '=', range)
        .executeTakeFirst();
      const own = `name ${key} range ${range}`;
      const limits: Limit[] =
        known === undefined
          ? [
              { who: `range ${range}`, limit: 30, windowMs: HOUR_MS },
              { who: own, limit: 5, windowMs: QUARTER_MS },
              { who: `name ${key} elsewhere`, limit: 30, windowMs: HOUR_MS },
            ]
          : [{ who: own, limit: 10, windowMs: QUARTER_MS }];
      for (const limit of limits) await take(limit);
      return async (query) => {
        await query.deleteFrom('operator_attempt').where('who', '=', own).execute();
      };
    },
    async know(query, operatorId, ip) {
      const row = { last_login_at: now() };
      await query
        .insertInto('operator_range')
        .values({ operator_id: operatorId, range: limitKeyOf(ip), ...row })
        .onConflict((conflict) => conflict.columns(['operator_id', 'range']).doUpdateSet(row))
        .execute();
    },
    sweep: () => deleteExpired(db, 'operator_attempt'),
  };
}
