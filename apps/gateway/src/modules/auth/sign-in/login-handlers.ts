import type { CallContext, Handlers, Throttle } from '../../../platform/http/index.ts';
import type { AttemptKeys } from '../credentials/attempt-keys.ts';
import type { AttemptLimiter } from '../credentials/attempt-limiter.ts';
import type { FindLoginAttempt } from '../credentials/credentials.ts';
import { LOGINS_PER_ADDRESS, signInContextOf, withCaptchaHint } from './login.ts';
import type { SignIn, SignInContext } from './sign-in.ts';

export interface LoginDeps {
  readonly attemptKeys: AttemptKeys;
  readonly attemptLimiter: AttemptLimiter;
  readonly credentials: FindLoginAttempt;
  readonly signIn: SignIn;
  readonly throttle: Throttle;
}

/** Handlers of the logins: the second version may answer with a challenge, the first refuses where a second factor is required. */
export function loginHandlers({ attemptKeys, attemptLimiter, credentials, signIn, throttle }: LoginDeps): Handlers<'login' | 'loginV2'> {
  async function login<Outcome extends object>(context: CallContext<'login' | 'loginV2'>, complete: (context: SignInContext) => Promise<Outcome>): Promise<Outcome> {
    const { request, tenant, ip } = context;
    await throttle.takeByAddress(tenant.id, LOGINS_PER_ADDRESS, ip);
    const loginAttempt = await credentials(context, request);
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
