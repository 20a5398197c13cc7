import type { ErrorCode } from '@livery/contracts';
import { createTurns, Problem, type Browser, type CallContext, type Handlers, type LiveSession, type Tenant, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';
import type { Attempt, Attempts } from './attempts.ts';
import type { Arrival, Entrance } from './entrance.ts';
import type { Claim, Passed, WaysIn } from './ways-in.ts';

/** What logging in needs. */
export interface LoginDeps {
  readonly attempts: Attempts;
  readonly waysIn: WaysIn;
  readonly entrance: Entrance;
  readonly throttle: Throttle;
}

/** One address trying many accounts. */
export const BY_ADDRESS: ThrottleRule = { name: 'login-address', limit: 300, windowMs: 10 * 60_000 };
/** Logins under way at once: hashes take their turns anyway, and the statements of all others need not crowd the database meanwhile. */
const AT_ONCE = 4;
/** Refusals of a wrong secret: from the third on the form is told that it needs a captcha. */
const WRONG = new Set<ErrorCode>(['LOGIN_FAILED', 'CODE_INVALID', 'CODE_EXPIRED']);

/** The refusal of a wrong secret, with what the form has to show from now on. */
export function wrongSecret(error: unknown, attempt: Attempt): unknown {
  if (!(error instanceof Problem) || !WRONG.has(error.code) || attempt.details === undefined) return error;
  return new Problem(error.code, { ...error.details, ...attempt.details });
}

/** Who makes a call that opens a session. */
export interface Caller {
  readonly tenant: Tenant;
  readonly ip: string;
  readonly browser: Browser;
  readonly session: LiveSession | undefined;
}

/** The arrival of a caller whose secret was found right. */
export function arrivalOf({ tenant, ip, browser, session }: Caller, { shown }: Pick<Claim, 'shown'>, passed: Passed, remember: boolean): Arrival {
  return { tenant, ip, browser, former: session, shown, remember, deviceId: null, ...passed };
}

/** Handlers of the logins: the second version may answer with a challenge, the first refuses where one is owed. */
export function loginHandlers({ attempts, waysIn, entrance, throttle }: LoginDeps): Handlers<'login' | 'loginV2'> {
  const turns = createTurns(AT_ONCE);

  async function enter<Outcome extends object>(context: CallContext<'login' | 'loginV2'>, come: (arrival: Arrival) => Promise<Outcome>): Promise<Outcome> {
    const { request, tenant, ip } = context;
    await throttle.take(tenant.id, BY_ADDRESS, ip);
    const claim = await waysIn(tenant, request);
    const attempt = await attempts.begin(tenant, claim.who, { proof: request, ip });
    const passed = await claim.check().catch((error: unknown) => {
      throw wrongSecret(error, attempt);
    });
    const outcome = await come(arrivalOf(context, claim, passed, request.remember));
    // Whoever still owes a second factor has not succeeded yet.
    if ('token' in outcome) await attempt.succeeded();
    return outcome;
  }

  return {
    login: (context) => turns(() => enter(context, entrance.arriveAtOnce)),
    loginV2: (context) => turns(() => enter(context, entrance.arrive)),
  };
}
