import type { FastifyError } from 'fastify';
import { Problem } from '../../problem.ts';
import { sqlState } from '../../db/index.ts';

/** SQLSTATE classes of an unavailable database: connection, resources, operator intervention. */
const UNAVAILABLE_CLASSES = /^(08|53|57)/;
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
/** What the driver says of a lost connection, without a code. */
const LOST_CONNECTION = /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

function isDatabaseUnavailable(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) || UNAVAILABLE_CLASSES.test(sqlState(error) ?? '') || LOST_CONNECTION.test(error.message);
}

/** Converts any error to a refusal; `UNKNOWN_ERROR` and `UNAVAILABLE` keep it as their cause. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return new Problem('UNKNOWN_ERROR', undefined, { cause: error });
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('PAYLOAD_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || isDatabaseUnavailable(error)) return new Problem('UNAVAILABLE', undefined, { cause: error });
  if (statusCode === 503) return new Problem('UNAVAILABLE', { retryAfter: 5 }, { cause: error });
  // The framework and its plugins set a status on errors that the request caused.
  if (statusCode === 403) return new Problem('FORBIDDEN');
  if (statusCode === 404) return new Problem('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('INVALID_REQUEST');
  return new Problem('UNKNOWN_ERROR', undefined, { cause: error });
}
