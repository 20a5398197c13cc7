import type { FastifyError } from 'fastify';
import { Problem } from '../../problem.ts';
import { failureOf } from '../../db/index.ts';

/** Seconds after which a call may be repeated. */
const RETRY_AFTER_S = 5;

/**
 * Converts any error to a refusal; `UNKNOWN_ERROR` and `UNAVAILABLE` keep it as their cause.
 * @param repeatable whether the request does no more when it is sent twice: only then an answer that says it may have been
 * carried out asks to repeat it
 */
export function asProblem(error: unknown, repeatable = false): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return new Problem('UNKNOWN_ERROR', undefined, { cause: error });
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('PAYLOAD_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || failureOf(error) !== undefined) {
    return new Problem('UNAVAILABLE', repeatable ? { retryAfter: RETRY_AFTER_S } : undefined, { cause: error });
  }
  if (statusCode === 503) return new Problem('UNAVAILABLE', { retryAfter: RETRY_AFTER_S }, { cause: error });
  // The framework and its plugins set a status on errors that the request caused.
  if (statusCode === 403) return new Problem('FORBIDDEN');
  if (statusCode === 404) return new Problem('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('INVALID_REQUEST');
  return new Problem('UNKNOWN_ERROR', undefined, { cause: error });
}
