import { formOf, type FieldFault, type ValidRequestOf } from '@livery/contracts';
import { violates, type Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import { consentProblem, type Site } from '../../settings/index.ts';
import { normaliseMobile, type PhoneProof, type PhoneProofs } from '../../verification/index.ts';

export interface TakeOverDeps {
  readonly members: Pick<Members, 'byMobile' | 'takenOver'>;
  readonly phoneProofs: Pick<PhoneProofs, 'check'>;
  readonly site: Pick<Site, 'modules' | 'registration'>;
}

/** What its holder gives with the first password of its own, checked. */
export interface CheckedTakeOver {
  /** Writes it, in the transaction of the new password. @throws Problem where the proof was used, or the number taken, meanwhile */
  write(tx: Tx): Promise<void>;
}

type Given = Pick<ValidRequestOf<'changePassword'>, 'ageConfirmed' | 'termsVersion' | 'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'firebaseIdToken'>;

const numberTaken = (): Problem => new Problem('PHONE_TAKEN', { fields: [{ field: 'mobileNum', rule: 'taken' } satisfies FieldFault] });

/**
 * Creates the check of what the holder of an account gives that its upline opened by hand: an account that nobody registered has nobody's consent and no
 * proved number. A registration by user name says what is asked for, or one by number where that is the only one.
 */
export function createTakeOver({ members, phoneProofs, site }: TakeOverDeps) {
  /** Whether registrations must prove a number. */
  async function asksNumber(tenant: Tenant): Promise<boolean> {
    const [modules, { fields }] = [await site.modules(tenant), await site.registration(tenant)];
    const form = formOf('username', fields, modules) ?? formOf('mobile', fields, modules) ?? [];
    return modules.registrationSmsVerification && form.some(({ field, enabled, required }) => field === 'mobileNum' && enabled && required);
  }

  /** @throws Problem AGE_NOT_CONFIRMED, TERMS_NOT_ACCEPTED, VALIDATION_FAILED, PHONE_INVALID, PHONE_TAKEN, or what a wrong code is refused with */
  return async function check(tenant: Tenant, holder: Pick<Member, 'id' | 'mobileVerifiedAt'>, given: Given): Promise<CheckedTakeOver> {
    const { termsVersion } = await site.registration(tenant);
    const refusal = consentProblem({ ageConfirmed: given.ageConfirmed === true, termsVersion: given.termsVersion ?? null }, termsVersion);
    if (refusal !== undefined) throw new Problem(refusal);
    let proof: PhoneProof | undefined;
    if (holder.mobileVerifiedAt === null && (await asksNumber(tenant))) {
      const { mobileNum, countryDialingCode } = given;
      if (mobileNum === undefined || countryDialingCode === undefined) throw new Problem('VALIDATION_FAILED', { fields: [{ field: 'mobileNum', rule: 'required' }] });
      const mobile = normaliseMobile(countryDialingCode, mobileNum);
      proof = await phoneProofs.check(tenant, { mobile, purpose: 'register', code: given.verificationCode, idToken: given.firebaseIdToken });
      // Only the number's owner learns whether it has an account.
      const owner = await members.byMobile(tenant.id, mobile);
      if (owner !== undefined && owner.id !== holder.id) throw numberTaken();
    }
    return {
      async write(tx) {
        await proof?.spend(tx);
        try {
          await members.takenOver(tx, tenant.id, holder.id, { termsVersion, mobile: proof?.mobile });
        } catch (error) {
          throw violates(error, 'member_mobile_key') ? numberTaken() : error;
        }
      },
    };
  };
}
