import { checkRegistration, toLatinDigits, type FieldFault } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import type { Site } from '../../settings/index.ts';
import type { AttemptLimiter } from '../credentials/attempt-limiter.ts';
import type { Passwords } from './passwords.ts';

/** Who shows a transaction password, and by which form. */
export interface TransactionPasswordHolder {
  readonly memberId: string;
  readonly ip: string;
  /** The form field that holds the password, for the fault; `paymentPassword` unless given. */
  readonly field?: string;
}

/** A transaction password that was right. */
export interface ProvedTransactionPassword {
  /** In the transaction of what it allows. @throws Problem PASSWORD_WRONG where the password was changed meanwhile */
  holds(tx: Tx): Promise<void>;
}

/** The password that moves money out of an account, beside the one that logs in. */
export interface TransactionPasswords {
  /**
   * Verifies an account's transaction password, before the transaction that it allows: a hash takes too long for one.
   *
   * @throws Problem PAYMENT_PASSWORD_UNSET; PASSWORD_WRONG with the fault of the field; TRY_AGAIN_LATER after ten wrong ones;
   * TOO_MANY_REQUESTS after thirty wrong ones in a day, until it is set anew; VALIDATION_FAILED where it is empty
   */
  verifyTransactionPassword(tenant: Tenant, who: TransactionPasswordHolder, password: string): Promise<ProvedTransactionPassword>;
  /**
   * Checks a new transaction password against the registration's rule for it.
   * @throws Problem VALIDATION_FAILED with the fault of `paymentPassword` or `confirmPaymentPassword`
   */
  assertFollowsRules(tenant: Tenant, password: string, again: string): Promise<void>;
  /** Puts a password in the place of the account's and forgets the wrong ones before; resolves to what is to be called after the commit. */
  replace(tx: Tx, tenantId: string, memberId: string, hash: string): Promise<() => Promise<void>>;
}

export interface TransactionPasswordDeps {
  readonly attemptLimiter: AttemptLimiter;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly site: Site;
  readonly throttle: Throttle;
}

/** Wrong ones of an account in a day: they are six digits by the standard rule, which ten every five minutes would find. */
export const WRONG_PER_DAY: ThrottleRule = { name: 'transaction-password', limit: 30, windowMs: 86_400_000 };

/** As it is set and compared: keyboards of some languages type other digits than 0 to 9, and the same person uses another keyboard the next time. */
export const plainTransactionPassword = toLatinDigits;

const attemptKey = (memberId: string): string => `transaction:${memberId}`;

const wrong = (field: string): Problem => new Problem('PASSWORD_WRONG', { fields: [{ field, rule: 'invalid' } satisfies FieldFault] });

/** {@link TransactionPasswords} with the hashes and the limits of passwords. */
export function createTransactionPasswords({ attemptLimiter, members, passwords, site, throttle }: TransactionPasswordDeps): TransactionPasswords {
  async function hashOf(tenant: Tenant, memberId: string): Promise<NonNullable<Member['paymentPasswordHash']>> {
    const hash = (await members.byId(tenant.id, memberId))?.paymentPasswordHash ?? null;
    if (hash === null) throw new Problem('PAYMENT_PASSWORD_UNSET');
    return hash;
  }

  return {
    async verifyTransactionPassword(tenant, { memberId, ip, field = 'paymentPassword' }, password) {
      if (password === '') throw new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'required' }] });
      const hash = await hashOf(tenant, memberId);
      const attempt = await attemptLimiter.begin(tenant, attemptKey(memberId));
      // Counted before it is verified, so that many at once are no more than the limit.
      await throttle.take(tenant.id, WRONG_PER_DAY, memberId);
      const owner = { tenantId: tenant.id, ip };
      const plain = plainTransactionPassword(password);
      // One that was set with other digits before these were replaced is still as it was typed.
      const right = (await passwords.verify(hash, plain, owner)) || (plain !== password && (await passwords.verify(hash, password, owner)));
      if (!right) throw wrong(field);
      await attempt.succeeded();
      await throttle.reset(tenant.id, WRONG_PER_DAY, memberId);
      return {
        async holds(tx) {
          if (!(await members.lockPaymentPassword(tx, tenant.id, memberId, hash))) throw wrong(field);
        },
      };
    },
    async assertFollowsRules(tenant, password, again) {
      const { fields } = await site.registration(tenant);
      const rules = fields.filter((rule) => rule.field === 'paymentPassword').map((rule) => ({ ...rule, enabled: true, required: true }));
      const faults = checkRegistration(rules, { paymentPassword: password });
      if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
      if (password !== again) throw new Problem('VALIDATION_FAILED', { fields: [{ field: 'confirmPaymentPassword', rule: 'equal' }] });
    },
    async replace(tx, tenantId, memberId, hash) {
      await members.setPaymentPassword(tx, tenantId, memberId, hash);
      return async () => {
        await attemptLimiter.forget(tenantId, attemptKey(memberId));
        await throttle.reset(tenantId, WRONG_PER_DAY, memberId);
      };
    },
  };
}
