import type { ErrorCode } from '../error-codes.ts';

/**
 * Codes of refused calls of members that are kept for operators: those that a site's own pages seldom get, and that tell of another's ids,
 * files that are not what they say, wrong secrets, amounts that are not there or fields that no form lets through.
 */
export const memberRefusalCodes = [
  'INVALID_REQUEST', 'VALIDATION_FAILED', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE',
  'ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID', 'ENVELOPE_REPLAYED', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED',
  'NOT_AN_AGENT', 'FORBIDDEN', 'LOGIN_FAILED', 'PASSWORD_WRONG', 'CODE_INVALID', 'TRY_AGAIN_LATER',
  'USERNAME_TAKEN', 'PHONE_TAKEN', 'PHONE_INVALID', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED',
] as const satisfies readonly ErrorCode[];

/** A code of {@link memberRefusalCodes}. */
export type MemberRefusalCode = (typeof memberRefusalCodes)[number];
