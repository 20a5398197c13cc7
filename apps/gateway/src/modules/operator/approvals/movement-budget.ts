import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { deleteExpired, expiryOf } from '../../../platform/retention/index.ts';

/** Money of a member that an operator moved, or decided about. */
export interface Movement {
  readonly memberId: string;
  /** Minor units of the merchant's currency, whichever way they went. */
  readonly amount: bigint;
}

/** A movement by an operator at a merchant. */
export interface OperatorMovement extends Movement {
  readonly tenant: string;
  readonly operatorId: string;
  /** Name of the call. */
  readonly call: string;
}

/**
 * What operators moved without a second one in the last 24 hours. Both sums are compared with a merchant's limit: those of an
 * operator, and those of a member by whichever operators.
 */
export interface MovementBudget {
  /** Whether the movement and those before it stay within the limit. Both sums are locked until the transaction ends. */
  fits(tx: Tx, movement: OperatorMovement, limit: bigint): Promise<boolean>;
  /** Counts a movement that was made. */
  count(tx: Tx, movement: OperatorMovement): Promise<void>;
  /** Deletes what counts no more. */
  sweep(): Promise<void>;
}

/** {@link MovementBudget} in the database. */
export function createMovementBudget(db: Database): MovementBudget {
  return {
    async fits(tx, { tenant, operatorId, memberId, amount }, limit) {
      // Always the operator's before the member's, and behind all locks of the effect: nobody waits in a circle.
      for (const subject of [`operator:${operatorId}`, `member:${memberId}`]) await sql`select pg_advisory_xact_lock(hashtextextended(${`operator-movement:${tenant}:${subject}`}, 0))`.execute(tx);
      const since = expiryOf(db, 'operator_movement');
      // A statement of its own: it sees what was committed before the locks were given.
      const { rows } = await sql<{ fits: boolean }>`
        select greatest(coalesce(sum(amount) filter (where operator_id = ${operatorId}), 0), coalesce(sum(amount) filter (where member_id = ${memberId}), 0)) + ${amount}::bigint <= ${limit}::bigint as fits
        from operator_movement
        where tenant_id = ${tenant} and at > ${since} and (operator_id = ${operatorId} or member_id = ${memberId})`.execute(tx);
      return rows[0]?.fits === true;
    },
    async count(tx, { tenant, operatorId, memberId, amount, call }) {
      await tx
        .insertInto('operator_movement')
        .values({ tenant_id: tenant, id: db.newId(), operator_id: operatorId, member_id: memberId, amount, call, at: new Date(db.clock.now()) })
        .execute();
    },
    sweep: () => deleteExpired(db, 'operator_movement'),
  };
}
