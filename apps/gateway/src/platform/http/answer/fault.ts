import type { FastifyError } from 'fastify';
import { Problem } from '../../problem.ts';
import { sqlState } from '../../db/index.ts';

/** SQLSTATE classes that say the database is away or full: connection, resources, operator intervention. */
const AWAY = /^(08|53|57)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

function isAway(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && AWAY_CODES.has(code)) || AWAY.test(sqlState(error) ?? '');
}

/** The refusal that stands for any error; `UNKNOWN_ERROR` and `UNAVAILABLE` keep it as their cause. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return new Problem('UNKNOWN_ERROR', undefined, { cause: error });
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('PAYLOAD_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || isAway(error)) return new Problem('UNAVAILABLE', undefined, { cause: error });
  if (statusCode === 503) return new Problem('UNAVAILABLE', { retryAfter: 5 }, { cause: error });
  // The framework and its plugins put a status on what the request is to blame for.
  if (statusCode === 403) return new Problem('FORBIDDEN');
  if (statusCode === 404) return new Problem('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('INVALID_REQUEST');
  return new Problem('UNKNOWN_ERROR', undefined, { cause: error });
}
