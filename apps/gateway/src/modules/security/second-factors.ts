import type { Tx } from '../../platform/db/index.ts';
import { Problem, type Tenant } from '../../platform/http/index.ts';
import type { Member } from '../member/index.ts';
import type { Site } from '../settings/index.ts';
import { maskedMobile, type SmsCodes } from '../verification/index.ts';
import type { Addresses } from './addresses.ts';
import type { FactorMethod, Shown } from './challenges.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Totp } from './totp.ts';

/** Second factors of accounts. */
export interface SecondFactors {
  /** The ways to prove again that a login from the address owes, in the order to offer them; none where it owes nothing. */
  owed(tenant: Tenant, member: Member, ip: string, shown: Shown): Promise<FactorMethod[]>;
  /** What to show with a way: the masked number that a code would go to. */
  hint(member: Member, method: FactorMethod): string | null;
  /**
   * Checks a code outside of a transaction; what it returns uses it up in the transaction of what it allows.
   * @throws Problem CODE_INVALID, CODE_EXPIRED, QUOTA_EXCEEDED
   */
  check(tenant: Tenant, member: Member, method: FactorMethod, code: string): Promise<(tx: Tx) => Promise<void>>;
}

/** What second factors need. */
export interface SecondFactorsDeps {
  readonly addresses: Addresses;
  readonly totp: Totp;
  readonly recoveryCodes: RecoveryCodes;
  readonly smsCodes: SmsCodes;
  readonly site: Site;
}

/** {@link SecondFactors}: the authenticator app, else the proved mobile number; a recovery code in place of either. */
export function createSecondFactors({ addresses, totp, recoveryCodes, smsCodes, site }: SecondFactorsDeps): SecondFactors {
  /** Where an outside provider sends the codes, it needs the whole number from the browser, which only knows the masked one. */
  const platformSends = async (tenant: Tenant): Promise<boolean> => (await site.setting(tenant, 'phoneProvider')).provider === 'platform';

  async function firstOf(tenant: Tenant, member: Member, shown: Shown): Promise<FactorMethod | undefined> {
    if (await totp.inForce(tenant.id, member.id)) return 'totp';
    const byPhone = shown !== 'phone' && member.mobileVerifiedAt !== null && (await platformSends(tenant));
    return byPhone ? 'sms' : undefined;
  }

  return {
    async owed(tenant, member, ip, shown) {
      if (!(await site.setting(tenant, 'secondFactor')) || (await addresses.knows(tenant.id, member.id, ip))) return [];
      const first = await firstOf(tenant, member, shown);
      if (first === undefined) return [];
      return (await recoveryCodes.left(tenant.id, member.id)) > 0 ? [first, 'recovery'] : [first];
    },
    hint: ({ mobile }, method) => (method === 'sms' && mobile !== null ? maskedMobile(mobile) : null),
    async check(tenant, { id, mobile }, method, code) {
      if (method === 'sms') {
        const checked = await smsCodes.check(tenant.id, mobile ?? '', 'secondFactor', code);
        return (tx) => smsCodes.consume(tx, checked);
      }
      const right = method === 'totp' ? await totp.redeem(tenant.id, id, code) : await recoveryCodes.redeem(tenant.id, id, code);
      if (!right) throw new Problem('CODE_INVALID');
      return async () => undefined;
    },
  };
}
