import type { ValidRequestOf } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { Problem, type Tenant } from '../../platform/http/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { NewPassword, Shown } from '../security/index.ts';
import type { Site } from '../settings/index.ts';
import { normaliseMobile, type PhoneProofs } from '../verification/index.ts';
import { subjectOf } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import type { TemporaryPasswords } from './temporary-passwords.ts';

/** A secret that was found right. */
export interface Passed {
  readonly member: Member;
  /** Its password has to be changed now. */
  readonly passwordExpired: boolean;
  /** A password that takes the place of the account's when the login succeeds. */
  readonly newPassword: NewPassword | null;
  /** Uses up what is good once, in the transaction of what it allows. */
  readonly spend: ((tx: Tx) => Promise<void>) | undefined;
}

/** Somebody who wants in, before the secret was looked at. */
export interface Claim {
  /** Whose account attempts are counted for. */
  readonly who: string;
  readonly shown: Shown;
  /**
   * Looks at the secret. Where nobody is meant it takes the same work.
   * @throws Problem LOGIN_FAILED; CODE_INVALID, CODE_EXPIRED
   */
  check(): Promise<Passed>;
}

/** Whom a login means. @throws Problem FUNCTION_DISABLED, PHONE_INVALID */
export type WaysIn = (tenant: Tenant, request: ValidRequestOf<'loginV2'>) => Promise<Claim>;

/** What the ways in need. */
export interface WaysInDeps {
  readonly db: Database;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly temporaryPasswords: TemporaryPasswords;
  readonly phoneProofs: PhoneProofs;
  readonly site: Site;
  /** The password that accounts are given where they are opened for others, if the server has one. */
  readonly defaultPassword: string | undefined;
}

const DAY_MS = 86_400_000;

/** Whether the account's password has to be changed, whichever way its holder comes in. */
export async function hasExpired(tenant: Tenant, member: Member, { site, db }: Pick<WaysInDeps, 'site' | 'db'>): Promise<boolean> {
  const maxAgeDays = await site.setting(tenant, 'passwordMaxAgeDays');
  if (member.passwordSpent) return true;
  return maxAgeDays !== null && member.passwordChangedAt !== null && member.passwordChangedAt.getTime() + maxAgeDays * DAY_MS <= db.clock.now();
}

/** {@link WaysIn} by name or number with a password, and by number alone. */
export function createWaysIn(deps: WaysInDeps): WaysIn {
  const { members, passwords, temporaryPasswords, phoneProofs, site, defaultPassword } = deps;

  function numberOf({ username, countryDialingCode }: ValidRequestOf<'loginV2'>): string | undefined {
    try {
      return countryDialingCode === undefined ? undefined : normaliseMobile(countryDialingCode, username);
    } catch (error) {
      if (error instanceof Problem) return undefined; // it is a name then
      throw error;
    }
  }

  async function checkPassword(tenant: Tenant, member: Member | undefined, password: string): Promise<Passed> {
    const temporaryMac = await temporaryPasswords.recognise(tenant.id, member?.id, password);
    const fits = await passwords.verify(member?.passwordHash ?? null, password);
    if (member === undefined) throw new Problem('LOGIN_FAILED');
    if (temporaryMac !== undefined) {
      const hash = await passwords.hash(password.trim());
      return { member, passwordExpired: true, newPassword: { hash, temporaryMac }, spend: undefined };
    }
    if (!fits || member.passwordSpent) throw new Problem('LOGIN_FAILED');
    const passwordExpired = password === defaultPassword || (await hasExpired(tenant, member, deps));
    return { member, passwordExpired, newPassword: null, spend: undefined };
  }

  async function byPassword(tenant: Tenant, request: ValidRequestOf<'loginV2'>): Promise<Claim> {
    const number = numberOf(request);
    const named = await members.byUsername(tenant.id, request.username);
    const member = named ?? (number === undefined ? undefined : await members.byMobile(tenant.id, number));
    const who = subjectOf(member, number ?? request.username.toLowerCase());
    return { who, shown: 'password', check: () => checkPassword(tenant, member, request.password) };
  }

  async function byPhone(tenant: Tenant, request: ValidRequestOf<'loginV2'>): Promise<Claim> {
    const { provider } = await site.setting(tenant, 'phoneProvider');
    const wanted = provider === 'platform' ? 'sms' : 'firebase';
    if (!(await site.modules(tenant)).smsLogin || request.type !== wanted) throw new Problem('FUNCTION_DISABLED');
    const mobile = normaliseMobile(request.countryDialingCode ?? '', request.username);
    const member = await members.byMobile(tenant.id, mobile);
    return {
      who: subjectOf(member, mobile),
      shown: 'phone',
      async check() {
        const proof = await phoneProofs.check(tenant, { mobile, purpose: 'login', code: request.password.trim(), idToken: request.firebaseIdToken });
        // Whoever proved to have the number may know that it has no account.
        if (member === undefined) throw new Problem('LOGIN_FAILED');
        return { member, passwordExpired: await hasExpired(tenant, member, deps), newPassword: null, spend: (tx) => proof.spend(tx) };
      },
    };
  }

  return (tenant, request) => (request.type === 'username' ? byPassword(tenant, request) : byPhone(tenant, request));
}
