import { Problem, type Handlers, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import { NIL_ID, type Database, type Tx } from '../../../platform/db/index.ts';
import type { Members } from '../../member/index.ts';
import type { Messages } from '../../messages/index.ts';
import type { Site } from '../../settings/index.ts';
import { readMobile, type HumanCheck, type PhoneProofs } from '../../verification/index.ts';
import { accountKey, type AttemptKeys } from '../credentials/attempt-keys.ts';
import type { AttemptLimiter } from '../credentials/attempt-limiter.ts';
import type { SignIn } from './sign-in.ts';
import { signInContextOf, LOGINS_PER_ADDRESS, withCaptchaHint } from './login.ts';
import { passwordMail } from './password-mail.ts';
import type { Reauthentication } from '../credentials/reauthenticate.ts';
import type { PasswordChange } from '../passwords/password-change.ts';
import { createTakeOver } from '../registration/take-over.ts';
import type { TellHolder } from '../security-centre/security-notices.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { TEMPORARY_MINUTES, type TemporaryPasswords } from '../passwords/temporary-passwords.ts';

export interface PasswordHandlersDeps {
  readonly db: Database;
  readonly attemptKeys: AttemptKeys;
  readonly attemptLimiter: AttemptLimiter;
  readonly signIn: SignIn;
  readonly humanCheck: HumanCheck;
  readonly members: Members;
  readonly messages: Messages;
  readonly reauthentication: Reauthentication;
  readonly passwordChange: PasswordChange;
  readonly passwords: Passwords;
  readonly phoneProofs: PhoneProofs;
  readonly site: Site;
  readonly tellHolder: TellHolder;
  readonly temporaryPasswords: TemporaryPasswords;
  readonly throttle: Throttle;
}

const HOUR_MS = 3_600_000;
/** Temporary passwords requested by one address. */
const MAILS_PER_ADDRESS: ThrottleRule = { name: 'password-mail-address', limit: 30, windowMs: HOUR_MS };
/** Temporary passwords requested with one name before a human check is required. */
const FREE_MAILS: ThrottleRule = { name: 'password-mail', limit: 3, windowMs: HOUR_MS };
/** Mails to one account: beyond them none is sent, and the answer is the same. */
const MAILS_PER_ACCOUNT: ThrottleRule = { name: 'password-mail-account', limit: 5, windowMs: HOUR_MS };

/** Handlers of the change and of the two recoveries of a password. */
export function passwordHandlers(deps: PasswordHandlersDeps): Handlers<'changePassword' | 'passwordByPhone' | 'passwordByEmail'> {
  const { db, attemptKeys, attemptLimiter, signIn, humanCheck, members, messages, reauthentication, passwordChange, passwords, phoneProofs, site, tellHolder, temporaryPasswords, throttle } = deps;
  const takeOver = createTakeOver(deps);
  return {
    async changePassword({ request, tenant, member: { id }, session, ip, language }) {
      const { oldPassword, newPassword, confirmNewPassword } = request;
      await passwordChange.assertFollowsRules(tenant, newPassword);
      if (newPassword !== confirmNewPassword) throw new Problem('VALIDATION_FAILED', { fields: [{ field: 'confirmNewPassword', rule: 'equal' }] });
      if (newPassword === oldPassword) throw new Problem('PASSWORD_UNCHANGED');
      const holder = await members.byId(tenant.id, id);
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'oldPassword' }, { ...request, password: oldPassword });
      const taken = holder === undefined || holder.openedBy === null ? undefined : await takeOver(tenant, holder, request);
      const hash = await passwords.hash(newPassword, { tenantId: tenant.id, ip });
      const committed = await db.transaction(async (tx) => {
        await factor.spend(tx);
        await taken?.write(tx);
        if (holder !== undefined) await tellHolder(tx, tenant, holder, { change: 'passwordChanged', language });
        return passwordChange.apply(tx, tenant.id, id, { hash, temporaryMac: null }, session.id);
      });
      committed();
      await factor.succeeded();
      return { changed: true };
    },

    async passwordByPhone(context) {
      const { request, tenant, ip, language } = context;
      if (!(await site.modules(tenant)).CHNGPASSVERIF3) throw new Problem('FUNCTION_DISABLED');
      await throttle.takeByAddress(tenant.id, LOGINS_PER_ADDRESS, ip);
      await passwordChange.assertFollowsRules(tenant, request.newPassword);
      const mobile = readMobile(request, context);
      const member = await members.byMobile(tenant.id, mobile);
      // Counted apart from logins, since it has no human check.
      const attempt = await attemptLimiter.begin(tenant, `password ${await attemptKeys(tenant, member, mobile, context)}`);
      const claim = { mobile, purpose: 'password', code: request.verificationCode, idToken: request.firebaseIdToken } as const;
      const proof = await phoneProofs.check(tenant, claim).catch((error: unknown) => {
        throw withCaptchaHint(error, attempt);
      });
      // A caller who proved the number may learn that it has no account.
      if (member === undefined) throw new Problem('LOGIN_FAILED');
      const newPassword = { hash: await passwords.hash(request.newPassword, { tenantId: tenant.id, ip }), temporaryMac: null };
      const consume = async (tx: Tx): Promise<void> => {
        await proof.spend(tx);
        await tellHolder(tx, tenant, member, { change: 'passwordChanged', language });
      };
      const verified = { member, passwordExpired: false, newPassword, consume };
      const outcome = await signIn.completeSignIn(signInContextOf(context, { firstFactor: 'phone' }, verified, false));
      if ('token' in outcome) await attempt.succeeded();
      return outcome;
    },

    async passwordByEmail({ request, tenant, ip, language }) {
      if (!(await site.modules(tenant)).emailPasswordRecovery) throw new Problem('FUNCTION_DISABLED');
      const { username, email } = request;
      await throttle.takeByAddress(tenant.id, MAILS_PER_ADDRESS, ip);
      if ((await throttle.count(tenant.id, FREE_MAILS, username.toLowerCase())) > FREE_MAILS.limit) await humanCheck.demand(tenant, request, ip);
      const member = await members.byUsernameAndEmail(tenant.id, username, email);
      const mails = await throttle.count(tenant.id, MAILS_PER_ACCOUNT, accountKey(member, username.toLowerCase()));
      const admitted = member !== undefined && member.status === 'active' && mails <= MAILS_PER_ACCOUNT.limit ? member : undefined;
      await db.transaction(async (tx) => {
        // An address that was changed meanwhile gets nothing any more. Nobody is looked up as well, so that it takes as long.
        const held = await members.lock(tx, tenant.id, admitted?.id ?? NIL_ID);
        const recipient = held !== undefined && held.email === admitted?.email ? admitted : undefined;
        const password = await temporaryPasswords.issue(tx, tenant.id, recipient?.id);
        const mail = passwordMail([language, tenant.defaultLanguage], { site: tenant.name, username: recipient?.username ?? username, password, minutes: TEMPORARY_MINUTES });
        await messages.queue(tx, tenant.id, { channel: 'email', recipient: recipient?.email ?? email, usefulMs: TEMPORARY_MINUTES * 60_000, ...mail }, { withheld: recipient === undefined });
      });
      return { sent: true };
    },
  };
}
