import { checkRegistration, type FieldFault } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import type { Members } from '../../member/index.ts';
import type { Challenges, NewPassword } from '../second-factor/challenges.ts';
import type { Devices } from '../sessions/devices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Site } from '../../settings/index.ts';
import type { TemporaryPasswords } from './temporary-passwords.ts';

/** Changes an account's password. */
export interface PasswordChange {
  /**
   * Checks the new password against the registration rule for passwords.
   * @throws Problem VALIDATION_FAILED with the fault of `newPassword`
   */
  assertFollowsRules(tenant: Tenant, newPassword: string): Promise<void>;
  /**
   * Puts a password in the place of the account's. A chosen one frees the session that is kept of a forced change, and ends every other session of the account, every
   * remembered device, temporary password and login under way; a temporary one, which must be changed at once, is used up.
   * Call the returned function once the transaction is committed: it publishes the ended sessions.
   * @throws Problem LOGIN_FAILED where the temporary password was used meanwhile
   */
  apply(tx: Tx, tenantId: string, memberId: string, password: NewPassword, keepSession?: string): Promise<() => void>;
}

export interface PasswordChangeDeps {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly challenges: Challenges;
  readonly temporaryPasswords: TemporaryPasswords;
  readonly site: Site;
}

/** {@link PasswordChange} over the stores of everything that a password opens. */
export function createPasswordChange({ members, sessions, devices, challenges, temporaryPasswords, site }: PasswordChangeDeps): PasswordChange {
  return {
    async assertFollowsRules(tenant, newPassword) {
      const { fields } = await site.registration(tenant);
      const rules = fields.filter(({ field }) => field === 'password').map((rule) => ({ ...rule, enabled: true, required: true }));
      const faults = checkRegistration(rules, { password: newPassword }).map((fault): FieldFault => ({ ...fault, field: 'newPassword' }));
      if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
    },
    async apply(tx, tenantId, memberId, { hash, temporaryMac }, keepSession) {
      if (temporaryMac !== null) {
        if (!(await temporaryPasswords.consume(tx, tenantId, memberId, temporaryMac))) throw new Problem('LOGIN_FAILED');
        await members.setPassword(tx, tenantId, memberId, hash, 'spent');
        return () => undefined;
      }
      await members.setPassword(tx, tenantId, memberId, hash);
      await temporaryPasswords.end(tx, tenantId, memberId);
      await challenges.endAll(tx, tenantId, memberId);
      await devices.forgetAll(tx, tenantId, memberId);
      if (keepSession !== undefined) await sessions.passwordChanged(tx, tenantId, keepSession);
      return sessions.endAllIn(tx, tenantId, memberId, keepSession);
    },
  };
}
