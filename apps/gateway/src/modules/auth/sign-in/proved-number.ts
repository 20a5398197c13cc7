import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import type { TemporaryPasswords } from '../passwords/temporary-passwords.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import type { Challenges } from '../second-factor/challenges.ts';
import type { RecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { Totp } from '../second-factor/totp.ts';
import type { TellHolder } from '../security-centre/security-notices.ts';
import type { Devices } from '../sessions/devices.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface ProvedNumberDeps {
  readonly members: Members;
  readonly addresses: Addresses;
  readonly challenges: Challenges;
  readonly devices: Devices;
  readonly recoveryCodes: RecoveryCodes;
  readonly sessions: Sessions;
  readonly temporaryPasswords: TemporaryPasswords;
  readonly tellHolder: TellHolder;
  readonly totp: Totp;
  /** Removes the accounts that a member's money is paid to. */
  readonly removePayoutAccounts: (tx: Tx, tenantId: string, memberId: string) => Promise<void>;
  /** Deletes identity documents and the picture of an account. */
  readonly forgetHolder: (tx: Tx, tenantId: string, memberId: string) => Promise<void>;
}

/**
 * Gives an account to whoever proved its number, in the transaction of that login: a number that was only typed may have
 * been typed by somebody else, who must not get in any more. Ends every session, device and login under way, and removes
 * passwords, e-mail address, profile, identity documents, picture, address book, authenticator app, recovery codes and payout accounts. The number, and the address
 * that is removed, are told so. Call the returned function after the commit: it publishes the ended sessions.
 */
export type HandOverAccount = (tx: Tx, tenant: Tenant, member: Member, language: string) => Promise<() => void>;

/** {@link HandOverAccount} over the stores of everything that opens an account. */
export function createHandOver(deps: ProvedNumberDeps): HandOverAccount {
  const { members, addresses, challenges, devices, recoveryCodes, sessions, temporaryPasswords, tellHolder, totp, removePayoutAccounts, forgetHolder } = deps;

  async function tell(tx: Tx, tenant: Tenant, member: Member, language: string): Promise<void> {
    const order = { change: 'numberProved', language } as const;
    await tellHolder(tx, tenant, { ...member, email: null }, order);
    if (member.email !== null) await tellHolder(tx, tenant, { ...member, mobile: null }, order);
  }

  return async (tx, tenant, member, language) => {
    const { id, passwordHash, email } = member;
    const hadApp = await totp.isEnrolled(tenant.id, id, tx);
    await members.forgetCredentials(tx, tenant.id, id);
    await temporaryPasswords.end(tx, tenant.id, id);
    await challenges.endAll(tx, tenant.id, id);
    await devices.forgetAll(tx, tenant.id, id);
    await addresses.forgetAll(tx, tenant.id, id);
    await totp.remove(tx, tenant.id, id);
    await recoveryCodes.removeAll(tx, tenant.id, id);
    await removePayoutAccounts(tx, tenant.id, id);
    await forgetHolder(tx, tenant.id, id);
    if (passwordHash !== null || email !== null || hadApp) await tell(tx, tenant, member, language);
    return sessions.endAllIn(tx, tenant.id, id);
  };
}
