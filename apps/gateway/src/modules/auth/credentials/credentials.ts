import type { ValidRequestOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { Problem, type CallContext, type Tenant } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import type { FirstFactor, NewPassword } from '../second-factor/challenges.ts';
import type { Site } from '../../settings/index.ts';
import { readMobile, type PhoneProofs } from '../../verification/index.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { TemporaryPasswords } from '../passwords/temporary-passwords.ts';

/** A credential that was verified. */
export interface VerifiedCredential {
  readonly member: Member;
  /** The password must be changed now. */
  readonly passwordExpired: boolean;
  /** A password that takes the place of the account's when the login succeeds. */
  readonly newPassword: NewPassword | null;
  /** Invalidates a one-time credential, in the transaction that opens the session. */
  readonly consume: ((tx: Tx) => Promise<void>) | undefined;
}

/** A login whose account was looked up and whose credential was not verified yet. */
export interface LoginAttempt {
  /** The account, where one was found. */
  readonly member: Member | undefined;
  /** What the caller typed to name it, in one spelling: a user name or a number. */
  readonly typed: string;
  readonly firstFactor: FirstFactor;
  /**
   * Verifies the credential. Without an account it does the same work.
   * @throws Problem LOGIN_FAILED; CODE_INVALID, CODE_EXPIRED
   */
  verify(): Promise<VerifiedCredential>;
}

/** Looks up the account that a login names. @throws Problem FUNCTION_DISABLED, PHONE_INVALID */
export type FindLoginAttempt = (caller: LoginCaller, request: ValidRequestOf<'loginV2'>) => Promise<LoginAttempt>;

/** Where a login comes from. */
export type LoginCaller = Pick<CallContext<'loginV2'>, 'tenant' | 'ip' | 'country'>;

export interface CredentialsDeps {
  readonly db: Database;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly temporaryPasswords: TemporaryPasswords;
  readonly phoneProofs: PhoneProofs;
  readonly site: Site;
  /** First password of accounts opened on behalf of others, if the server has one. */
  readonly defaultPassword: string | undefined;
}

const DAY_MS = 86_400_000;

/** Whether the account's password must be changed, however its holder signs in. */
export async function isPasswordExpired(tenant: Tenant, member: Member, { site, db }: Pick<CredentialsDeps, 'site' | 'db'>): Promise<boolean> {
  const maxAgeDays = await site.setting(tenant, 'passwordMaxAgeDays');
  if (member.passwordSpent) return true;
  return maxAgeDays !== null && member.passwordChangedAt !== null && member.passwordChangedAt.getTime() + maxAgeDays * DAY_MS <= db.clock.now();
}

/** {@link FindLoginAttempt} by name or number with a password, and by number alone. */
export function createCredentials(deps: CredentialsDeps): FindLoginAttempt {
  const { members, passwords, temporaryPasswords, phoneProofs, site, defaultPassword } = deps;

  const numberIn = (caller: LoginCaller, { username, countryDialingCode }: ValidRequestOf<'loginV2'>): string => readMobile({ mobileNum: username, countryDialingCode }, caller);

  function numberOf(caller: LoginCaller, request: ValidRequestOf<'loginV2'>): string | undefined {
    try {
      return numberIn(caller, request);
    } catch (error) {
      if (error instanceof Problem) return undefined; // then it is a user name
      throw error;
    }
  }

  async function checkPassword(tenant: Tenant, member: Member | undefined, password: string, ip: string): Promise<VerifiedCredential> {
    const temporaryMac = await temporaryPasswords.match(tenant.id, member?.id, password);
    const owner = { tenantId: tenant.id, ip };
    const fits = await passwords.verify(member?.passwordHash ?? null, password, owner);
    if (member === undefined) throw new Problem('LOGIN_FAILED');
    if (temporaryMac !== undefined) {
      const hash = await passwords.hash(password.trim(), owner);
      return { member, passwordExpired: true, newPassword: { hash, temporaryMac }, consume: undefined };
    }
    if (!fits || member.passwordSpent) throw new Problem('LOGIN_FAILED');
    const passwordExpired = password === defaultPassword || (await isPasswordExpired(tenant, member, deps));
    return { member, passwordExpired, newPassword: null, consume: undefined };
  }

  async function byPassword(caller: LoginCaller, request: ValidRequestOf<'loginV2'>): Promise<LoginAttempt> {
    const { tenant, ip } = caller;
    const number = numberOf(caller, request);
    const named = await members.byUsername(tenant.id, request.username);
    const member = named ?? (number === undefined ? undefined : await members.byMobile(tenant.id, number));
    const typed = number ?? request.username.toLowerCase();
    return { member, typed, firstFactor: 'password', verify: () => checkPassword(tenant, member, request.password, ip) };
  }

  async function byPhone(caller: LoginCaller, request: ValidRequestOf<'loginV2'>): Promise<LoginAttempt> {
    const { tenant } = caller;
    const { provider } = await site.setting(tenant, 'phoneProvider');
    const wanted = provider === 'platform' ? 'sms' : 'firebase';
    if (!(await site.modules(tenant)).smsLogin || request.type !== wanted) throw new Problem('FUNCTION_DISABLED');
    const mobile = numberIn(caller, request);
    const member = await members.byMobile(tenant.id, mobile);
    return {
      member,
      typed: mobile,
      firstFactor: 'phone',
      async verify() {
        const proof = await phoneProofs.check(tenant, { mobile, purpose: 'login', code: request.password.trim(), idToken: request.firebaseIdToken });
        // The caller has proved to hold the number, so it may learn that no account has it.
        if (member === undefined) throw new Problem('LOGIN_FAILED');
        return { member, passwordExpired: await isPasswordExpired(tenant, member, deps), newPassword: null, consume: (tx) => proof.spend(tx) };
      },
    };
  }

  return (caller, request) => (request.type === 'username' ? byPassword(caller, request) : byPhone(caller, request));
}
