import { findProgram } from './program.ts';

/**
 * Returns the path of PgBouncer's program: `PGBOUNCER_PATH`, else the first that is installed.
 *
 * @returns undefined when it is not installed.
 */
export const findPgbouncer = (): string | undefined => findProgram('PGBOUNCER_PATH', ['pgbouncer']);
