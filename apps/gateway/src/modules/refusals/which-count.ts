import { memberRefusalCodes, type ErrorCode, type MemberRefusalCode } from '@livery/contracts';
import type { Problem } from '../../platform/http/index.ts';

/** Why a code is not kept, of every other one: a new code has to be decided about. */
const OURS = 'our own state, not what the member did';
const ENDED = 'pages get it when a session or a key ends';
const WAIT = 'pages that ask often, or the end of tries that are kept themselves';
const CLOSED = 'what the merchant closes while pages are open';
const FORM = 'a step of a form, or a slip in it';
const NOBODY = 'is answered before it is known who calls';
const TRIAL = 'of trial accounts, which nobody is known behind';
const GAME = 'games change while halls are open';

/** Codes that are not kept, each with why. */
export const notKept: Readonly<Record<Exclude<ErrorCode, MemberRefusalCode>, string>> = {
  METHOD_NOT_ALLOWED: NOBODY,
  HEADERS_TOO_LARGE: NOBODY,
  INVALID_DOMAIN: NOBODY,
  MERCHANT_UNKNOWN: NOBODY,
  MERCHANT_MISMATCH: NOBODY,
  NOT_LOGGED_IN: NOBODY,
  UNKNOWN_ERROR: OURS,
  UNAVAILABLE: OURS,
  MAINTENANCE: OURS,
  REGION_RESTRICTED: OURS,
  SESSION_EXPIRED: ENDED,
  ACCOUNT_BLOCKED: ENDED,
  ENCRYPTION_KEY_UNKNOWN: ENDED,
  ENVELOPE_STALE: ENDED,
  CHALLENGE_EXPIRED: ENDED,
  CODE_EXPIRED: ENDED,
  DEVICE_UNKNOWN: ENDED,
  TOO_MANY_REQUESTS: WAIT,
  QUOTA_EXCEEDED: WAIT,
  FUNCTION_DISABLED: CLOSED,
  REGISTRATION_CLOSED: CLOSED,
  NOT_A_MEMBER: CLOSED,
  CAPTCHA_REQUIRED: FORM,
  CAPTCHA_FAILED: FORM,
  HUMAN_CHECK_FAILED: FORM,
  SECOND_FACTOR_REQUIRED: FORM,
  PASSWORD_UNCHANGED: FORM,
  PASSWORD_CHANGE_REQUIRED: FORM,
  PAYMENT_PASSWORD_UNSET: FORM,
  AFFILIATE_CODE_INVALID: FORM,
  AGE_NOT_CONFIRMED: FORM,
  TERMS_NOT_ACCEPTED: FORM,
  TRUE_ACCOUNT_NEEDED: TRIAL,
  GAME_UNAVAILABLE: GAME,
  GAME_NOT_FOUND: GAME,
  VENDOR_MAINTENANCE: GAME,
  GAME_MAINTENANCE: GAME,
  GAME_REGION_RESTRICTED: GAME,
  GAME_OPENS_LIST: GAME,
  ROOM_CLOSED: GAME,
};

const kept: ReadonlySet<ErrorCode> = new Set(memberRefusalCodes);

/** Whether a refusal with this code is kept, whatever the call. */
export const isKept = (code: ErrorCode): boolean => kept.has(code);

/** A name that a contract declares; keys that a request may choose freely never get into the database. */
const NAME = /^[A-Za-z]\w{0,63}$/;

/** The field that a refusal is about, by its outermost name; empty where it is about none. */
export function fieldOf({ details, about = '' }: Pick<Problem, 'details' | 'about'>): string {
  const [name = ''] = (details?.fields?.[0]?.field ?? about).split('.', 1);
  return NAME.test(name) ? name : '';
}
