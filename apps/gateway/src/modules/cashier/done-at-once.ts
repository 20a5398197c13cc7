import type { CompiledQuery } from 'kysely';
import { sqlState, withRetry, type Database } from '../../platform/db/index.ts';

/** Raised by the functions that do a whole step in one statement, which takes back what they wrote: the step is not one of the usual kind. */
const TAKEN_BACK = 'LV003';

/**
 * Runs a statement that does a whole step, or nothing of it; whether it did. False where the step is to be taken the long way, which finds out why: nothing was
 * written then.
 *
 * @param isKnown says of an error that the step was done before
 */
export async function isDoneAtOnce(db: Database, statement: CompiledQuery<{ readonly done: boolean }>, isKnown: (error: unknown) => boolean = () => false): Promise<boolean> {
  try {
    const { rows: [answer] } = await withRetry('conflicts', () => db.query.executeQuery(statement));
    return answer?.done === true;
  } catch (error) {
    if (sqlState(error) === TAKEN_BACK || isKnown(error)) return false;
    throw error;
  }
}
