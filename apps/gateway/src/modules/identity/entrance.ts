import { roleOf, type ResponseOf } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { Problem, type Browser, type LiveSession, type Tenant } from '../../platform/http/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { Addresses, Challenges, NewPassword, SecondFactors, Shown } from '../security/index.ts';
import { deviceName, type Devices, type Sessions } from '../session/index.ts';
import type { Site } from '../settings/index.ts';
import type { PasswordChange } from './password-change.ts';

/** Whose session is about to open, and from where. */
export interface Arrival {
  readonly tenant: Tenant;
  readonly member: Member;
  readonly ip: string;
  readonly browser: Browser;
  /** The session that the caller already has: it ends. */
  readonly former: LiveSession | undefined;
  readonly shown: Shown;
  readonly passwordExpired: boolean;
  /** Remember the device. */
  readonly remember: boolean;
  /** The remembered device that logs in. */
  readonly deviceId: string | null;
  readonly newPassword: NewPassword | null;
  /** Uses up what is good once, in the transaction of what it allows. */
  readonly spend: ((tx: Tx) => Promise<void>) | undefined;
}

type Opened = ResponseOf<'login'>;
type Owing = Exclude<ResponseOf<'loginV2'>, Opened>;

/** Where everybody who showed the right secret comes through. */
export interface Entrance {
  /** @throws Problem ACCOUNT_BLOCKED, NOT_A_MEMBER, NOT_AN_AGENT */
  mayEnter(tenant: Tenant, member: Member): Promise<void>;
  /** Opens a session, or a challenge where a second factor is owed. */
  arrive(arrival: Arrival): Promise<Opened | Owing>;
  /** Opens a session where no second factor is owed. @throws Problem SECOND_FACTOR_REQUIRED */
  arriveAtOnce(arrival: Arrival): Promise<Opened>;
  /** Opens a session now that nothing is owed. */
  open(arrival: Arrival, registerAddress: boolean): Promise<Opened>;
}

/** What the entrance needs. */
export interface EntranceDeps {
  readonly db: Database;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly addresses: Addresses;
  readonly challenges: Challenges;
  readonly secondFactors: SecondFactors;
  readonly passwordChange: PasswordChange;
  readonly site: Site;
}

/** The {@link Entrance}. */
export function createEntrance(deps: EntranceDeps): Entrance {
  const { db, members, sessions, devices, addresses, challenges, secondFactors, passwordChange, site } = deps;

  async function mayEnter(tenant: Tenant, member: Member): Promise<void> {
    if (member.status === 'blocked') throw new Problem('ACCOUNT_BLOCKED');
    const audience = await site.setting(tenant, 'signInAudience');
    const role = roleOf(true, member.type);
    if (audience === 'members' && role !== 'member') throw new Problem('NOT_A_MEMBER');
    if (audience === 'agents' && role !== 'agent') throw new Problem('NOT_AN_AGENT');
  }

  async function challenge(arrival: Arrival, methods: Awaited<ReturnType<SecondFactors['owed']>>): Promise<Owing> {
    const { tenant, member, ip, shown, passwordExpired, remember, deviceId, newPassword } = arrival;
    const opened = await db.transaction(async (tx) => {
      await arrival.spend?.(tx);
      return challenges.open(tx, tenant.id, ip, { memberId: member.id, shown, methods, passwordExpired, remember, deviceId, newPassword });
    });
    return { secondFactor: { ...opened, methods: methods.map((method) => ({ method, hint: secondFactors.hint(member, method) })) } };
  }

  /** Whoever logs in another way than by the remembered device says anew whether it is remembered. */
  async function rememberAnew({ tenant, browser, deviceId }: Arrival, remembered: { readonly token: string; readonly maxAge: number } | undefined): Promise<void> {
    if (deviceId !== null) return;
    if (browser.deviceToken !== undefined) await devices.forget(tenant.id, browser.deviceToken);
    if (remembered !== undefined) browser.keepDeviceToken(remembered.token, remembered.maxAge);
    else if (browser.deviceToken !== undefined) browser.keepDeviceToken(undefined, 0);
  }

  async function open(arrival: Arrival, registerAddress: boolean): Promise<Opened> {
    const { tenant, member, ip, browser, former, newPassword } = arrival;
    const { session, device, committed } = await db.transaction(async (tx) => {
      // Its token may have come again, and so have ended it, since this one was looked at.
      if (arrival.deviceId !== null && !(await devices.holds(tx, tenant.id, arrival.deviceId))) throw new Problem('DEVICE_UNKNOWN');
      await arrival.spend?.(tx);
      const ended = newPassword === null ? () => undefined : await passwordChange.apply(tx, tenant.id, member.id, newPassword);
      if (arrival.shown === 'phone') await members.mobileProved(tx, tenant.id, member.id);
      await members.loggedIn(tx, tenant.id, member.id, ip);
      if (registerAddress) await addresses.register(tx, tenant.id, member.id, ip);
      const remembered = arrival.remember ? await devices.remember(tx, tenant.id, member.id) : undefined;
      const through = { device: deviceName(browser.userAgent), deviceId: remembered?.id ?? arrival.deviceId ?? undefined };
      return { session: await sessions.open(tx, tenant.id, member.id, ip, through), device: remembered, committed: ended };
    });
    committed();
    await rememberAnew(arrival, device);
    if (former !== undefined) await sessions.end(tenant.id, former.id);
    return {
      token: session.token,
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: arrival.passwordExpired,
      passwordTemporary: newPassword === null ? member.passwordSpent : newPassword.temporaryMac !== null,
      expiresAt: session.expiresAt.toISOString(),
    };
  }

  async function owed({ tenant, member, ip, shown }: Arrival): Promise<Awaited<ReturnType<SecondFactors['owed']>>> {
    await mayEnter(tenant, member);
    return secondFactors.owed(tenant, member, ip, shown);
  }

  return {
    mayEnter,
    async arrive(arrival) {
      const methods = await owed(arrival);
      return methods.length > 0 ? challenge(arrival, methods) : open(arrival, true);
    },
    async arriveAtOnce(arrival) {
      if ((await owed(arrival)).length > 0) throw new Problem('SECOND_FACTOR_REQUIRED');
      return open(arrival, true);
    },
    open,
  };
}
