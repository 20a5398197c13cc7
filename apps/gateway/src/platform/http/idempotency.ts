import type { Secrets } from '../crypto/secrets.ts';
import type { Database, Queries, Tx } from '../db/index.ts';
import { Problem } from '../problem.ts';
import { deleteExpired } from '../retention/index.ts';

/** One call of one caller under one key. */
export interface IdempotentScope {
  readonly tenantId: string;
  readonly call: string;
  /** The member's id, or empty. */
  readonly actor: string;
  readonly key: string;
  readonly request: unknown;
}

/** Remembers the answers of calls that must take effect once. */
export interface Idempotency {
  /**
   * The answer given before, if any.
   * @throws Problem IDEMPOTENCY_KEY_REUSED where the key came with another request
   */
  answered(scope: IdempotentScope): Promise<{ readonly value: unknown } | undefined>;
  /**
   * Runs `work` and stores its answer in one transaction, or returns the stored answer.
   * @param didNothing whether the answer says that nothing was done. Such a one is not stored: a loop with a new key each time would
   *   fill the table, and a repetition that looks anew does no harm
   */
  once<T>(scope: IdempotentScope, work: (tx: Tx) => Promise<T>, didNothing?: (value: T) => boolean): Promise<T>;
  /** Forgets answers whose time is over. */
  sweep(): Promise<void>;
}

const PURPOSE = 'idempotent-answer';
const REQUEST = 'idempotent-request';

export function createIdempotency(db: Database, secrets: Secrets): Idempotency {
  const textOf = (request: unknown): string => JSON.stringify(request) ?? '';

  async function find(query: Queries, { tenantId, call, actor, key, request }: IdempotentScope): Promise<{ value: unknown } | undefined> {
    const row = await query
      .selectFrom('idempotent_call')
      .select(['request_mac', 'answer'])
      .where((eb) => eb.and({ tenant_id: tenantId, call, actor, key }))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    if (!secrets.matches(REQUEST, textOf(request), row.request_mac)) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    return row.answer === null ? undefined : { value: JSON.parse(secrets.open(PURPOSE, row.answer)) as unknown };
  }

  return {
    answered: (scope) => find(db.query, scope),
    once: (scope, work, didNothing = () => false) =>
      db.transaction(async (tx) => {
        const { tenantId, call, actor, key } = scope;
        // A concurrent request waits here until the first has committed, and then inserts nothing.
        const claimed = await tx
          .insertInto('idempotent_call')
          .values({ tenant_id: tenantId, call, actor, key, request_mac: secrets.mac(REQUEST, textOf(scope.request)), created_at: new Date(db.clock.now()) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('tenant_id')
          .executeTakeFirst();
        if (claimed === undefined) {
          const first = await find(tx, scope);
          if (first === undefined) throw new Problem('UNAVAILABLE');
          return first.value as Awaited<ReturnType<typeof work>>;
        }
        const value = await work(tx);
        if (didNothing(value)) await tx.deleteFrom('idempotent_call').where((eb) => eb.and({ tenant_id: tenantId, call, actor, key })).execute();
        else {
          await tx
            .updateTable('idempotent_call')
            .set({ answer: secrets.seal(PURPOSE, JSON.stringify(value)) })
            .where((eb) => eb.and({ tenant_id: tenantId, call, actor, key }))
            .execute();
        }
        return value;
      }),
    async sweep() {
      await deleteExpired(db, 'idempotent_call');
    },
  };
}
