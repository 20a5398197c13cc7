export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export { sqlState, violates, withRetry } from './errors.ts';
export type { Retry } from './errors.ts';
export { createIds } from './ids.ts';
export type { IdMaker } from './ids.ts';
export { migrate } from './migrate.ts';
export { openDatabase } from './open.ts';
export type { Database, DatabaseOptions, NoTables, Queries, TransactionOptions, Tx } from './open.ts';
