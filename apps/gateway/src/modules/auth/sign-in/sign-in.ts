import { roleOf, type ResponseOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { Problem, type Browser, type LiveSession, type PasswordChangeReason, type Tenant } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import type { Challenges, FirstFactor, NewPassword } from '../second-factor/challenges.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Devices } from '../sessions/devices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Site } from '../../settings/index.ts';
import type { HandOverAccount } from './proved-number.ts';
import type { PasswordChange } from '../passwords/password-change.ts';

export interface SignInContext {
  readonly tenant: Tenant;
  readonly member: Member;
  readonly ip: string;
  /** Platform code, of what its holder is told. */
  readonly language: string;
  readonly browser: Browser;
  /** The caller's session, which ends when the new one opens. */
  readonly currentSession: LiveSession | undefined;
  readonly firstFactor: FirstFactor;
  readonly passwordExpired: boolean;
  /** Remember the device. */
  readonly remember: boolean;
  /** The remembered device that logs in. */
  readonly deviceId: string | null;
  readonly newPassword: NewPassword | null;
  /** Invalidates a one-time credential, in the transaction that opens the session. */
  readonly consume: ((tx: Tx) => Promise<void>) | undefined;
}

/** Whether the password was sent by e-mail and is used up by this login, or is known to the upline that opened the account. */
const isTemporary = ({ member, newPassword }: SignInContext): boolean => member.openedBy !== null || (newPassword === null ? member.passwordSpent : newPassword.temporaryMac !== null);

/** Why the session must change its password first. A login by a code to the phone used none. */
function passwordChangeOf(context: SignInContext, byPhone: boolean): PasswordChangeReason | null {
  // Nobody has accepted the terms for it yet, whatever the login was by.
  if (context.member.openedBy !== null) return 'temporary';
  if (byPhone) return null;
  if (isTemporary(context)) return 'temporary';
  return context.passwordExpired ? 'expired' : null;
}

type SessionOpened = ResponseOf<'login'>;
type SecondFactorRequired = Exclude<ResponseOf<'loginV2'>, SessionOpened>;

/** Completes sign-ins whose credential was verified. */
export interface SignIn {
  /** @throws Problem ACCOUNT_BLOCKED, NOT_A_MEMBER, NOT_AN_AGENT */
  assertMaySignIn(tenant: Tenant, member: Member): Promise<void>;
  /** Opens a session, or a challenge where a second factor is required. */
  completeSignIn(context: SignInContext): Promise<SessionOpened | SecondFactorRequired>;
  /** Opens a session where no second factor is required. @throws Problem SECOND_FACTOR_REQUIRED */
  completeWithoutSecondFactor(context: SignInContext): Promise<SessionOpened>;
  /** Opens a session without asking for anything more. */
  openSession(context: SignInContext, registerAddress: boolean): Promise<SessionOpened>;
}

export interface SignInDeps {
  readonly db: Database;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly addresses: Addresses;
  readonly challenges: Challenges;
  readonly secondFactors: SecondFactors;
  readonly passwordChange: PasswordChange;
  readonly handOver: HandOverAccount;
  readonly site: Site;
}

/** {@link SignIn} over the stores of members, sessions and devices. */
export function createSignIn(deps: SignInDeps): SignIn {
  const { db, members, sessions, devices, addresses, challenges, secondFactors, passwordChange, handOver, site } = deps;

  async function assertMaySignIn(tenant: Tenant, member: Member): Promise<void> {
    if (member.status === 'blocked') throw new Problem('ACCOUNT_BLOCKED');
    const audience = await site.setting(tenant, 'signInAudience');
    const role = roleOf(true, member.type);
    if (audience === 'members' && role !== 'member') throw new Problem('NOT_A_MEMBER');
    if (audience === 'agents' && role !== 'agent') throw new Problem('NOT_AN_AGENT');
  }

  async function openChallenge(context: SignInContext, methods: Awaited<ReturnType<SecondFactors['required']>>): Promise<SecondFactorRequired> {
    const { tenant, member, ip, firstFactor, passwordExpired, remember, deviceId, newPassword } = context;
    const opened = await db.transaction(async (tx) => {
      await begin(tx, context);
      return challenges.open(tx, tenant.id, ip, { memberId: member.id, firstFactor, methods, passwordExpired, remember, deviceId, newPassword });
    });
    return { secondFactor: { ...opened, methods: methods.map((method) => ({ method, hint: secondFactors.hint(member, method) })) } };
  }

  /** A login other than by the remembered device decides again whether the device is remembered. */
  async function updateRememberedDevice({ tenant, browser, deviceId }: SignInContext, remembered: { readonly token: string; readonly maxAge: number } | undefined): Promise<void> {
    if (deviceId !== null) return;
    if (browser.deviceToken !== undefined) await devices.forget(tenant.id, browser.deviceToken);
    if (remembered !== undefined) browser.keepDeviceToken(remembered.token, remembered.maxAge);
    else if (browser.deviceToken !== undefined) browser.keepDeviceToken(undefined, 0);
  }

  /** Locks the account, uses a one-time credential up, and refuses a password that was changed while the login waited for its hash. */
  async function begin(tx: Tx, { tenant, member, firstFactor, consume }: SignInContext): Promise<Member> {
    const held = await members.lock(tx, tenant.id, member.id);
    await consume?.(tx);
    if (held === undefined || (firstFactor === 'password' && held.passwordHash !== member.passwordHash)) throw new Problem('LOGIN_FAILED');
    return held;
  }

  async function openSession(context: SignInContext, registerAddress: boolean): Promise<SessionOpened> {
    const { tenant, member, ip, browser, currentSession, newPassword } = context;
    const { session, remembered: kept, now, ended } = await db.transaction(async (tx) => {
      const held = await begin(tx, context);
      // A reused token may have ended the device since it was looked up.
      const known = context.deviceId === null ? undefined : await devices.lockRemembered(tx, tenant.id, context.deviceId);
      if (context.deviceId !== null && known === undefined) throw new Problem('DEVICE_UNKNOWN');
      const byPhone = context.firstFactor === 'phone' || known?.byPhone === true;
      const handsOver = context.firstFactor === 'phone' && held.mobileVerifiedAt === null;
      // The password goes with whoever set it: there is none to be changed.
      const login = handsOver ? { ...context, passwordExpired: false, member: { ...member, passwordSpent: false } } : context;
      const endings = [
        ...(handsOver ? [await handOver(tx, tenant, held, context.language)] : []),
        ...(newPassword === null ? [] : [await passwordChange.apply(tx, tenant.id, member.id, newPassword)]),
        ...(currentSession === undefined ? [] : [await sessions.endIn(tx, tenant.id, currentSession.id)]),
      ];
      if (context.firstFactor === 'phone') await members.mobileProved(tx, tenant.id, member.id);
      await members.loggedIn(tx, tenant.id, member.id, ip);
      if (registerAddress) await addresses.register(tx, tenant.id, member.id, ip);
      const device = deviceName(browser.userAgent);
      await addresses.usedFrom(tx, tenant.id, member.id, device);
      const remembered = context.remember ? await devices.remember(tx, tenant.id, member.id, { passwordExpired: login.passwordExpired, byPhone }, { device, ip }) : undefined;
      const origin = { device, deviceId: remembered?.id ?? context.deviceId ?? undefined, passwordChange: passwordChangeOf(login, byPhone) };
      return { session: await sessions.open(tx, tenant.id, member.id, ip, origin), remembered, now: login, ended: endings };
    });
    for (const publish of ended) publish();
    await updateRememberedDevice(context, kept);
    return {
      token: session.token,
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: now.passwordExpired,
      passwordTemporary: isTemporary(now),
      expiresAt: session.expiresAt.toISOString(),
    };
  }

  async function requiredFactors({ tenant, member, ip, firstFactor }: SignInContext): Promise<Awaited<ReturnType<SecondFactors['required']>>> {
    await assertMaySignIn(tenant, member);
    return secondFactors.required(tenant, member, ip, firstFactor);
  }

  return {
    assertMaySignIn,
    async completeSignIn(context) {
      const methods = await requiredFactors(context);
      return methods.length > 0 ? openChallenge(context, methods) : openSession(context, true);
    },
    async completeWithoutSecondFactor(context) {
      if ((await requiredFactors(context)).length > 0) throw new Problem('SECOND_FACTOR_REQUIRED');
      return openSession(context, true);
    },
    openSession,
  };
}
