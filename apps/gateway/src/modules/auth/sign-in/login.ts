import type { ErrorCode } from '@livery/contracts';
import { Problem, type Browser, type LiveSession, type Tenant, type ThrottleRule } from '../../../platform/http/index.ts';
import type { CountedAttempt } from '../credentials/attempt-limiter.ts';
import type { LoginAttempt, VerifiedCredential } from '../credentials/credentials.ts';
import type { SignInContext } from './sign-in.ts';

/** Limits one address that tries many accounts. */
export const LOGINS_PER_ADDRESS: ThrottleRule = { name: 'login-address', limit: 300, windowMs: 10 * 60_000 };
/** Refusal codes of wrong credentials: from the third on the form must show a captcha. */
const WRONG = new Set<ErrorCode>(['LOGIN_FAILED', 'CODE_INVALID', 'CODE_EXPIRED']);

/** The refusal of a wrong credential, with what the form has to show from now on. */
export function withCaptchaHint(error: unknown, attempt: CountedAttempt): unknown {
  if (!(error instanceof Problem) || !WRONG.has(error.code) || attempt.details === undefined) return error;
  return new Problem(error.code, { ...error.details, ...attempt.details });
}

/** The parts of a call's context that open a session. */
export interface SignInRequest {
  readonly tenant: Tenant;
  readonly ip: string;
  readonly language: string;
  readonly browser: Browser;
  readonly session: LiveSession | undefined;
}

/** What completes the sign-in of a caller whose credential was verified. */
export function signInContextOf({ tenant, ip, language, browser, session }: SignInRequest, { firstFactor }: Pick<LoginAttempt, 'firstFactor'>, verified: VerifiedCredential, remember: boolean): SignInContext {
  return { tenant, ip, language, browser, currentSession: session, firstFactor, remember, deviceId: null, ...verified };
}
