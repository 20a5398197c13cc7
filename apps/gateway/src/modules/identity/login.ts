import type { Database } from '../../platform/db/index.ts';
import { Problem, type Handler, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { Sessions } from '../session/index.ts';
import type { Site } from '../settings/index.ts';
import type { CaptchaAnswer, Captchas } from '../verification/index.ts';
import type { Passwords } from './passwords.ts';

/** What logging in needs. */
export interface LoginDeps {
  readonly db: Database;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly captchas: Captchas;
  readonly throttle: Throttle;
  readonly site: Site;
}

/** Failures of one name after which the captcha is asked for. */
export const CAPTCHA_AFTER = 3;
/** Failures of one name after which it has to wait. */
export const WAIT_AFTER = 10;
const FAILURES: ThrottleRule = { name: 'login', limit: WAIT_AFTER, windowMs: 3_600_000 };
const WAIT: ThrottleRule = { name: 'login-wait', limit: 0, windowMs: 5 * 60_000 };
/** One address trying many names. */
const BY_ADDRESS: ThrottleRule = { name: 'login-address', limit: 300, windowMs: 10 * 60_000 };
const DAY_MS = 86_400_000;

/** Counts an attempt before the password is looked at, so that many at once count as many. */
async function admit(tenantId: string, name: string, answer: CaptchaAnswer, { throttle, captchas, db }: LoginDeps): Promise<number> {
  const wait = await throttle.read(tenantId, WAIT, name);
  if (wait.endsAt !== null) {
    throw new Problem('TRY_AGAIN_LATER', { captcha: true, retryAfter: Math.max(1, Math.ceil((wait.endsAt.getTime() - db.clock.now()) / 1000)) });
  }
  const attempt = await throttle.count(tenantId, FAILURES, name);
  if (attempt > CAPTCHA_AFTER) {
    if (!(await captchas.redeem(tenantId, answer))) {
      await waitAfter(tenantId, name, attempt, throttle);
      throw new Problem(answer.captcha === undefined || answer.captcha === '' ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_FAILED', { captcha: true });
    }
  }
  return attempt;
}

async function waitAfter(tenantId: string, name: string, attempt: number, throttle: Throttle): Promise<void> {
  if (attempt % WAIT_AFTER === 0) await throttle.count(tenantId, WAIT, name);
}

/** Handler of the login by user name and password. */
export function loginHandler(deps: LoginDeps): Handler<'login'> {
  const { db, members, passwords, sessions, throttle, site } = deps;

  async function hasExpired(member: Member, maxAgeDays: number | null): Promise<boolean> {
    if (maxAgeDays === null || member.passwordChangedAt === null) return false;
    return member.passwordChangedAt.getTime() + maxAgeDays * DAY_MS <= db.clock.now();
  }

  return async ({ request, tenant, ip, session: former }) => {
    const name = request.username.toLowerCase();
    await throttle.take(tenant.id, BY_ADDRESS, ip);
    const attempt = await admit(tenant.id, name, request, deps);
    const member = await members.byUsername(tenant.id, request.username);
    const fits = await passwords.verify(member?.passwordHash ?? null, request.password);
    if (!fits || member === undefined) {
      await waitAfter(tenant.id, name, attempt, throttle);
      throw new Problem('LOGIN_FAILED', attempt >= CAPTCHA_AFTER ? { captcha: true } : undefined);
    }
    await throttle.reset(tenant.id, FAILURES, name);
    if (member.status === 'blocked') throw new Problem('ACCOUNT_BLOCKED');
    const maxAge = await site.setting(tenant, 'passwordMaxAgeDays');
    const opened = await db.transaction(async (tx) => {
      await members.loggedIn(tx, tenant.id, member.id, ip);
      return sessions.open(tx, tenant.id, member.id, ip);
    });
    if (former !== undefined) await sessions.end(tenant.id, former.id);
    return {
      token: opened.token,
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: await hasExpired(member, maxAge),
      expiresAt: opened.expiresAt.toISOString(),
    };
  };
}
