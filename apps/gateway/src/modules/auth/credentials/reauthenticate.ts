import type { Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import type { PhoneProof, PhoneProofs } from '../../verification/index.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Passwords } from '../passwords/passwords.ts';

/** What a member who is logged in can prove to be the holder with. */
export type CurrentFactor = 'password' | 'phone';

/** What is shown as the proof of a current factor. */
export interface FactorProof {
  /** Empty where the account has none. */
  readonly password: string;
  /** A code to the account's number, or the outside provider's token for it. */
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** Who asks, and by which form. */
export interface Reauthenticating {
  readonly memberId: string;
  readonly ip: string;
  /** The form field that holds the password, for the fault. */
  readonly passwordField: string;
  /** Asks for the number too where there is a password: the change stands in for the number at a login. */
  readonly alsoPhone?: boolean;
}

/** A current factor that was proved. */
export interface ProvedFactor {
  /**
   * Uses a one-time proof up, in the transaction of what it allows, and locks the account until it ends: call it first.
   * @throws Problem where the proof was used meanwhile; PASSWORD_WRONG where the account's password was changed meanwhile
   */
  spend(tx: Tx): Promise<void>;
  /** Resets the counter of failures, once nothing more can be refused. */
  succeeded(): Promise<void>;
}

/** Asks a member who is logged in for a current factor: a stolen session alone takes no account over. */
export interface Reauthentication {
  /**
   * Verifies the password or, where the account has none, its number. Counted apart from logins, so that a stolen session
   * cannot lock its holder out.
   *
   * @throws Problem VALIDATION_FAILED where the proof is missing; PASSWORD_WRONG; CODE_INVALID, CODE_EXPIRED, QUOTA_EXCEEDED,
   * UNAVAILABLE; TRY_AGAIN_LATER; FUNCTION_DISABLED where the account has neither
   */
  prove(tenant: Tenant, who: Reauthenticating, proof: FactorProof): Promise<ProvedFactor>;
}

export interface ReauthenticationDeps {
  readonly members: Members;
  readonly passwords: Passwords;
  readonly phoneProofs: PhoneProofs;
  readonly attemptLimiter: AttemptLimiter;
}

/** The factor that sensitive changes ask for; null where the account has none, so that nobody can make them. */
export function currentFactorOf({ passwordHash, mobile }: Pick<Member, 'passwordHash' | 'mobile'>): CurrentFactor | null {
  if (passwordHash !== null) return 'password';
  return mobile === null ? null : 'phone';
}

const missing = (field: string): Problem => new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'required' }] });

/** {@link Reauthentication} with as many attempts as logins have. */
export function createReauthentication({ members, passwords, phoneProofs, attemptLimiter }: ReauthenticationDeps): Reauthentication {
  return {
    async prove(tenant, { memberId, ip, passwordField, alsoPhone = false }, { password, verificationCode, firebaseIdToken }) {
      const member = await members.byId(tenant.id, memberId);
      const factor = member === undefined ? null : currentFactorOf(member);
      if (member === undefined || factor === null) throw new Problem('FUNCTION_DISABLED');
      const { passwordHash, mobile } = member;
      const byPhone = factor === 'phone' || alsoPhone;
      if (factor === 'password' && password === '') throw missing(passwordField);
      if (byPhone && (verificationCode ?? '') === '' && firebaseIdToken === undefined) throw missing('verificationCode');
      const attempt = await attemptLimiter.begin(tenant, `reauthentication:${memberId}`);
      if (passwordHash !== null && !(await passwords.verify(passwordHash, password, { tenantId: tenant.id, ip }))) throw new Problem('PASSWORD_WRONG');
      let proof: PhoneProof | undefined;
      if (byPhone) proof = await phoneProofs.check(tenant, { mobile: mobile ?? '', purpose: 'reauthentication', code: verificationCode, idToken: firebaseIdToken });
      return {
        async spend(tx) {
          const held = await members.lock(tx, tenant.id, memberId);
          if (held?.passwordHash !== passwordHash) throw new Problem('PASSWORD_WRONG');
          await proof?.spend(tx);
        },
        succeeded: () => attempt.succeeded(),
      };
    },
  };
}
