import { sql } from 'kysely';
import { anyOf, type Database, type Tx } from '../../../platform/db/index.ts';
import { deleteExpired, expiryOf } from '../../../platform/retention/index.ts';

/** Money of a member that an operator moved, or decided about. */
export interface Movement {
  readonly memberId: string;
  /** Other members that gain or lose by it. */
  readonly others?: readonly string[];
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
 * operator, and those of each member by whichever operators.
 */
export interface MovementBudget {
  /** Whether the movement and those before it stay within the limit, for the operator and every member. The sums are locked until the transaction ends. */
  fits(tx: Tx, movement: OperatorMovement, limit: bigint): Promise<boolean>;
  /** Counts a movement that was made. */
  count(tx: Tx, movement: OperatorMovement): Promise<void>;
  /** Deletes what counts no more. */
  sweep(): Promise<void>;
}

const membersOf = ({ memberId, others = [] }: Movement): string[] => [...new Set([memberId, ...others])];

/** {@link MovementBudget} in the database. */
export function createMovementBudget(db: Database): MovementBudget {
  return {
    async fits(tx, movement, limit) {
      const { tenant, operatorId, amount } = movement;
      const members = membersOf(movement);
      // Always the operator's before the members', these in order, and behind all locks of the effect: nobody waits in a circle.
      for (const subject of [`operator:${operatorId}`, ...members.toSorted().map((id) => `member:${id}`)]) await sql`select pg_advisory_xact_lock(hashtextextended(${`operator-movement:${tenant}:${subject}`}, 0))`.execute(tx);
      const since = expiryOf(db, 'operator_movement');
      // A statement of its own: it sees what was committed before the locks were given.
      const { rows } = await sql<{ fits: boolean }>`
        select coalesce(max(moved), 0) + ${amount}::bigint <= ${limit}::bigint as fits from (
          select sum(amount) as moved from operator_movement where tenant_id = ${tenant} and at > ${since} and operator_id = ${operatorId} and not beside
          union all
          select sum(amount) from operator_movement where tenant_id = ${tenant} and at > ${since} and member_id = ${anyOf(members)} group by member_id) sums`.execute(tx);
      return rows[0]?.fits === true;
    },
    async count(tx, movement) {
      const { tenant, operatorId, amount, call } = movement;
      const at = new Date(db.clock.now());
      await tx
        .insertInto('operator_movement')
        .values(membersOf(movement).map((memberId, index) => ({ tenant_id: tenant, id: db.newId(), operator_id: operatorId, member_id: memberId, amount, call, at, beside: index > 0 })))
        .execute();
    },
    sweep: () => deleteExpired(db, 'operator_movement'),
  };
}
