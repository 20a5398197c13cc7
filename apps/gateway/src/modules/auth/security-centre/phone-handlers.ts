import { violates, type Database, type Tx } from '../../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import { holderOf, type Member, type Members } from '../../member/index.ts';
import type { Site } from '../../settings/index.ts';
import { normaliseMobile, type HumanCheck, type PhoneProof, type PhoneProofRequest, type PhoneProofs, type SmsCodes } from '../../verification/index.ts';
import type { Reauthentication } from '../credentials/reauthenticate.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import type { SecondFactorCodes } from '../second-factor/second-factor-codes.ts';
import type { TellHolder } from './security-notices.ts';

export interface PhoneHandlersDeps {
  readonly db: Database;
  readonly addresses: Addresses;
  readonly humanCheck: HumanCheck;
  readonly members: Members;
  readonly phoneProofs: PhoneProofs;
  readonly reauthentication: Reauthentication;
  readonly secondFactorCodes: SecondFactorCodes;
  readonly site: Site;
  readonly smsCodes: SmsCodes;
  readonly tellHolder: TellHolder;
  readonly throttle: Throttle;
}

/** Codes that a member may have sent in an hour, to whichever numbers: a message costs the merchant money. */
const CODES_BY_MEMBER: ThrottleRule = { name: 'number-code', limit: 8, windowMs: 3_600_000 };

const faultAt = (code: 'VALIDATION_FAILED' | 'CODE_INVALID' | 'CODE_EXPIRED' | 'PHONE_TAKEN', field: string, rule: 'required' | 'invalid' | 'taken'): Problem => new Problem(code, { fields: [{ field, rule }] });

/** Runs a check of a code, whose refusal names the form's field of that code: the form has others beside it. */
async function atField<Checked>(field: string, check: () => Promise<Checked>): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Problem && (error.code === 'CODE_INVALID' || error.code === 'CODE_EXPIRED')) throw faultAt(error.code, field, 'invalid');
    throw error;
  }
}

/** Whether a member may give the account another number: where the merchant's members have numbers. */
export async function mayChangeMobile(site: Pick<Site, 'modules' | 'registration'>, tenant: Tenant): Promise<boolean> {
  const [{ mobileRegistration, smsLogin }, { fields }] = [await site.modules(tenant), await site.registration(tenant)];
  return mobileRegistration || smsLogin || fields.some(({ field, enabled }) => field === 'mobileNum' && enabled);
}

/** Handlers of the calls that prove an account's mobile number, and give it another one. */
export function phoneHandlers(deps: PhoneHandlersDeps): Handlers<'phoneCode' | 'provePhone'> {
  const { db, addresses, humanCheck, members, phoneProofs, reauthentication, secondFactorCodes, site, smsCodes, tellHolder, throttle } = deps;

  /** The number to prove, in E.164: the account's, or another one that the merchant lets it have. */
  async function numberOf(tenant: Tenant, { mobile }: Member, { countryDialingCode, mobileNum }: { readonly countryDialingCode?: string | undefined; readonly mobileNum?: string | undefined }): Promise<string> {
    const typed = mobileNum === undefined ? mobile : normaliseMobile(countryDialingCode ?? '', mobileNum);
    if (typed === null) throw faultAt('VALIDATION_FAILED', 'mobileNum', 'required');
    if (typed !== mobile && !(await mayChangeMobile(site, tenant))) throw new Problem('FUNCTION_DISABLED');
    return typed;
  }

  /** A proof of the number that was not used up; one that is missing or refused is shown at its field. */
  function proofOf(tenant: Tenant, request: PhoneProofRequest): Promise<PhoneProof> {
    if ((request.code ?? '') === '' && request.idToken === undefined) throw faultAt('VALIDATION_FAILED', 'code', 'required');
    return atField('code', () => phoneProofs.check(tenant, request));
  }

  /** Gives the account its proved number, and tells whoever reads messages at it and at the former one. */
  async function keep(tx: Tx, tenant: Tenant, former: Member, mobile: string, language: string): Promise<void> {
    await members.mobileProved(tx, tenant.id, former.id, mobile);
    if (former.mobile === mobile || former.mobile === null) return tellHolder(tx, tenant, { ...former, mobile }, { change: 'numberConfirmed', language });
    await tellHolder(tx, tenant, former, { change: 'numberChanged', language });
    // Where mails are read, one tells of both.
    return former.email === null ? tellHolder(tx, tenant, { ...former, mobile }, { change: 'numberConfirmed', language }) : undefined;
  }

  return {
    async phoneCode({ request, tenant, member: { id }, ip, language }) {
      // An outside provider sends its codes itself.
      if ((await site.setting(tenant, 'phoneProvider')).provider !== 'platform') throw new Problem('FUNCTION_DISABLED');
      const mobile = await numberOf(tenant, await holderOf(members, tenant.id, id), request);
      if (await smsCodes.wantsPerson(tenant.id, mobile, 'number', ip)) await humanCheck.demand(tenant, request, ip);
      await throttle.take(tenant.id, CODES_BY_MEMBER, id);
      const owner = await members.byMobile(tenant.id, mobile);
      return smsCodes.send({ tenant, mobile, purpose: 'number', language, ip, content: owner === undefined || owner.id === id ? 'code' : 'accountExists' });
    },
    async provePhone({ request, tenant, member: { id }, ip, language }) {
      const holder = await holderOf(members, tenant.id, id);
      const mobile = await numberOf(tenant, holder, request);
      const replaces = holder.mobileVerifiedAt !== null && holder.mobile !== mobile;
      const byApp = replaces && (await secondFactorCodes.hasApp(tenant.id, id));
      const { factorCode = '' } = request;
      if (byApp && factorCode === '') throw faultAt('VALIDATION_FAILED', 'factorCode', 'required');
      // A proved number is a second factor: a password alone does not replace it.
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'password', alsoPhone: replaces && !byApp }, request);
      const proof = await proofOf(tenant, { mobile, purpose: 'number', code: request.code, idToken: request.idToken });
      if (byApp) await atField('factorCode', () => secondFactorCodes.redeem(tenant.id, id, factorCode));
      try {
        await db.transaction(async (tx) => {
          // Locks the account: two proofs at once come one after the other.
          await factor.spend(tx);
          const former = await holderOf(members, tenant.id, id, tx);
          // What was asked for depended on it.
          if (former.mobile !== holder.mobile || (former.mobileVerifiedAt === null) !== (holder.mobileVerifiedAt === null)) throw faultAt('CODE_EXPIRED', 'code', 'invalid');
          await atField('code', () => proof.spend(tx));
          // Until now others were registered without a second factor.
          if (former.mobileVerifiedAt === null) await addresses.keepOnly(tx, tenant.id, id, ip);
          await keep(tx, tenant, former, mobile, language);
        });
      } catch (error) {
        // Registered with it meanwhile; whoever holds the number may know.
        if (violates(error, 'member_mobile_key')) throw faultAt('PHONE_TAKEN', 'mobileNum', 'taken');
        throw error;
      }
      await factor.succeeded();
      return { proved: true };
    },
  };
}
