import type { ErrorCode } from '@livery/contracts';
import type { ApiProblem, LocalCode } from './problem.ts';

const keys = {
  INVALID_REQUEST: 'request.stale',
  VALIDATION_FAILED: 'form.invalid',
  NOT_FOUND: 'request.notFound',
  METHOD_NOT_ALLOWED: 'request.stale',
  PAYLOAD_TOO_LARGE: 'upload.tooLarge',
  HEADERS_TOO_LARGE: 'request.stale',
  UNSUPPORTED_MEDIA_TYPE: 'upload.wrongType',
  TOO_MANY_REQUESTS: 'throttled.seconds',
  UNKNOWN_ERROR: 'unknown',
  UNAVAILABLE: 'service.unavailable',
  ENCRYPTION_REQUIRED: 'request.stale',
  ENCRYPTION_INVALID: 'request.stale',
  ENCRYPTION_KEY_UNKNOWN: 'request.stale',
  ENVELOPE_STALE: 'request.clockWrong',
  ENVELOPE_REPLAYED: 'request.repeated',
  IDEMPOTENCY_KEY_REQUIRED: 'request.stale',
  IDEMPOTENCY_KEY_REUSED: 'request.repeated',
  INVALID_DOMAIN: 'domain.invalid',
  MERCHANT_UNKNOWN: 'domain.invalid',
  MERCHANT_MISMATCH: 'login.sessionExpired',
  MAINTENANCE: 'maintenance.running',
  REGION_RESTRICTED: 'region.restricted',
  NOT_LOGGED_IN: 'login.required',
  SESSION_EXPIRED: 'login.sessionExpired',
  LOGIN_FAILED: 'login.failed',
  ACCOUNT_BLOCKED: 'login.accountLocked',
  NOT_A_MEMBER: 'login.memberOnly',
  NOT_AN_AGENT: 'login.agentOnly',
  TRUE_ACCOUNT_NEEDED: 'account.trueAccountNeeded',
  FORBIDDEN: 'request.forbidden',
  CAPTCHA_REQUIRED: 'captcha.required',
  CAPTCHA_FAILED: 'captcha.invalid',
  TRY_AGAIN_LATER: 'throttled.minutes',
  HUMAN_CHECK_FAILED: 'verification.required',
  SECOND_FACTOR_REQUIRED: 'login.secondFactor',
  CHALLENGE_EXPIRED: 'login.challengeExpired',
  DEVICE_UNKNOWN: 'login.deviceUnknown',
  PASSWORD_WRONG: 'password.wrong',
  PASSWORD_UNCHANGED: 'password.unchanged',
  PASSWORD_CHANGE_REQUIRED: 'password.changeRequired',
  PAYMENT_PASSWORD_UNSET: 'password.unset',
  USERNAME_TAKEN: 'account.usernameTaken',
  PHONE_TAKEN: 'account.phoneTaken',
  REGISTRATION_CLOSED: 'register.closed',
  AFFILIATE_CODE_INVALID: 'affiliate.invalid',
  AGE_NOT_CONFIRMED: 'register.ageNotConfirmed',
  TERMS_NOT_ACCEPTED: 'register.termsNotAccepted',
  FUNCTION_DISABLED: 'operation.notEnabled',
  CODE_INVALID: 'code.invalid',
  CODE_EXPIRED: 'code.expired',
  PHONE_INVALID: 'phone.invalid',
  QUOTA_EXCEEDED: 'quota.exceeded',
  INSUFFICIENT_FUNDS: 'money.insufficient',
  LIMIT_EXCEEDED: 'limit.reached',
  GAME_UNAVAILABLE: 'game.unavailable',
  GAME_NOT_FOUND: 'game.notFound',
  VENDOR_MAINTENANCE: 'game.vendorMaintenance',
  GAME_MAINTENANCE: 'game.maintenance',
  GAME_REGION_RESTRICTED: 'game.regionRestricted',
  GAME_OPENS_LIST: 'game.opensList',
  ROOM_CLOSED: 'game.roomClosed',
  NETWORK_BROKEN: 'network.broken',
  TIMED_OUT: 'network.timeout',
  ABORTED: 'unknown',
  ANSWER_UNREADABLE: 'server.failed',
} as const satisfies Record<ErrorCode | LocalCode, string>;

/** A key of the error catalogue. */
export type ErrorTextKey = (typeof keys)[ErrorCode | LocalCode] | 'unknown.quote';

/** A problem as a text of the error catalogue: what to hand to the translator. */
export interface ErrorText {
  readonly ns: 'errors';
  readonly key: ErrorTextKey;
  readonly params?: Readonly<Record<string, number | string>>;
}

/** Wait in seconds where the server gives none. */
const defaultWaitSeconds = 300;
/** Largest upload, in megabytes. */
const uploadLimit = 5;

/**
 * Returns the message for a problem. A wait is given in seconds below a minute, else in whole minutes, rounded up. Unknown
 * problems, such as a code newer than this page, come with the request id to quote, where there is one.
 */
export function errorText(problem: ApiProblem): ErrorText {
  const key = (keys as Readonly<Record<string, (typeof keys)[ErrorCode | LocalCode] | undefined>>)[problem.code] ?? 'unknown';
  if ((key === 'unknown' || key === 'server.failed') && problem.requestId) {
    return { ns: 'errors', key: 'unknown.quote', params: { requestId: problem.requestId } };
  }
  if (key === 'throttled.seconds' || key === 'throttled.minutes') return waitText(problem.retryAfter ?? defaultWaitSeconds);
  return key === 'upload.tooLarge' ? { ns: 'errors', key, params: { megabytes: uploadLimit } } : { ns: 'errors', key };
}

function waitText(seconds: number): ErrorText {
  return seconds < 60
    ? { ns: 'errors', key: 'throttled.seconds', params: { count: Math.max(1, Math.ceil(seconds)) } }
    : { ns: 'errors', key: 'throttled.minutes', params: { count: Math.ceil(seconds / 60) } };
}
