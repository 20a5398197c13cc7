import type { Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import type { Setting } from '../../settings/index.ts';
import type { PhoneTokens } from './phone-tokens.ts';
import type { SmsCodes } from './sms-codes.ts';
import type { SmsPurpose } from './sms-texts.ts';

/** The proof of a number: the platform's code, or the outside provider's ID token. */
export interface PhoneProofRequest {
  /** E.164. */
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly code?: string | undefined;
  readonly idToken?: string | undefined;
}

/** A verified proof; the action it allows uses it up. */
export interface PhoneProof {
  /** E.164. */
  readonly mobile: string;
  /** Uses the proof up in the caller's transaction; throws a Problem where it was used meanwhile. */
  spend(tx: Tx): Promise<void>;
}

/** Verifies proofs of a number, whether the platform or an outside provider sends the codes. */
export interface PhoneProofs {
  /**
   * Verifies a proof; call it outside of a transaction, since a wrong code counts even when that rolls back.
   * @throws Problem CODE_INVALID, CODE_EXPIRED, QUOTA_EXCEEDED, UNAVAILABLE
   */
  check(tenant: Tenant, claim: PhoneProofRequest): Promise<PhoneProof>;
}

export interface PhoneProofsDeps {
  readonly codes: SmsCodes;
  readonly tokens: PhoneTokens;
  readonly provider: (tenant: Tenant) => Promise<Setting<'phoneProvider'>>;
}

export function createPhoneProofs({ codes, tokens, provider }: PhoneProofsDeps): PhoneProofs {
  return {
    async check(tenant, { mobile, purpose, code, idToken }) {
      if ((await provider(tenant)).provider === 'external') {
        if (idToken === undefined || idToken === '') throw new Problem('CODE_INVALID');
        const vouched = await tokens.verify(tenant, idToken);
        if (vouched.mobile !== mobile) throw new Problem('CODE_INVALID');
        return { mobile, spend: (tx) => tokens.spend(tx, tenant.id, vouched.proof) };
      }
      if (code === undefined || code === '') throw new Problem('CODE_INVALID');
      const checked = await codes.check(tenant.id, mobile, purpose, code);
      return { mobile, spend: (tx) => codes.consume(tx, checked) };
    },
  };
}
