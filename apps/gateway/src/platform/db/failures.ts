import { sqlState } from './errors.ts';

/**
 * Why a database did not do what it was asked: `disk_full`, `storage` (it cannot read or write its files), `resources` (memory,
 * connections), `timeout` (a lock, a statement or a connection was not there in time), `connection` (it is not there, starts or
 * stops). The same may be good a little later.
 */
export type DatabaseFailure = 'disk_full' | 'storage' | 'resources' | 'timeout' | 'connection';

/** By SQLSTATE, else by its class. */
const STATES: Readonly<Record<string, DatabaseFailure>> = {
  '53100': 'disk_full',
  '53': 'resources',
  '58': 'storage',
  '57014': 'timeout',
  '55P03': 'timeout',
  '25P03': 'timeout',
  '25P04': 'timeout',
  '08': 'connection',
  '57': 'connection',
};
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
/** What the driver says without a code. */
const TIMED_OUT = /timeout exceeded when trying to connect|^Query read timeout$|^Connection terminated due to connection timeout$/;
const LOST = /^Connection terminated|connection error and is not queryable/;

/** Why an error is that of a database that is unavailable; undefined for every other error. */
export function failureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const state = sqlState(error);
  if (state !== undefined) return STATES[state] ?? STATES[state.slice(0, 2)];
  if (TIMED_OUT.test(error.message)) return 'timeout';
  if (LOST.test(error.message)) return 'connection';
  return 'code' in error && typeof error.code === 'string' && UNREACHABLE.has(error.code) ? 'connection' : undefined;
}
