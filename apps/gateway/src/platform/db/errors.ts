/** Thrown where a gateway must not serve on its database, or cannot be made to; programs print its message alone, which says what to do. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}

/** The SQLSTATE of a database error, from either engine; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code;
  }
  return undefined;
}

/** Whether the error is a violation of the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Which errors a second attempt may resolve. */
export type Retry =
  /** Serialisation failures and deadlocks: the engine requires another attempt. */
  | 'conflicts'
  /** Those, and unique violations: for work that reads first and then inserts. */
  | 'conflicts-and-duplicates'
  | 'never';

const SERIALISATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Runs `attempt`, and once more where the first failed in a way named by `retry`. */
export async function withRetry<T>(retry: Retry, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const state = sqlState(error);
    const curable =
      retry !== 'never' &&
      (state === SERIALISATION_FAILURE ||
        state === DEADLOCK ||
        (state === UNIQUE_VIOLATION && retry === 'conflicts-and-duplicates'));
    if (!curable) throw error;
    return attempt();
  }
}
