import { checkRegistration, type FieldFault, type RegisterRule, type ResponseOf, type ValidRequestOf } from '@livery/contracts';
import { violates } from '../../platform/db/index.ts';
import { Problem, type Handler, type Tenant, type Throttle } from '../../platform/http/index.ts';
import type { Passwords } from '../identity/index.ts';
import type { Sessions } from '../session/index.ts';
import { consentProblem, type Site } from '../settings/index.ts';
import type { Captchas } from '../verification/index.ts';
import type { Member, Members } from './members.ts';

/** What registering needs. */
export interface RegisterDeps {
  readonly members: Members;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly captchas: Captchas;
  readonly site: Site;
  readonly throttle: Throttle;
  /** Given to new members where the merchant set no welcome credit: a decimal, or null for nothing. */
  readonly standardWelcome: string | null;
  /** The wallet's sign that ledger entries were committed. */
  readonly committed: () => void;
}

type Request = ValidRequestOf<'register'>;

const HOUR_MS = 3_600_000;
/** Held in columns or not at all: the rest of the form goes into the profile. */
const NOT_PROFILE = new Set(['username', 'password', 'confirmPassword', 'captcha', 'verificationCode', 'paymentPassword', 'recommenderId']);

function profileOf(rules: readonly RegisterRule[], request: Request): Record<string, string> {
  const kept = rules.filter(({ field, enabled }) => enabled && !NOT_PROFILE.has(field));
  return Object.fromEntries(
    kept.flatMap(({ field }): [string, string][] => {
      const value = request[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );
}

/** Whose downline the new member joins; agents alone have one. */
async function uplineOf(tenant: Tenant, request: Request, rules: readonly RegisterRule[], { members, site }: RegisterDeps): Promise<Member | undefined> {
  const asked = rules.some(({ field, enabled }) => field === 'recommenderId' && enabled);
  const name = asked ? request.recommenderId : undefined;
  if (name === undefined || name === '') {
    if ((await site.modules(tenant)).directRegistration) return undefined;
    throw new Problem('REGISTRATION_CLOSED');
  }
  const upline = await members.byUsername(tenant.id, name);
  if (upline === undefined || upline.type === 0 || upline.type === 4) throw new Problem('AFFILIATE_CODE_INVALID');
  return upline;
}

const taken = (): Problem => new Problem('USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'taken' } satisfies FieldFault] });

async function check(tenant: Tenant, request: Request, deps: RegisterDeps): Promise<ResponseOf<'registerSettings'>> {
  const { site, members } = deps;
  if (!(await site.modules(tenant)).usernameRegistration) throw new Problem('FUNCTION_DISABLED');
  if (!(await site.setting(tenant, 'registrationOpen'))) throw new Problem('REGISTRATION_CLOSED');
  const registration = await site.registration(tenant);
  const faults = checkRegistration(registration.fields, request);
  if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
  const consent = consentProblem(request, registration.termsVersion);
  if (consent !== undefined) throw new Problem(consent);
  if ((await members.byUsername(tenant.id, request.username)) !== undefined) throw taken();
  return registration;
}

/** Handler of the registration by user name: account, wallet, welcome and session come to be together or not at all. */
export function registerHandler(deps: RegisterDeps): Handler<'register'> {
  const { members, passwords, sessions, captchas, site, throttle } = deps;
  return async ({ request, tenant, ip, country, once, session: former }) => {
    const registration = await check(tenant, request, deps);
    const limit = await site.setting(tenant, 'registrationsPerHour');
    await throttle.take(tenant.id, { name: 'register', limit, windowMs: HOUR_MS }, ip);
    const upline = await uplineOf(tenant, request, registration.fields, deps);
    const wantsCaptcha = registration.fields.some(({ field, enabled }) => field === 'captcha' && enabled);
    if (wantsCaptcha && !(await captchas.redeem(tenant.id, request))) throw new Problem('CAPTCHA_FAILED', { captcha: true });
    const passwordHash = await passwords.hash(request.password);
    const welcome = (await site.setting(tenant, 'welcomeCredit')) ?? deps.standardWelcome;
    try {
      const opened = await once(async (tx) => {
        const id = await members.open(tx, tenant, {
          username: request.username,
          type: 0,
          passwordHash,
          parentId: upline?.id,
          profile: profileOf(registration.fields, request),
          termsVersion: registration.termsVersion,
          ip,
          country,
          gift: welcome === null ? undefined : { reason: 'welcome', amount: welcome },
        });
        const session = await sessions.open(tx, tenant.id, id, ip);
        await members.loggedIn(tx, tenant.id, id, ip);
        return { token: session.token, firstTimeLogin: true, passwordExpired: false, expiresAt: session.expiresAt.toISOString() };
      });
      deps.committed();
      // Whoever tried the games first leaves the trial account behind.
      if (former !== undefined) await sessions.end(tenant.id, former.id);
      return opened;
    } catch (error) {
      if (violates(error, 'member_username_key')) throw taken();
      throw error;
    }
  };
}
