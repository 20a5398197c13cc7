import type { ErrorCode } from '@livery/contracts';
import { Problem, type Browser, type CallContext, type Handlers, type LiveSession, type Tenant, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { CountedAttempt, AttemptLimiter } from '../credentials/attempt-limiter.ts';
import type { AttemptKeys } from '../credentials/attempt-keys.ts';
import type { SignInContext, SignIn } from './sign-in.ts';
import type { LoginAttempt, VerifiedCredential, FindLoginAttempt } from '../credentials/credentials.ts';

export interface LoginDeps {
  readonly attemptKeys: AttemptKeys;
  readonly attemptLimiter: AttemptLimiter;
  readonly credentials: FindLoginAttempt;
  readonly signIn: SignIn;
  readonly throttle: Throttle;
}

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
  readonly browser: Browser;
  readonly session: LiveSession | undefined;
}

/** What completes the sign-in of a caller whose credential was verified. */
export function signInContextOf({ tenant, ip, browser, session }: SignInRequest, { firstFactor }: Pick<LoginAttempt, 'firstFactor'>, verified: VerifiedCredential, remember: boolean): SignInContext {
  return { tenant, ip, browser, currentSession: session, firstFactor, remember, deviceId: null, ...verified };
}

/** Handlers of the logins: the second version may answer with a challenge, the first refuses where a second factor is required. */
export function loginHandlers({ attemptKeys, attemptLimiter, credentials, signIn, throttle }: LoginDeps): Handlers<'login' | 'loginV2'> {
  async function login<Outcome extends object>(context: CallContext<'login' | 'loginV2'>, complete: (context: SignInContext) => Promise<Outcome>): Promise<Outcome> {
    const { request, tenant, ip } = context;
    await throttle.takeByAddress(tenant.id, LOGINS_PER_ADDRESS, ip);
    const loginAttempt = await credentials(tenant, request, ip);
    const who = await attemptKeys(tenant, loginAttempt.member, loginAttempt.typed, context);
    const attempt = await attemptLimiter.begin(tenant, who, { proof: request, ip });
    const verified = await loginAttempt.verify().catch((error: unknown) => {
      throw withCaptchaHint(error, attempt);
    });
    const outcome = await complete(signInContextOf(context, loginAttempt, verified, request.remember));
    // A login that still needs its second factor has not succeeded yet.
    if ('token' in outcome) await attempt.succeeded();
    return outcome;
  }

  return {
    login: (context) => login(context, signIn.completeWithoutSecondFactor),
    loginV2: (context) => login(context, signIn.completeSignIn),
  };
}
