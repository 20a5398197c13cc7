import type { Database } from '../../../platform/db/index.ts';
import { Problem, type Handlers } from '../../../platform/http/index.ts';
import { currentFactorOf, type Reauthentication } from '../credentials/reauthenticate.ts';
import { holderOf, type Members } from '../../member/index.ts';
import { maskedMobile, type HumanCheck, type SmsCodes } from '../../verification/index.ts';
import type { Site } from '../../settings/index.ts';
import { mayChangeEmail } from './email-handlers.ts';
import { mayChangeMobile } from './phone-handlers.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import { maskedEmail } from './masked-email.ts';
import type { TellHolder } from './security-notices.ts';
import type { RecoveryCodes } from '../second-factor/recovery-codes.ts';
import { codeInvalid, type SecondFactorCodes } from '../second-factor/second-factor-codes.ts';
import type { Totp } from '../second-factor/totp.ts';

export interface SecurityDeps {
  readonly db: Database;
  readonly addresses: Addresses;
  readonly humanCheck: HumanCheck;
  readonly members: Members;
  readonly reauthentication: Reauthentication;
  readonly recoveryCodes: RecoveryCodes;
  readonly secondFactorCodes: SecondFactorCodes;
  readonly site: Site;
  readonly smsCodes: SmsCodes;
  readonly tellHolder: TellHolder;
  readonly totp: Totp;
  /** ISO 3166 code of an address's country, or null. */
  readonly countryOf: (ip: string) => string | null;
}

/** Calls of the security centre. */
export type SecurityCall = 'security' | 'addresses' | 'forgetAddress' | 'totpStart' | 'totpConfirm' | 'totpRemove' | 'recoveryCodes' | 'smsReauthentication';

/** Handlers of the security centre. */
export function securityHandlers(deps: SecurityDeps): Handlers<SecurityCall> {
  const { db, addresses, humanCheck, members, reauthentication, recoveryCodes, secondFactorCodes, site, smsCodes, tellHolder, totp, countryOf } = deps;
  return {
    async security({ tenant, member: { id } }) {
      const member = await holderOf(members, tenant.id, id);
      const { previousLoginAt: at, previousLoginIp: ip, mobile, email } = member;
      return {
        lastLogin: at === null ? null : { at: at.toISOString(), ip, country: ip === null ? null : countryOf(ip) },
        currentFactor: currentFactorOf(member),
        passwordChangedAt: member.passwordChangedAt?.toISOString() ?? null,
        mobile: mobile === null ? null : maskedMobile(mobile),
        email: email === null ? null : maskedEmail(email),
        totp: await totp.isEnrolled(tenant.id, id),
        transactionPassword: member.paymentPasswordHash !== null,
        transactionPasswordChangedAt: member.paymentPasswordChangedAt?.toISOString() ?? null,
        mobileProved: member.mobileVerifiedAt !== null,
        mobileChangeable: await mayChangeMobile(site, tenant),
        emailProved: email !== null && member.emailVerifiedAt !== null,
        emailChangeable: await mayChangeEmail(site, tenant),
        recoveryCodesLeft: await recoveryCodes.left(tenant.id, id),
      };
    },
    async addresses({ tenant, member, ip }) {
      const known = await addresses.list(tenant.id, member.id, ip);
      return {
        addresses: known.map(({ id, prefix, registeredAt, lastUsedAt, current }) => ({
          id,
          prefix,
          country: countryOf(prefix.replace(/\/\d+$/, '')),
          registeredAt: registeredAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          current,
        })),
      };
    },
    async forgetAddress({ request, tenant, member }) {
      if (!(await addresses.forget(tenant.id, member.id, request.id))) throw new Problem('NOT_FOUND');
      return { forgotten: true };
    },
    async totpStart({ tenant, member }) {
      const offer = await totp.start({ tenantId: tenant.id, memberId: member.id, site: tenant.name, account: member.username });
      // Otherwise an open session alone would be enough to replace the app in force.
      if (offer === undefined) throw new Problem('FUNCTION_DISABLED');
      return offer;
    },
    async totpConfirm({ request, tenant, member: { id }, ip, language }) {
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'password' }, request);
      const holder = await holderOf(members, tenant.id, id);
      const codes = await db.transaction(async (tx) => {
        await factor.spend(tx);
        if (!(await totp.confirm(tx, tenant.id, id, request.code))) throw codeInvalid();
        // Earlier ranges were stored without a second factor.
        await addresses.keepOnly(tx, tenant.id, id, ip);
        await tellHolder(tx, tenant, holder, { change: 'appTurnedOn', language });
        return recoveryCodes.renew(tx, tenant.id, id);
      });
      await factor.succeeded();
      return { recoveryCodes: codes };
    },
    async totpRemove({ request, tenant, member: { id }, ip, language }) {
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'password' }, request);
      await secondFactorCodes.redeem(tenant.id, id, request.code);
      const holder = await holderOf(members, tenant.id, id);
      await db.transaction(async (tx) => {
        await factor.spend(tx);
        await totp.remove(tx, tenant.id, id);
        await recoveryCodes.removeAll(tx, tenant.id, id);
        await tellHolder(tx, tenant, holder, { change: 'appTurnedOff', language });
      });
      await factor.succeeded();
      return { removed: true };
    },
    async recoveryCodes({ request, tenant, member: { id }, ip, language }) {
      const holder = await holderOf(members, tenant.id, id);
      const byApp = await totp.isEnrolled(tenant.id, id);
      // Recovery codes replace another factor; without one they are never accepted.
      if (holder.mobileVerifiedAt === null && !byApp) throw new Problem('FUNCTION_DISABLED');
      if (byApp && request.code === '') throw new Problem('VALIDATION_FAILED', { fields: [{ field: 'code', rule: 'required' }] });
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'password', alsoPhone: !byApp }, request);
      if (byApp) await secondFactorCodes.redeem(tenant.id, id, request.code);
      const codes = await db.transaction(async (tx) => {
        await factor.spend(tx);
        await tellHolder(tx, tenant, holder, { change: 'recoveryCodesRenewed', language });
        return recoveryCodes.renew(tx, tenant.id, id);
      });
      await factor.succeeded();
      return { recoveryCodes: codes };
    },
    async smsReauthentication({ request, tenant, member: { id }, ip, language }) {
      const { mobile } = await holderOf(members, tenant.id, id);
      // An outside provider sends its codes itself.
      if (mobile === null || (await site.setting(tenant, 'phoneProvider')).provider !== 'platform') throw new Problem('FUNCTION_DISABLED');
      if (await smsCodes.wantsPerson(tenant.id, mobile, 'reauthentication', ip)) await humanCheck.demand(tenant, request, ip);
      return smsCodes.send({ tenant, mobile, purpose: 'reauthentication', language, ip });
    },
  };
}
