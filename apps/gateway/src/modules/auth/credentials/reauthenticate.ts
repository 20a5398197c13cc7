import { Problem, type Tenant } from '../../../platform/http/index.ts';
import type { Members } from '../../member/index.ts';
import type { CountedAttempt, AttemptLimiter } from './attempt-limiter.ts';
import type { Passwords } from '../passwords/passwords.ts';

/** Asks a member who is logged in for the current password. */
export interface Reauthentication {
  /**
   * Verifies the account's password where it has one. Counted apart from logins, so that a stolen session cannot lock its holder out.
   *
   * @param caller the member who is logged in, and the address
   * @param field the form field that holds it, for the fault
   * @returns the counted attempt; the caller marks it as succeeded
   * @throws Problem VALIDATION_FAILED where the field is empty; PASSWORD_WRONG; TRY_AGAIN_LATER
   */
  verifyCurrentPassword(tenant: Tenant, caller: { readonly memberId: string; readonly ip: string }, password: string, field: string): Promise<CountedAttempt>;
}

/** {@link Reauthentication} with as many attempts as logins have. */
export function createReauthentication(members: Members, passwords: Passwords, attempts: AttemptLimiter): Reauthentication {
  return {
    async verifyCurrentPassword(tenant, { memberId, ip }, password, field) {
      const member = await members.byId(tenant.id, memberId);
      const stored = member?.passwordHash ?? null;
      if (stored !== null && password === '') throw new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'required' }] });
      const attempt = await attempts.begin(tenant, `reauthentication:${memberId}`);
      if (stored !== null && !(await passwords.verify(stored, password, { tenantId: tenant.id, ip }))) throw new Problem('PASSWORD_WRONG');
      return attempt;
    },
  };
}
