import type { Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import type { Member } from '../../member/index.ts';
import type { Site } from '../../settings/index.ts';
import { maskedMobile, type PhoneProofRequest, type PhoneProofs } from '../../verification/index.ts';
import type { Addresses } from './addresses.ts';
import type { FactorMethod, FirstFactor } from './challenges.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Totp } from './totp.ts';

/** Second factors of accounts. */
export interface SecondFactors {
  /** The methods required of a login from the address, in the order to offer them; none where no second factor is required. */
  required(tenant: Tenant, member: Member, ip: string, shown: FirstFactor): Promise<FactorMethod[]>;
  /** What to show with a method: the masked number that a code goes to. */
  hint(member: Member, method: FactorMethod): string | null;
  /**
   * Checks a code outside of a transaction; what it returns uses it up in the transaction of what it allows.
   * @throws Problem CODE_INVALID, CODE_EXPIRED, QUOTA_EXCEEDED, UNAVAILABLE
   */
  check(tenant: Tenant, member: Member, method: FactorMethod, shown: SecondFactorAnswer): Promise<(tx: Tx) => Promise<void>>;
}

/** What is shown as a second factor. */
export interface SecondFactorAnswer extends Pick<PhoneProofRequest, 'idToken'> {
  readonly code: string;
}

export interface SecondFactorsDeps {
  readonly addresses: Addresses;
  readonly totp: Totp;
  readonly recoveryCodes: RecoveryCodes;
  readonly phoneProofs: PhoneProofs;
  readonly site: Site;
}

/** Methods that prove the account's number: the platform's code, or the outside provider's token. */
const BY_NUMBER: ReadonlySet<FactorMethod> = new Set(['sms', 'phone']);

/** {@link SecondFactors}: the authenticator app, else the proved mobile number; a recovery code in place of either. */
export function createSecondFactors({ addresses, totp, recoveryCodes, phoneProofs, site }: SecondFactorsDeps): SecondFactors {
  async function firstOf(tenant: Tenant, member: Member, shown: FirstFactor): Promise<FactorMethod | undefined> {
    // The app belongs to whoever opened the account, who may have typed another person's number: its owner logs in without.
    if (shown === 'phone' && member.mobileVerifiedAt === null) return undefined;
    if (await totp.isEnrolled(tenant.id, member.id)) return 'totp';
    if (shown === 'phone' || member.mobileVerifiedAt === null) return undefined;
    return (await site.setting(tenant, 'phoneProvider')).provider === 'platform' ? 'sms' : 'phone';
  }

  return {
    async required(tenant, member, ip, shown) {
      if (!(await site.setting(tenant, 'secondFactor')) || (await addresses.knows(tenant.id, member.id, ip))) return [];
      const first = await firstOf(tenant, member, shown);
      if (first === undefined) return [];
      return (await recoveryCodes.left(tenant.id, member.id)) > 0 ? [first, 'recovery'] : [first];
    },
    hint: ({ mobile }, method) => (BY_NUMBER.has(method) && mobile !== null ? maskedMobile(mobile) : null),
    async check(tenant, { id, mobile }, method, { code, idToken }) {
      if (BY_NUMBER.has(method)) {
        const proof = await phoneProofs.check(tenant, { mobile: mobile ?? '', purpose: 'secondFactor', code, idToken });
        return (tx) => proof.spend(tx);
      }
      const right = method === 'totp' ? await totp.redeem(tenant.id, id, code) : await recoveryCodes.redeem(tenant.id, id, code);
      if (!right) throw new Problem('CODE_INVALID');
      return async () => undefined;
    },
  };
}
