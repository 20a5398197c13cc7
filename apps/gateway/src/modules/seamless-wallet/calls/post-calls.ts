import { AsyncResource } from 'node:async_hooks';
import { sqlState, withRetry, type Database } from '../../../platform/db/index.ts';
import { createBatchStatement, type BatchedResult } from './batch-statement.ts';
import { createGather } from './gather.ts';
import { createSeamlessStatements, type SeamlessCall, type SeamlessResult, type StatusSql } from './seamless-call.ts';

/** How many calls go together: measured, see ADR 0032. */
export const GROUPING = {
  /** With more of them in one statement the last waits longer, and none costs less. */
  most: 32,
  /** While one statement of a merchant waits for the disk, the next computes. */
  groups: 2,
  /** A statement for few costs each of them more. */
  crowd: 20,
  /** A statement that takes longer, such as one that waits for a lock, holds up no others. */
  patienceMs: 250,
  mostGroups: 8,
} as const;

/** Classes of SQLSTATE after which a statement may have been committed, or a repetition can only add to the trouble. */
const UNKNOWN_OUTCOME: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX']);

/** Whether an error says that its statement was rolled back, and that its parts may fare better by themselves. */
function isRolledBack(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && !UNKNOWN_OUTCOME.has(state.slice(0, 2));
}

const isAnswered = (result: BatchedResult): result is BatchedResult & SeamlessResult => result.code !== null;

interface Sent {
  readonly call: SeamlessCall;
  /** The context of the request that sent it. */
  readonly context: AsyncResource;
}

/**
 * Posts calls. Those of one merchant that arrive while earlier ones are under way are posted together, in one transaction and each with
 * an answer of its own. One whose member is busy elsewhere is posted by itself, and so is each where they fail together: a call fails
 * alone. Where it is not known whether they were committed, all of them fail.
 */
export function createPostCalls(db: Database, statusSql: StatusSql | undefined): (call: SeamlessCall) => Promise<SeamlessResult> {
  const single = createSeamlessStatements(statusSql);
  const { statement: batch, text } = createBatchStatement(statusSql);

  async function alone(call: SeamlessCall): Promise<SeamlessResult> {
    const { rows } = await withRetry('conflicts-and-duplicates', () => db.query.executeQuery(single(call)));
    if (rows[0] === undefined) throw new Error('seamless_call returned no row.');
    return rows[0];
  }

  async function together(calls: readonly SeamlessCall[]): Promise<ReadonlyMap<number, BatchedResult>> {
    try {
      const { rows } = await db.query.executeQuery(batch(calls));
      return new Map(rows.map((row) => [row.call, row]));
    } catch (error) {
      if (!isRolledBack(error)) throw error;
      return new Map();
    }
  }

  async function carryOut(sent: readonly Sent[]): Promise<(SeamlessResult | Promise<SeamlessResult>)[]> {
    const results = await together(sent.map(({ call }) => call));
    // Calls of one player stay in order.
    const last = new Map<string, Promise<unknown>>();
    return sent.map(({ call, context }, index) => {
      const result = results.get(index + 1);
      if (result !== undefined && isAnswered(result)) return result;
      const before = last.get(call.playerId);
      const own = context.runInAsyncScope(() => (before === undefined ? alone(call) : before.then(() => alone(call))));
      last.set(call.playerId, own.catch(() => undefined));
      return own;
    });
  }

  const gather = createGather<Sent, SeamlessResult>({
    carryOut,
    // What a player's calls lock is the player's account.
    ownerOf: ({ call }) => call.playerId,
    ...GROUPING,
  });
  // A resource keeps the context at a hundredth of what a snapshot costs.
  return (call) => db.observed(text, () => gather(call.tenant, { call, context: new AsyncResource('SeamlessCall') }));
}
