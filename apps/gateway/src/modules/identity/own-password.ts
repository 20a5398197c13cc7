import { Problem, type Tenant } from '../../platform/http/index.ts';
import type { Members } from '../member/index.ts';
import { subjectOf, type Attempt, type Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';

/** Asking somebody who is logged in for the password once more. */
export interface OwnPassword {
  /**
   * Checks the password, wherever the account has one, as an attempt at the account.
   *
   * @param field of the form that holds it
   * @returns the attempt, for what else may fail
   * @throws Problem VALIDATION_FAILED where the field is empty; PASSWORD_WRONG; TRY_AGAIN_LATER
   */
  mustFit(tenant: Tenant, memberId: string, password: string, field: string): Promise<Attempt>;
}

/** {@link OwnPassword} counted like a login. */
export function createOwnPassword(members: Members, passwords: Passwords, attempts: Attempts): OwnPassword {
  return {
    async mustFit(tenant, memberId, password, field) {
      const member = await members.byId(tenant.id, memberId);
      const stored = member?.passwordHash ?? null;
      if (stored !== null && password === '') throw new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'required' }] });
      const attempt = await attempts.begin(tenant, subjectOf(member, memberId));
      if (stored !== null && !(await passwords.verify(stored, password))) throw new Problem('PASSWORD_WRONG');
      return attempt;
    },
  };
}
