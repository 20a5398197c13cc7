import type { FieldFault, RegistrationTab } from '@livery/contracts';
import { violates, type Tx } from '../../../platform/db/index.ts';
import { Problem, type CallContext, type TaskOwner, type Tenant, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { plainTransactionPassword } from '../passwords/transaction-passwords.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Site } from '../../settings/index.ts';
import type { HumanCheck, PhoneProof, PhoneProofs } from '../../verification/index.ts';
import { domainOf, type Affiliates, type Invitation, type Members } from '../../member/index.ts';
import { checkForm, fieldOf, profileOf, type CheckedForm, type RegistrationRequest } from './register-form.ts';
import { readableName } from './register-names.ts';

export interface RegisterDeps {
  readonly members: Members;
  readonly affiliates: Affiliates;
  readonly passwords: Passwords;
  /** The registration's address and browser enter the address book at once. */
  readonly addresses: Pick<Addresses, 'register' | 'usedFrom'>;
  readonly sessions: Sessions;
  readonly humanCheck: HumanCheck;
  readonly phoneProofs: PhoneProofs;
  readonly site: Site;
  readonly throttle: Throttle;
  /** Friends who invite. */
  readonly referrals: ReferralPort;
  /** Given to new members where the merchant set no welcome credit: a decimal, or null for nothing. */
  readonly standardWelcome: string | null;
  /** Told of the welcome credit of a new member, a decimal, in the transaction of its registration. */
  readonly welcomed: (tx: Tx, tenant: Tenant, memberId: string, amount: string) => Promise<void>;
  /** Called after ledger entries were committed. */
  readonly committed: () => void;
}

/** What a registration has to do with whoever invited the friend. */
export interface ReferralPort {
  /** The invitation of a code; undefined where it is nobody's. */
  invitation(tenant: Tenant, code: string): Promise<FriendInvitation | undefined>;
}

/** A player's invitation. */
export interface FriendInvitation {
  /** Writes down who invited the new member, in the transaction of its registration. */
  joined(tx: Tx, friendId: string): Promise<void>;
}

type Context = CallContext<'register'> | CallContext<'registerMobile'>;

const HOUR_MS = 3_600_000;
/** Valid forms accepted from one address for each account it may open, so that names and numbers cannot be probed. */
const TRIES = 4;
/** An address is told of one taken name or number for so many accounts that it may open; beyond that it is refused whatever it asks for. */
const TAKEN_SHARE = 3;
/** It is told of so many at least: people try a few names. */
const TAKEN_AT_LEAST = 5;
/** Generated names tried for one registration. */
const NAME_ATTEMPTS = 4;

const taken = (code: 'USERNAME_TAKEN' | 'PHONE_TAKEN'): Problem =>
  new Problem(code, { fields: [{ field: code === 'PHONE_TAKEN' ? 'mobileNum' : 'username', rule: 'taken' } satisfies FieldFault] });

/** How many taken names and numbers an address is told of in an hour. */
const takenRule = (registrationsPerHour: number): ThrottleRule => ({ name: 'register-taken', limit: Math.max(TAKEN_AT_LEAST, Math.ceil(registrationsPerHour / TAKEN_SHARE)), windowMs: HOUR_MS });

/** Counts a name or number that is taken. @throws Problem TOO_MANY_REQUESTS beyond the limit, else that it is taken */
async function refuseTaken(code: 'USERNAME_TAKEN' | 'PHONE_TAKEN', { tenant, ip }: Context, rule: ThrottleRule, { throttle }: RegisterDeps): Promise<never> {
  await throttle.takeByAddress(tenant.id, rule, ip);
  throw taken(code);
}

/** Who invited the new member. */
interface InvitedBy {
  /** Only agents have a downline. */
  readonly agent: Invitation | undefined;
  readonly friend: FriendInvitation | undefined;
}

/**
 * Who invited the new member. The typed code, or the one of an agent's link, is an agent's or else a friend's; a friend's link
 * has a field of its own, which may also hold what was typed. A code in it that is no friend's is an agent's, where nothing else
 * names one: a player who was made an agent may have kept its code, which its old links still have there. One that is nobody's
 * is as none, where registration does not depend on it.
 * @throws Problem AFFILIATE_CODE_INVALID where a code, or the name of an agent, is wrong
 */
async function invitedBy({ tenant, request, origin }: Context, { form, friendRequired }: CheckedForm, { affiliates, referrals }: RegisterDeps): Promise<InvitedBy> {
  // The code is in the invitation's address, whether or not the form has a field for it.
  const { affiliateCode: code = '', referralCode = '', domain = domainOf(origin) } = request;
  const linked = referralCode.toUpperCase() === code.toUpperCase() ? '' : referralCode;
  const agentOf = async (given: string) => (given === '' ? undefined : affiliates.byCode(tenant.id, given, domain));
  const friendOf = async (given: string) => (given === '' ? undefined : referrals.invitation(tenant, given));
  const byCode = await agentOf(code);
  const typed = byCode === undefined ? await friendOf(code) : undefined;
  if (code !== '' && byCode === undefined && typed === undefined) throw new Problem('AFFILIATE_CODE_INVALID');
  const name = byCode === undefined ? fieldOf(form, request, 'recommenderId') : undefined;
  const named = name === undefined ? undefined : await affiliates.byName(tenant.id, name);
  if (name !== undefined && named === undefined) throw new Problem('AFFILIATE_CODE_INVALID', { fields: [{ field: 'recommenderId', rule: 'invalid' } satisfies FieldFault] });
  const friend = typed ?? (await friendOf(linked));
  const byLink = friend === undefined && byCode === undefined ? await agentOf(linked) : undefined;
  if (friend === undefined && byLink === undefined && friendRequired) throw new Problem('AFFILIATE_CODE_INVALID');
  return { agent: byCode ?? (named && { upline: named, code: '' }) ?? byLink, friend };
}

/** Checks that need no account, the cheapest first. */
async function assertMayRegister(context: Context, username: string | undefined, form: CheckedForm, deps: RegisterDeps): Promise<InvitedBy & { readonly proof: PhoneProof | undefined }> {
  const { members, throttle, site, phoneProofs, humanCheck } = deps;
  const { tenant, request, ip } = context;
  const limit = await site.setting(tenant, 'registrationsPerHour');
  await throttle.takeByAddress(tenant.id, { name: 'register-try', limit: limit * TRIES, windowMs: HOUR_MS }, ip);
  const takenLimit = takenRule(limit);
  // Otherwise only names that are free would still be answered.
  await throttle.admitByAddress(tenant.id, takenLimit, ip);
  if (username !== undefined && (await members.byUsername(tenant.id, username)) !== undefined) await refuseTaken('USERNAME_TAKEN', context, takenLimit, deps);
  const invited = await invitedBy(context, form, deps);
  const { mobile } = form;
  let proof: PhoneProof | undefined;
  if (form.requiresPhoneProof && mobile !== undefined) {
    proof = await phoneProofs.check(tenant, { mobile, purpose: 'register', code: request.verificationCode, idToken: request.firebaseIdToken });
  }
  // Where numbers are proved, only the number's owner learns whether it has an account.
  if (mobile !== undefined && (await members.byMobile(tenant.id, mobile)) !== undefined) await refuseTaken('PHONE_TAKEN', context, takenLimit, deps);
  if (form.requiresHumanCheck) await humanCheck.demand(tenant, request, ip);
  await throttle.takeByAddress(tenant.id, { name: 'register', limit, windowMs: HOUR_MS }, ip);
  // Last, so that only who may register counts against the others.
  await throttle.take(tenant.id, { name: 'register-all', limit: await site.setting(tenant, 'registrationsOfAllPerHour'), windowMs: HOUR_MS }, 'all');
  return { proof, ...invited };
}

/** The hash, or null for an absent value. */
const hashed = async (passwords: Passwords, secret: string | undefined, owner: TaskOwner): Promise<string | null> =>
  secret === undefined || secret === '' ? null : passwords.hash(secret, owner);

/** A generated name that is free at the moment; the unique constraint decides on insert. */
async function unusedName(tenant: Tenant, form: CheckedForm, members: Members): Promise<string> {
  for (let draw = 1; ; draw++) {
    const name = readableName(form.form);
    if (draw === NAME_ATTEMPTS || (await members.byUsername(tenant.id, name)) === undefined) return name;
  }
}

/** Registers: account, wallet, welcome credit, known address and session are written in one transaction. */
export async function register(tab: RegistrationTab, context: Context, sent: RegistrationRequest, deps: RegisterDeps) {
  const { members, passwords, addresses, sessions, site } = deps;
  const { request, tenant, ip, country, once, session: former } = context;
  const { paymentPassword } = sent;
  const typed = paymentPassword === undefined ? sent : { ...sent, paymentPassword: plainTransactionPassword(paymentPassword) };
  const form = await checkForm(tab, tenant, typed, site);
  const { proof, agent, friend } = await assertMayRegister(context, typed.username, form, deps);
  const owner = { tenantId: tenant.id, ip };
  const passwordHash = await hashed(passwords, fieldOf(form.form, typed, 'password'), owner);
  const paymentPasswordHash = await hashed(passwords, fieldOf(form.form, typed, 'paymentPassword'), owner);
  const welcome = (await site.setting(tenant, 'welcomeCredit')) ?? deps.standardWelcome;

  let notifyFormer = (): void => undefined;
  async function open(tx: Tx, username: string) {
    await proof?.spend(tx);
    // Registering ends the session that it replaces, such as that of a trial account, before it locks the accounts that its welcome credit moves money between.
    if (former !== undefined) notifyFormer = await sessions.endIn(tx, tenant.id, former.id);
    const id = await members.open(tx, tenant, {
      username,
      type: agent?.type ?? 0,
      passwordHash,
      paymentPasswordHash,
      parentId: agent?.upline.id,
      mobile: form.mobile,
      mobileVerified: proof !== undefined,
      email: fieldOf(form.form, request, 'email'),
      profile: profileOf(form.form, request),
      termsVersion: form.termsVersion,
      ip,
      country,
      gift: welcome === null ? undefined : { reason: 'welcome', amount: welcome },
    });
    if (welcome !== null) await deps.welcomed(tx, tenant, id, welcome);
    await agent?.joined?.(tx, id);
    await friend?.joined(tx, id);
    await addresses.register(tx, tenant.id, id, ip);
    const device = deviceName(context.browser.userAgent);
    await addresses.usedFrom(tx, tenant.id, id, device);
    const session = await sessions.open(tx, tenant.id, id, ip, { device });
    await members.loggedIn(tx, tenant.id, id, ip);
    return { token: session.token, firstTimeLogin: true, passwordExpired: false, passwordTemporary: false, expiresAt: session.expiresAt.toISOString() };
  }

  for (let draw = 1; ; draw++) {
    const username = typed.username ?? (await unusedName(tenant, form, members));
    try {
      const opened = await once((tx) => open(tx, username));
      deps.committed();
      notifyFormer();
      return opened;
    } catch (error) {
      if (violates(error, 'member_mobile_key')) throw taken('PHONE_TAKEN');
      if (!violates(error, 'member_username_key')) throw error;
      if (typed.username !== undefined || draw === NAME_ATTEMPTS) throw taken('USERNAME_TAKEN');
    }
  }
}
